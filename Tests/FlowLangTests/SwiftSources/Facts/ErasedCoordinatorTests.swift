import Testing

@testable import FlowLang

/// Coordinators behind an erased type, and the objects that act for the screens that are made with them.
@Suite struct ErasedCoordinatorTests {
  private static let app = """
    struct HomeView: View { let store: Store; var body: some View { Text("h") } }
    struct ListView: View { let store: Store; var body: some View { Text("l") } }
    struct HelpView: View { var body: some View { Text("x") } }
    struct EditView: View { var body: some View { Text("e") } }
    class Store { init<P: Processor>(processor: P) {} }
    enum HomeRoute { case home, help, done }
    enum ListRoute { case list, edit, done }
    protocol Coordinator<Route>: AnyObject { associatedtype Route
      func navigate(to route: Route, context: AnyObject?) }
    extension Coordinator {
      func navigate(to route: Route) { navigate(to: route, context: nil) }
      func erased() -> AnyCoordinator<Route> { AnyCoordinator(self) }
    }
    class AnyCoordinator<Route>: Coordinator {
      private let doNavigate: (Route, AnyObject?) -> Void
      init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
        doNavigate = { coordinator.navigate(to: $0, context: $1) } }
      func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
    }
    final class HomeCoordinator: Coordinator { let stack: UINavigationController
      func navigate(to route: HomeRoute, context: AnyObject?) {
        switch route {
        case .home: showHome()
        case .help: stack.present(UIHostingController(rootView: HelpView()), animated: true)
        case .done: stack.dismiss(animated: true)
        } }
      private func showHome() {
        let processor = HomeProcessor(coordinator: erased())
        let store = Store(processor: processor)
        stack.pushViewController(UIHostingController(rootView: HomeView(store: store)), animated: true)
      }
      func startList() {
        let stack = UINavigationController()
        let coordinator = ListCoordinator(stack: stack).erased()
        coordinator.navigate(to: .list)
        self.stack.present(stack, animated: true)
      }
    }
    final class ListCoordinator: Coordinator { let stack: UINavigationController
      func navigate(to route: ListRoute, context: AnyObject?) {
        switch route {
        case .list:
          let view = ListView(store: Store(processor: ListProcessor(coordinator: erased())))
          stack.pushViewController(UIHostingController(rootView: view), animated: true)
        case .edit: stack.pushViewController(UIHostingController(rootView: EditView()), animated: true)
        case .done: stack.dismiss(animated: true)
        } }
    }

    """

  /// The type of the route determines the coordinator, and the screen is that which is made with the object.
  @Test(arguments: [
    ("coordinator.navigate(to: .help)", ["HomeView sheet HelpView"]),
    ("coordinator.navigate(to: .done)", []),
    ("let route = HomeRoute.help; coordinator.navigate(to: route)", ["HomeView sheet HelpView"]),
  ])
  func anObjectActsForTheScreenThatIsMadeWithIt(_ code: String, _ expected: [String]) {
    let text = """
      \(Self.app)final class HomeProcessor { let coordinator: AnyCoordinator<HomeRoute>
        @objc func tap() { \(code) } }
      final class ListProcessor { let coordinator: AnyCoordinator<ListRoute> }
      """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("HomeView") } == expected, "\(code)")
  }

  @Test(arguments: [("edit", ["ListView push EditView"]), ("done", [])])
  func otherCoordinatorsAreNotMeant(_ name: String, _ expected: [String]) {
    let text = """
      \(Self.app)final class HomeProcessor { let coordinator: AnyCoordinator<HomeRoute> }
      final class ListProcessor { let coordinator: any Coordinator<ListRoute>
        @objc func tap() { coordinator.navigate(to: .\(name)) } }
      """
    let facts = FactFinderTests.facts(text)
    #expect(facts.filter { $0.hasPrefix("ListView") } == expected, "\(name)")
    #expect(!facts.contains { $0.hasPrefix("HomeView") }, "\(name)")
  }

  /// The stack that a coordinator fills is presented beside the call.
  @Test func aStackIsPresented() {
    let text = """
      \(Self.app)final class HomeProcessor { let coordinator: HomeCoordinator
        @objc func list() { coordinator.startList() } }
      final class ListProcessor { let coordinator: AnyCoordinator<ListRoute> }
      """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("HomeView") } == ["HomeView sheet ListView"])
  }

  /// A function of the app makes the stack, with its presentation.
  @Test(arguments: [("popover", "popover"), ("formSheet", "sheet"), ("fullScreen", "cover")])
  func theStackHasAPresentation(_ style: String, _ expected: String) {
    let text = """
      class PickerController: UIViewController {}
      class HomeController: UIViewController { let coordinator = HomeCoordinator(); func tap() { coordinator.showPicker() } }
      class Router { static func modal(style: UIModalPresentationStyle) -> Router { Router() }
        func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
        func present(_ router: Router, animated: Bool) { navigation.present(router.navigation, animated: animated) } }
      class PickerCoordinator { init(router: Router) {}
        func start() { router.push(PickerController()) } }
      class HomeCoordinator { let router: Router
        func showPicker() {
          let modal = Router.modal(style: .\(style))
          let coordinator = PickerCoordinator(router: modal)
          coordinator.start()
          router.present(modal, animated: true) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") }
    #expect(facts == ["HomeController \(expected) PickerController"], "\(style)")
  }

  /// A navigation controller of the app is no screen where a coordinator fills it.
  @Test func aStackThatACoordinatorFillsIsNoScreen() {
    let text = """
      class Stack: UINavigationController {}
      class ListController: UIViewController {}
      class ListCoordinator { let stack: Stack
        func start() { stack.pushViewController(ListController(), animated: false) } }
      class HomeController: UIViewController {
        func open() {
          let stack = Stack()
          let coordinator = ListCoordinator(stack: stack)
          coordinator.start()
          present(stack, animated: true) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home") }
    #expect(facts == ["HomeController sheet ListController"])
  }

  // MARK: Selectors

  /// A button selects a function of the coordinator, or of its own object.
  @Test func aSelectedFunctionBelongsToTheScreenOfItsButton() {
    let text = """
      class HelpController: UIViewController {}
      class HomeController: UIViewController { var coordinator: HomeCoordinator?
        override func viewDidLoad() {
          let help = UIBarButtonItem(title: "Help", style: .plain, target: coordinator, action: #selector(HomeCoordinator.help))
          navigationItem.rightBarButtonItem = help } }
      class NewsController: UIViewController {}
      class HomeCoordinator { let navigation = UINavigationController()
        init() {
          let news = NewsController()
          news.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(more))
          navigation.pushViewController(news, animated: false) }
        @objc func help() { navigation.pushViewController(HelpController(), animated: true) }
        @objc func more() { navigation.pushViewController(HomeController(), animated: true) } }
      """
    let facts = FactFinderTests.facts(text)
    #expect(facts.contains("HomeController push HelpController \"Help\""), "\(facts)")
    #expect(facts.contains("NewsController push HomeController \"x\""), "\(facts)")
    #expect(facts.count { $0.hasPrefix("NewsController") } == 1, "\(facts)")
  }

  // MARK: Roots

  /// The tabs are the first controllers of the stacks that coordinators hold.
  @Test func tabsAreTheRootsOfTheStacksOfCoordinators() {
    let text = """
      class HomeController: UIViewController {}
      class ListController: UIViewController {}
      class EmptyController: UIViewController {}
      class Stack: UINavigationController {}
      class HomeCoordinator { let navigation: Stack
        init(navigation: Stack = Stack()) {
          self.navigation = navigation
          let home = HomeController()
          navigation.viewControllers = [home] } }
      class ListCoordinator { let split = UISplitViewController(); let primary = UINavigationController()
        init() {
          primary.setViewControllers([ListController()], animated: false)
          split.viewControllers = [primary, EmptyController()] } }
      class Tabs: UITabBarController { let home = HomeCoordinator(); let list = ListCoordinator()
        override func viewDidLoad() { viewControllers = [home.navigation, list.split] } }
      """
    let tabs = FactFinderTests.facts(text).filter { $0.hasPrefix("Tabs") }
    #expect(tabs == ["Tabs tab HomeController", "Tabs tab ListController"])
  }

  @Test func stacksThatHoldEachOtherTerminate() {
    let text = """
      class Flow { let one = UINavigationController(); let two = UINavigationController()
        init() { one.viewControllers = [two]; two.viewControllers = [one] } }
      class Home: UIViewController { let flow = Flow(); func go() { present(flow.one, animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == ["Home sheet  (unknown)"])
  }
}
