import Testing

@testable import FlowLang

/// A flow compared with code: differences in both directions, at their locations, and no others.
@Suite struct ConformanceTests {
  static func findings(_ flow: String, _ code: String) -> [String] {
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let before = compilation.findings.sorted.count
    #expect(before == 0, "\(compilation.findings.sorted.map(\.message))")
    Conformance.check(&compilation, against: AppSources([SourceFile(path: "App.swift", text: code)]))
    return compilation.findings.sorted.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
  }

  static let flow = """
    app Shop { start Home }
    screen Home {
      view HomeView
      embed ProductRow
      link cart "Cart" -> Cart
      link help "Help" -> Help sheet
    }
    screen Cart { view CartView embed ProductRow }
    screen ProductRow { view ProductRow link open "Open" -> Product }
    screen Product { view ProductView }
    screen Help { view HelpView }
    """

  @Test func anImportedFlowConformsToItsCode() {
    let flow = SwiftImportTests.flow([("Shop.swift", SwiftImportTests.shop)])
    #expect(Self.findings(flow, SwiftImportTests.shop) == [])
    #expect(Self.findings(Self.flow, SwiftImportTests.shop) == [])
  }

  /// Two screens of the flow are one view of the code.
  @Test func screensWithTheSameView() {
    let code = """
      struct HomeView: View { var body: some View { NavigationLink("c") { FormView() }; NavigationLink("l") { ListView() } } }
      struct ListView: View { var body: some View { Text("x").sheet(isPresented: $on) { FormView() } } }
      struct FormView: View { var body: some View { NavigationLink("h") { HelpView() }; NavigationLink("t") { TermsView() } } }
      struct HelpView: View { var body: some View { Text("x") } }
      struct TermsView: View { var body: some View { Text("x") } }
      """
    let flow = """
      app Shop { start Home }
      screen Home { view HomeView link create -> Create link list -> List }
      screen List { view ListView link edit -> Edit sheet }
      screen Create { view FormView link help -> Help }
      screen Edit { view FormView link help -> Help link terms -> Terms }
      screen Help { view HelpView }
      screen Terms { view TermsView }
      """
    #expect(Self.findings(flow, code) == [])
    #expect(
      Self.findings(flow, code.replacing("NavigationLink(\"h\") { HelpView() };", with: "")) == [
        "warning link-not-in-code: the code of `Create` does not lead to `Help`",
        "warning link-not-in-code: the code of `Edit` does not lead to `Help`",
      ])
    #expect(
      Self.findings(flow, code.replacing("Text(\"x\").sheet(isPresented: $on) { FormView() }", with: "FormView()")) == [
        "warning link-not-in-code: the code of `List` does not lead to `Create`"
      ])
  }

  /// The app and its watch app have a view of one name.
  @Test func typesOfOneNameAreTakenInOrder() {
    let code = [
      (
        "Phone/App.swift",
        """
        struct HomeView: View { var body: some View { NavigationLink("x") { SettingsView() } } }
        struct SettingsView: View { var body: some View { Text("a") } }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        """
      ),
      (
        "Watch/App.swift",
        """
        struct WatchHomeView: View { var body: some View { NavigationLink("x") { SettingsView() } } }
        struct SettingsView: View { var body: some View { Text("b") } }
        """
      ),
    ]
    let flow = """
      app Shop { start Home }
      screen Home { view HomeView link settings -> Settings }
      screen Settings { view SettingsView }
      screen WatchHome { entry "watch" view WatchHomeView link settings -> WatchSettings }
      screen WatchSettings { view SettingsView }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let sources = AppSources(code.map { SourceFile(path: $0.0, text: $0.1) })
    Conformance.check(&compilation, against: sources)
    let rules = compilation.findings.sorted.map { "\($0.rule)" }
    #expect(rules.filter { $0.contains("-in-") } == [])
  }

  /// Several apps of one folder have a controller of one name: what is clear is compared, and nothing else.
  @Test(arguments: [("// nothing", true), ("present(HelpController(), animated: true)", false)])
  func typesOfOneNameThatMayBeTheScreenAreNotCompared(_ other: String, _ isClear: Bool) {
    let controllers = ["present(HelpController(), animated: true)", other].map {
      "class ViewController: UIViewController { func a() { \($0) } }"
    }
    let help = "class HelpController: UIViewController {}\nclass BugController: UIViewController {}"
    let code = [("A.swift", controllers[0]), ("B.swift", controllers[1]), ("Help.swift", help)]
    let flow = """
      app Shop { start One }
      screen One { view ViewController }
      screen Two { view ViewController link help -> Help sheet link bug -> Bug sheet }
      screen Help { view HelpController }
      screen Bug { view BugController link help -> Help }
      """
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let sources = AppSources(code.map { SourceFile(path: $0.0, text: $0.1) })
    Conformance.check(&compilation, against: sources)
    let found = compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }
    #expect(
      found.map { "\($0.severity) \($0.message)" }
        == (isClear ? ["warning the code of `Two` does not lead to `Bug`"] : [])
        + ["warning the code of `Bug` does not lead to `Help`"])
  }

  /// The app gets a view with the name of one in its watch app.
  @Test func aNewTypeOfTheNameIsNotTheScreen() {
    let watch = (
      "Watch/App.swift",
      """
      struct WatchView: View { var body: some View { NavigationLink("x") { NotesView() } } }
      struct NotesView: View { var body: some View { NavigationLink("y") { NoteView() } } }
      struct NoteView: View { var body: some View { Text("n") } }
      """
    )
    let app = ["", ".sheet(isPresented: $isOn) { NotesView() }"].map { sheet in
      (
        "Phone/App.swift",
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View { @State var isOn = false; var body: some View { Text("h")\(sheet) } }
        \(sheet.isEmpty ? "" : "struct NotesView: View { var body: some View { Text(\"n\") } }")
        """
      )
    }
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: SwiftImportTests.flow([app[0], watch])))
    let sources = AppSources([app[1], watch].map { SourceFile(path: $0.0, text: $0.1) })
    Conformance.check(&compilation, against: sources)
    let messages = compilation.findings.sorted.filter { "\($0.rule)".contains("-in-") }.map(\.message)
    #expect(messages == ["the code shows `NotesView`, which no screen of the flow is"])
  }

  /// The first screen of a new tab is reported, and not what is behind it.
  @Test func theScreenOfANewTabIsReported() {
    let code = """
      \(SwiftImportTests.shop)
      class MainCoordinator { let tabBar = UITabBarController()
        func startNews() { tabBar.viewControllers = [UIHostingController(rootView: NewsView())] } }
      struct NewsView: View { var body: some View { NavigationLink("x") { StoryView() } } }
      struct StoryView: View { var body: some View { Text("s") } }
      """
    #expect(
      Self.findings(Self.flow, code) == [
        "warning screen-not-in-flow: the code shows `NewsView`, which no screen of the flow is"
      ])
  }

  /// A view of UIKit that is no screen has the name of a screen in SwiftUI.
  @Test func aScreenIsNoOtherTypeOfItsName() {
    let code = [
      ("Phone/LoadingView.swift", "import UIKit\nclass LoadingView: UIView { func start() {} }"),
      (
        "Watch/App.swift",
        """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { LoadingView() } } }
        struct LoadingView: View { var body: some View { NavigationLink("x") { HomeView() } } }
        struct HomeView: View { var body: some View { Text("h") } }
        """
      ),
    ]
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: SwiftImportTests.flow(code)))
    Conformance.check(&compilation, against: AppSources(code.map { SourceFile(path: $0.0, text: $0.1) }))
    #expect(compilation.findings.sorted.map(\.message) == [])
  }

  /// A modifier that presents is a screen without a `view`.
  @Test func linksOfModifiersAreCompared() {
    let code = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { VStack { NavigationLink("x") { CartView() }; Text("a").hinted() } } }
      struct CartView: View { var body: some View { Text("c").hinted() } }
      struct HintView: View { var body: some View { Text("h") } }
      struct HintModifier: ViewModifier { @State var isOn = false
        func body(content: Content) -> some View { content.sheet(isPresented: $isOn) { HintView() } } }
      extension View { func hinted() -> some View { modifier(HintModifier()) } }
      """
    let flow = SwiftImportTests.flow([("App.swift", code)])
    #expect(Self.findings(flow, code) == [])
    let changed = code.replacing(".sheet(isPresented: $isOn) { HintView() }", with: "")
    #expect(Self.findings(flow, changed).contains { $0.contains("link-not-in-code") }, "\(flow)")
  }

  @Test func eachPresentationIsComparedWithTheCode() {
    let flow = Self.flow.replacing("Help sheet", with: "Help sheet\n  link guide \"Guide\" -> Help")
    #expect(
      Self.findings(flow, SwiftImportTests.shop) == [
        "warning other-presentation: the code of `Home` shows `Help` as a sheet, never as a push"
      ])
  }

  @Test func componentsNeedNoScreenInTheFlow() {
    let flow = """
      app Shop { start Home }
      screen Home {
        link cart "Cart" -> Cart
        link help "Help" -> Help sheet
        link open "Open" -> Product
      }
      screen Cart { link open "Open" -> Product }
      screen Product {}
      screen Help {}
      """
    #expect(Self.findings(flow, SwiftImportTests.shop) == [])
  }

  @Test(arguments: [
    (
      "NavigationLink(\"Cart\") { CartView() }", "",
      ["warning link-not-in-code: the code of `Home` does not lead to `Cart`"]
    ),
    (
      ".sheet(isPresented: $isHelpShown) { HelpView() }",
      ".navigationDestination(isPresented: $isHelpShown) { HelpView() }",
      ["warning other-presentation: the code of `Home` shows `Help` as a push, the flow as a sheet"]
    ),
    (
      "{ CartView() }", "{ HelpView() }",
      [
        "warning link-not-in-flow: the code of `Home` leads to `Help` (push), the flow does not",
        "warning link-not-in-code: the code of `Home` does not lead to `Cart`",
      ]
    ),
    (
      "struct HelpView",
      "NavigationLink(\"x\") {}\nstruct HelpScreen: View { var body: some View { Text(\"x\") } }\nstruct OldHelpView",
      ["error screen-not-in-code: no type `HelpView` in the code shows `Help`"]
    ),
    ("ProductView() }", "ProductView() }", []),
    (
      "struct ProductView: View { var body: some View { Text(\"x\") } }",
      "struct ProductView: View { var body: some View { NavigationLink(\"R\") { ReviewView() } } }\nstruct ReviewView: View { var body: some View { Text(\"x\") } }",
      ["warning screen-not-in-flow: the code shows `ReviewView`, which no screen of the flow is"]
    ),
  ])
  func driftIsReported(_ old: String, _ new: String, _ expected: [String]) {
    let code = SwiftImportTests.shop.replacing(old, with: new)
    #expect(Set(Self.findings(Self.flow, code)) == Set(expected))
  }

  @Test func anUnknownSiteMakesTheFindingANote() {
    let code = SwiftImportTests.shop.replacing(
      "NavigationLink(\"Cart\") { CartView() }", with: "NavigationLink(\"Cart\") { factory() }")
    #expect(Self.findings(Self.flow, code) == ["note link-not-in-code: the code of `Home` does not lead to `Cart`"])
  }

  /// A call that is unknown in a part of its own hides no link of the screens that show the part.
  @Test func anUnknownSiteIsThatOfItsPart() {
    let flow = """
      app Shop { start Home }
      screen Home { embed Card link help -> Help link cart -> Cart }
      screen Cart { embed Card }
      screen Card { note unknown "sheet" link help -> Help sheet }
      screen Help {}
      """
    let card = "struct CardView: View { var body: some View { Text(\"c\").sheet(isPresented: $isOn) { factory() } } }"
    func findings(_ home: String) -> [String] {
      Self.findings(
        flow,
        """
        struct HomeView: View { var body: some View { CardView(); \(home) } }
        struct CartView: View { var body: some View { CardView() } }
        struct HelpView: View { var body: some View { Text("h") } }
        \(card)
        """)
    }
    let note = "note link-not-in-code: the code of `Card` does not lead to `Help`"
    let cart = "NavigationLink(\"c\") { CartView() }"
    #expect(findings("NavigationLink(\"h\") { HelpView() }; \(cart)") == [note])
    #expect(findings(cart) == ["warning link-not-in-code: the code of `Home` does not lead to `Help`", note])
  }

  /// Code that no screen is known to call may be called by a screen whose link is gone.
  @Test(arguments: [
    ("print(CartView.self)", "warning"),
    ("router.pushViewController(UIHostingController(rootView: CartView()), animated: true)", "note"),
  ])
  func aGoalThatOtherCodeOpensMakesTheFindingANote(_ action: String, _ severity: String) {
    let code =
      SwiftImportTests.shop.replacing("{ CartView() }", with: "{ Deals() }") + """
        struct Deals: View { var body: some View { NavigationLink("Cart") { CartView() } } }
        struct CartAction { let router: UINavigationController
          func run() { \(action) } }
        """
    let flow =
      Self.flow.replacing("link help", with: "link deals -> Deals\n  link help")
      + "\nscreen Deals { view Deals link cart -> Cart }"
    #expect(
      Self.findings(flow, code) == ["\(severity) link-not-in-code: the code of `Home` does not lead to `Cart`"])
  }

  @Test func commentsDeclareLinksThatAreNotFound() {
    let code = SwiftImportTests.shop.replacing(
      "NavigationLink(\"Cart\") { CartView() }", with: "// flow: link cart\nButton(\"Cart\") { open() }")
    #expect(Self.findings(Self.flow, code) == [])
    let wrong = code.replacing("link cart", with: "link card -> Card")
    #expect(
      Self.findings(Self.flow, wrong).contains(
        "warning link-not-in-flow: a comment names the link `card` to `Card`, which `Home` does not have"))
    let ignored = SwiftImportTests.shop.replacing(
      "ProductRow()\n    }", with: "ProductRow()\n      NavigationLink(\"x\") { HelpView() } // flow: ignore\n    }")
    #expect(Self.findings(Self.flow, ignored) == [])
  }

  /// The presentation in a comment is that of the link.
  @Test(arguments: [("", true), (" sheet", true), (" push", false), (" nonsense", false)])
  func thePresentationInACommentIsChecked(_ presentation: String, _ isRight: Bool) {
    let code = SwiftImportTests.shop.replacing(
      "NavigationLink(\"Cart\")", with: "// flow: link help -> Help\(presentation)\nNavigationLink(\"Cart\")")
    #expect(Self.findings(Self.flow, code).isEmpty == isRight)
  }

  @Test func anAllowSuppressesTheFinding() {
    let flow = Self.flow.replacing(
      "link help", with: "link debug \"Debug\" -> Product allow link-not-in-code \"only in debug builds\"\n  link help")
    #expect(Self.findings(flow, SwiftImportTests.shop) == [])
  }

  @Test func aCommentNamesTheScreenOfAType() {
    let flow = "app Shop { start Start }\nscreen Start { link b \"B\" -> Other }\nscreen Other {}"
    let code = """
      // flow: screen Start
      struct A: View { var body: some View { NavigationLink("B") { B() } } }
      // flow: screen Other
      struct B: View { var body: some View { Text("x") } }
      """
    #expect(Self.findings(flow, code) == [])
    #expect(Self.findings(flow, code.replacing("NavigationLink(\"B\") { B() }", with: "Text(\"x\")")).count == 1)
  }

  @Test func urlsNeedCodeThatOpensThem() {
    let flow = "app Shop { start Home scheme \"shop\" }\nscreen Home { link a \"A\" -> A }\nscreen A { url \"/a\" }"
    let code = """
      struct HomeView: View { var body: some View { NavigationLink("A") { AView() } } }
      struct AView: View { var body: some View { Text("x") } }
      """
    #expect(Self.findings(flow, code) == ["note url-not-handled: nothing in the code opens urls"])
    #expect(Self.findings(flow, code.replacing("Text(\"x\")", with: "Text(\"x\").onOpenURL { u in }")) == [])
  }
}
