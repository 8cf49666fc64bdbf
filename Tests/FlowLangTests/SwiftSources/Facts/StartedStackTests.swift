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
}
