import Testing

@testable import FlowLang

/// The screens of a flow and the types of the code that they are.
@Suite struct ScreenMatchingTests {
  private static func findings(_ flow: String, _ code: String) -> [String] {
    ConformanceTests.findings(flow, code).filter { $0.contains("-in-") }
  }

  private static let flow = """
    app Shop { start Home }
    screen Home { view HomeView link detail -> Detail link help -> Help }
    screen Detail { view DetailView link info -> Info link tip -> Help }
    screen Info { view InfoView }
    screen Help { view HelpView }
    """

  private static func code(home: String, detail: String, help: String = "Text(\"h\")") -> String {
    """
    struct HomeView: View { var body: some View { \(home); NavigationLink("Help") { HelpView() } } }
    struct DetailView: View { var body: some View { \(detail) } }
    struct DetailScreen: View { var body: some View { DetailView().toolbar { NavigationLink("Info") { InfoView() } } } }
    struct InfoView: View { var body: some View { Text("i") } }
    struct HelpView: View { var body: some View { \(help) } }
    """
  }

  /// A comment in the view inside a new one is about the screen, too.
  @Test(arguments: [
    ("// flow: link tip\nshowHelp()", true), ("NavigationLink(\"h\") { HelpView() }", true), ("Text(\"\")", false),
  ])
  func commentsInTheViewInside(_ detail: String, _ isThere: Bool) {
    let code = Self.code(home: "NavigationLink(\"d\") { DetailScreen() }", detail: detail)
    #expect(
      Self.findings(Self.flow, code)
        == (isThere ? [] : ["warning link-not-in-code: the code of `Detail` does not lead to `Help`"]), "\(detail)")
  }

  /// A new view that other screens lead to than those of the flow is a new screen.
  @Test func aNewViewElsewhere() {
    let link = "NavigationLink(\"h\") { HelpView() }"
    let code = Self.code(home: "Text(\"\")", detail: link, help: "NavigationLink(\"d\") { DetailScreen() }")
    #expect(
      Self.findings(Self.flow, code) == [
        "warning screen-not-in-flow: the code shows `DetailScreen`, which no screen of the flow is",
        "warning link-not-in-code: the code of `Home` does not lead to `Detail`",
        "warning link-not-in-code: the code of `Detail` does not lead to `Info`",
      ])
  }

  /// All screens of the type inside are the new view.
  @Test func twoScreensOfTheViewInside() {
    let more = "\nscreen More { view DetailView link info -> Info }"
    let flow = Self.flow.replacing("link help ->", with: "link more -> More link help ->") + more
    let code = Self.code(
      home: "NavigationLink(\"d\") { DetailScreen() }", detail: "NavigationLink(\"h\") { HelpView() }")
    #expect(Self.findings(flow, code) == [])
  }

  /// A storyboard still shows the controller inside a new one.
  @Test(arguments: [true, false])
  func aSegueToTheControllerInside(_ isThere: Bool) {
    let segue = isThere ? "<segue destination=\"d\" kind=\"show\" id=\"q\"/>" : ""
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
      <scene><objects><viewController id="h" customClass="HomeController"><connections>\(segue)</connections></viewController></objects></scene>
      <scene><objects><viewController id="d" customClass="DetailController"/></objects></scene>
      </scenes></document>
      """
    let code = """
      class HomeController: UIViewController { func go() { show(PageController(), sender: self) } }
      class PageController: UIViewController { let detail = DetailController()
        override func viewDidLoad() { addChild(detail); view.addSubview(detail.view) }
        func help() { show(HelpController(), sender: self) } }
      class DetailController: UIViewController {}
      class HelpController: UIViewController {}
      """
    let flow = """
      app Shop { start Home }
      screen Home { view uikit HomeController link detail -> Detail }
      screen Detail { view uikit DetailController link help -> Help }
      screen Help { view uikit HelpController }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let files = [("Main.storyboard", storyboard), ("Home.swift", code)].map { SourceFile(path: $0.0, text: $0.1) }
    Conformance.check(&compilation, against: AppSources.read(files))
    let found = compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message)
    #expect(
      found
        == (isThere
          ? [
            "the code shows `PageController`, which no screen of the flow is",
            "the code of `Detail` does not lead to `Help`",
          ] : []))
  }

  /// A comment at a type comes before the choice among types of one name.
  @Test(arguments: ["", "// flow: screen Main\n"])
  func aCommentAtATypeOfAName(_ comment: String) {
    func app(_ name: String, _ comment: String, _ tab: String) -> String {
      """
      @main struct \(name): App { var body: some Scene { WindowGroup { MainView() } } }
      \(comment)struct MainView: View { var body: some View { TabView { \(tab)().tabItem { Text("x") } } } }
      struct \(tab): View { var body: some View { Text("x") } }
      """
    }
    let flow = """
      app Shop { start Main }
      tabs Main { tab home -> Home }
      screen Home { view HomeView }
      screen Run { entry "watch" view RunView }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let files = [("Phone.swift", app("Phone", "", "HomeView")), ("Watch.swift", app("Watch", comment, "RunView"))]
    Conformance.check(&compilation, against: AppSources(files.map { SourceFile(path: $0.0, text: $0.1) }))
    let found = compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message)
    #expect(
      found.contains("the code of `Main` leads to `Run` (tab), the flow does not") == !comment.isEmpty, "\(found)")
  }

  /// A function of all views has the name of a type, which is the screen.
  @Test func aFunctionWithTheNameOfAType() {
    let flow = """
      app Shop { start Home }
      screen Home { link settings -> Settings link cart -> Cart sheet }
      screen Settings { link help -> Help }
      screen Help { link cart -> Cart sheet }
      screen Cart {}
      """
    let code = """
      struct HomeView: View { var body: some View { NavigationLink("s") { SettingsView() }.settings() } }
      extension View { func settings() -> some View { sheet(isPresented: $isOn) { CartView() } } }
      struct SettingsView: View { var body: some View { NavigationLink("h") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("h").settings() } }
      struct CartView: View { var body: some View { Text("c") } }
      """
    #expect(Self.findings(flow, code) == [])
  }

  /// Only a tab bar, which has no `view`, is known by its name with a number.
  @Test func aScreenWithANumber() {
    let flow = """
      app Shop { start Home }
      screen Home { view HomeView link step -> Step2 }
      screen Step2 { link help -> Help }
      screen Help { view HelpView }
      """
    let step = "struct StepView: View { var body: some View { NavigationLink(\"h\") { HelpView() } } }"
    let other = "struct StepView: View { var body: some View { Text(\"s\") } }"
    let home = """
      struct HomeView: View { var body: some View { NavigationLink("s") { StepView() } } }
      struct HelpView: View { var body: some View { Text("h") } }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let files = [
      ("A.swift", step + "\n" + home),
      ("B.swift", other + "\nstruct Watch: View { var body: some View { NavigationLink(\"s\") { StepView() } } }"),
    ]
    let uncompared = Conformance.check(
      &compilation, against: AppSources(files.map { SourceFile(path: $0.0, text: $0.1) }))
    #expect(uncompared == ["Step2"])
  }
}
