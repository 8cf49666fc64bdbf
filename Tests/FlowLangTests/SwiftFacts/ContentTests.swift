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
}
