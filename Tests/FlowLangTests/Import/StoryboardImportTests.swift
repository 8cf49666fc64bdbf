import Testing

@testable import FlowLang

/// The statements for each construct of a storyboard.
@Suite struct StoryboardImportTests {
  /// The words in the name of its class say how a custom segue presents.
  @Test(arguments: [
    ("ArrowPopoverSegue", Target.Presentation.popover), ("BottomSheetSegue", .sheet), ("ModalSegue", .sheet),
    ("PresentationSegue", .sheet), ("RepresentSegue", .push), ("DismissModalSegue", .push), ("NonModalSegue", .push),
    ("UnwindSheetSegue", .push), ("Fade", .push),
  ])
  func customSegues(_ name: String, _ presentation: Target.Presentation) {
    #expect(SegueKind.presentation(of: "custom", style: nil, customClass: name) == presentation, "\(name)")
  }

  private static let root =
    "<segue destination=\"home\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"

  @Test func navigationControllersFoldIntoTheirRoot() {
    expectImport(
      [
        "Main.storyboard": storyboard(
          controller("nav", "storyboardIdentifier=\"Start\"", kind: "navigationController", Self.root),
          controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\" title=\"Welcome\""),
          initial: "nav")
      ],
      """
      app App {
        start Home
      }

      screen Home "Welcome" {
        entry "identifier Start"
        view uikit HomeViewController
        note id "home"
        note navigationController "nav Start"
        allow dead-end "code may lead on, or close it"
      }
      """)
  }

  @Test func segues() {
    let segues = """
      <segue destination="b" kind="show" identifier="open b" id="1"/>
      <segue destination="b" kind="push" id="2"/>
      <segue destination="b" kind="presentation" identifier="full" modalPresentationStyle="fullScreen" id="3"/>
      <segue destination="b" kind="presentation" identifier="form" modalPresentationStyle="formSheet" id="4"/>
      <segue destination="b" kind="modal" identifier="modal" animates="NO" id="5"/>
      <segue destination="b" kind="popoverPresentation" identifier="pop" popoverAnchorView="x" id="6"/>
      <segue destination="b" kind="showDetail" identifier="detail" id="7"/>
      <segue destination="b" kind="custom" customClass="Fade" identifier="fade" id="8"/>
      <segue destination="b" kind="custom" customClass="ArrowPopoverSegue" identifier="arrow" id="14"/>
      <segue destination="b" kind="custom" customClass="BottomSheetSegue" identifier="bottom" id="15"/>
      <segue destination="b" kind="replace" identifier="swap" id="9"/>
      <segue destination="b" kind="show" identifier="peek" id="10"><segue key="commit" inheritsFrom="parent" id="11"/></segue>
      <segue destination="b" kind="hop" identifier="hop" id="12"/>
      <segue destination="nowhere" kind="show" identifier="lost" id="13"/>
      """
    expectImport(
      ["Main.storyboard": storyboard(controller("a", "", segues), controller("b"), initial: "a")],
      problems: ["Main.storyboard:16:1: not-understood", "Main.storyboard:17:1: unknown-destination"],
      """
      app App {
        start ViewController
      }

      screen ViewController {
        note id "a"

        link `open b` -> OpenB
        link toOpenB -> OpenB { note kind "push" }
        link full -> OpenB cover { note attributes "modalPresentationStyle=fullScreen" }
        link form -> OpenB sheet { note attributes "modalPresentationStyle=formSheet" }
        link modal -> OpenB sheet {
          note kind "modal"
          note attributes "animates=NO"
        }
        link pop -> OpenB popover { note attributes "popoverAnchorView=x" }
        link detail -> OpenB { note kind "showDetail" }
        link fade -> OpenB {
          note kind "custom"
          note attributes "customClass=Fade"
        }
        link arrow -> OpenB popover {
          note kind "custom"
          note attributes "customClass=ArrowPopoverSegue"
        }
        link bottom -> OpenB sheet {
          note kind "custom"
          note attributes "customClass=BottomSheetSegue"
        }
        link swap -> OpenB replace { note kind "replace" }
        link peek -> OpenB { note attributes "commit=parent" }
        link hop -> OpenB { note kind "hop" }
      }

      screen OpenB {
        note id "b"
        allow dead-end "code may lead on, or close it"
      }
      """)
  }

  @Test func linksAreNamedByTheirLabels() {
    let button = """
      <button id="x"><state key="normal" title="Don't ask again…"/><connections>
      <segue destination="b" kind="show" id="1"/></connections></button>
      <barButtonItem title="Item" id="y"><connections><segue destination="b" kind="show" id="2"/></connections></barButtonItem>
      <tableViewCell id="z"><label text="Log out" id="l"/><connections>
      <segue destination="b" kind="show" id="3"/></connections></tableViewCell>
      """
    let result = imported([
      "Main.storyboard": storyboard(
        controller("a") + button, controller("b", "storyboardIdentifier=\"link\""), initial: "a")
    ])
    let links = result.files[0].text.split(separator: "\n").filter { $0.contains("->") }
    #expect(
      links == [
        "  link dontAskAgain \"Don't ask again…\" -> `link` { note trigger \"button\" }",
        "  link toLink \"Item\" -> `link` { note trigger \"barButtonItem\" }",
        "  link logOut \"Log out\" -> `link` { note trigger \"tableViewCell\" }",
      ])
  }

  @Test func containment() {
    func relation(_ name: String, _ id: String) -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(id)\"/>"
    }
    expectImport(
      [
        "Main.storyboard": storyboard(
          controller(
            "bar", "storyboardIdentifier=\"Bar\"", kind: "tabBarController",
            relation("viewControllers", "split") + relation("viewControllers", "third")),
          controller(
            "split", "title=\"Mail\"", kind: "splitViewController",
            relation("masterViewController", "list") + relation("detailViewController", "detail")),
          controller("list", "title=\"List\""), controller("detail", "title=\"Detail\""),
          "<viewController id=\"third\" sceneMemberID=\"viewController\">"
            + "<tabBarItem key=\"tabBarItem\" title=\"More\" image=\"dots\" id=\"i\"/><containerView id=\"c\"><connections>"
            + "<segue destination=\"list\" kind=\"embed\" identifier=\"inner\" id=\"e\"/></connections></containerView>"
            + "</viewController>",
          initial: "third")
      ],
      """
      app App {
        start More
      }

      tabs Bar {
        tab mail "Mail" -> Mail
        tab more "More" icon "dots" -> More
        note id "bar"
        note kind "tabBarController"
      }

      screen Mail {
        embed List
        embed Detail
        note id "split"
        note kind "splitViewController"
        note embed "list masterViewController"
        note embed "detail detailViewController"
        allow deep-link-only "the entry of Bar from code shows it"
      }

      screen List { note id "list" }

      screen Detail {
        note id "detail"
        allow deep-link-only "the entry of Bar from code shows it"
      }

      screen More {
        embed List
        note id "third"
        note embed "list embed inner"
        allow dead-end "code may lead on, or close it"
      }

      flow `Bar from code` {
        start Bar
        entry "identifier Bar"
      }
      """)
  }

  @Test func referencesLeadToOtherFiles() {
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Help\" referencedIdentifier=\"Faq\" id=\"r\" sceneMemberID=\"viewController\"/>"
    let begin = "<viewControllerPlaceholder storyboardName=\"Help\" id=\"r2\" sceneMemberID=\"viewController\"/>"
    let segues =
      "<segue destination=\"r\" kind=\"show\" identifier=\"faq\" id=\"1\"/><segue destination=\"r2\" kind=\"show\" identifier=\"help\" id=\"2\"/>"
    let main = storyboard(controller("a", "title=\"A\"", segues), reference, begin, initial: "a")
    let help = storyboard(
      controller("f", "storyboardIdentifier=\"Faq\""), controller("h", "title=\"Help\""), initial: "h")
    let alone = imported(["Main.storyboard": main]).files[0].text
    #expect(alone.contains("link faq -> Faq\n") && alone.contains("/// Help.storyboard, Faq\nexternal screen Faq"))
    let both = imported(["Main.storyboard": main, "Help.storyboard": help])
    #expect(both.files[0].text.contains("link help -> Help\n"))
    #expect(!both.files[0].text.contains("external"))
    #expect(both.problems.places == [])
    let lost = imported(["Main.storyboard": main, "Help.storyboard": storyboard(controller("x"), initial: "x")])
    #expect(lost.problems.places.map { $0.suffix(19) } == ["unknown-destination"])
    let split = imported(["Main.storyboard": main, "Help.storyboard": help], isSplit: true)
    #expect(split.files.map(\.name) == ["App.flow", "Main.flow", "Help.flow"])
    #expect(split.files[0].text == "import \"Main.flow\"\nimport \"Help.flow\"\n\napp App {\n  start A\n}\n")
  }

  @Test func codeDefinesTheDestinationOfAnUnwindSegue() {
    let main = storyboard(
      controller("a", "customClass=\"HomeViewController\"", "<segue destination=\"b\" kind=\"show\" id=\"1\"/>"),
      controller(
        "b", "title=\"B\"", "<segue destination=\"x\" kind=\"unwind\" unwindAction=\"closeWithSegue:\" id=\"2\"/>")
        + "<exit id=\"x\" sceneMemberID=\"exit\"/>",
      initial: "a")
    let alone = imported(["Main.storyboard": main]).files[0].text
    #expect(alone.contains("link closeWithSegue -> back { note unwind \"closeWithSegue:\" }"))
    let code = """
      final class HomeViewController: UIViewController {
        @IBAction func close(segue: UIStoryboardSegue) {}
      }
      """
    let known = imported(["Main.storyboard": main], code: ["Home.swift": code]).files[0].text
    #expect(known.contains("link closeWithSegue -> back to Home { note unwind"))
  }

  @Test func namesAreKeptAndAreUnique() {
    let main = storyboard(
      controller("1", "storyboardIdentifier=\"my screen\""), controller("2", "storyboardIdentifier=\"app\""),
      controller("3", "storyboardIdentifier=\"Ünï\""), controller("4", "customClass=\"my screen\""),
      controller("5", "storyboardIdentifier=\"a`b&#10;c\""), controller("6", "storyboardIdentifier=\"Cafe\u{301}\""),
      controller("7", "storyboardIdentifier=\"app\""))
    let result = imported(["Main.storyboard": main])
    let heads = result.files[0].text.split(separator: "\n").filter { $0.hasPrefix("screen") }
    #expect(
      heads.map { $0.dropFirst("screen ".count).prefix { $0 != "{" } } == [
        "`my screen` ", "`app` ", "Ünï ", "`my screen2` ", "`a b c` ", "Café ", "app2 ",
      ])
    #expect(
      result.problems.places == ["Main.storyboard:13:1: no-way-in", "Main.storyboard:22:1: duplicate-identifier"])
  }

  @Test func deadScenesAreFound() {
    let main = storyboard(
      controller("a", "title=\"A\""),
      controller("b", "title=\"B\"", "<segue destination=\"c\" kind=\"show\" id=\"1\"/>"),
      controller("c", "title=\"C\"", "<segue destination=\"b\" kind=\"show\" id=\"2\"/>"), initial: "a")
    let result = imported(["Main.storyboard": main])
    #expect(result.problems.places == ["Main.storyboard:7:1: no-way-in"])
    #expect(!result.files[0].text.contains("unreachable-screen"))
    let listed = imported(["Main.storyboard": main], entries: "b from the widget")
    #expect(listed.problems.places == ["Main.storyboard:10:78: pushes-again"])
    #expect(listed.files[0].text.contains("entry \"from the widget\""))
  }
}
