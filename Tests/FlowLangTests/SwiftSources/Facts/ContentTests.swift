import Testing

@testable import FlowLang

/// The views that views show inside their own.
@Suite struct ContentTests {
  /// The contents of a sheet or a tab are not shown inside, even if a property or function creates them.
  @Test(arguments: [
    ("Row().sheet(isPresented: $isOn) { sheet }", "var sheet: some View { NavigationStack { Cart() } }"),
    (
      "Row().sheet(isPresented: $isOn) { sheet(1) }",
      "func sheet(_ n: Int) -> some View { inner }\nvar inner: some View { Cart() }"
    ),
    ("TabView { Row().tabItem { Text(\"R\") }\ncart.tabItem { Text(\"C\") } }", "var cart: some View { Cart() }"),
  ])
  func viewsThatAPropertyCreatesForASheetAreNotEmbedded(_ body: String, _ member: String) {
    let text = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isOn = false
        var body: some View { \(body) }
        \(member)
      }
      struct Row: View { var body: some View { Text("r") } }
      struct Cart: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(!flow.contains("embed"), "\(flow)")
    #expect(flow.split(separator: "\n").filter { $0.contains("-> Pay") }.count == 1, "\(flow)")
  }

  /// Views that do not react embed nothing, nor do previews of menus.
  @Test(arguments: [
    ("Row()", true), ("Row().allowsHitTesting(false)", false), ("VStack { Row() }.disabled(true)", false),
    ("Row().disabled(false)", true), ("Text(\"x\").contextMenu { Button(\"x\") {} } preview: { Row() }", false),
  ])
  func inertViewsAreNotEmbedded(_ body: String, _ isEmbedded: Bool) {
    let text = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("Other") { Other() }\n\(body) } }
      struct Other: View { var body: some View { Row() } }
      struct Row: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("view Home\n  embed Row") == isEmbedded, "\(flow)")
  }

  /// A view in a controller that is presented is not shown inside.
  @Test func theViewOfAPresentedControllerIsNotEmbedded() {
    let text = """
      class Home: UIViewController { func go() { let host = PackageHost(rootView: Cart()); present(host, animated: true) } }
      struct Cart: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(!flow.contains("embed") && flow.contains("-> Cart sheet"), "\(flow)")
  }

  @Test func thePagesOfAPageControllerAreItsContent() {
    let text = """
      class Home: UIViewController { func go() { show(Media(), sender: nil) } }
      class Media: UIPageViewController { func load() { setViewControllers([Files()], direction: .forward, animated: false) } }
      class Files: UIViewController { func go() { show(Map(), sender: nil) } }
      class Map: UIViewController {}
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("view uikit Media\n\n  link toMap -> Map"), "\(flow)")
  }

  /// A function of a screen that shows its argument inside is called on the screen by others.
  @Test(arguments: ["root.setContent(List())", "show(List())"])
  func aContainerShowsItsContent(_ call: String) {
    let text = """
      protocol Container { }
      extension Container where Self: UIViewController { func setContent(_ inner: UIViewController) { add(inner) }
        private func add(_ inner: UIViewController) { addChild(inner) } }
      class Root: UIViewController, Container {}
      class SceneDelegate { func scene() { window?.rootViewController = Root() } }
      class Flow { let root: Root
        func start() { \(call) }
        private func show(_ controller: UIViewController) { root.setContent(controller) } }
      class List: UIViewController { func go() { show(Map(), sender: nil) } }
      class Map: UIViewController {}
      """
    let project = CodeProject([SourceFile(path: "App.swift", text: text)])
    let finder = FactFinder.find(in: project)
    let contents = finder.contents.compactMap { owner, inner -> String? in
      guard case .type(let type) = owner, case .type(let first)? = inner.first,
        project.names[project[type].name] == "Root"
      else { return nil }
      return project.names[project[first].name]
    }
    #expect(contents == ["List"])
  }

  /// A sheet that is created in place is no screen: the links of its parts stay with the view.
  @Test func linksOfASheetMadeInPlaceStayWithTheView() {
    let text = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isOn = false
        var body: some View { Text("x").sheet(isPresented: $isOn) { all } }
        var all: some View { List { Cart(); Other() } }
      }
      struct Cart: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Other: View { var body: some View { Text("o") } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    #expect(SwiftImportTests.flow([("A.swift", text)]).contains("link pay \"Pay\" -> Pay"))
  }

  @Test func aViewInsideAnotherTypeIsShownInside() {
    let text = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { VStack { Shop.Cart() } } }
      enum Shop { struct Cart: View { var body: some View { NavigationLink("Pay") { Pay() } } } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    #expect(SwiftImportTests.flow([("A.swift", text)]).contains("view Home\n\n  link pay \"Pay\" -> Pay"))
  }

  /// A view that is also shown inside stays embedded.
  @Test func aViewShownInsideAndOnASheetIsEmbedded() {
    let text = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isOn = false
        var body: some View { HStack { Text("x"); cart }.sheet(isPresented: $isOn) { cart } }
        var cart: some View { Cart() }
      }
      struct Cart: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Pay: View { var body: some View { Text("p") } }
      """
    #expect(SwiftImportTests.flow([("A.swift", text)]).contains("embed Cart"))
  }

  /// The controller that hosts a view, and the view, are one screen.
  @Test func aHostOfAViewIsThatView() {
    let text = """
      class Home: UIViewController { func go() { present(AboutController(rootView: About()), animated: true) } }
      struct About: View { var body: some View { Text("a") } }
      class AboutController: UIHostingController<About> {
        func more() { show(Terms(), sender: self) }
      }
      class Terms: UIViewController {}
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("view About\n\n  link toTerms -> Terms"), "\(flow)")
    #expect(!flow.contains("AboutController"), "\(flow)")
  }

  private static let pay = "struct Pay: View { var body: some View { Text(\"p\") } }\n"

  /// The contents of a map, a toolbar and the like are parts of the view that makes them.
  @Test(arguments: ["MapContent", "ToolbarContent", "TableRowContent"])
  func contentsOfMapsAndToolbarsArePartsOfTheirViews(_ kind: String) {
    let text = """
      \(Self.pay)@main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Map { Pin() } } }
      struct Pin: \(kind) { @State var isOn = false
        var body: some \(kind) { Annotation("x") { Text("x").popover(isPresented: $isOn) { Pay() } } } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("  view Home\n\n  link on -> Pay popover") && !flow.contains("entry"), "\(flow)")
  }

  /// What the app presents belongs to the screen of its window that leads on.
  @Test func theAppPresentsOnItsFirstScreen() {
    let text = """
      \(Self.pay)@main struct ShopApp: App { @State var bill: Bill?
        var body: some Scene { WindowGroup { if isReady { content } else { Splash() } }.onOpenURL { open($0) } }
        func open(_ url: URL) { navigation.show(LinkController(), sender: nil) }
        var content: some View { Home().sheet(item: $bill) { bill in Invoice() } } }
      struct Home: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      struct Splash: View { @State var isOn = false
        var body: some View { Text("s").sheet(isPresented: $isOn) { VStack { Text("a"); Text("b") } } } }
      class LinkController: UIViewController {}
      struct Invoice: View { var body: some View { Text("i") } }
      """
    let facts = FactFinderTests.facts(text)
    for fact in ["Home sheet Invoice", "Home push Pay \"Pay\"", "ShopApp push LinkController"] {
      #expect(facts.contains(fact), "\(facts)")
    }
  }

  /// The links of a list lead to what the split view around it shows for the selection.
  @Test(arguments: [
    ("List(bills, selection: $bill) { bill in NavigationLink(value: bill) { Image(\"b\") } }", "Home"),
    ("Rows(bill: $bill)", "Rows"),
  ])
  func theSelectionOfASplitViewLeadsToItsDetail(_ list: String, _ owner: String) {
    let text = """
      \(Self.pay)struct Home: View { @State var bill: Int?
        var body: some View { NavigationSplitView { \(list) } detail: {
          NavigationStack { if let bill { Pay() } else { Text("none") } } } } }
      struct Rows: View { @Binding var bill: Int?
        var body: some View { List(selection: $bill) { NavigationLink(value: made()) { Image("b") } } } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix(owner) }
    #expect(facts == ["\(owner) push Pay"], "\(facts)")
  }

  /// Of two types with the same short name, the one that is called so has it.
  @Test func theTypeWithTheShorterNameKeepsIt() {
    let text = """
      struct PayView: View { var body: some View { NavigationLink("Pay") { Pay() } } }
      \(Self.pay)
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("screen Pay { view Pay }") && flow.contains("screen PayView {"), "\(flow)")
  }

  /// A type of the app that is no view may have the name of a view of the system.
  @Test func typesWithTheNamesOfSystemViewsAreNotMeant() {
    let text = """
      \(Self.pay)public struct Group: Sendable { var id = 1 }
      struct Home: View { @State var isOn = false
        var body: some View { Text("x").sheet(isPresented: $isOn) { Group { if isReady { Pay() } } } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home sheet Pay"])
  }

  /// The links of a cell or another view of UIKit belong to the controllers that make it.
  @Test(arguments: [
    "table.register(Row.self, forCellReuseIdentifier: \"r\")", "let row = table.cell(at: path) as? Row",
    "view.addSubview(Row())", "let row: Row = table.cell(at: path)",
  ])
  func viewsOfUIKitArePartsOfTheirControllers(_ code: String) {
    let text = """
      class SceneDelegate { var window: UIWindow?
        func scene() { window?.rootViewController = HomeController() } }
      class HomeController: UIViewController { override func viewDidLoad() { \(code) } }
      class Row: BaseRow { func tap() { UIApplication.root.present(PayController(), animated: true) } }
      class BaseRow: UITableViewCell {}
      class PayController: UIViewController {}
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("HomeController\n\n  link toPay -> Pay sheet") && !flow.contains("entry"), "\(flow)")
  }

  /// What an object makes for the screen that creates it leads on from that screen.
  @Test func theRowsOfASectionLeadFromTheScreenThatCreatesIt() {
    let text = """
      class SceneDelegate { var window: UIWindow?
        func scene() { window?.rootViewController = HomeController() } }
      class HomeController: UIViewController { override func viewDidLoad() { add(section: PaySection(on: true)) } }
      class PaySection: Section {
        init(on: Bool) { super.init()
          add(row: Row { row in row.controller.navigationController?.pushViewController(PayController(), animated: true) })
        } }
      class PayController: UIViewController {}
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("HomeController\n\n  link toPay -> Pay\n") && !flow.contains("entry"), "\(flow)")
  }

  /// A function of the app's delegate stays an entry where a screen calls it, too.
  @Test func functionsOfDelegatesAreEntries() {
    let text = """
      class SceneDelegate { var window: UIWindow?
        func start() { window?.rootViewController = HomeController() } }
      class AppDelegate { func application(_ app: UIApplication, open url: URL) { Router.shared.pay() } }
      class Router { static let shared = Router()
        func pay() { navigation.pushViewController(PayController(), animated: true) } }
      class HomeController: UIViewController {
        func tap() { UIApplication.shared.delegate?.application?(UIApplication.shared, open: url) } }
      class PayController: UIViewController {}
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("-> Pay\n") && flow.contains("entry \"AppDelegate.application\""), "\(flow)")
  }

  /// A view in a constant that the code of a presented view shows is no content of the controller.
  @Test func aViewInAConstantThatAStackShows() {
    let code = """
      class GridController: UIViewController { func show() { let page = PageView()
        let hosting = UIHostingController(rootView: NavigationView { page }.edgesIgnoringSafeArea(.top))
        present(hosting, animated: true) } }
      struct PageView: View { var body: some View { NavigationLink("Skin") { SkinView() } } }
      struct SkinView: View { var body: some View { Text("") } }
      """
    #expect(!SwiftImportTests.flow([("A.swift", code)]).contains("embed"))
  }

  /// The app and its TV app each have a part of one name; only one of them leads on.
  @Test func aPartIsTheOneOfItsOwnApp() {
    let files = ["TV", "Phone"].map { app in
      (
        "\(app)/\(app)Row.swift",
        """
        struct Shop: View { var body: some View { Text("s") } }
        extension Shop { struct Row: View {
          var body: some View { \(app == "TV" ? "Text(\"x\")" : "NavigationLink(\"x\") { HelpView() }") } } }
        struct \(app)Home: View { var body: some View { Shop.Row() } }
        struct \(app)Other: View { var body: some View { Shop.Row() } }
        """
      )
    }
    let shared = "struct HelpView: View { var body: some View { Text(\"h\") } }"
    let flow = SwiftImportTests.flow([("Shared/Shop.swift", shared)] + files)
    #expect(flow.ranges(of: "embed").count == 2, "\(flow)")
    #expect(!flow.contains("TV"), "\(flow)")
  }
}
