import Testing

@testable import FlowLang

/// The facts of coordinators that stand for what their `toPresentable` returns.
@Suite struct PresentableFactTests {
  private static let app = """
    class Stack: UINavigationController {}
    class HomeController: UIViewController {}
    class KeyController: UIViewController {}
    class PhraseController: UIViewController {}
    protocol Presentable { func toPresentable() -> UIViewController }
    protocol Coordinator { func start() }
    class NavigationRouter: Presentable { let navigation: UINavigationController
      init(navigation: UINavigationController = Stack()) { self.navigation = navigation }
      func push(_ module: Presentable) { navigation.pushViewController(module.toPresentable(), animated: true) }
      func setRootModule(_ module: Presentable) { let controller = module.toPresentable()
        navigation.setViewControllers([controller], animated: false) }
      func toPresentable() -> UIViewController { navigation } }
    class KeyCoordinator: Coordinator, Presentable { private let controller: KeyController
      init() { controller = KeyController() }
      func start() {}
      func toPresentable() -> UIViewController { controller } }
    class PhraseCoordinator: Coordinator, Presentable { private let controller: PhraseController
      init() { controller = PhraseController() }
      func start() {}
      func toPresentable() -> UIViewController { controller } }
    class UnlockCoordinator: Coordinator, Presentable { private let router: NavigationRouter; let mode: Mode
      init(mode: Mode, router: NavigationRouter = NavigationRouter()) { self.mode = mode; self.router = router }
      func start() {
        let root: Coordinator & Presentable
        switch mode {
        case .key: root = makeKey()
        case .phrase: root = makePhrase()
        }
        root.start()
        router.setRootModule(root) }
      private func makeKey() -> KeyCoordinator { KeyCoordinator() }
      private func makePhrase() -> PhraseCoordinator { PhraseCoordinator() }
      func toPresentable() -> UIViewController { router.toPresentable() } }
    enum Mode { case key, phrase }

    """

  private static func facts(_ code: String) -> Set<String> {
    Set(
      FactFinderTests.facts(app + "extension HomeController { func tap() {\n\(code)\n} }").filter {
        $0.hasPrefix("Home")
      })
  }

  /// Of several coordinators that a variable may hold, each one counts.
  @Test func oneOfSeveralCoordinators() {
    let text =
      "let router = NavigationRouter(navigation: navigationController!)\nrouter.push(isNew ? KeyCoordinator() : PhraseCoordinator())"
    #expect(Self.facts(text) == ["HomeController push KeyController|PhraseController (one of)"])
    #expect(
      Self.facts("UnlockCoordinator(mode: .key, router: router).start()")
        == ["HomeController push KeyController|PhraseController (one of)"])
  }

  /// The code beside the call that starts a coordinator presents its stack.
  @Test(arguments: [
    "present(unlock.toPresentable(), animated: true)\nunlock.start()",
    "unlock.start()\npresent(unlock.toPresentable(), animated: true, completion: nil)",
    "let shown = unlock.toPresentable()\nshown.presentationController?.delegate = self\npresent(shown, animated: true)\nunlock.start()",
  ])
  func aStackThatIsPresented(_ code: String) {
    #expect(
      Self.facts("let unlock = UnlockCoordinator(mode: .key)\n\(code)")
        == ["HomeController sheet KeyController|PhraseController (one of)"], "\(code)")
  }

  /// A router pushes the coordinator beside the call that starts it.
  @Test func aCoordinatorIsPushedAndStarted() {
    let code = """
      let router = NavigationRouter(navigation: navigationController!)
      let unlock = UnlockCoordinator(mode: .key, router: router)
      unlock.start()
      router.push(unlock)
      """
    #expect(Self.facts(code) == ["HomeController push KeyController|PhraseController (one of)"])
  }

  /// The extension of a protocol calls the function of the class that conforms to it.
  @Test(arguments: ["animated: Bool", "animated: Bool = false"])
  func anExtensionOfAProtocolOfARouter(_ parameter: String) {
    let text = """
      protocol RouterType { func setRoot(_ module: Presentable, animated: Bool) }
      extension RouterType { func setRoot(_ module: Presentable) { setRoot(module, animated: false) } }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      class Router: RouterType { let navigation: UINavigationController
        func setRoot(_ module: Presentable, \(parameter)) {
          let controller = module.toPresentable()
          navigation.setViewControllers([controller], animated: animated) } }
      extension HomeController { func tap(_ router: RouterType) { router.setRoot(KeyController()) } }
      """
    let facts = FactFinderTests.facts(Self.app + text).filter { $0.hasPrefix("HomeController") }
    #expect(facts == ["HomeController push KeyController"])
  }
}
