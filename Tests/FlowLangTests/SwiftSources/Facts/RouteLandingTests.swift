import Testing

@testable import FlowLang

/// The tables that values of an enum lead to, by the landings of the values.
@Suite struct RouteLandingTests {
  private static let views = """
    enum Route: Hashable, Identifiable { case a, b, c(Int); var id: Self { self } }
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    struct C: View { var body: some View { Text("c") } }

    """

  /// Each variable chooses its own table.
  @Test(arguments: [
    ("path.append(.a)", ["Home push A \"x\""]),
    ("path = [.b, .a]", ["Home push A \"x\""]),
    ("sheet = .a", ["Home sheet A \"x\""]),
    ("self.cover = Route.b", ["Home cover B \"x\""]),
    ("last = .a", []),
    ("history.append(.a)", []),
    ("router.push(.a)", ["Home push A \"x\""]),
    ("router.present(.b)", ["Home sheet B \"x\""]),
    ("router.replace(.b)", ["Home push B \"x\""]),
    ("router.later(.c(1))", ["Home cover C \"x\""]),
    ("Analytics.track(Route.a)", []),
    ("router.update(.a)", []),
    ("configs = [Config(route: .a)]", []),
    ("_ = Row(route: .a)", []),
    ("_ = Row(next: .a)", ["Home push A \"x\""]),
    ("other.push(Route.a)", ["Home push A \"x\""]),
    ("other.measure(Route.a)", []),
  ])
  func aValueIsPresentedOnce(_ code: String, _ expected: [String]) {
    let text = """
      \(Self.views)struct Config { var route: Route }
      enum Analytics { static func track(_ route: Route) {} }
      struct Row: View { var route: Route = .b; var next: Route = .a
        var body: some View { NavigationLink("Next", value: next) } }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        @Published var cover: Route?
        var last: Route = .a
        func push(_ route: Route) { path.append(route) }
        func present(_ route: Route) { sheet = route }
        func replace(_ route: Route) { path[path.count - 1] = route }
        func later(_ route: Route) { let next = route; show(next) }
        private func show(_ route: Route) { DispatchQueue.main.async { self.cover = route } }
        func update(_ route: Route) { last = route }
      }
      struct Home: View {
        @StateObject var router = Router()
        @State var path: [Route] = []
        @State var sheet: Route?
        @State var cover: Route?
        @State var last: Route = .a
        @State var history: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Button("x") { \(code) } }
            .navigationDestination(for: Route.self) { view($0) }
            .sheet(item: $sheet) { view($0) }
            .fullScreenCover(item: $cover) { view($0) }
        }
        @ViewBuilder func view(_ route: Route) -> some View { switch route { case .a: A(); case .b: B(); case .c: C() } }
      }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.hasPrefix("Row") }
    #expect(facts == expected, "\(code)")
  }

  /// A function of the view, also with labels, and an initializer make the views of a table.
  @Test(arguments: ["view", "view(for:)", "self.view", "Page.init", "{ Page($0) }", "{ Page($0).padding() }"])
  func aTableMayNameAFunction(_ content: String) {
    let text = """
      \(Self.views)struct Home: View {
        @State var route: Route?
        var body: some View {
          VStack { Button("A") { route = .a }; Button("C") { route = .c(1) } }.sheet(item: $route, content: \(content))
        }
        @ViewBuilder private func view(for route: Route) -> some View {
          switch route { case .a: A(); case .b: B(); case let .c(n): C() }
        }
      }
      struct Page: View {
        let route: Route
        init(_ route: Route) { self.route = route }
        var body: some View { NavigationStack { switch route { case .a: A(); case .b: B(); case .c: C() } } }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home sheet A \"A\"", "Home sheet C \"C\""])
  }

  /// A view that only switches over a case is no screen: its cases are.
  @Test(arguments: [
    "var body: some View { CASES }", "var body: some View { make().padding() }; func make() -> some View { CASES }",
    "var body: some View { page }; @ViewBuilder var page: some View { CASES }",
    "var body: some View { self.page }; @ViewBuilder var page: some View { CASES }",
  ])
  func aViewThatSwitchesIsNoScreen(_ body: String) {
    let text = """
      \(Self.views)@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Sheet: View {
        let route: Route
        \(body.replacing("CASES", with: "switch route { case .a: A(); case .b: More(); case .c: C() }"))
      }
      struct Home: View {
        @State var route: Route?
        var body: some View {
          VStack { Button("A") { route = .a }; Button("B") { route = .b } }.sheet(item: $route) { Sheet(route: $0) }
        }
      }
      struct More: View { var body: some View { NavigationLink("C") { C() } } }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "Demo root Home", "Home sheet A \"A\"", "Home sheet More \"B\"", "More push C \"C\"",
      ])
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(!flow.contains("screen Sheet"), "\(flow)")
  }

  @Test func windowsHaveABindingToTheirValue() {
    let text = """
      \(Self.views)@main struct Demo: App { var body: some Scene {
        WindowGroup { Home() }
        WindowGroup(for: Route.self) { $route in switch route { case .a: A()
        default: B() } }
      } }
      struct Home: View { @Environment(\\.openWindow) var openWindow
        var body: some View { Button("A") { openWindow(value: Route.a) } } }
      """
    #expect(FactFinderTests.facts(text) == ["Demo root Home", "Home window A \"A\""])
  }

  /// The type of a value may be a structure of the app.
  @Test(arguments: [
    "List(books) { book in NavigationLink(value: book) { Text(\"x\") } }",
    "ForEach(store.books) { book in NavigationLink(value: book) { Text(\"x\") } }",
    "NavigationLink(\"x\", value: books[0])", "NavigationLink(\"x\", value: Book(id: 1))",
  ])
  func aStructureLeadsToItsDestination(_ link: String) {
    let text = """
      struct Book: Hashable { let id: Int }
      struct BookView: View { let book: Book; var body: some View { Text("b") } }
      struct Store { let books: [Book] }
      struct Home: View { let books: [Book]; let store: Store
        var body: some View {
          NavigationStack { \(link).navigationDestination(for: Book.self) { book in BookView(book: book) } }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push BookView \"x\""], "\(link)")
  }

  /// A static function of an enum makes one of its cases.
  @Test(arguments: [".plus(1)", "Route.plus(1)", ".first"])
  func aStaticMemberRenamesACase(_ value: String) {
    let text = """
      \(Self.views)extension Route { static func plus(_ number: Int) -> Self { .c(number + 1) }
        static var first: Route { if isOn { return Route.c(0) }; return .c(1) } }
      class Router: ObservableObject { @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) } }
      struct Home: View { @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Button("x") { router.push(\(value)) } }
            .navigationDestination(for: Route.self) { route in
              switch route { case .a: A(); case .b: B(); case .c: C() } } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push C \"x\""])
  }

  /// Members of one name make routes from different arguments.
  @Test(arguments: [("id: 1", "B"), ("a: a", "A"), ("user: 1", "B")])
  func aStaticFunctionOfSeveralIsARoute(_ argument: String, _ view: String) {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct Route { init(@ViewBuilder view: () -> some View) {} }
      extension Route {
        static func item(a: Int) -> Route { Route { A() } }
        static func item(user: Int) -> Route { Self.item(id: user) }
        static func item(id: Int) -> Route { Route { B() } }
      }
      class Router { func open(_ route: Route) {} }
      struct Home: View { let router: Router
        var body: some View { Button("x") { router.open(.item(\(argument))) } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push \(view) \"x\""])
  }

  @Test func aStaticConstantIsARoute() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct Route { enum Style { case push, cover }
        init(style: Style, @ViewBuilder view: () -> some View) {}
        static let a = Route(style: .cover) { A() }
      }
      class Router { func open(_ route: Route) {} }
      struct Home: View { let router: Router; var body: some View { Button("A") { router.open(.a) } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home cover A \"A\""])
  }

  /// A list of layers shows sheets, each with a stack of its own: the function says that it opens a sheet. A class
  /// around the value changes nothing.
  @Test(arguments: [
    (
      "var path: [Route] = []", "path.append(route)", "root: Route", "layers.append(.init(root: route))",
      ".navigationDestination(for: Route.self) { $0.view() }"
    ),
    (
      "var path: [Frame] = []", "path[path.count - 1].route = route", "root: Frame",
      "layers.append(.init(root: .init(route: route)))",
      ".navigationDestination(for: Frame.self) { FrameView(frame: $0) }"
    ),
  ])
  func layersShowSheets(_ path: String, _ push: String, _ root: String, _ sheet: String, _ table: String) {
    let text = """
      \(Self.views)extension Route {
        @ViewBuilder func view() -> some View { switch self { case .a: A(); case .b: B(); case .c: C() } } }
      class Frame: Hashable { var route: Route; init(route: Route) { self.route = route } }
      struct FrameView: View { let frame: Frame; var body: some View { frame.route.view() } }
      @Observable class Layer { let model: Model; \(path); var \(root)
        func push(_ route: Route) { \(push) }
        func openSheet(_ route: Route) { model.openSheet(route) } }
      @Observable class Model { var layers: [Layer] = []
        func openSheet(_ route: Route) { \(sheet) } }
      struct LayerView: View { @State var layer: Layer
        var body: some View { NavigationStack(path: $layer.path) { Text("x")\(table) } } }
      struct Home: View { @Environment(Layer.self) var layer
        var body: some View {
          Button("A") { layer.push(.a) }
          Button("B") { layer.openSheet(.b) }
          Button("C") { if let next = next() { layer.push(next) } }
          NavigationLink(.b) { Text("more") }
          NavigationBox(layer: .init(root: .c(2)))
        }
        func next() -> Route? { .c(1) } }
      struct NavigationBox: View { let layer: Layer; var body: some View { LayerView(layer: layer) } }
      extension NavigationLink { init(_ route: Route, label: () -> Label) { self.init(value: route, label: label) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home") }
    let expected = ["Home push A \"A\"", "Home sheet B \"B\"", "Home push B", "Home push C"]
    #expect(facts.sorted() == expected.sorted(), "\(table)")
  }
}
