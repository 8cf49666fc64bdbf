import Testing

@testable import FlowLang

/// The tabs that loops and conditions make.
@Suite struct TabFactTests {
  private static func facts(_ content: String, _ more: String = "", rest: String = "") -> [String] {
    FactFinderTests.facts(
      """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      enum Page: Hashable { case a, b
        static var main: [Page] { [.a] }
        static func view(for page: Page) -> some View { switch page { case .a: A(); case .b: B() } } }
      struct Home: View { \(more)
        var body: some View { TabView { \(content) } } }
      \(rest)
      """)
  }

  /// The views of a tab that a condition chooses are all tabs, unless a loop over a list that is not known makes it.
  @Test(arguments: [
    ("Group { if isIn { A() } else { B() } }.tabItem { Text(\"x\") }", ""),
    ("ForEach(load()) { page in Group { if isIn { A() } else { B() } }.tabItem { Text(\"x\") } }", " (one of)"),
  ])
  func tabsWithAChoice(_ content: String, _ certainty: String) {
    #expect(Self.facts(content) == ["A", "B"].map { "Home tab \($0)\(certainty)" }, "\(content)")
  }

  /// A list that code assigns or changes, or gives away as a binding, has other elements than at the start.
  @Test(arguments: [
    ("let pages = Page.main", "", false), ("@State var pages = Page.main", "", false),
    ("var pages: [Page] { [.a] }", "", false),
    ("@State var pages = Page.main; func load() { pages = Settings.load() }", "", true),
    ("@State var pages: [Page] = [.a]; func load() { self.pages.append(.b) }", "", true),
    ("@State var pages = Page.main; var editor: some View { Editor(pages: $pages) }", "", true),
    ("var pages = Page.main", "func load(home: inout Home) { home.pages = [] }", true),
    ("var pages = Page.main", "struct Other { var pages = [1]; mutating func load() { pages = [] } }", true),
  ])
  func listsThatChange(_ list: String, _ rest: String, _ mayChange: Bool) {
    let content = "ForEach(pages, id: \\.self) { (page: Page) in Page.view(for: page).tabItem { Text(\"x\") } }"
    let expected = mayChange ? ["Home tab A (one of)", "Home tab B (one of)"] : ["Home tab A \"x\""]
    let tabs = Self.facts(content, list, rest: rest).filter { $0.contains(" tab ") }
    #expect(tabs == expected, "\(list)")
  }
}
