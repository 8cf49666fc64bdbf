import Testing

@testable import FlowLang

/// Closures and functions that coordinators and other objects hand to screens, and objects that act for screens.
@Suite struct CallbackTests {
  private static let controllers = """
    class ListController: UIViewController { var onSelect: ((Int) -> Void)?; init(onSelect: ((Int) -> Void)? = nil) {}
      init(model: ListModel) {} }
    class DetailController: UIViewController {}
    class ListModel { var onSelect: ((Int) -> Void)?; var events = Events(); init(actions: Actions? = nil) {}
      init(onSelect: @escaping (Int) -> Void) {} }
    struct Actions { var open: (Int) -> Void }

    """

  /// The list leads to the detail, not the code that starts the coordinator.
  @Test(arguments: [
    "let list = ListController(); list.onSelect = { [weak self] id in self?.showDetail(id) }",
    "let list = ListController(onSelect: { [weak self] id in self?.showDetail(id) })",
    "let list = ListController { [weak self] id in DispatchQueue.main.async { self?.showDetail(id) } }",
    "let list = ListController(onSelect: showDetail)",
    "let list = ListController(); list.onSelect = self.showDetail",
    "let model = ListModel(onSelect: { self.showDetail($0) }); let list = ListController(model: model)",
    "let model = ListModel(actions: Actions(open: showDetail)); let list = ListController(model: model)",
    "let actions = Actions(open: showDetail); let list = makeList(actions: actions)",
    "let model = ListModel(); model.onSelect = { self.showDetail($0) }; let list = ListController(model: model)",
    "let model = ListModel(); model.events.sink { self.showDetail($0) }.store(in: &bag); let list = ListController(model: model)",
    "let model = ListModel(); model.events.asSignal().emit(onNext: { self.showDetail($0) }); let list = ListController(model: model)",
    "let list = ListController(); list.onSelect = { id in self.navigation.pushViewController(DetailController(), animated: true) }",
  ])
  func aClosureBelongsToItsScreen(_ code: String) {
    let text = """
      \(Self.controllers)final class ListCoordinator {
        let navigation: UINavigationController
        func start() { \(code); navigation.pushViewController(list, animated: false) }
        func showDetail(_ id: Int) { navigation.pushViewController(DetailController(), animated: true) }
        func makeList(actions: Actions) -> UIViewController { ListController(model: ListModel(actions: actions)) }
      }
      class HomeController: UIViewController {
        lazy var coordinator = ListCoordinator(navigation: navigationController!)
        func open() { coordinator.start() }
      }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.hasPrefix("ListCoordinator") }
    #expect(facts == ["HomeController push ListController", "ListController push DetailController"], "\(code)")
  }

  /// Two coordinators are the delegate of a screen.
  @Test(arguments: [
    ("navigation.pushViewController(DetailController(), animated: true)", "HomeController push DetailController"),
    (
      "navigation.pushViewController(ListController(), animated: true)",
      "HomeController push DetailController (one of)"
    ),
    ("reload()", "HomeController push DetailController (one of)"),
    // A function that does nothing leads nowhere.
    ("", "HomeController push DetailController"),
  ])
  func aDelegateMayHaveSeveralTypes(_ other: String, _ expected: String) {
    let text = """
      \(Self.controllers)protocol HomeDelegate: AnyObject { func showDetail(_ id: Int) }
      final class AddCoordinator: HomeDelegate { let navigation: UINavigationController
        func showDetail(_ id: Int) { navigation.pushViewController(DetailController(), animated: true) } }
      final class EditCoordinator: HomeDelegate { let navigation: UINavigationController
        func showDetail(_ id: Int) { \(other) } }
      class HomeController: UIViewController { weak var delegate: HomeDelegate?; func tap() { delegate?.showDetail(1) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") }
    #expect(facts.contains(expected), "\(facts)")
    #expect(facts.count == (other.contains("ListController()") ? 2 : 1), "\(facts)")
  }

  /// A router shows what waits, once a screen is gone.
  @Test(arguments: [("dismiss", 0), ("showNext", 1)])
  func goingBackLeadsNowhere(_ name: String, _ count: Int) {
    let text = """
      \(Self.controllers)final class Router {
        let navigation: UINavigationController
        func \(name)() { if isWaiting { navigation.pushViewController(DetailController(), animated: true) } }
      }
      class HomeController: UIViewController { let router: Router; func tap() { router.\(name)() } }
      """
    #expect(FactFinderTests.facts(text).count { $0.hasPrefix("HomeController") } == count, "\(name)")
  }

  /// A completion belongs to the code around it.
  @Test func aCompletionIsNoCallback() {
    let text = """
      \(Self.controllers)final class Flow {
        let navigation: UINavigationController
        func start() { navigation.dismiss(animated: true) { self.showDetail(1) } }
        func showDetail(_ id: Int) { navigation.pushViewController(DetailController(), animated: true) }
      }
      class HomeController: UIViewController { let flow = Flow(); func open() { flow.start() } }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.hasPrefix("Flow") }
    #expect(facts == ["HomeController push DetailController"])
  }

  /// The screen of a child coordinator is the one that it starts with.
  @Test func aChildCoordinatorCallsBack() {
    let text = """
      \(Self.controllers)final class ListCoordinator {
        var onFinish: (() -> Void)?
        let navigation: UINavigationController
        func start() { showList() }
        private func showList() { navigation.pushViewController(ListController(), animated: true) }
      }
      final class AppCoordinator {
        let navigation: UINavigationController
        func start() {
          let child = ListCoordinator(navigation: navigation)
          child.onFinish = { [weak self] in self?.showDetail() }
          child.start()
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      class HomeController: UIViewController { let flow = AppCoordinator(); func open() { flow.start() } }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.contains("Coordinator ") }
    #expect(facts == ["HomeController push ListController", "ListController push DetailController"])
  }

  /// A coordinator stands for the controller that its `toPresentable` returns.
  @Test func aCoordinatorIsPresentable() {
    let text = """
      protocol Presentable { func toPresentable() -> UIViewController }
      protocol RouterType { func push(_ module: Presentable) ; func present(_ module: Presentable) }
      final class Router: RouterType {
        let navigation: UINavigationController
        func push(_ module: Presentable) { navigation.pushViewController(module.toPresentable(), animated: true) }
        func present(_ module: Presentable) {
          let controller = module.toPresentable()
          navigation.present(controller, animated: true)
        }
      }
      struct HomeView: View { var body: some View { Text("h") } }
      struct RoomView: View { var body: some View { Text("r") } }
      final class HomeCoordinator: Presentable {
        var callback: (() -> Void)?
        private let host: UIViewController
        init(user: User) { let view = HomeView(); host = UIHostingController(rootView: view) }
        func toPresentable() -> UIViewController { host }
      }
      final class RoomCoordinator: Presentable {
        private let host: UIViewController
        private let model: RoomModel
        let router: RouterType
        init() { self.host = UIHostingController(rootView: RoomView()); model.callback = { self.showHelp() } }
        func toPresentable() -> UIViewController { return host }
        private func showHelp() { router.push(HomeCoordinator(user: user)) }
      }
      final class AppCoordinator {
        let router: RouterType
        func start() {
          let home = HomeCoordinator(user: user)
          home.callback = { [weak self] in self?.showRoom() }
          router.present(home)
        }
        private func showRoom() { router.push(RoomCoordinator()) }
      }
      """
    #expect(FactFinderTests.facts(text).contains("HomeView push RoomView"))
    #expect(FactFinderTests.facts(text).contains("AppCoordinator sheet HomeView"))
    #expect(FactFinderTests.facts(text).contains("RoomView push HomeView"))
  }

  /// The router that shows the object is not among the files.
  @Test func aPresentableIsPushedByAnUnknownRouter() {
    let text = """
      struct RoomView: View { var body: some View { Text("r") } }
      final class RoomCoordinator { func toPresentable() -> AnyView { AnyView(RoomView()) } }
      class HomeController: UIViewController {
        func open() { stack.push(RoomCoordinator()); stack.setSheetCoordinator(RoomCoordinator()) }
      }
      """
    #expect(FactFinderTests.facts(text) == ["HomeController push RoomView", "HomeController sheet RoomView"])
  }

  /// The delegate of a table acts for the screen that makes it.
  @Test func aHelperActsForTheScreenThatMakesIt() {
    let text = """
      \(Self.controllers)class FeedController: UIViewController { let source = FeedSource() }
      class FeedSource: NSObject {
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          host.navigationController?.pushViewController(DetailController(), animated: true)
        }
        var edit: Action { Action { self.host.present(EditController(), animated: true) } }
        func setUp(_ table: UITableView) { table.register(FeedCell.self, forCellReuseIdentifier: "x") }
      }
      class EditController: UIViewController {}
      class MenuController: UIViewController {}
      class FeedCell: UITableViewCell { func tap() { host.present(MenuController(), animated: true) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("link toDetail -> Detail"), "\(flow)")
    #expect(flow.contains("link toEdit -> Edit sheet") && flow.contains("link toMenu -> Menu sheet"), "\(flow)")
    #expect(!flow.contains("entry \"FeedSource"), "\(flow)")
  }

  /// A function that nothing calls does not run for the screen, unless the system or a package may call it.
  @Test(arguments: [
    ("ObservableObject", "func open()", false), ("ObservableObject", "@MainActor func open()", false),
    ("ObservableObject", "@objc func open()", true), ("PackageDelegate", "func open()", true),
    ("ObservableObject", "func start() { open() }; func open()", false),
  ])
  func aHelperActsWithWhatIsCalled(_ base: String, _ function: String, _ isCalled: Bool) {
    let text = """
      \(Self.controllers)class FeedController: UIViewController { let model = FeedModel() }
      class FeedModel: \(base) { \(function) { host.present(DetailController(), animated: true) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("-> Detail sheet") == isCalled, "\(flow)")
  }

  /// A router adds what it is given; the calls know the value.
  @Test func aRouterOfStructuresHasNoUnknownCalls() {
    let text = """
      struct Route: Hashable { let content: AnyView
        static var help: Route { Route(content: AnyView(HelpView())) } }
      struct HelpView: View { var body: some View { Text("h") } }
      final class Router: ObservableObject { @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) } }
      struct Home: View { @StateObject var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Button("Help") { router.push(.help) } }
          .navigationDestination(for: Route.self) { $0.content } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push HelpView \"Help\""])
  }

  /// A modifier that gets a case, and a table that asks the case for its view in a way that is not followed.
  @Test func aModifierLinksToACase() {
    let text = """
      enum Page: Hashable { case a, b
        @ViewBuilder func view(_ r: Resolver) -> some View { switch self { case .a: A(); case .b: B() } } }
      struct A: View { var body: some View { Text("a").link(to: .b) } }
      struct B: View { var body: some View { Text("b") } }
      struct LinkModifier: ViewModifier {
        let page: Page
        init(page: Page) { self.page = page }
        func body(content: Content) -> some View { NavigationLink(value: page) { content } }
      }
      struct Destinations<T: View>: ViewModifier {
        let destination: (Page) -> T
        func body(content: Content) -> some View {
          content.navigationDestination(for: Page.self) { page in Lazy(destination(page)) }
        }
      }
      struct Lazy<Content: View>: View { let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: some View { build() } }
      extension View {
        func link(to page: Page) -> some View { modifier(LinkModifier(page: page)) }
        func destinations(_ owner: Owner) -> some View { modifier(Destinations { owner.view(for: $0) }) }
      }
      """
    let facts = FactFinderTests.facts(text)
    #expect(facts == ["A push B"], "\(facts)")
  }

  /// The push of a delegate at launch is the start, where no window has a root with content.
  @Test func theFirstPushIsTheStart() {
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          flow = Flow(navigation: navigation)
          flow.start()
        }
      }
      final class Flow { let navigation: UINavigationController
        func start() { navigation.pushViewController(ListController(), animated: false) } }
      class DetailController: UIViewController { func a() { show(ListController(), sender: self) } }
      class ListController: UIViewController { func a() { show(DetailController(), sender: self) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("start List\n"), "\(flow)")
  }

  /// A presenter keeps the view that it is given; an argument may say how it is shown.
  @Test(arguments: [
    ("Overlays.shared.present { _ in A() }", ["Home sheet A"]),
    ("Overlays.shared.present(type: .bottomSheet) { isOn in A() }", ["Home sheet A"]),
    ("Overlays.shared.present(type: .fullScreen) { isOn in A() }", ["Home cover A"]),
    ("Overlays.shared.present(type: .alert) { isOn in A() }", []),
    ("Overlays.shared.presentHelp()", ["Home sheet B"]),
    ("Overlays.shared.presentLater { _ in A() }", ["Home sheet A"]),
    ("Overlays.shared.pushPage(AnyView(A()))", ["Home push A"]),
    ("Overlays.shared.showToast { _ in A() }", []),
  ])
  func aPresenterKeepsItsView(_ code: String, _ expected: [String]) {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      final class Overlays: ObservableObject {
        static let shared = Overlays()
        enum Style { case sheet, bottomSheet, fullScreen, alert }
        private var stack: [Entry] = []
        func present(
          type: Style = .sheet, @ViewBuilder content: @escaping (Binding<Bool>) -> some View, onDismiss: (() -> Void)? = nil
        ) {
          DispatchQueue.main.async { self.stack.append(Entry(content)) }
        }
        func presentLater(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
          if ready { present(content: content) }
        }
        func pushPage(_ page: AnyView) { stack.append(Entry(page)) }
        func showToast(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) { toasts.append(Entry(content)) }
      }
      extension Overlays {
        func presentHelp() { present { _ in B() } }
        func present(url: URL) { present { _ in Web(url: url) } }
      }
      struct Web: View { let url: URL; var body: some View { Text("w") } }
      struct Home: View { var body: some View { Text("x").onTapGesture { \(code) } } }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.hasPrefix("Overlays") }
    #expect(facts == expected, "\(code)")
  }

  /// A modifier of the app shows its content as its name says, where its code hides how.
  @Test(arguments: [
    ("instantPopover<C: View>", "C", ["Home popover A"]), ("fittedSheet", "some View", ["Home sheet A"]),
    ("padded<C: View>", "C", []), ("textSheet<C: Title>", "C", []),
  ])
  func aModifierKeepsItsView(_ name: String, _ content: String, _ expected: [String]) {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      extension View {
        func \(name)(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> \(content)) -> some View {
          background(PopoverPresenter(isOn: isOn, content: content))
        }
      }
      struct Home: View { var body: some View { Text("x").\(name.split(separator: "<")[0])(isOn: $isOn) { A() } } }
      """
    #expect(FactFinderTests.facts(text) == expected, "\(name)")
  }

  /// A window is opened by its name, a text or a constant.
  @Test(arguments: [("id: \"help\"", "id: \"help\""), ("id: Windows.help.rawValue", "id: Windows.help.rawValue")])
  func aWindowIsOpenedByItsName(_ declared: String, _ used: String) {
    let text = """
      @main struct Demo: App { var body: some Scene {
        WindowGroup { Home() }
        WindowGroup("Help", \(declared)) { HelpView() }
      } }
      struct HelpView: View { var body: some View { Text("h") } }
      struct Home: View { @Environment(\\.openWindow) var openWindow
        var body: some View { Button("Help") { openWindow(\(used)) } } }
      """
    #expect(FactFinderTests.facts(text).contains("Home window HelpView \"Help\""), "\(declared)")
  }

  /// Of three columns, each selects in the next one.
  @Test func theMiddleColumnIsASelection() {
    let text = """
      struct Root: View { var body: some View {
        NavigationSplitView { SidebarView() } content: { MailView() } detail: { MessageView() } } }
      struct SidebarView: View { var body: some View { List(boxes) { box in NavigationLink(value: box) { Text("x") } } } }
      struct MailView: View { var body: some View { List(mails) { mail in MailRow(mail: mail) } } }
      struct MailRow: View { let mail: Int; var body: some View { NavigationLink(value: mail) { Text("y") } } }
      struct MessageView: View { var body: some View { Text("m") } }
      """
    #expect(FactFinderTests.facts(text) == ["MailRow push MessageView \"y\"", "SidebarView push MailView \"x\""])
  }

  /// A function with the name of a view of the system takes only the calls that have its arguments.
  @Test func aFunctionIsNotEveryViewOfItsName() {
    let text = """
      func Section(_ title: String, @ViewBuilder content: () -> some View, @ViewBuilder more: () -> some View) -> some View {
        Section { content() } header: { Text("x").sheet(isPresented: .constant(true)) { MoreView() } }
      }
      struct MoreView: View { var body: some View { Text("m") } }
      struct Plain: View { var body: some View { Section("a") { Text("b") } } }
      struct Rich: View { var body: some View { Section("a") { Text("b") } more: { Text("c") } } }
      struct Home: View { var body: some View { VStack { NavigationLink("P") { Plain() }; NavigationLink("R") { Rich() } } } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("-> More sheet") && !flow.contains("embed"), "\(flow)")
  }
}
