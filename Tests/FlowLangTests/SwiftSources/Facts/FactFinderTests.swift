import Testing

@testable import FlowLang

/// Each pattern of navigation in Swift code as a small source, with its facts.
@Suite struct FactFinderTests {
  /// Returns the facts of a source: `Home push Settings`, with the certainty if it is not exact, and the label in
  /// quotes.
  static func facts(_ text: String, _ table: NavigationTable = NavigationTable()) -> [String] {
    let project = CodeProject([SourceFile(path: "App.swift", text: text)])
    return FactFinder.find(in: project, table).facts.map { fact in
      let owner: String
      switch fact.owner {
      case .type(let type): owner = project.qualifiedName(of: type)
      case .function(let place): owner = "\(project.names[project.name(of: place)])()"
      }
      let goals = fact.goals.map { goal in
        switch goal {
        case .screen(let type): project.qualifiedName(of: type)
        case .outside(let name): name
        case .identifier(let name): "#\(name)"
        }
      }
      let certainty = fact.certainty == .exact ? "" : " (\(fact.certainty.rawValue))"
      let label = fact.label.map { " \"\($0)\"" } ?? ""
      return "\(owner) \(fact.kind.rawValue) \(goals.joined(separator: "|"))\(certainty)\(label)"
    }.sorted()
  }

  private static let views =
    "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }\n"

  private static func facts(body: String, more: String = "") -> [String] {
    facts("\(views)struct Home: View {\n@State var isOn = false\n\(more)\nvar body: some View {\n\(body)\n}\n}")
  }

  // MARK: Tabs

  /// The tabs of a list of cases are those in the list.
  @Test(arguments: [
    "Page.main", "Page.more", "pages", "self.pages", "other", "Array(pages.enumerated())",
    "Array(zip(pages.indices, pages))",
  ])
  func tabsOfAList(_ list: String) {
    let text = """
      \(Self.views)enum Page: Hashable { case a, b, c
        static var main: [Page] { return [.a] }
        static let more: [Page] = [.a]
        static func view(for page: Page) -> some View { switch page { case .a: A(); case .b: B(); case .c: C() } } }
      struct C: View { var body: some View { Text("c") } }
      struct Home: View { let pages: [Page] = [.a]; @State var other = Page.main
        var body: some View {
          TabView { ForEach(\(list), id: \\.self) { \(list.hasPrefix("Array") ? "index, page" : "page") in Page.view(for: page).tabItem { Text("x") } } } } }
      """
    #expect(Self.facts(text) == ["Home tab A \"x\""], "\(list)")
  }

  /// Of the cases of a list that is not known, it is not known which ones are tabs.
  @Test func tabsOfAListThatIsNotKnown() {
    let text = """
      \(Self.views)enum Page { case a, b
        var screen: some View { switch self { case .a: A(); case .b: B() } } }
      struct Home: View { let pages = Settings.load()
        var body: some View { TabView { ForEach(pages) { (page: Page) in page.screen.tabItem { Text("x") } } } } }
      """
    #expect(Self.facts(text) == ["Home tab A (one of)", "Home tab B (one of)"])
  }

  // MARK: Windows

  /// Of several views in a window, the only one that leads on is the root.
  @Test(arguments: [
    ("VStack { Banner(); Home() }", "App root Home"),
    ("VStack { Banner().padding(); VStack { Color.red; Home().tint(.red) } }.padding()", "App root Home"),
    ("Group { if isOn { Banner() }; Home() }", "App root Home"),
    ("VStack { Home(); Other() }", "App root  (unknown)"),
    ("VStack { Banner(); A() }", "App root  (unknown)"),
  ])
  func windowsWithSeveralViews(_ content: String, _ expected: String) {
    let text = """
      \(Self.views)@main struct My: App { var body: some Scene { WindowGroup { \(content) } } }
      struct Banner: View { var body: some View { Text("offline") } }
      struct Home: View { var body: some View { NavigationLink("a") { A() } } }
      struct Other: View { var body: some View { NavigationLink("a") { B() } } }
      """
    let root = Self.facts(text).filter { $0.hasPrefix("My root") }
    #expect(root == [expected.replacing("App root", with: "My root")], "\(content)")
  }

  // MARK: Functions of the project

  @Test func functionsOfTheTableShowTheirArgument() {
    let (table, problems) = Configuration.read(
      Array(
        #"""
        {"navigation": {"push": ["router.go(to:)"], "sheet": ["overlay"], "wrappers": ["Lazy"], "ignore": ["B"]}}
        """#.utf8))
    #expect(problems.isEmpty)
    let text = """
      \(Self.views)struct Lazy: View { let make: () -> A; var body: some View { make() } }
      struct Home: View {
        var body: some View {
          Button("One") { router.go(to: Lazy(A())) }
          Button("Two") { overlay(A()) }
          Button("Three") { router.go(to: B()) }
          Button("Four") { other.go(to: A()) }
        }
      }
      """
    #expect(Self.facts(text, table.navigation) == ["Home push A \"One\"", "Home sheet A \"Two\""])
    #expect(Self.facts(text) == [])
  }

  // MARK: SwiftUI

  @Test(arguments: [
    ("NavigationLink(destination: A()) { Text(\"Open\") }", ["Home push A \"Open\""]),
    ("NavigationLink(\"Open\", destination: A())", ["Home push A \"Open\""]),
    ("NavigationLink(\"Open\") { A() }", ["Home push A \"Open\""]),
    ("NavigationLink { A() } label: { Label(\"Open\", systemImage: \"x\") }", ["Home push A \"Open\""]),
    // A title that code computes, with a subtitle.
    ("NavigationLink { A() } label: { HStack { Text(item.title); Text(\"Not set\") } }", ["Home push A"]),
    ("NavigationLink { A() } label: { Label { Text(\"Open\") } icon: { Icon() } }", ["Home push A \"Open\""]),
    ("NavigationLink(destination: AnyView(A().padding()), isActive: $isOn) { EmptyView() }", ["Home push A"]),
    ("Button(\"Go\") { isOn = true }.sheet(isPresented: $isOn) { A() }", ["Home sheet A \"Go\""]),
    (
      "Button { isOn.toggle() } label: { Text(\"Go\") }.fullScreenCover(isPresented: $isOn) { NavigationStack { A() } }",
      ["Home cover A \"Go\""]
    ),
    ("Text(\"x\").popover(isPresented: $isOn, content: { A() })", ["Home popover A"]),
    ("Text(\"x\").navigationDestination(isPresented: $isOn) { A() }", ["Home push A"]),
    ("Text(\"x\").sheet(unwrapping: $route, case: /Route.edit) { _ in A() }", ["Home sheet A"]),
    ("Text(\"x\").fullScreenCover(unwrapping: $route, case: \\.edit) { A(route: $0) }", ["Home cover A"]),
    ("Text(\"x\").navigationDestination(unwrapping: $route, case: /Route.edit) { A(route: $0) }", ["Home push A"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { if isOn { A() } else { B() } }", ["Home sheet A|B (one of)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { Text(\"inline\") }", ["Home sheet  (unknown)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { VStack { A()\nB() } }", ["Home sheet  (unknown)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { SafariView() }", ["Home sheet SafariView (outside)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { List { ForEach(rows) { A() } } }", ["Home sheet  (unknown)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { VStack { Text(\"t\")\nA() } }", ["Home sheet  (unknown)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { LazyVGrid(columns: c) { A() } }", ["Home sheet  (unknown)"]),
    ("Text(\"x\").sheet(isPresented: $isOn) { ScrollView { VStack { Color.red\nA() } } }", ["Home sheet A"]),
    ("Text(\"x\").alert(isPresented: $isOn) { Alert(title: Text(\"x\")) }", []),
    ("Text(\"x\")\n#if os(iOS)\n.sheet(isPresented: $isOn) { A() }\n#endif", ["Home sheet A"]),
  ])
  func presentations(_ body: String, _ expected: [String]) { #expect(Self.facts(body: body) == expected, "\(body)") }

  @Test(arguments: [
    ("var row: some View { A() }", "NavigationLink(\"x\", destination: row)"),
    ("func make(_ n: Int) -> some View { A() }", "NavigationLink(\"x\", destination: make(1))"),
    ("@ViewBuilder func make() -> some View { A().padding() }", "NavigationLink(\"x\") { make() }"),
    ("static func make() -> A { A() }", "NavigationLink(\"x\", destination: Home.make())"),
    ("", "let a = A()\nNavigationLink(\"x\", destination: a)"),
    (
      "struct Wrapper<Content: View>: View { let content: Content\nvar body: some View { content } }",
      "NavigationLink(\"x\") { Wrapper { A() } }"
    ),
    ("func sheetView() -> some View { A() }", "NavigationLink(\"x\") { Group { sheetView().environment(1) } }"),
  ])
  func goalsAreFollowed(_ member: String, _ body: String) {
    #expect(Self.facts(body: body, more: member) == ["Home push A \"x\""], "\(member)")
  }

  @Test func aFunctionOfAProtocolThatGivesItsTypeIsFollowed() {
    let text = """
      protocol FromNib {}
      extension FromNib where Self: UIViewController { static func make() -> Self { Self(nibName: "x", bundle: nil) } }
      class D: UIViewController, FromNib {}
      class C: UIViewController { func go() { let next = D.make(); present(next, animated: true) } }
      """
    #expect(Self.facts(text) == ["C sheet D"])
  }

  /// For a known subject of a `switch`, only the goals of its case are returned.
  @Test func returnValuesOfACaseAreFollowed() {
    let text = """
      \(Self.views)enum Route { case a, b
        func view() -> AnyView { switch self { case .a: return AnyView(A()); case .b: return AnyView(B()) } }
      }
      struct Home: View { let router: Router; var body: some View { Button("x") { router.push(Route.a) } } }
      """
    #expect(Self.facts(text) == ["Home push A \"x\""])
  }

  /// The name of the function determines how a route is shown.
  @Test(arguments: [
    ("push", "push"), ("showModal", "sheet"), ("presentSheet", "sheet"), ("openFullScreen", "cover"),
    ("present", "sheet"),
  ])
  func theNameOfAFunctionDeterminesThePresentation(_ word: String, _ kind: String) {
    let text = """
      \(Self.views)enum Route { case a
        var view: some View { switch self { case .a: A() } }
      }
      struct Home: View { let router: Router; var body: some View { Button("x") { router.\(word)(Route.a) } } }
      """
    #expect(Self.facts(text) == ["Home \(kind) A \"x\""])
  }

  @Test func aLocalOfABranchIsItsOwn() {
    let text = """
      \(Self.views)
      class C: UIViewController {
        func go(_ on: Bool) {
          if on { let x = D(); present(x, animated: true) } else { let x = E(); present(x, animated: true) }
        }
      }
      class D: UIViewController {}
      class E: UIViewController {}
      """
    #expect(Self.facts(text) == ["C sheet D", "C sheet E"])
  }

  @Test func routesLeadToTheViewsOfTheirTable() {
    let text = """
      \(Self.views)
      enum Route: Hashable { case a(Int), b }
      class Router { var path: [Route] = []; var sheet: Route?; func navigate(to route: Route) { path.append(route) } }
      struct Home: View {
        @Environment(Router.self) var router
        var body: some View {
          NavigationStack {
            Button("A") { router.navigate(to: .a(1)) }
            Button("B") { router.path.append(.b) }
            NavigationLink("C", value: Route.b)
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .a(let id): A()
            case .b: B()
            }
          }
        }
      }
      """
    #expect(Self.facts(text) == ["Home push A \"A\"", "Home push B \"B\"", "Home push B \"C\""])
  }

  @Test func aSheetOfAnEnumIsOpenedWhereItsStateIsSet() {
    let text = """
      \(Self.views)
      enum Sheet: Identifiable { case a, b
        var id: Int { 1 }
        @ViewBuilder var view: some View { switch self { case .a: A()\ncase .b: B() } }
      }
      struct Home: View {
        @State var sheet: Sheet?
        var body: some View {
          Button("A") { sheet = .a }.sheet(item: $sheet) { $0.view }
          Row(sheet: $sheet)
          if sheet == .b { Text("x") }
        }
      }
      struct Row: View {
        @Binding var sheet: Sheet?
        var body: some View { Button("B") { sheet = Sheet.b } }
      }
      """
    #expect(Self.facts(text).contains("Row sheet B \"B\""))
    #expect(!Self.facts(text).contains { $0.hasPrefix("Home sheet B") })
  }

  @Test func enumsWithEqualCasesAreDistinguished() {
    let text = """
      \(Self.views)
      enum One: Hashable { case open }
      enum Two: Hashable { case open }
      struct Home: View {
        @State var ones: [One] = []
        @State var twos: [Two] = []
        var body: some View {
          Button("1") { ones.append(.open) }
          Button("2") { twos.append(.open) }
            .navigationDestination(for: One.self) { _ in A() }
            .navigationDestination(for: Two.self) { _ in B() }
        }
      }
      """
    #expect(Self.facts(text) == ["Home push A \"1\"", "Home push B \"2\""])
  }

  @Test func tabsHaveTitlesAndImages() {
    let text = """
      \(Self.views)
      struct Home: View {
        var body: some View {
          TabView {
            A().tabItem { Label("First", systemImage: "house") }
            NavigationStack { B() }.tabItem { Text("Second") }.tag(1)
            Tab("Third", systemImage: "cart", value: 2) { A() }
          }
        }
      }
      """
    #expect(Self.facts(text) == ["Home tab A \"First\"", "Home tab A \"Third\"", "Home tab B \"Second\""])
  }

  @Test(arguments: [
    ("TabView { A().tabItem { Image(\"icon\")\nText(\"First\") } }", "", ["Home tab A \"First\""]),
    (
      "TabView { Tab(\"First\", systemImage: \"x\") { A() }.badge(3)\nTab(\"Second\") { B() } }", "",
      ["Home tab A \"First\"", "Home tab B \"Second\""]
    ),
    (
      "TabView { ForEach(all) { s in TabSection(s.title) { Tab(\"First\") { A() }.badge(1) }.tabPlacement(.x) }.id(1) }",
      "", ["Home tab A \"First\""]
    ),
    ("TabView { Group { A() }.tabItem { Text(\"First\") } }", "", ["Home tab A \"First\""]),
    (
      "TabView { content }",
      "@ViewBuilder var content: some View { A().tabItem { Text(\"First\") }\nlast }\n"
        + "var last: some View { B().tabItem { Text(\"Second\") } }", ["Home tab A \"First\"", "Home tab B \"Second\""]
    ),
    (
      "TabView { ForEach(Page.allCases) { page in page.screen.tabItem { Text(page.title) } } }",
      "enum Page: CaseIterable { case a, b\nvar title: String { switch self { case .a: \"First\"; case .b: \"Second\" } }\n"
        + "@ViewBuilder var screen: some View { switch self { case .a: A(); case .b: B() } } }",
      ["Home tab A \"First\"", "Home tab B \"Second\""]
    ),
  ])
  func tabsMayBeElsewhere(_ body: String, _ more: String, _ expected: [String]) {
    #expect(Self.facts(body: body, more: more) == expected, "\(body)")
  }

  /// States with one name in two views are two states.
  @Test func aStateHasTheLabelOfItsOwnButton() {
    let text = """
      \(Self.views)struct Home: View { @State var show = false
        var body: some View { Button("Add") { show = true }.sheet(isPresented: $show) { A() } } }
      struct Other: View { @State var show = false
        var body: some View { Button("Filter") { show = true }.sheet(isPresented: $show) { B() } } }
      """
    #expect(Self.facts(text) == ["Home sheet A \"Add\"", "Other sheet B \"Filter\""])
  }

  @Test(arguments: [(".page", []), (".verticalPage", ["Home tab A", "Home tab B"])])
  func pagesAreNotTabs(_ style: String, _ expected: [String]) {
    #expect(Self.facts(body: "TabView { A()\nB() }.tabViewStyle(\(style))") == expected)
  }

  @Test func theAppBeginsWithItsWindow() {
    let text = "\(Self.views)@main struct Shop: App { var body: some Scene { WindowGroup { A() } } }"
    #expect(Self.facts(text) == ["Shop root A"])
  }

  @Test func previewsAndTestsHaveNoFacts() {
    let text = """
      \(Self.views)
      #Preview { NavigationLink("x") { A() } }
      struct P: PreviewProvider { static var previews: some View { NavigationLink("x") { A() } } }
      class T: XCTestCase { func testX() { present(B(), animated: true) } }
      """
    #expect(Self.facts(text) == [])
  }

  @Test func aTypeCalledViewElsewhereHidesNoViews() {
    let text =
      "enum L10n { enum View { static let title = 1 } }\n\(Self.views)struct Home: View { var body: some View { NavigationLink(\"x\") { A() } } }"
    #expect(Self.facts(text) == ["Home push A \"x\""])
  }

  /// The type of a value determines its destination, whatever declares it.
  @Test(arguments: [
    ("NavigationLink(\"x\", value: Int64(n))", ["Home push A \"x\""]),
    ("NavigationLink(\"x\", value: row.number)", ["Home push A \"x\""]),
    ("NavigationLink(\"x\", value: \"text\")", ["Home push B \"x\""]),
    ("NavigationLink(\"x\", value: unknown())", ["Home push  (unknown) \"x\""]),
  ])
  func valuesOfSystemTypesLeadToTheDestinationOfTheirType(_ link: String, _ expected: [String]) {
    let text = """
      \(Self.views)struct Row { let number: Int64 }
      struct Home: View { let row: Row; var body: some View { \(link) } }
      struct Main: View { var body: some View {
        NavigationStack { Home() }
          .navigationDestination(for: Int64.self) { n in A() }
          .navigationDestination(for: String.self) { _ in B() }
      } }
      """
    #expect(Self.facts(text) == expected)
  }

  @Test func aModifierOfAllViewsShowsItsArgument() {
    let text = """
      \(Self.views)
      extension View {
        func overlaySheet<C: View>(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          sheet(isPresented: isOn) { content() }
        }
      }
      struct Home: View { @State var on = false\nvar body: some View { Text("x").overlaySheet(isOn: $on) { A() } } }
      """
    #expect(Self.facts(text) == ["Home sheet A"])
  }
}
