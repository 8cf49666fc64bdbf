import Testing

@testable import FlowLang

/// Code that moves, gets another name or is reached in another way: one finding for one change, and none where the
/// navigation is the same.
@Suite struct SteadyConformanceTests {
  /// One mistake, one message: the links from and to the screen are those of the new type.
  @Test func aRenamedTypeIsReportedOnce() {
    let code = SwiftImportTests.shop.replacing("ProductView", with: "ProductDetailView")
    #expect(
      ConformanceTests.findings(ConformanceTests.flow, code) == [
        "error screen-not-in-code: no type `ProductView` in the code shows `Product`"
      ])
  }

  /// One word is no proof that a longer name is the new one.
  @Test func aNameWithOneCommonWordIsNoNewName() {
    let code = SwiftImportTests.shop.replacing("ProductView", with: "ProductReviewEditorView")
    let found = ConformanceTests.findings(ConformanceTests.flow, code)
    #expect(
      found.contains(
        "warning screen-not-in-flow: the code shows `ProductReviewEditorView`, which no screen of the flow is"))
  }

  /// A screen that makes another one the root of the window has not lost the link.
  @Test(arguments: [
    "scene.show(HelpController())", "scene.window?.rootViewController = HelpController()", "scene.stop()",
  ])
  func aLinkThatBecomesARootIsThere(_ call: String) {
    let flow = "app Shop { start Home }\nscreen Home { link help -> Help sheet }\nscreen Help {}"
    let code = """
      class HomeController: UIViewController { let scene: SceneDelegate; func go() { \(call) } }
      class HelpController: UIViewController {}
      class SceneDelegate: UIResponder { var window: UIWindow?; func stop() {}
        func show(_ controller: UIViewController) { window?.rootViewController = controller } }
      """
    let lost = "warning link-not-in-code: the code of `Home` does not lead to `Help`"
    #expect(ConformanceTests.findings(flow, code) == (call.hasSuffix("stop()") ? [lost] : []))
  }

  /// What three screens share is one change; the others are in its notes.
  @Test(arguments: [2, 3])
  func linksOfManyScreensToOneGoalAreReportedOnce(_ count: Int) {
    let names = (0..<count).map { "P\($0)" }
    let flow =
      "app Shop { start Home }\nscreen Home { \(names.map { "link go\($0) -> \($0)" }.joined(separator: "\n")) link help -> Help sheet }\n"
      + names.map { "screen \($0) {}\n" }.joined() + "screen Help {}"
    let links = names.map { "NavigationLink(\"p\") { \($0)View() }" }.joined(separator: "; ")
    let help = "Text(\"x\").sheet(isPresented: $isOn) { HelpView() }"
    let views = names.map { "struct \($0)View: View { var body: some View { \(help) } }\n" }.joined()
    let code =
      "struct HomeView: View { var body: some View { \(links); \(help) } }\n\(views)struct HelpView: View { var body: some View { Text(\"h\") } }"
    let new = ConformanceTests.findings(flow, code)
    #expect(
      new
        == (count == 3
          ? [
            "warning link-not-in-flow: the code of `P0` and 2 other screens leads to `Help` (sheet), the flow does not"
          ]
          : names.map { "warning link-not-in-flow: the code of `\($0)` leads to `Help` (sheet), the flow does not" }))
    let full = flow.replacing("{}\nscreen", with: "{ link help -> Help sheet }\nscreen")
    let lost = ConformanceTests.findings(full, code.replacing(help, with: "Text(\"x\")"))
    let screens = count == 3 ? "`Home` and 3 other screens" : "`Home` and 2 other screens"
    #expect(lost == ["warning link-not-in-code: the code of \(screens) does not lead to `Help`"])
  }

  /// Of two new names, the nearer one is the new name: the plural is the same word.
  @Test func theNearestNameIsTheNewOne() {
    let flow =
      "app Shop { start Home }\nscreen Home { view HomeView link a -> Comment }\nscreen Comment { view CommentView }"
    let code = """
      struct HomeView: View { var body: some View {
        NavigationLink("a") { CommentsView() }; NavigationLink("b") { PostCommentView() } } }
      struct CommentsView: View { var body: some View { Text("x") } }
      struct PostCommentView: View { var body: some View { Text("x") } }
      """
    #expect(
      ConformanceTests.findings(flow, code) == [
        "error screen-not-in-code: no type `CommentView` in the code shows `Comment`",
        "warning screen-not-in-flow: the code shows `PostCommentView`, which no screen of the flow is",
      ])
  }

  /// A tab bar has no `view`: its name is that of a type inside another one.
  @Test func aTabBarInsideAnotherTypeIsFound() {
    let code = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home.RootView() } } }
      enum Home {
        struct RootView: View { var body: some View { TabView { Shop.RootView().tabItem { Text("Shop") } } } }
      }
      enum Shop { struct RootView: View { var body: some View { NavigationLink("x") { Home.RootView() } } } }
      """
    #expect(ConformanceTests.findings(SwiftImportTests.flow([("Shop.swift", code)]), code) == [])
  }

  /// Of a place that may show any of many screens, no screen is surely shown.
  @Test(arguments: [
    (2, ["warning screen-not-in-flow: the code shows `P1View`, which no screen of the flow is"]), (20, []),
  ])
  func oneOfManyScreensIsNotMissing(_ count: Int, _ expected: [String]) {
    let cases = (0..<count).map { "case \($0): P\($0)View()" }.joined(separator: "; ")
    let views = (0..<count).map { "struct P\($0)View: View { var body: some View { Text(\"p\") } }\n" }.joined()
    let home = "Text(\"x\").sheet(isPresented: $isOn) { switch page { \(cases); default: Text(\"\") } }"
    let flow = "app Shop { start Home }\nscreen Home { link p -> P0 sheet }\nscreen P0 {}"
    #expect(
      ConformanceTests.findings(flow, views + "struct HomeView: View { var body: some View { \(home) } }") == expected)
  }

  /// A new view that only shows a screen is that screen, unless it shows more.
  @Test(arguments: [
    ("VStack { HelpView(code: 1) }", []),
    (
      "HelpView().sheet(isPresented: $isOn) { CartView() }",
      ["warning link-not-in-flow: the code of `Help` leads to `Cart` (sheet), the flow does not"]
    ),
    ("HelpView(); CartView()", newPage + lostHelp), ("Text(\"new\")", newPage + lostHelp),
  ])
  func aViewAroundAScreenIsThatScreen(_ body: String, _ expected: [String]) {
    let flow =
      "app Shop { start Home }\nscreen Home { link help -> Help link cart -> Cart }\nscreen Help {}\nscreen Cart {}"
    let code = """
      struct HomeView: View { var body: some View { NavigationLink("h") { HelpPage() }; NavigationLink("c") { CartView() } } }
      struct HelpPage: View { var body: some View { \(body) } }
      struct HelpView: View { var body: some View { Text("h") } }
      struct CartView: View { var body: some View { Text("c") } }
      """
    let found = ConformanceTests.findings(flow, code)
    #expect(found == expected, "\(body)")
  }

  private static let lostHelp = ["warning link-not-in-code: the code of `Home` does not lead to `Help`"]
  private static let newPage = [
    "warning screen-not-in-flow: the code shows `HelpPage`, which no screen of the flow is"
  ]

  /// A new controller is not the one that it inherits from.
  @Test func aControllerIsNotItsBase() {
    let flow = "app Shop { start Home }\nscreen Home { link list -> List sheet }\nscreen List {}"
    let code = """
      class HomeController: UIViewController {
        func a() { present(ListController(), animated: true) }
        func b() { present(SpaceController(), animated: true) }
      }
      class ListController: UIViewController { func start() { let cell = Cell() } }
      class SpaceController: ListController {}
      """
    #expect(
      ConformanceTests.findings(flow, code) == [
        "warning screen-not-in-flow: the code shows `SpaceController`, which no screen of the flow is"
      ])
  }

  /// A new root takes the links of another screen, which is still there for another platform: one finding.
  @Test func aNewRootIsReportedOnce() {
    let flow =
      "app Shop { start Root }\nscreen Root { link help -> Help sheet link cart -> Cart link more -> Cart sheet }\nscreen Help {}\nscreen Cart {}"
    let code = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { PhoneRoot() } } }
      struct PhoneRoot: View { var body: some View { Text("x").sheet(isPresented: $isOn) { HelpView() }.sheet(isPresented: $isCart) { CartView() } } }
      struct RootView: View { var body: some View { NavigationLink("c") { CartView() } } }
      struct HelpView: View { var body: some View { Text("h") } }
      struct CartView: View { var body: some View { Text("c") } }
      """
    #expect(
      ConformanceTests.findings(flow, code).filter { !$0.hasPrefix("note") } == [
        "warning screen-not-in-flow: the code shows `PhoneRoot`, which no screen of the flow is"
      ])
  }

  /// A new type in the place of two screens is none of them.
  @Test func oneTypeForTwoScreensIsNoNewName() {
    let views = ["HomeView { NavigationLink(\"a\") { TeaShopView() }; NavigationLink(\"b\") { OldShopView() } }"]
    let code =
      (views + ["TeaShopView { Text(\"x\") }", "OldShopView { Text(\"x\") }"]).map { view in
        "struct \(view.replacing(" {", with: ": View { var body: some View {", maxReplacements: 1)) }\n"
      }.joined()
    let flow =
      "app Shop { start Home }\nscreen Home { view HomeView link a -> TeaShop link b -> OldShop }\n"
      + "screen TeaShop { view TeaShopView }\nscreen OldShop { view OldShopView }"
    #expect(ConformanceTests.findings(flow, code) == [])
    let changed = code.replacing("TeaShopView", with: "ShopView").replacing("OldShopView", with: "ShopView")
    let new = ConformanceTests.findings(flow, changed)
    #expect(
      new.contains("warning screen-not-in-flow: the code shows `ShopView`, which no screen of the flow is"), "\(new)")
    #expect(new.count { $0.contains("screen-not-in-code") } == 2, "\(new)")
  }

  /// A screen that only code opened becomes a part of another screen; its links are still its own.
  @Test(arguments: ["", "LoginView()"])
  func aScreenThatMovesIntoAnotherKeepsItsLinks(_ content: String) {
    let code = [content, ""].map { content in
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View { var body: some View { Text("x"); \(content) } }
      struct LoginView: View { var body: some View { NavigationLink("x") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("h") } }
      """
    }
    var compilation = Compiler.compile(
      SourceFile(path: "a.flow", text: SwiftImportTests.flow([("Shop.swift", code[1])])))
    Conformance.check(&compilation, against: AppSources([SourceFile(path: "App.swift", text: code[0])]))
    #expect(compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message) == [])
  }

  /// A screen that leads on in another way is one finding, unless one of its links is left.
  @Test(arguments: [
    (
      "menu.make()",
      ["warning link-not-in-code: the code of `Hub` does not lead to `A`, nor to the goals of 2 other links"]
    ),
    (
      "NavigationLink(\"a\") { AView() }",
      [
        "warning link-not-in-code: the code of `Hub` does not lead to `B`",
        "warning link-not-in-code: the code of `Hub` does not lead to `C`",
      ]
    ),
  ])
  func aScreenWithoutAnyOfItsLinksIsReportedOnce(_ code: String, _ expected: [String]) {
    let flow = """
      app Shop { start Hub }
      screen Hub { link a -> A link b -> B link c -> C }
      screen A {}
      screen B {}
      screen C {}
      """
    let views = ["A", "B", "C"].map { "struct \($0)View: View { var body: some View { Text(\"x\") } }\n" }
    let hub = "struct HubView: View { var body: some View { \(code) } }"
    #expect(ConformanceTests.findings(flow, views.joined() + hub) == expected)
  }

  /// The app shows what a view has shown, which now is the app itself; the TV app has a view of that name.
  @Test func aViewThatBecomesTheAppIsNotCompared() {
    let rest = SwiftImportTests.shop.split(separator: "\n").dropFirst().joined(separator: "\n")
    let scene = "var body: some Scene { WindowGroup { HomeView() } }"
    let code = [
      "class Delegate: UIResponder, UIWindowSceneDelegate { func scene() {\n"
        + "window.rootViewController = UIHostingController(rootView: RootView()) } }\n"
        + "struct RootView: View { var body: some View { NavigationLink(\"h\") { HelpView() } } }",
      "@main struct RootView: App { \(scene) }\n"
        + "struct RootView: View { var body: some View { NavigationLink(\"h\") { CartView() } } }",
    ]
    var compilation = Compiler.compile(
      SourceFile(path: "a.flow", text: SwiftImportTests.flow([("Shop.swift", "\(code[0])\n\(rest)")])))
    Conformance.check(&compilation, against: AppSources([SourceFile(path: "App.swift", text: "\(code[1])\n\(rest)")]))
    #expect(compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message) == [])
  }

  /// A row of which only the type says what it shows surely leads nowhere; a link that moves to a view which no screen is
  /// known to show may still be there.
  @Test(arguments: [
    ("row.makeBody()", "NavigationLink(\"Cart\") { CartView() }", []),
    (
      "help()", "NavigationLink(\"Cart\") { CartView() }",
      ["warning link-not-in-flow: the code of `Cart` leads to `Help` (push), the flow does not"]
    ),
    ("Text(\"x\")", "header()", ["note link-not-in-code: the code of `Home` does not lead to `Cart`"]),
    ("Text(\"x\")", "Text(\"x\")", ["warning link-not-in-code: the code of `Home` does not lead to `Cart`"]),
  ])
  func whatIsNotSureIsNoWarning(_ row: String, _ link: String, _ expected: [String]) {
    let header = "struct Header: View { var body: some View { NavigationLink(\"x\") { CartView() } } }"
    let code =
      SwiftImportTests.shop.replacing("{ ProductRow() }", with: "{ ProductRow(); \(row) }")
      .replacing("NavigationLink(\"Cart\") { CartView() }", with: link) + """
        \(link == "header()" ? header : "")
        extension String { func makeBody() -> some View { NavigationLink("x") { HelpView() } } }
        extension Int { func makeBody() -> some View { NavigationLink("x") { ProductView() } } }
        extension View { func help() -> some View { NavigationLink("x") { HelpView() } } }
        """
    #expect(ConformanceTests.findings(ConformanceTests.flow, code) == expected)
  }

  /// Where many objects are between screens and what they lead to, a screen may still lead there.
  @Test(arguments: [(true, "note"), (false, "warning")])
  func aLinkThroughManyObjectsIsNotMissingForSure(_ isFar: Bool, _ severity: String) {
    let show = "navigation.pushViewController(Help(), animated: true)"
    func code(_ tap: String) -> String {
      """
      class List: UIViewController { let first: Opening; func tap() { first.open() } }
      class Home: UIViewController { let first: Opening; func tap() { \(tap) } }
      class Help: UIViewController {}
      protocol Opening { func open() }
      protocol Showing { func openSecond() }
      protocol Leading { func openThird() }
      class First: Opening { let second: Showing; func open() { second.openSecond() } }
      class Second: Showing { let third: Leading; func openSecond() { \(isFar ? "third.openThird()" : show) } }
      class Third: Leading { func openThird() { \(show) } }
      """
    }
    var compilation = Compiler.compile(
      SourceFile(path: "a.flow", text: SwiftImportTests.flow([("Shop.swift", code("first.open()"))])))
    Conformance.check(&compilation, against: AppSources([SourceFile(path: "App.swift", text: code(""))]))
    #expect(
      compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map { "\($0.severity): \($0.message)" }
        == ["\(severity): the code of `Home` does not lead to `Help`"])
  }

  /// A new view that all code leads to instead of the screen inside it is that screen, with the links of both.
  @Test(arguments: [
    ("", []),
    (
      "NavigationLink(\"Direct\") { DetailView() }",
      ["screen-not-in-flow: the code shows `DetailScreen`, which no screen of the flow is"]
    ),
  ])
  func aNewViewAroundAScreenIsThatScreen(_ direct: String, _ expected: [String]) {
    func code(_ goal: String, _ inner: String, _ more: String) -> String {
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { NavigationLink("Detail") { \(goal)() }; \(more) } }
      struct DetailView: View { var body: some View { NavigationLink("Info") { InfoView() }; \(inner) } }
      struct InfoView: View { var body: some View { Text("i") } }
      struct HelpView: View { var body: some View { Text("h") } }
      """
    }
    let help = "NavigationLink(\"Help\") { HelpView() }"
    let old = code("DetailView", help, "")
    let new =
      code("DetailScreen", direct.isEmpty ? "" : help, direct)
      + "\nstruct DetailScreen: View { var body: some View { DetailView().toolbar { \(help) } } }"
    var compilation = Compiler.compile(
      SourceFile(path: "a.flow", text: SwiftImportTests.flow([("Shop.swift", old)])))
    Conformance.check(&compilation, against: AppSources([SourceFile(path: "App.swift", text: new)]))
    #expect(
      compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map { "\($0.rule): \($0.message)" }
        == expected)
  }

  /// An app and its watch app may have a tab bar of one name, which has no `view` in the flow.
  @Test func tabBarsOfOneName() {
    func app(_ name: String, _ tabs: [String]) -> String {
      """
      @main struct \(name): App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { TabView {
        \(tabs.map { "\($0)().tabItem { Text(\"\($0)\") }" }.joined(separator: "\n")) } } }
      \(tabs.map { "struct \($0): View { var body: some View { Text(\"x\") } }" }.joined(separator: "\n"))
      """
    }
    var files = [
      ("App/App.swift", app("Shop", ["HomeView", "CartView"])),
      ("Watch/App.swift", app("Watch", ["GlanceView", "RunView"])),
      ("Play/App.swift", app("Play", ["PlayView", "TryView"])),
    ]
    let flow = SwiftImportTests.flow(files)
    func findings() -> [String] {
      var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
      Conformance.check(&compilation, against: AppSources(files.map { SourceFile(path: $0.0, text: $0.1) }))
      return compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message)
    }
    #expect(findings() == [], "\(flow)")
    files[1].1 = app("Watch", ["GlanceView", "RunView", "HeartView"])
    #expect(findings() == ["the code shows `HeartView`, which no screen of the flow is"], "\(flow)")
  }
}
