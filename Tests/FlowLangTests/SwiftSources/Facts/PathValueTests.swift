import Testing

@testable import FlowLang

/// Values of types that are no enums, and the paths that code adds them to.
@Suite struct PathValueTests {
  private static let views = """
    struct Book: Hashable { var id = 0 }
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      @Published var names: [String] = []
      func push<D: Hashable>(_ destination: D) { path.append(destination) }
      func go(_ destination: any Hashable) { push(destination) }
      var current: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
      func bound<D: Hashable>(_ destination: D) { current.wrappedValue.append(destination) }
      func open(_ book: Book) { path.append(book) }
      func rename(_ name: String) { names.append(name) }
    }

    """

  @Test(arguments: [
    ("path.append(Book())", "A"),
    ("path.append(book)", "A"),
    ("path.append(\"settings\")", "B"),
    ("path = NavigationPath([book])", "A"),
    ("router.path.append(book)", "A"),
    ("router.push(Book())", "A"),
    ("router.go(\"settings\")", "B"),
    ("router.open(book)", "A"),
    ("router.bound(book)", "A"),
    ("router.rename(\"settings\")", nil),
    ("names.append(\"settings\")", nil),
    ("names = [\"settings\"]", nil),
    ("components.path.append(\"settings\")", nil),
    ("router.push(3)", nil),
  ])
  func aValueLeadsToTheDestinationOfItsType(_ code: String, _ goal: String?) {
    let text = """
      \(Self.views)struct Home: View {
        let books: [Book]
        var components = URLComponents()
        @State var names: [String] = []
        @StateObject var router = Router()
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { List(books) { book in Button("x") { \(code) } } }
            .navigationDestination(for: Book.self) { _ in A() }
            .navigationDestination(for: String.self) { _ in B() }
        }
      }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home") }
    #expect(facts == (goal.map { ["Home push \($0) \"x\""] } ?? []), "\(code)")
  }

  /// A function that is given the path acts for its callers; where none is known, any code opens the destination.
  @Test(arguments: [
    ("A.open(&path)", ["Home push A", "Home push B"]), ("A.open(path: $path)", ["Home push A"]),
    ("let type: any Linked.Type = find(); type.open(&path)", []), ("", []),
  ])
  func aFunctionThatIsGivenThePath(_ code: String, _ expected: [String]) {
    let text = """
      \(Self.views)enum Route: Hashable { case b }
      extension A {
        static func open(_ path: inout NavigationPath) { path.removeLast(); path.append(Book()); path.append(Route.b) }
        static func open(path: Binding<NavigationPath>) { path.wrappedValue.append(Book()) }
      }
      struct Home: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("x").onOpenURL { url in \(code) } }
            .navigationDestination(for: Book.self) { _ in A() }
            .navigationDestination(for: Route.self) { route in switch route { case .b: B() } }
        }
      }
      """
    #expect(FactFinderTests.facts(text).filter { !$0.hasPrefix("Router") } == expected, "\(code)")
  }

  /// The elements of a path have its type.
  @Test(arguments: ["path = [make()]", "path.append(make())", "path.insert(make(), at: 0)"])
  func aPathOfOneTypeLeadsToItsDestination(_ code: String) {
    let text = """
      \(Self.views)struct Home: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Button("x") { \(code) } }.navigationDestination(for: Int.self) { _ in A() }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A \"x\""], "\(code)")
  }

  /// Local variables hold cases of enums until code adds them to the path.
  @Test(arguments: [
    ("let next: Step = .age\npath.append(next)", ["B"]),
    ("var next = Step.name\nif isOn { next = .age }\npath.append(next)", ["A|B"]),
    ("var next = step\nswitch step { case .name: next = .age; default: break }\npath.append(next)", ["B"]),
    ("let next: Step = .age\nprint(next)", []),
    ("var next = Step.name\nnext = .age\nif next == .age { print(next) }", []),
  ])
  func aLocalVariableHoldsAValue(_ code: String, _ goals: [String]) {
    let text = """
      enum Step { case name, age }
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct Home: View {
        @State var path: [Step] = []
        @State var isOn = false
        @State var step: Step = .name
        var body: some View {
          NavigationStack(path: $path) { Button("x") { go() } }
            .navigationDestination(for: Step.self) { step in switch step { case .name: A(); case .age: B() } }
        }
        func go() {
          \(code)
        }
      }
      """
    let facts = FactFinderTests.facts(text).map { String($0.dropFirst("Home push ".count).prefix { $0 != " " }) }
    #expect(facts == goals, "\(code)")
  }

  /// A change of a state may change the path.
  @Test func anObserverOfAStateAddsToThePath() {
    let text = """
      enum Step { case name, age }
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      @Observable final class Steps {
        var step: Step = .name { didSet { path.append(step) } }
        var path = NavigationPath()
      }
      struct Home: View {
        @State var steps = Steps()
        var body: some View {
          NavigationStack(path: $steps.path) { Button("x") { steps.step = .age } }
            .navigationDestination(for: Step.self) { step in switch step { case .name: A(); case .age: B() } }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push B \"x\""])
  }

  /// Code that is not found opens the views; the screen may lead to them.
  @Test(arguments: ["Int64.self) { _ in A() }", "Step.self) { _ in A() }"])
  func theViewOfADestinationThatNothingReachesIsAnEntry(_ destination: String) {
    let text = """
      enum Step { case name }
      \(Self.views)@main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("h").navigationDestination(for: \(destination) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("note unknown \"navigationDestination(for:) at A.swift:"), "\(flow)")
    #expect(flow.contains("screen A {\n  entry \"code\"\n  view A"), "\(flow)")
    #expect(ConformanceTests.findings(flow, text) == [])
    let own = "app My { start Home }\nscreen Home { view Home link a -> A }\nscreen A { view A }"
    #expect(
      ConformanceTests.findings(own, text) == ["note link-not-in-code: the code of `Home` does not lead to `A`"])
  }
}
