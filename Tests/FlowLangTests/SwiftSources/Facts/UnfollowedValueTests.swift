import Testing

@testable import FlowLang

/// Values of enums that code chooses in a way that is not followed: the code leads to one of the views of the enum.
@Suite struct UnfollowedValueTests {
  private static let views = """
    enum Route: Hashable, Identifiable { case a, b; var id: Self { self } }
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }

    """

  /// Several models choose the value that one view adds to the path of another object.
  @Test(arguments: [
    ("if let next = model.next() { model.router.path.append(next) }", "Home push A|B (one of)"),
    ("model.router.path.append(model.any())", "Home push  (unknown)"),
    ("router.push(model.next())", nil),
    ("model.history.append(model.next())", nil),
  ])
  func aPathMayHaveAnyCase(_ code: String, _ fact: String?) {
    let text = """
      \(Self.views)protocol Model { var router: Router { get }; func next() -> Route?; var history: [Route] { get } }
      class First: Model { func next() -> Route? { flag ? .a : nil } }
      class Second: Model { func next() -> Route? { flag ? .b : nil } }
      class Third: Model { func next() -> Route? { flag ? .b : nil } }
      class Fourth: Model { func next() -> Route? { flag ? .b : nil } }
      class Router: ObservableObject { @Published var path = NavigationPath(); func push(_ route: Route) {} }
      struct Other: View { @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Text("o") } } }
      struct Home<M: Model>: View { @StateObject var model: M; @StateObject var router: Router
        var body: some View { Button("x") { \(code) } } }
      struct Root: View { @StateObject var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("r") }
          .navigationDestination(for: Route.self) { route in switch route { case .a: A(); case .b: B() } } } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home") }.map { $0.replacing(" \"x\"", with: "") }
    #expect(facts == (fact.map { [$0] } ?? []), "\(code)")
  }

  /// Several models make a view of one type.
  @Test(arguments: [
    ("Page<First>", "Page<Second>", " Page"), ("A", "B", "  (unknown)"), ("some View", "some View", "  (unknown)"),
  ])
  func aModelMakesTheView(_ first: String, _ second: String, _ goal: String) {
    let text = """
      \(Self.views)protocol Model { associatedtype Content: View; func page() -> Content }
      extension View { func tinted() -> some View { self } }
      class First: Model { func page() -> \(first) { \(first.contains(" ") ? "A" : "\(first.prefix { $0 != "<" })")() } }
      class Second: Model { func page() -> \(second) { \(second.contains(" ") ? "B" : "\(second.prefix { $0 != "<" })")() } }
      struct Page<M>: View { var body: some View { Text("p") } }
      struct Home<M: Model>: View { let model: M
        var body: some View { NavigationLink("x") { model.page() } } }
      """
    #expect(FactFinderTests.facts(text).map { $0.replacing(" \"x\"", with: "") } == ["Home push\(goal)"])
  }

  /// A sheet of an enum whose values come from elsewhere shows one of the views, or always the same.
  @Test(arguments: [
    ("switch route { case .a: A(); case .b: B() }", "Home sheet A|B (one of)"),
    ("A(route: route)", "Home sheet A"),
    ("Text(\"x\")", "Home sheet  (unknown)"),
  ])
  func aSheetOfAnEnumMayShowAnyCase(_ content: String, _ fact: String) {
    let text = """
      \(Self.views)struct Home: View { @State var route: Route?
        var body: some View { Button("x") { route = Route(rawValue: next()) }.sheet(item: $route) { route in \(content) } } }
      """
    #expect(FactFinderTests.facts(text).map { $0.replacing(" \"x\"", with: "") } == [fact], "\(content)")
    let known = text.replacing("Route(rawValue: next())", with: ".b")
    #expect(FactFinderTests.facts(known).count == 1)
    #expect(!FactFinderTests.facts(known)[0].contains("one of"))
  }

  /// A pattern may match only some of the values of a case.
  @Test(arguments: [
    ("case .list(source: .all): A()", ["Home push A|B (one of)"]),
    ("case .list(.some(let s)): A()", ["Home push A|B (one of)"]),
    ("case .list(source: let s) where s.isNew: A()", ["Home push A"]),
    ("case .list(let source): A()", ["Home push A"]),
    ("case .list: A()", ["Home push A"]),
  ])
  func aPatternMayMatchOnlySomeValues(_ pattern: String, _ expected: [String]) {
    let text = """
      enum Source { case all, new }
      enum Page: Hashable { case list(source: Source) }
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct Home: View { let page: Source
        var body: some View { NavigationStack { NavigationLink("x", value: Page.list(source: page)) }
          .navigationDestination(for: Page.self) { page in switch page { \(pattern); case .list(let s): B() } } } }
      """
    let facts = FactFinderTests.facts(text).map { $0.replacing(" \"x\"", with: "") }
    #expect(facts == expected, "\(pattern)")
  }

  /// The elements of a list of cases are any of them, also of a list in another element.
  @Test(arguments: ["page in tab(page)", "page in page.content", "tab($0)"])
  func tabsOfAListInAnElement(_ content: String) {
    let text = """
      enum Page: Hashable { case a, b
        @ViewBuilder var content: some View { switch self { case .a: A(); case .b: B() } } }
      struct Part { var title: String; var pages: [Page] { isBig ? Page.allCases : [.a] } }
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct Home: View { let parts: [Part]
        var body: some View { TabView { ForEach(parts) { part in TabSection(part.title) {
          ForEach(part.pages) { \(content.contains("$0") ? "Tab(\"x\") { tab($0) }" : content.replacing(" in ", with: " in Tab(\"x\") { ") + " }") } } } } }
        func tab(_ page: Page) -> some View { page.content } }
      """
    #expect(FactFinderTests.facts(text) == ["Home tab A (one of)", "Home tab B (one of)"], "\(content)")
  }

  /// A view of a protocol's function is one of those that make it.
  @Test(arguments: [
    ("AnyView(page.content())", 1), ("Text(\"x\").sheet(isPresented: $isOn) { AnyView(page.content()) }", 0),
  ])
  func theViewsThatAProtocolRequires(_ body: String, _ count: Int) {
    let text = """
      protocol Page { associatedtype Content: View; func content() -> Content }
      struct APage: Page { func content() -> some View { AList() } }
      struct BPage: Page { func content() -> some View { Text("b") } }
      struct CPage: Page { func content() -> some View { Text("c") } }
      private struct AList: View { var body: some View { NavigationLink("a") { A() } } }
      struct A: View { var body: some View { Text("a") } }
      struct Home: View { @State var page: any Page; @State var isOn = false; var body: some View { \(body) } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    let home = flow.split(separator: "\n").drop { !$0.hasPrefix("screen Home") }.prefix { !$0.hasPrefix("}") }
    #expect(home.filter { $0.contains("-> A") }.count == count, "\(flow)")
  }

  /// A link to a view that code of no screen opens now may still be there.
  @Test(arguments: [("", "note"), ("entry \"code\" ", "warning")])
  func aGoalThatOtherCodeOpens(_ entry: String, _ severity: String) {
    let code = """
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("h") } }
      class Router { func open() { UIApplication.shared.top?.present(UIHostingController(rootView: A()), animated: true) } }
      struct A: View { var body: some View { Text("a") } }
      """
    let flow = "app My { start Home }\nscreen Home { view Home link a -> A }\nscreen A { \(entry)view A }"
    #expect(
      ConformanceTests.findings(flow, code) == ["\(severity) link-not-in-code: the code of `Home` does not lead to `A`"]
    )
  }

  /// A new screen is reported, also as one of several goals; a link to one of several goals is not.
  @Test func aNewScreenMayBeOneOfSeveralGoals() {
    let code = """
      \(Self.views)@main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { @State var route: Route?
        var body: some View { Button("x") { route = stored() }
          .sheet(item: $route) { route in switch route { case .a: A(); case .b: B() } } } }
      """
    let flow = "app My { start Home }\nscreen Home { view Home link a -> A sheet }\nscreen A { view A }"
    #expect(
      ConformanceTests.findings(flow, code) == [
        "warning screen-not-in-flow: the code shows `B`, which no screen of the flow is"
      ])
    #expect(
      !ConformanceTests.findings(flow, code.replacing("case .b: B()", with: "case .b: A()")).contains {
        $0.contains("B")
      })
  }

  /// The view of a case that no code is seen to make is opened by other code; so is that of a router that none calls.
  @Test(arguments: [("case .b: B()", "B"), ("case .b: A()", nil)])
  func theViewOfACaseThatNoCodeMakes(_ destination: String, _ name: String?) {
    let code = """
      \(Self.views)@main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { @State var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Button("x") { path.append(Route.a) } }
          .navigationDestination(for: Route.self) { route in switch route { case .a: A(); \(destination) } } } }
      """
    let imported = SwiftImportTests.flow([("A.swift", code)])
    #expect(imported.contains("screen B {\n  entry \"code\"") == (name != nil), "\(imported)")
    #expect(ConformanceTests.findings(imported, code) == [])
    let flow = "app My { start Home }\nscreen Home { view Home link a -> A }\nscreen A { view A }"
    let expected =
      name.map { ["warning screen-not-in-flow: the code shows `\($0)`, which no screen of the flow is"] } ?? []
    #expect(ConformanceTests.findings(flow, code) == expected)
  }
}
