import Testing

@testable import FlowLang

/// The stacks of coordinators that `start()` fills, and that the code beside the call presents.
@Suite struct StartedStackTests {
  private static let app = """
    class Stack: UINavigationController {}
    class SettingsController: UIViewController {}
    class EditController: UIViewController {}
    class SettingsCoordinator { let navigation: Stack
      lazy var root: SettingsController = { SettingsController() }()
      init(navigation: Stack = Stack()) { self.navigation = navigation }
      func start() { navigation.viewControllers = [root] } }
    class EditCoordinator { private let stack: UINavigationController
      var shown: UIViewController { stack }
      init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
      func start() { showEdit() }
      private func showEdit() { stack.setViewControllers([EditController()], animated: false) } }
    class HomeController: UIViewController {

    """

  @Test(arguments: [
    ("let c = SettingsCoordinator()\nc.start()\npresent(c.navigation, animated: true)", "sheet SettingsController"),
    ("let c = EditCoordinator()\nc.start()\npresent(c.shown, animated: true)", "sheet EditController"),
    (
      "let c = EditCoordinator()\npresent(c.shown, animated: true) { self.done() }\nc.start()", "sheet EditController"
    ),
    ("let c = EditCoordinator(stack: navigationController!)\nc.start()", "push EditController"),
    // The stack of another coordinator is presented.
    (
      "let c = EditCoordinator(stack: navigationController!)\nlet d = other()\nc.start()\npresent(d.shown, animated: true)",
      "push EditController"
    ),
  ])
  func aStackOfACoordinatorIsPresented(_ code: String, _ expected: String) {
    let text = "\(Self.app)  func tap() { \(code) } }"
    let facts = Set(FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") && !$0.contains("unknown") })
    #expect(facts == ["HomeController \(expected)"], "\(code)")
  }

  /// A function fills a stack in a branch, and the code after it presents the stack.
  @Test func aStackFilledInABranch() {
    let text = """
      class DetailController: UIViewController {}
      class Opener { func show(_ id: Int, navigation: UINavigationController) {
        navigation.pushViewController(DetailController(), animated: true) } }
      class HomeController: UIViewController { var opener: Opener?
        func tap() {
          let stack = UINavigationController()
          if isNew { opener?.show(1, navigation: stack) } else { opener?.show(2, navigation: stack) }
          top.present(stack, animated: true) } }
      """
    let facts = Set(FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") })
    #expect(facts == ["HomeController sheet DetailController"])
  }

  /// A function makes a stack around its argument and returns it.
  @Test(arguments: [
    ("present(module: DetailController(), embed: true)", "sheet DetailController"),
    ("present(modules: [EditController(), DetailController()])", "sheet DetailController"),
  ])
  func aFunctionThatMakesAStack(_ code: String, _ expected: String) {
    let text = """
      class Stack: UINavigationController {}
      class DetailController: UIViewController {}
      class EditController: UIViewController {}
      extension UIViewController {
        func present(module: UIViewController, embed: Bool = false) {
          let shown = embed ? embedded([module]) : module
          present(shown, animated: true) }
        func present(modules: [UIViewController]) {
          let shown = embedded(modules)
          present(shown, animated: true, completion: nil) }
        private func embedded(_ modules: [UIViewController]) -> UIViewController {
          let stack = Stack()
          stack.setViewControllers(modules, animated: false)
          return stack } }
      class HomeController: UIViewController { func tap() { \(code) } }
      """
    #expect(FactFinderTests.facts(text) == ["HomeController \(expected)"], "\(code)")
  }

  /// Another function than `start` fills the stack of a coordinator, which a function returns.
  @Test(arguments: ["return browser.navigation", "let shown = browser.navigation\nreturn shown"])
  func aStackThatAFunctionReturns(_ result: String) {
    let text = """
      class Stack: UINavigationController {}
      class ListController: UIViewController {}
      class PageController: UIViewController {}
      class Browser { let navigation: Stack
        init() { navigation = Stack() }
        func start() { navigation.viewControllers = [ListController()] }
        func open(_ page: Int) { navigation.pushViewController(PageController(), animated: true) } }
      class HomeController: UIViewController {
        func tap() { present(make(1), animated: true) }
        private func make(_ page: Int) -> UIViewController {
          let browser = Browser()
          browser.open(page)
          \(result) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") && !$0.contains("unknown") }
    #expect(facts == ["HomeController sheet PageController"], "\(result)")
  }

  /// The branch of a coordinator that is taken depends on what it is made with.
  @Test(arguments: [
    ("AccountCoordinator(style: .push, host: self).start()", "push"),
    ("let c = AccountCoordinator(style: .modal(1), host: self)\nc.start()", "sheet"),
    ("coordinator = AccountCoordinator(style: .push, host: self)\ncoordinator?.start()", "push"),
    ("if isNew { self.coordinator = AccountCoordinator(host: self)\nself.coordinator?.start() }", "sheet"),
  ])
  func theBranchOfACoordinator(_ code: String, _ kind: String) {
    let text = """
      enum Style { case push, modal(Int) }
      class AccountController: UIViewController {}
      class AccountCoordinator { private let style: Style; let host: UIViewController
        init(style: Style = .modal(0), host: UIViewController) { self.style = style; self.host = host }
        func start() { showAccount() }
        private func showAccount() {
          let shown = AccountController()
          switch style {
          case .push: host.navigationController?.pushViewController(shown, animated: true)
          case .modal: host.present(shown, animated: true)
          } } }
      class HomeController: UIViewController { var coordinator: AccountCoordinator?
        func tap() { \(code) } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") }
    #expect(facts == ["HomeController \(kind) AccountController"], "\(code)")
  }

  /// A function fills a stack of the app that the code after it presents; other code makes the stack around a controller.
  @Test func anEmptyStackOfTheApp() {
    let text = """
      class Stack: UINavigationController {}
      class HomeController: UIViewController {}
      class HelpController: UIViewController {}
      class EditController: UIViewController {}
      class SetupCoordinator { let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let stack = Stack()
          showSetup(in: stack)
          navigation.present(stack, animated: true) }
        private func showSetup(in navigation: UINavigationController) {
          navigation.pushViewController(EditController(), animated: false) } }
      extension HomeController { func help() { present(Stack(rootViewController: HelpController()), animated: true) }
        func about() { present(Stack(rootViewController: HomeController()), animated: true) }
        func tap() { SetupCoordinator(navigation: navigationController!).start() } }
      """
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("HomeController") }
    #expect(
      facts == [
        "HomeController sheet EditController", "HomeController sheet HelpController",
        "HomeController sheet HomeController",
      ])
  }

  /// A stack whose own initializer gives it its first controller is not empty.
  @Test func aStackWithItsOwnRoot() {
    let text = """
      final class Stack: UINavigationController {
        init() { super.init(rootViewController: HelpController()) } }
      class Router { let navigation: Stack
        init(_ navigation: Stack) { self.navigation = navigation } }
      class HelpController: UIViewController {}
      class HomeController: UIViewController { let router = Router(Stack())
        func open() { present(router.navigation, animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == ["HomeController sheet Stack"])
  }

  /// A stack that some code makes empty is not known by the only controller that other code makes it around.
  @Test func aStackThatIsMadeEmptyAndAroundAController() {
    let text = """
      final class Stack: UINavigationController { weak var router: Router? }
      class Router { let navigation: Stack
        init(_ navigation: Stack) { self.navigation = navigation } }
      class EmptyController: UIViewController {}
      class HomeController: UIViewController { let router = Router(Stack())
        func first() { let router = Router(Stack(rootViewController: EmptyController())) }
        func open() { present(router.navigation, animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == ["HomeController sheet  (unknown)"])
  }
}
