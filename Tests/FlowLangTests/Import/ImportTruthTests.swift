import Foundation
import Testing

@testable import FlowLang

/// Imported flows make no false statements about the app.
@Suite struct ImportTruthTests {
  private static func activity(_ id: String, _ name: String) -> String {
    "<activity android:id=\"@+id/\(id)\" android:name=\"a.\(name)\"/>"
  }

  private static func screen(_ id: String, of name: String, _ content: String = "") -> String {
    "<fragment android:id=\"@+id/\(id)\" android:name=\"a.\(name)\">\(content)</fragment>"
  }

  // MARK: Graphs

  @Test func aSharedGraphKeepsTheActionsOfAllIncluders() {
    let create = graph(
      "create", start: "form", fragment("form", action("search", to: "customer")) + fragment("customer"))
    let orders = graph(
      "orders", start: "list",
      "<include app:graph=\"@navigation/create\"/>" + action("search", to: "found")
        + fragment("list", action("make", to: "create") + action("search", to: "found")) + fragment("found"))
    let main = graph(
      "main", start: "home",
      "<include app:graph=\"@navigation/orders\"/><include app:graph=\"@navigation/create\"/>"
        + fragment("home", action("toOrders", to: "orders") + action("toCreate", to: "create")))
    let text = imported(["main.xml": main, "orders.xml": orders, "create.xml": create]).files[0].text
    #expect(text.components(separatedBy: "without search").count == 2, "only in the flow that has the action")
    #expect(text.contains("  screen form {\n    note class"))
  }

  @Test func unneededSuppressionsAreRemoved() {
    let sign = graph(
      "nav", start: "signIn",
      fragment("signIn", action("toHome", to: "home", "app:popUpTo=\"@id/home\"")) + fragment("home"))
    let result = imported(["sign.xml": sign])
    #expect(!result.files[0].text.contains("allow"))
    // The action does not pop a destination that is never below.
    #expect(result.problems.places == [])
  }

  @Test func aGraphIsNotOpenedAgain() {
    let status =
      "<navigation android:id=\"@+id/status\" app:startDestination=\"@id/main\">"
      + fragment("main", action("go", to: "other")) + "</navigation>"
    let text = graph(
      "nav", start: "status", status + fragment("other", action("done", to: "status", "app:popUpTo=\"@id/status\"")))
    let result = imported(["g.xml": text])
    #expect(result.problems.places == [])
    #expect(result.files[0].text.contains("link done -> main reuse"))
    // Nor is a graph of a file that is missing.
    let lost = graph(
      "nav", start: "a",
      "<include app:graph=\"@navigation/status\"/>" + fragment("a", action("b", to: "b"))
        + fragment("b", action("done", to: "status", "app:popUpTo=\"@id/status\"")))
    #expect(imported(["g.xml": lost]).problems.places == [])
  }

  /// The parameters of a graph are known before a graph that starts with it passes them on, whichever file comes first.
  @Test func aGraphPassesParametersOnToTheGraphItStartsWith() {
    let argument = "<argument android:name=\"b\" app:argType=\"integer\"/>"
    let inner = graph("inner", start: "x", fragment("x", argument))
    let main = graph(
      "nav_graph", start: "a",
      fragment("a", action("go", to: "outer"))
        + "<navigation android:id=\"@+id/outer\" app:startDestination=\"@id/inner\"><include app:graph=\"@navigation/inner\"/></navigation>"
    )
    for files: KeyValuePairs in [
      ["nav_graph.xml": main, "inner.xml": inner], ["inner.xml": inner, "nav_graph.xml": main],
    ] {
      let text = imported(files).files[0].text
      #expect(text.contains("flow outer(b: Int) {\n  start inner(b: b)"), "\(text)")
    }
  }

  @Test func aGraphIncludedTwiceIsImportedOnce() {
    let include = "<include app:graph=\"@navigation/inner\"/>"
    let main = graph("nav", start: "a", include + fragment("a", action("go", to: "inner")) + include)
    let inner = graph("inner", start: "b", fragment("b"))
    #expect(imported(["nav.xml": main, "inner.xml": inner]).problems.places == [])
    let twice = graph("nav", start: "a", fragment("a", action("go", to: "b")) + fragment("b") + fragment("b"))
    #expect(imported(["nav.xml": twice]).problems.places.contains { $0.hasSuffix("duplicate-identifier") })
  }

  @Test func animationsAreOneNote() {
    let attributes =
      "app:enterAnim=\"@anim/slide_in\" app:exitAnim=\"@anim/slide_out\" app:popExitAnim=\"@android:anim/fade_out\""
    let text = imported([
      "g.xml": graph("g", start: "a", fragment("a", action("b", to: "b", attributes)) + fragment("b"))
    ]).files[0].text
    #expect(text.contains("note animations \"enter=slide_in exit=slide_out popExit=@android:anim/fade_out\""))
    #expect(!text.contains("note attributes"))
  }

  // MARK: Code

  @Test func destinationsNamedInTheSourceOfAScreenAreLinks() {
    let content =
      Self.screen("home", of: "HomeFragment") + Self.screen("details", of: "DetailsFragment")
      + Self.screen("page", of: "PageFragment") + Self.activity("player", "PlayerActivity")
      + Self.screen("old", of: "OldFragment") + Self.screen("menu", of: "MenuFragment")
    let code = """
      package a
      import com.example.core.R as CoreR
      import a.OldFragment
      class PagerAdapter { override fun createFragment(position: Int) = PageFragment() }
      class HomeFragment : Fragment(R.layout.home) {
        fun go() {
          findNavController().navigate(CoreR.id.details)
          startActivity(Intent(context, PlayerActivity::class.java))
          findNavController().popBackStack(R.id.old, false)
        }
        fun isHere() = findNavController().currentDestination?.id == R.id.home
      }
      class OldFragment : Fragment() { companion object { fun newInstance() = OldFragment() } }
      """
    let result = imported(["nav.xml": graph("nav", start: "home", content)], code: ["Home.kt": code])
    let text = result.files[0].text
    #expect(text.contains("link toDetails -> details { note code \"named in Home.kt\" }"), "\(text)")
    #expect(text.contains("link toPlayer -> player { note code \"named in Home.kt\" }"))
    #expect(text.contains("screen page {\n  entry \"named in Home.kt\""))
    #expect(!text.contains("screen details {\n  entry") && !text.contains("screen `home` {\n  entry"))
    // A class that only its own source names is not shown, nor is a destination that is only popped to.
    #expect(result.problems.places == ["nav.xml:3:297: no-way-in", "nav.xml:3:369: no-way-in"])
  }

  @Test func theHelpSuggestsFurtherFiles() {
    let main = graph("g", start: "a", fragment("a") + fragment("b"))
    let alone = imported(["nav_graph.xml": main])
    #expect(alone.problems.findings.sorted[0].help == "`--scan DIR` looks through the code below a folder for it")
    #expect(alone.summary.contains("nothing in the files leads to 1 screen: `--scan DIR` looks through the code"))
    let scanned = imported(["nav_graph.xml": main], code: ["A.kt": "class A"])
    #expect(scanned.problems.findings.sorted[0].help == nil)
    #expect(!scanned.summary.contains("--scan"))
  }

  @Test func aControllerThatSwiftCreatesIsShown() {
    let board = storyboard(
      controller("a"), controller("b", "customClass=\"SettingsViewController\""),
      controller("c", "customClass=\"LostViewController\""), initial: "a")
    let code = "func f() { show(storyboard.instantiateInitialViewController() as! SettingsViewController) }"
    let result = imported(["Main.storyboard": board], code: ["A.swift": code])
    #expect(result.files[0].text.contains("screen Settings {\n  entry \"named in A.swift\""))
    #expect(result.problems.findings.sorted.map(\.message).filter { $0.contains("Settings") } == [])
    #expect(result.problems.findings.sorted.contains { $0.message.contains("`Lost`") })
  }

  @Test func aControllerThatObjectiveCCreatesIsShown() {
    let board = storyboard(
      controller("a", "customClass=\"HomeViewController\""), controller("b", "customClass=\"MemberViewController\""),
      controller("c", "customClass=\"ListViewController\""), controller("d", "customClass=\"OldViewController\""),
      controller("e", "customClass=\"OwnViewController\""), initial: "a")
    let code = """
      #import <App/OldViewController.h>
      #import "OldViewController.h"
      @interface OwnViewController () <ListDelegate>
      @end
      @implementation OwnViewController
      + (instancetype)make { return [[OwnViewController alloc] init]; }
      @end
      @implementation HomeViewController
      - (void)go {
        [self show:[MemberViewController memberViewController]];
        [self show:[[ListViewController alloc] initWithStyle:1]];
        OldViewController *old = (OldViewController *)self.presenter;
      }
      @end
      """
    let result = imported(["Main.storyboard": board], code: ["Home.m": code])
    #expect(result.files[0].text.contains("screen Member {\n  entry \"named in Home.m\""))
    #expect(
      result.problems.findings.sorted.map { $0.message.prefix(24) } == [
        "nothing leads to `Old`: ", "nothing leads to `Own`: ",
      ])
  }

  // MARK: AppKit

  @Test func theApplicationAndItsDataAreNoScreens() {
    let board = storyboard(
      """
      <application id="app" sceneMemberID="viewController"><menu id="m"><items><menuItem title="Preferences…" id="i">
      <connections><segue destination="b" kind="show" id="s"/></connections></menuItem></items></menu></application>
      """,
      "<arrayController id=\"ac\"/>"
        + controller("a", "customClass=\"HomeViewController\"", "<segue destination=\"b\" kind=\"sheet\" id=\"t\"/>")
        + "<userDefaultsController representsSharedInstance=\"YES\" id=\"ud\"/>",
      controller("b", "customClass=\"PreferencesViewController\""), initial: "a", runtime: "MacOSX.Cocoa")
    expectImport(
      ["Main.storyboard": board],
      """
      app App {
        start Home
        allow unbounded-stack "a menu opens windows, which are beside each other"

        link preferences "Preferences…" -> Preferences { note trigger "menuItem" }
      }

      screen Home {
        note id "a"
        note class "HomeViewController"

        link toPreferences -> Preferences sheet
      }

      screen Preferences {
        note id "b"
        note class "PreferencesViewController"
      }
      """)
  }

  // MARK: Copies, names, notes

  @Test func localizedCopiesAreImportedOnce() {
    let board = storyboard(controller("a"), controller("b"), initial: "a")
    let result = imported(["Base.lproj/Main.storyboard": board, "ja.lproj/Main.storyboard": board])
    #expect(result.files[0].text.components(separatedBy: "screen ").count == 3)
    #expect(result.problems.places == ["Base.lproj/Main.storyboard:7:1: no-way-in"])
    #expect(result.parts.count == 2)
  }

  @Test func longNamesAreShortenedInTheMiddle() {
    let long = String(repeating: "a", count: 300)
    let (one, other) = (ImportedNames.clean(long + "One"), ImportedNames.clean(long + "Other"))
    #expect(one != other && one.hasSuffix("One") && one.unicodeScalars.count == 200)
  }

  @Test func marksThatReorderTextAreNotInNames() {
    let argument = "<argument android:name=\"&#x202E;n\" app:argType=\"integer\"/>"
    let text = imported(["g.xml": graph("g", start: "a", fragment("a", argument))]).files[0].text
    #expect(text.contains("screen a(n: Int?)"))
    let board = storyboard(controller("a", "customClass=\"A&#x202E;B\" title=\"&#x2066;T\""), initial: "a")
    let screens = imported(["Main.storyboard": board]).files[0].text
    #expect(screens.contains("view uikit `A B`"))
    #expect(!(text + screens).unicodeScalars.contains(where: UTF8Text.reordersText))
  }

  @Test func possibleGrowthIsANote() {
    let board = storyboard(
      controller("a", "customClass=\"ListViewController\"", "<segue destination=\"b\" kind=\"show\" id=\"1\"/>"),
      controller("b", "customClass=\"ItemViewController\"", "<segue destination=\"a\" kind=\"show\" id=\"2\"/>"),
      initial: "a")
    let result = imported(["Main.storyboard": board])
    #expect(result.problems.findings.sorted.map { "\($0.severity) \($0.rule)" } == ["note pushes-again"])
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: result.files[0].text))
    #expect(compilation.findings.shown.isEmpty)
  }

  /// The graph does not state whether a dialog opens itself again with a global action.
  @Test func aDialogThatAllScreensOpenDoesNotGrow() {
    let text = graph("nav", start: "a", action("confirm", to: "d") + fragment("a") + "<dialog android:id=\"@+id/d\"/>")
    let result = imported(["g.xml": text]).files[0].text
    #expect(result.contains("without confirm") && !result.contains("allow"))
    #expect(Compiler.compile(SourceFile(path: "a.flow", text: result)).findings.shown.isEmpty)
  }

  @Test func anEntryIsNotedOnce() {
    let segues = (1...4).map { "<segue destination=\"b\($0)\" kind=\"show\" id=\"s\($0)\"/>" }.joined()
    let board = storyboard(
      controller("a"), controller("b", "storyboardIdentifier=\"Settings\"", segues), controller("b1"), controller("b2"),
      controller("b3"), controller("b4"), initial: "a")
    let text = imported(["Main.storyboard": board]).files[0].text
    let findings = Compiler.compile(SourceFile(path: "a.flow", text: text)).findings.shown
    #expect(findings.map(\.rule) == ["deep-link-only"])
  }
}
