import Testing

@testable import FlowLang

/// Patterns of Swift code, each with the flow that a developer would write for it: neither that flow nor the imported
/// one differs from the code.
@Suite struct CodePatternTests {
  private static let app = "@main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }\n"
  private static let window = """
    class SceneDelegate { var window: UIWindow?
      func scene() { window?.rootViewController = HomeController() } }

    """
  /// A view with a sheet of its own.
  private static let editor = """
    struct EditorView: View { @State var isOn = false
      var body: some View { Button("x") { isOn = true }.sheet(isPresented: $isOn) { HelpView() } } }
    struct HelpView: View { var body: some View { Text("h") } }

    """
  private static let controllers = """
    class ListController: UIViewController {
      func open() { navigationController?.pushViewController(DetailController(), animated: true) } }
    class DetailController: UIViewController {}

    """

  private static func editorFlow(_ presentation: String) -> String {
    """
    app My { start Home }
    screen Home { view uikit HomeController link editor -> Editor\(presentation) }
    screen Editor { view EditorView link help -> Help sheet }
    screen Help { view HelpView }
    """
  }

  private static func check(_ code: String, _ flow: String, _ lines: Int) {
    let imported = SwiftImportTests.flow([("App.swift", code)])
    #expect(ConformanceTests.findings(imported, code) == [], "\(imported)")
    #expect(ConformanceTests.findings(flow, code) == [], "\(code)")
    #expect(imported.split(separator: "\n").filter { $0.contains("  link ") }.count == lines, "\(imported)")
    #expect(!imported.contains("entry \"code\""), "\(imported)")
  }

  /// A view that is hosted in a controller of a local variable is shown there, and not inside.
  @Test(arguments: [
    ("let v = EditorView()\nlet c = UIHostingController(rootView: v)\nshow(c, sender: self)", ""),
    (
      "let c = UIHostingController(rootView: EditorView())\nlet n = UINavigationController(rootViewController: c)\npresent(n, animated: true)",
      " sheet"
    ),
    ("var v = EditorView()\nv.isOn = true\npresent(UIHostingController(rootView: v), animated: true)", " sheet"),
    ("let c = UIHostingController(rootView: EditorView())\nnav.push(c)", ""),
    ("nav.host(EditorView())", ""),
    (
      "let c: UIViewController? = { return UIHostingController(rootView: EditorView()) }()\nif let c { present(c, animated: true) }",
      " sheet"
    ),
    ("let v = EditorView()\nlet n = ModalNav(rootView: v)\npresent(n, animated: true)", " sheet"),
  ])
  func hostedViewsAreNotShownInside(_ code: String, _ presentation: String) {
    let text = """
      \(Self.window)\(Self.editor)class Nav { weak var root: UIViewController?
        func push(_ c: UIViewController) { root?.navigationController?.pushViewController(c, animated: true) }
        func host<V: View>(_ view: V) { let c = UIHostingController(rootView: view)
          root?.navigationController?.pushViewController(c, animated: true) } }
      class ModalNav<Content: View>: UINavigationController {
        init(rootView: Content) { super.init(rootViewController: UIHostingController(rootView: rootView)) } }
      class HomeController: UIViewController { let nav = Nav()
        func open() { \(code) } }
      """
    Self.check(text, Self.editorFlow(presentation), 2)
  }

  @Test func theViewsOfTabsAreNotShownInside() {
    let text = """
      \(Self.editor)\(Self.controllers)class SceneDelegate { var window: UIWindow?
        func scene() { window?.rootViewController = BarController() } }
      class BarController: UITabBarController {
        override func viewDidLoad() {
          let editor = UIHostingController(rootView: EditorView())
          let editorNav = UINavigationController(rootViewController: editor)
          viewControllers = [UINavigationController(rootViewController: ListController()), editorNav]
        }
      }
      """
    let flow = """
      app My { start Bar }
      tabs Bar { tab list -> List tab editor -> Editor }
      screen List { view uikit ListController link detail -> Detail }
      screen Detail { view uikit DetailController }
      screen Editor { view EditorView link help -> Help sheet }
      screen Help { view HelpView }
      """
    Self.check(text, flow, 2)
  }

  private static let listFlow = """
    app My { start Home }
    screen Home { view uikit HomeController link detail -> Detail }
    screen Detail { view uikit DetailController }
    """

  /// A controller shows its children inside.
  @Test(arguments: [
    "let list = ListController()\naddChild(list)\nview.addSubview(list.view)", "self.addChild(ListController())",
    "add(ListController())",
  ])
  func childControllersAreShownInside(_ code: String) {
    let text = """
      \(Self.window)\(Self.controllers)extension UIViewController {
        func add(_ child: UIViewController) { addChild(child); view.addSubview(child.view) } }
      class HomeController: UIViewController { override func viewDidLoad() { \(code) } }
      """
    Self.check(text, Self.listFlow, 1)
  }

  @Test(arguments: [
    "-> ListController { ListController() }",
    "-> UIViewController { let c = ListController(); return UINavigationController(rootViewController: c) }",
  ])
  func aViewShowsTheControllerThatItRepresents(_ function: String) {
    let text = """
      \(Self.app)\(Self.controllers)struct HomeView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) \(function) }
      """
    Self.check(text, Self.listFlow.replacing("uikit HomeController", with: "HomeView"), 1)
  }

  @Test func linksOfABaseClassAreThoseOfItsSubclasses() {
    let text = """
      \(Self.window)class BaseController: UIViewController { func help() { show(HelpController(), sender: self) } }
      class HomeController: BaseController { func open() { show(DetailController(), sender: self) } }
      class DetailController: BaseController {}
      class HelpController: UIViewController {}
      """
    let flow = """
      app My { start Home }
      screen Home { view uikit HomeController link detail -> Detail link help -> Help }
      screen Detail { view uikit DetailController link help -> Help }
      screen Help { view uikit HelpController }
      """
    Self.check(text, flow, 2)
  }

  /// A view that shows what it stores is not the goal.
  @Test(arguments: [
    ("private let page: () -> Page", "init(@ViewBuilder page: @escaping () -> Page) { self.page = page }", "page()"),
    ("let inner: Page", "init(@ViewBuilder _ make: () -> Page) { inner = make() }", "inner.padding()"),
    (
      "@ViewBuilder let screen: () -> Page", "@State var note: Note?",
      "if note == nil { Text(\"-\") } else { screen() }"
    ),
  ])
  func aWrapperShowsWhatItStores(_ property: String, _ member: String, _ content: String) {
    let text = """
      \(Self.app)\(Self.editor)struct HomeView: View { @State var isOn = false
        var body: some View { Button("x") { isOn = true }.sheet(isPresented: $isOn) { Wizard { EditorView() } } } }
      struct Wizard<Page: View>: View { \(property)
        \(member)
        var body: some View { NavigationStack { \(content) } } }
      """
    Self.check(text, Self.editorFlow(" sheet").replacing("uikit HomeController", with: "HomeView"), 2)
  }

  /// A view that has a view of its own beside the one that it stores is the goal.
  @Test func aViewWithAStoredPartIsAScreen() {
    let text = """
      \(Self.editor)struct Page<Bar: View>: View { let bar: Bar
        var body: some View { VStack { bar; EditorView() } } }
      struct Home: View { var body: some View { NavigationLink("x") { Page(bar: HelpView()) } } }
      """
    #expect(FactFinderTests.facts(text).contains("Home push Page \"x\""))
  }

  @Test(arguments: [
    "init(list: ListController) { super.init(rootViewController: list) }",
    "init(list: ListController) { super.init(nibName: nil, bundle: nil); viewControllers = [list] }",
    "init(list: ListController) { super.init(nibName: nil, bundle: nil); setViewControllers([list], animated: false) }",
  ])
  func aNavigationControllerShowsTheRootOfItsInitializer(_ initializer: String) {
    let text = """
      \(Self.window)\(Self.controllers)class ListNavigation: UINavigationController { \(initializer) }
      class HomeController: UIViewController {
        func open() { let list = ListController(); present(ListNavigation(list: list), animated: true) } }
      """
    let flow = """
      app My { start Home }
      screen Home { view uikit HomeController link list -> List sheet }
      screen List { view uikit ListController link detail -> Detail }
      screen Detail { view uikit DetailController }
      """
    Self.check(text, flow, 2)
  }

  /// Functions of the app with the name of one of the system, and presentation styles.
  @Test(arguments: [
    ("let c = DetailController()\nc.modalPresentationStyle = .popover\npresent(c, animated: true)", "popover"),
    ("let c = DetailController()\nc.modalPresentationStyle = .popover\nnav.present(c)", "popover"),
    ("nav.present(DetailController())", "sheet"),
    ("nav.rootViewController = DetailController()\npresent(DetailController(), animated: true)", "sheet"),
    ("let nav = Nav(rootViewController: self)\npresent(DetailController(), animated: true)", "sheet"),
  ])
  func ownNamesOfTheSystem(_ code: String, _ presentation: String) {
    let text = """
      \(Self.window)class DetailController: UIViewController {}
      class Nav { weak var rootViewController: UIViewController?
        init(rootViewController: UIViewController?) { self.rootViewController = rootViewController }
        func present(_ c: UIViewController, animated: Bool = true) {
          rootViewController?.present(c, animated: animated) } }
      class HomeController: UIViewController { let nav: Nav
        func open() { \(code) } }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "HomeController \(presentation) DetailController", "SceneDelegate root HomeController",
      ])
    Self.check(text, Self.listFlow.replacing("-> Detail", with: "-> Detail \(presentation)"), 1)
  }

  /// The types of the arguments choose among functions of one name.
  @Test(arguments: [
    ("open(user)", ["push UserController"]), ("open(Post())", ["push PostController"]),
    ("open(3)", ["push NumberController"]), ("openUser(user)", ["push UserController"]),
    (
      "open(unknown())",
      ["push NumberController (one of)", "push PostController (one of)", "push UserController (one of)"]
    ),
    ("open(user, again: true)", ["sheet UserController"]),
    ("any(Post())", ["push PostController"]),
  ])
  func typesChooseAmongFunctionsOfOneName(_ code: String, _ expected: [String]) {
    let text = """
      struct User {}; struct Post {}
      class Router { var nav: UINavigationController?
        func open(_ user: User) { nav?.pushViewController(UserController(), animated: true) }
        func open(_ post: Post) { nav?.pushViewController(PostController(), animated: true) }
        func open(_ number: Int) { nav?.pushViewController(NumberController(), animated: true) }
        func any<T>(_ value: T) {}
        func any(_ post: Post) { open(post) }
        func open(_ user: User, again: Bool) { nav?.present(UserController(), animated: true) }
        func openUser(_ user: User) { open(user) } }
      class HomeController: UIViewController { let router = Router(); let user = User()
        func tap() { router.\(code) } }
      class UserController: UIViewController {}
      class PostController: UIViewController {}
      class NumberController: UIViewController {}
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") }
    #expect(facts == expected.map { "HomeController \($0)" }, "\(code)")
  }

  /// A link of the flow that is right stays right beside another one that the flow lacks.
  @Test func aSecondPresentationOfTheCodeIsALink() {
    let text = """
      \(Self.app)\(Self.editor)struct HomeView: View { @State var isOn = false
        var body: some View { VStack { NavigationLink("x") { EditorView() }; Button("y") { isOn = true } }
          .sheet(isPresented: $isOn) { EditorView() } } }
      """
    let flow = Self.editorFlow("").replacing("uikit HomeController", with: "HomeView")
    #expect(
      ConformanceTests.findings(flow, text) == [
        "warning link-not-in-flow: the code of `Home` leads to `Editor` (sheet), the flow does not"
      ])
    let both = flow.replacing("link editor -> Editor", with: "link editor -> Editor link peek -> Editor sheet")
    Self.check(text, both, 3)
  }

  /// A view that nothing shows has its parts like any other.
  @Test(arguments: [("Card()", 2), ("Text(\"x\")", 1)])
  func partsOfAViewThatCodeOpens(_ body: String, _ screens: Int) {
    let text = """
      \(Self.app)struct HomeView: View { var body: some View { \(body) } }
      struct OrphanView: View { var body: some View { VStack { Card() } } }
      struct Card: View { var body: some View { NavigationLink("Share") { ShareView() } } }
      struct ShareView: View { var body: some View { Text("s") } }
      """
    let flow = SwiftImportTests.flow([("App.swift", text)])
    #expect(flow.split(separator: "\n").filter { $0.contains("-> Share") }.count == 1, "\(flow)")
    #expect(flow.split(separator: "\n").filter { $0.contains("embed Card") }.count == (screens == 2 ? 2 : 0), "\(flow)")
    if screens == 2 { #expect(ConformanceTests.findings(flow, text) == []) }
  }
}
