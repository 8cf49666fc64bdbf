import Testing

@testable import FlowLang

/// The types that names stand for, and the views that only show what they are given.
@Suite struct TypeFactTests {
  private static let views =
    "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }\n"

  /// Two views have a nested type of the same name.
  @Test func aPathOfNamesChoosesTheType() {
    let text = """
      \(Self.views)extension A { struct Item: Hashable {} }
      extension B { struct Item: Hashable {} }
      struct Home: View { private var item: B.Item { .init() }
        var body: some View {
          NavigationSplitView { List { NavigationLink(value: item) { Text("x") } }
            .navigationDestination(for: A.Item.self) { _ in A() }.navigationDestination(for: B.Item.self) { _ in B() }
          } detail: { Text("none") } } }
      """
    #expect(FactFinderTests.facts(text).contains("Home push B \"x\""), "\(FactFinderTests.facts(text))")
  }

  /// A generic parameter has the name of a type that is nested elsewhere.
  @Test func aGenericParameterIsNoTypeOfTheApp() {
    let text = """
      \(Self.views)enum Link { protocol Target {} }
      struct Option<Target: View>: View { let target: Target
        init(_ title: String, target: @escaping () -> Target) { self.target = target() }
        var body: some View { NavigationLink(destination: target) { Text("x") } } }
      struct Home: View { var body: some View { Option("x") { A() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A"])
  }

  /// A list with room for one more view is no wrapper of it; a list of the view is.
  @Test(arguments: [
    ("List { ForEach(items) { Text($0) }; content() }", "Home push Options"),
    ("List { ForEach(items) { _ in content() } }", "Home push A"),
    ("NavigationStack { content().padding() }", "Home push A"),
  ])
  func aListOfElementsIsNoWrapper(_ body: String, _ expected: String) {
    let text = """
      \(Self.views)struct Options<Content: View>: View { let items: [String]; @ViewBuilder let content: () -> Content
        var body: some View { \(body) } }
      struct Home: View { var body: some View { NavigationLink(destination: Options(items: []) { A() }) { icon } } }
      """
    #expect(FactFinderTests.facts(text) == [expected], "\(body)")
  }
}
