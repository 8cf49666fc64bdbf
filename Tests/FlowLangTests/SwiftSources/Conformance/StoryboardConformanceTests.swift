import Testing

@testable import FlowLang

/// Storyboards beside Swift files.
@Suite struct StoryboardConformanceTests {
  /// Segues are links, and identifiers name the scenes, or the navigation controllers around them.
  @Test func storyboardsBesideTheCodeAreCompared() {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="h"><scenes>
      <scene sceneID="1"><objects><viewController id="h" customClass="HomeViewController" storyboardIdentifier="Home"><connections><segue destination="d" kind="show" identifier="showDetail" id="q"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="d" customClass="DetailViewController"/></objects></scene>
      <scene sceneID="3"><objects><navigationController id="n" storyboardIdentifier="SettingsNav"><connections><segue destination="s" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="4"><objects><tableViewController id="s" customClass="SettingsViewController"/></objects></scene>
      <scene sceneID="5"><objects><viewController id="o" customClass="PackageViewController" storyboardIdentifier="Other"/></objects></scene>
      </scenes></document>
      """
    let code = """
      class HomeViewController: UIViewController {
        func detail() { performSegue(withIdentifier: "showDetail", sender: nil) }
        func settings() { present(storyboard!.instantiateViewController(withIdentifier: "SettingsNav"), animated: true) }
      }
      class DetailViewController: UIViewController {}
      class SettingsViewController: UITableViewController {}
      """
    var files = [("Main.storyboard", storyboard), ("Home.swift", code)]
    let flow = SwiftImportTests.flow(files)
    #expect(flow.contains("-> Settings sheet"), "\(flow)")
    func findings(_ flow: String) -> [String] {
      var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
      let before = compilation.findings.sorted.count
      Conformance.check(&compilation, against: AppSources.read(files.map { SourceFile(path: $0.0, text: $0.1) }))
      return compilation.findings.sorted.dropFirst(before).map(\.message)
    }
    #expect(findings(flow) == [])
    let wrong = flow.replacing("-> Settings sheet", with: "-> Settings")
    #expect(findings(wrong).contains { $0.contains("as a sheet, the flow as a push") }, "\(findings(wrong))")
    // A segue that code does not perform, to a screen of the flow and to a new one.
    for (goal, message) in [
      ("s", "the code of `Detail` leads to `Settings` (push), the flow does not"),
      ("p", "the code shows `HelpViewController`, which no screen of the flow is"),
    ] {
      let segue = "<connections><segue destination=\"\(goal)\" kind=\"show\" id=\"w\"/></connections>"
      let detail = "<viewController id=\"d\" customClass=\"DetailViewController\""
      let help = "<scene><objects><viewController id=\"p\" customClass=\"HelpViewController\"/></objects></scene>"
      files[0].1 = storyboard.replacing("\(detail)/>", with: "\(detail)>\(segue)</viewController>")
        .replacing("</scenes>", with: "\(help)</scenes>")
      files[1].1 = code + "\nclass HelpViewController: UIViewController {}"
      #expect(findings(flow) == [message])
    }
  }

  /// The segues of a storyboard with the marks of a conflict are not known.
  @Test(arguments: ["", "<<<<<<< HEAD\n"])
  func aStoryboardThatIsNotXML(_ marks: String) throws {
    func storyboard(_ marks: String, _ kind: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
      \(marks)<scene><objects><viewController id="h" customClass="HomeViewController"><connections>\(kind)</connections></viewController></objects></scene>
      <scene><objects><viewController id="d" customClass="DetailViewController"/></objects></scene>
      </scenes></document>
      """
    }
    func code(_ links: String) -> String {
      """
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class ListViewController: UIViewController { \(links) }
      class HelpViewController: UIViewController {}
      """
    }
    let help = "func help() { show(HelpViewController(), sender: self) }"
    let segue = "<segue destination=\"d\" kind=\"show\" id=\"q\"/>"
    let flow = SwiftImportTests.flow([("Main.storyboard", storyboard("", segue)), ("Home.swift", code(help))])
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let files = [("Main.storyboard", storyboard(marks, "")), ("Home.swift", code(""))].map {
      SourceFile(path: $0.0, text: $0.1)
    }
    let sources = AppSources.read(files)
    Conformance.check(&compilation, against: sources)
    let found = compilation.findings.sorted.filter { $0.rule == "link-not-in-code" }
      .map { "\($0.severity): \($0.message)" }
    #expect(
      found.sorted() == [
        "\(marks.isEmpty ? "warning" : "note"): the code of `Home` does not lead to `Detail`",
        "warning: the code of `List` does not lead to `Help`",
      ])
    #expect(sources.unreadStoryboardLines.isEmpty == marks.isEmpty)
    if !marks.isEmpty {
      let line = try #require(sources.unreadStoryboardLines.split(separator: "\n").first)
      #expect(line.hasPrefix("Main.storyboard: ") && line.hasSuffix("its segues are not compared"), "\(line)")
    }
  }

  /// Of two scenes with one class, each has the segues of both, also where two files declare that class.
  @Test(arguments: [1, 2])
  func twoScenesOfOneClass(_ count: Int) {
    let segue = "<connections><segue destination=\"d\" kind=\"show\" id=\"q\"/></connections>"
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
      <scene><objects><viewController id="h" customClass="HomeViewController">\(segue)</viewController></objects></scene>
      <scene><objects><viewController id="d" customClass="DetailViewController"/></objects></scene>
      </scenes></document>
      """
    let goals = ["Help", "More"]
    let classes = (goals + ["Detail"]).map { "class \($0)ViewController: UIViewController {}\n" }.joined()
    let files = goals.prefix(count).map { goal in
      "class HomeViewController: UIViewController { func go() { show(\(goal)ViewController(), sender: self) } }"
    }
    func home(_ goal: String) -> String {
      "view uikit HomeViewController link detail -> Detail"
        + (count == 1 || goal == "Help" ? " link help -> Help" : " link more -> More")
    }
    let flow = """
      app Shop { start Home }
      screen Home { \(home("Help")) }
      screen OldHome { entry "code" \(home("More")) }
      screen Detail { view uikit DetailViewController }
      screen Help { view uikit HelpViewController }
      screen More { entry "code" view uikit MoreViewController }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let texts =
      [("Main.storyboard", storyboard), ("Classes.swift", classes)]
      + files.enumerated().map { ("\($0.offset)/Home.swift", $0.element) }
    Conformance.check(&compilation, against: AppSources.read(texts.map { SourceFile(path: $0.0, text: $0.1) }))
    #expect(compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message) == [])
  }

  /// Two sample apps have a controller of one name each, with a segue of its own; a third segue is new.
  @Test(arguments: ["", "more"])
  func twoScenesOfTwoTypesOfOneName(_ new: String) {
    func scenes(_ goal: String, _ more: String) -> String {
      let segues = [goal, more].filter { !$0.isEmpty }.map {
        "<segue destination=\"\($0)\" kind=\"show\" id=\"q\($0)\"/>"
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
        <scene><objects><viewController id="h" customClass="ViewController"><connections>\(segues.joined())</connections></viewController></objects></scene>
        <scene><objects><viewController id="\(goal)" customClass="\(goal)Controller"/></objects></scene>
        <scene><objects><viewController id="more" customClass="MoreController"/></objects></scene>
        </scenes></document>
        """
    }
    let flow = """
      app Shop { start One }
      screen One { view uikit ViewController link help -> Help link detail -> Detail }
      screen Two { entry "code" view uikit ViewController link chart -> Chart link cart -> Cart }
      screen Help { view uikit HelpController }
      screen Chart { view uikit ChartController }
      screen Detail { view uikit DetailController }
      screen Cart { view uikit CartController }
      screen More { entry "code" view uikit MoreController }
      """
    let classes = ["Help", "Chart", "Detail", "Cart", "More"].map { "class \($0)Controller: UIViewController {}\n" }
      .joined()
    func app(_ goal: String) -> String {
      "class ViewController: UIViewController { func go() { show(\(goal)Controller(), sender: self) } }"
    }
    let texts = [
      ("A/Main.storyboard", scenes("Help", "")), ("B/Main.storyboard", scenes("Chart", new)),
      ("Classes.swift", classes), ("A/App.swift", app("Detail")), ("B/App.swift", app("Cart")),
    ]
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    Conformance.check(&compilation, against: AppSources.read(texts.map { SourceFile(path: $0.0, text: $0.1) }))
    #expect(
      compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message)
        == (new.isEmpty ? [] : ["the code of `One` leads to `More` (push), the flow does not"]))
  }

  /// A new scene that code shows by its storyboard or its identifier.
  @Test(arguments: ["instantiateInitialViewController()!", "instantiateViewController(withIdentifier: \"Help\")"])
  func aNewSceneIsReported(_ call: String) {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="p"><scenes>
      <scene><objects><viewController id="p" customClass="HelpViewController" storyboardIdentifier="Help"/></objects></scene>
      </scenes></document>
      """
    let code = """
      class HomeViewController: UIViewController {
        func help() { present(UIStoryboard(name: "Help", bundle: nil).\(call), animated: true) }
      }
      class HelpViewController: UIViewController {}
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: "app Shop { start Home }\nscreen Home {}"))
    let files = [("Help.storyboard", storyboard), ("Home.swift", code)].map { SourceFile(path: $0.0, text: $0.1) }
    let before = compilation.findings.sorted.count
    Conformance.check(&compilation, against: AppSources.read(files))
    let found = compilation.findings.sorted.dropFirst(before).map(\.message)
    #expect(found == ["the code shows `HelpViewController`, which no screen of the flow is"])
  }
}
