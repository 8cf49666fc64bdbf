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
  @Test func aViewThatSwitchesIsNoScreen() {
    let text = """
      \(Self.views)@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Sheet: View {
        let route: Route
        var body: some View { switch route { case .a: A(); case .b: More(); case .c: C() } }
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
}
