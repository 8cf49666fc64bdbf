import Testing

@testable import FlowLang

/// Routes other than the destination tables of SwiftUI.
@Suite struct RouteFactTests {
  /// Every case of the `switch` assigns the view, which is declared before it.
  @Test func aLocalAssignedInEveryCaseIsFollowed() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      enum Goal { case a, b, none }
      extension View { func padded() -> some View { self.padding() } }
      struct Home: View { var body: some View {
        List {
          NavigationLink("First", value: Goal.a)
          NavigationLink("Second", value: Goal.b)
        }
        .navigationDestination(for: Goal.self) { goal in
          let view: AnyView
          switch goal {
          case .a: view = AnyView(A())
          case .b: view = AnyView(B())
          default: view = AnyView(EmptyView())
          }
          return view.padded()
        }
      } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A \"First\"", "Home push B \"Second\""])
  }

  @Test func anEnumThatCreatesItsViewsIsARoute() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      enum Page { case a
        @ViewBuilder func view() -> some View { switch self { case .a: A() } }
      }
      extension NavigationLink { init(_ title: String, destination: Page) { fatalError() } }
      class Layer { func openSheet(_ page: Page) {} }
      struct Home: View {
        let layer: Layer
        @State var selected = Page.a
        var body: some View {
          NavigationLink("A", destination: .a)
          Button("B") { layer.openSheet(.a) }
          Button("C") { selected = .a }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A \"A\"", "Home sheet A \"B\""])
  }

  @Test func staticMembersThatCreateTheirTypeAreRoutes() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { let id: Int; var body: some View { Text("b") } }
      struct Route: Hashable {
        enum Style { case push, sheet }
        init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {}
      }
      extension Route {
        static var a: Route { Route(id: "a", style: .sheet) { A() } }
        static func b(id: Int) -> Route { .init(id: "b") { B(id: id) } }
      }
      class Router { func route(to route: Route) {} func isOpen(_ route: Route) -> Bool { false } }
      struct Home: View {
        let router: Router
        var body: some View {
          Button("A") { router.route(to: .a) }
          Button("B") { router.route(to: .b(id: 1)) }
          Text(router.isOpen(.a) ? "open" : "")
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push B \"B\"", "Home sheet A \"A\""])
  }

  @Test func aTypeInAnExtensionIsFoundByItsPath() {
    let text = """
      enum Editor {}
      extension Editor { struct Main: View { var body: some View { Text("a") } } }
      struct Home: View { var body: some View { NavigationLink("A") { Editor.Main() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push Editor.Main \"A\""])
  }

  @Test func aPropertyOfAllViewsRepresentsTheView() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct Backport<Content: View> { let content: Content; func hidden(_ on: Bool) -> some View { content } }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      struct Home: View { var body: some View { NavigationLink("Go") { A().padding().backport.hidden(true) } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A \"Go\""])
  }

  @Test(arguments: [("PlayerView { A() }", "A"), ("PlayerView { Text(\"x\") }", "PlayerView (outside)")])
  func aViewOfAPackageMayHaveAScreenInside(_ view: String, _ goal: String) {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct Home: View { var body: some View { NavigationLink("Go") { \(view) } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push \(goal) \"Go\""])
  }

  @Test func theContentOfAPackageViewIsTheGoal() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { StoreProvider(store: s) { A() } } } }
      """
    #expect(FactFinderTests.facts(text) == ["Shop root A"])
  }
}

/// Functions that create or show views passed by their callers.
@Suite struct PresenterFactTests {
  @Test func aControllerAroundAViewIsFollowedToTheCaller() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      class Sheet<C: View>: UIViewController {
        init(rootView: C) {}
        static func present(_ content: C, in controller: UIViewController) {
          let sheet = Sheet(rootView: content)
          controller.present(sheet, animated: true)
        }
      }
      class Home: UIViewController { func go() { Sheet.present(A(), in: self) } }
      """
    #expect(FactFinderTests.facts(text) == ["Home sheet A"])
  }

  /// A link or a button of the app, with its destination in a property.
  @Test(arguments: [
    (
      "NavigationLink(destination: destination) { Text(title) }", "destination: Destination",
      "destination: A()", "push"
    ),
    (
      "NavigationLink { destination() } label: { Text(title) }", "destination: () -> Destination",
      "destination: A.init", "push"
    ),
    (
      "Button(title) { on = true }.sheet(isPresented: $on) { content() }", "content: () -> Destination",
      "content: { A() }", "sheet"
    ),
    (
      "NavigationLink { destination } label: { Text(title) }", "destination: AnyView",
      "destination: AnyView(A())", "push"
    ),
  ])
  func aViewThatShowsAPropertyIsFollowed(_ body: String, _ property: String, _ argument: String, _ kind: String) {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct OwnLink<Destination: View>: View {
        let title: String
        @State var on = false
        let \(property)
        var body: some View { \(body) }
      }
      struct Home: View { var body: some View { OwnLink(title: "Open", \(argument)) } }
      """
    #expect(FactFinderTests.facts(text) == ["Home \(kind) A"])
  }

  @Test func aTrailingClosureOfAViewIsItsGoal() {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct OwnLink<Destination: View>: View {
        let title: String
        @ViewBuilder let destination: () -> Destination
        var body: some View { NavigationLink { destination() } label: { Text(title) } }
      }
      struct Home: View { var body: some View { OwnLink(title: "Open") { A() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A"])
  }

  @Test func aFactoryThatReturnsItsParameterIsNoPresenter() {
    let text = """
      func make(_ controller: UIViewController) -> UIViewController { controller }
      class Home: UIViewController { func go(_ x: String) { present(make(other(x)), animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == ["Home sheet  (unknown)"])
  }

  private static let views = ["A", "B", "C"].map { "struct \($0): View { var body: some View { Text(\"t\") } }\n" }
    .joined()

  /// A route may be part of another one.
  @Test(arguments: [
    ("NavigationLink(.settings(.general)) { Text(\"x\") }", "Home push B"),
    ("Button(\"m\") { navigation.openSheet(.settings(.more)) }", "Home sheet C \"m\""),
    ("NavigationLink(.localized(\"h\")) { A() }", "Home push A"),
    ("NavigationLink(.help) { Text(\"h\") }", "Home push A"),
  ])
  func routesInOtherRoutes(_ body: String, _ expected: String) {
    let text = """
      \(Self.views)enum Page { case settings(SettingsPage), help
        @ViewBuilder func view() -> some View { switch self { case .help: A(); case let .settings(page): page.view() } } }
      enum SettingsPage { case general, more
        @ViewBuilder func view() -> some View { switch self { case .general: B(); case .more: C() } } }
      extension NavigationLink { init(_ page: Page, label: () -> Label) { self.init(value: page, label: label) } }
      class Navigation { func openSheet(_ page: Page) { layers.append(page) } }
      struct Home: View { var body: some View { \(body) } }
      """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == [expected], "\(body)")
  }

  /// The results of functions and of computed properties are values, too.
  @Test(arguments: [
    ("path.append(next())", ["A", "B"]), ("let step = next()\npath.append(step)", ["A", "B"]),
    ("path.append(last)", ["C"]), ("sheet = last", ["C"]), ("if last == .a { print(next()) }", []),
  ])
  func theResultsOfFunctionsAreValues(_ code: String, _ goals: [String]) {
    let text = """
      \(Self.views)enum Step: Hashable, Identifiable { case a, b, c }
      struct Home: View { @State var path: [Step] = []; @State var sheet: Step?; let on = true
        var last: Step { .c }
        func next() -> Step { if on { return .a }; return .b }
        func view(_ step: Step) -> some View { switch step { case .a: A(); case .b: B(); case .c: C() } }
        func go() { \(code) }
        var body: some View { NavigationStack(path: $path) { Text("x").navigationDestination(for: Step.self) { view($0) } }
          .sheet(item: $sheet) { view($0) } } }
      """
    let facts = FactFinderTests.facts(text)
    let kind = code.hasPrefix("sheet") ? "sheet" : "push"
    #expect(facts.filter { $0.hasPrefix("Home") } == goals.map { "Home \(kind) \($0)" }, "\(code)")
  }
}
