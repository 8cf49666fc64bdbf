import Testing

@testable import FlowLang

/// Controllers that code takes from lists, tuples and base classes.
@Suite struct ControllerValueTests {
  private static let controllers =
    "class A: UIViewController {}\nclass B: UIViewController {}\nclass Stack: UINavigationController {}\n"

  private static func facts(_ text: String) -> [String] { FactFinderTests.facts(controllers + text) }

  /// A function that shows a controller of a base class shows what its callers make.
  @Test func aParameterOfABaseClass() {
    let text = """
      class Base: UIViewController { func push(_ next: Base) { navigationController!.pushViewController(next, animated: true) } }
      class Detail: Base {}
      class Home: Base { func tap() { push(Detail()) } }
      """
    #expect(Self.facts(text) == ["Home push Detail"])
  }

  /// A class that no other inherits is known without its callers.
  @Test func aParameterOfAFinalClass() {
    let text = "class Home: UIViewController { func open(_ next: A) { show(next, sender: self) } }"
    #expect(Self.facts(text) == ["Home push A"])
  }

  // MARK: Lists

  /// The tabs of a bar are all the elements of a list, also where code adds them one by one.
  @Test(arguments: [
    "viewControllers = [A(), B()]",
    "setViewControllers([A(), B()], animated: false)",
    "var list: [UIViewController] = [A()]\nif isOn { list.append(B()) }\nviewControllers = list",
    "var list = [UIViewController]()\nlist.append(A())\nlist += [B()]\nsetViewControllers(list, animated: false)",
    "let list = [A(), B()]\nviewControllers = list.map { Stack(rootViewController: $0) }",
    "var list: [UIViewController] = [A()]\nlist.append(B())\nviewControllers = list.map(Stack.init(rootViewController:))",
  ])
  func tabsOfAList(_ code: String) {
    let text = "class Bar: UITabBarController { override func viewDidLoad() { \(code) } }"
    #expect(Self.facts(text) == ["Bar tab A", "Bar tab B"], "\(code)")
  }

  /// A view around a tab bar shows the controllers that it is made with.
  @Test func tabsThatAViewIsMadeWith() {
    let text = """
      struct Bar: UIViewControllerRepresentable {
        @Binding var index: Int
        let viewControllers: [UIViewController]
        func makeUIViewController(context: Context) -> UITabBarController {
          let tabController = UITabBarController()
          tabController.viewControllers = viewControllers
          return tabController
        }
      }
      struct Home: View {
        var body: some View { Bar(index: $index, viewControllers: pages()).padding() }
        func pages() -> [UIViewController] {
          var pages: [UIViewController] = []
          let first = UIHostingController(rootView: Page())
          pages.append(first)
          pages.append(B())
          return pages
        }
      }
      struct Page: View { var body: some View { NavigationLink("C") { Other() } } }
      struct Other: View { var body: some View { Text("o") } }
      """
    #expect(Self.facts(text) == ["Home tab B", "Home tab Page", "Page push Other \"C\""])
  }

  /// A list that adds itself to itself again and again.
  @Test func longSumsOfListsTerminate() {
    let sums = (0..<40).map { "let l\($0 + 1) = l\($0) + l\($0)" }.joined(separator: "\n")
    let text = "class Bar: UITabBarController { func go() { let l0 = [A()]\n\(sums)\nviewControllers = l40 } }"
    #expect(Self.facts(text).count <= 1)
  }

  /// An element of a list is one of its controllers.
  @Test(arguments: [
    ("let pages = [A()]", "pages[0]", "Home push A"),
    ("let pages = [A(), B()]", "pages[index]", "Home push A|B (one of)"),
    ("lazy var pages = items.map { A(item: $0) }", "pages[index]", "Home push A"),
    ("lazy var pages: [UIViewController] = items.compactMap { item in A(item: item) }", "pages.first!", "Home push A"),
  ])
  func anElementOfAList(_ property: String, _ element: String, _ expected: String) {
    let text = "class Home: UIViewController { \(property)\nfunc go() { show(\(element), sender: self) } }"
    #expect(Self.facts(text) == [expected], "\(property)")
  }

  // MARK: Stacks

  /// The last controller of a stack is visible, also where some may be missing; what is not known stays so.
  @Test(arguments: [
    ("[A(), B()].compactMap { $0 }", "Home push B"),
    ("[A(), cached as? B].compactMap { $0 as? UIViewController }", "Home push B"),
    ("[A(), Package.shared.detail()].compactMap { $0 }", "Home push  (unknown)"),
    ("[A(), Package.shared.detail()].map { $0.prepared() }", "Home push  (unknown)"),
    ("[Package.shared.detail(), A()].filter { $0.isOn }", "Home push A"),
    ("items.map { A(item: $0) }", "Home push A"),
  ])
  func aStackThatIsMappedOrFiltered(_ stack: String, _ expected: String) {
    let text = """
      class Home: UIViewController { let navigation = UINavigationController()
        func go() { navigation.setViewControllers(\(stack), animated: true) } }
      """
    #expect(Self.facts(text) == [expected], "\(stack)")
  }

  /// A stack without some of its controllers shows no other ones.
  @Test(arguments: [
    (
      "var stack = navigation.viewControllers\nstack.removeLast()\nnavigation.setViewControllers(stack, animated: true)",
      []
    ),
    ("navigation.setViewControllers(navigation.viewControllers.dropLast(), animated: true)", []),
    (
      "var stack = navigation.viewControllers\nstack[stack.count - 1] = A()\nnavigation.setViewControllers(stack, animated: true)",
      ["Home push A"]
    ),
  ])
  func aStackOfItsOwnControllers(_ code: String, _ expected: [String]) {
    let text = "class Home: UIViewController { let navigation = UINavigationController()\nfunc go() { \(code) } }"
    #expect(Self.facts(text) == expected, "\(code)")
  }

  /// A stack of the app around a controller that is not known stands for none.
  @Test func aStackAroundAnUnknownController() {
    let text = """
      class Home: UIViewController {
        func go() { present(make(), animated: true) }
        func make() -> Stack { let stack = Stack(rootViewController: Package.shared.controller); return stack } }
      """
    #expect(Self.facts(text) == ["Home sheet  (unknown)"])
  }

  /// A controller around others that is made without one stands for none.
  @Test func aWrapperWithoutAController() {
    let text = """
      class Wrapper: UIViewController { init(rootViewController: UIViewController = UIViewController()) { super.init() } }
      class Flow { let wrapper = Wrapper() }
      class Home: UIViewController { let flow = Flow()
        func go() { present(Wrapper(rootViewController: A()), animated: true) }
        func more() { present(Wrapper(rootViewController: B()), animated: true) }
        func open() { present(flow.wrapper, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet  (unknown)", "Home sheet A", "Home sheet B"])
  }

  /// A stack of the app that gets its first controller on a line of its own.
  @Test func aStackOfTheAppThatIsFilled() {
    let text = """
      class Home: UIViewController {
        func go() { let stack = Stack()\nstack.viewControllers = [A()]\npresent(stack, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet A"])
  }

  // MARK: Tuples

  /// A controller that a function returns beside another value.
  @Test(arguments: [
    "let (a, model) = make()", "let (_, a) = (1, A())", "let (a, model) = factory.makeBoth(1)",
    "guard isOn else { return }\nlet (a, _) = make()",
  ])
  func aTuple(_ code: String) {
    let text = """
      class Factory { func makeBoth(_ id: Int) -> (UIViewController, Int) { let a = A()\nreturn (a, id) } }
      class Home: UIViewController { let factory = Factory()
        func make() -> (UIViewController, Int) { (A(), 1) }
        func go() { \(code)\npresent(a, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet A"], "\(code)")
  }

  /// A link to an empty view works around a mistake of the system.
  @Test(arguments: [
    "NavigationLink(destination: EmptyView()) { Text(\"a\") }", "NavigationLink { EmptyView() } label: { Text(\"a\") }",
  ])
  func anEmptyLink(_ link: String) {
    #expect(Self.facts("struct Home: View { var body: some View { \(link) } }") == [], "\(link)")
  }

  // MARK: Closures

  /// A closure that a function of a coordinator makes belongs to the screen that gets it, and so does an object.
  @Test(arguments: [
    "ListController(select: open(on: navigation))", "ListController.instantiate(select: open(on: navigation))",
    "ListController(dialogs: Dialogs(navigation))",
  ])
  func aClosureOfAFunction(_ list: String) {
    let text = """
      class ListController: UIViewController {
        static func instantiate(select: @escaping () -> Void) -> ListController { ListController(select: select) } }
      class MainController: UIViewController { let flow = Flow()\nfunc go() { flow.start() } }
      class Dialogs { init(_ navigation: UINavigationController) {
        events.sink { navigation.pushViewController(B(), animated: true) } } }
      class Flow { let navigation = UINavigationController()
        func start() { navigation.pushViewController(makeList(), animated: true) }
        func makeList() -> UIViewController { return \(list) }
        func open(on navigation: UINavigationController) -> () -> Void {
          return { navigation.pushViewController(A(), animated: true) } } }
      """
    let facts = Set(Self.facts(text))
    let goal = list.contains("Dialogs") ? "B" : "A"
    #expect(facts.contains("ListController push \(goal)") && !facts.contains("MainController push \(goal)"), "\(facts)")
  }

  // MARK: Routers

  /// A router that makes the controller of a case, and whose other case determines how it is shown.
  @Test(arguments: [
    ("router.show(.a, sender: self)", ["Home push A"]),
    ("router.show(.b, sender: self, how: .sheet)", ["Home sheet B"]),
    ("router.show(scene, sender: self, how: .sheet)", ["Home sheet A|B (one of)"]),
    ("router.show(.a, sender: nil, how: .root(window))", ["Home root A"]),
    ("dropDown.show()", []), ("show(scene, sender: nil, how: .push)", []),
  ])
  func aRouterOfCases(_ call: String, _ expected: [String]) {
    let text = """
      enum Scene { case a, b }
      enum How { case root(UIWindow), push, sheet }
      class Router {
        func make(_ scene: Scene) -> UIViewController? { switch scene { case .a: return A(); case .b: return B() } }
        func show(_ scene: Scene, sender: UIViewController?, how: How = .push) {
          if let target = make(scene) { show(target: target, sender: sender, how: how) } }
        private func show(target: UIViewController, sender: UIViewController?, how: How) {
          switch how { case .root(let window): window.rootViewController = target; return; default: break }
          guard let sender = sender else { return }
          if let stack = sender as? UINavigationController { return stack.pushViewController(target, animated: true) }
          switch how {
          case .push: sender.navigationController?.pushViewController(target, animated: true)
          case .sheet: DispatchQueue.main.async {
            let stack = Stack(rootViewController: target)
            sender.present(stack, animated: true) }
          default: break
          } } }
      class Home: UIViewController { let router = Router()\nvar scene: Scene\nfunc go() { \(call) } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("Home") } == expected, "\(call)")
  }

  /// A controller that is generic over the controllers inside it stands for the first one.
  @Test func aContainerOfControllers() {
    let text = """
      class Container<Top: UIViewController, Bottom: UIViewController>: UIViewController {
        init(top: Top, bottom: Bottom) { addChild(top); addChild(bottom) } }
      class Home: UIViewController { func go() { show(Container(top: A(), bottom: B()), sender: self) } }
      """
    #expect(Self.facts(text) == ["Home push A"])
  }

  /// A container of a package makes the controller whose type it is given.
  @Test(arguments: ["resolver.resolve(A.self)!", "container.resolve(A.self, argument: 1)"])
  func aContainerOfAPackage(_ made: String) {
    let text = "class Home: UIViewController { let resolver: Resolver\nfunc go() { show(\(made), sender: self) } }"
    #expect(Self.facts(text) == ["Home push A"], "\(made)")
  }

  /// A property that the line before assigns.
  @Test func aPropertyThatIsAssigned() {
    let text = """
      class Home: UIViewController { var next: UIViewController!\nlazy var first: UIViewController = { if isNew { return B() } else { return A() } }()
        func go() { next = B()\nnext = first\npresent(next, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet B|A (one of)"])
  }

  /// A function whose result is a controller of a package.
  @Test func aFunctionForAControllerOfAPackage() {
    let text = """
      extension PinViewController { static func pin(_ length: Int) -> PinViewController { PinViewController.load(from: "Pin")! } }
      class Home: UIViewController { func go() { present(PinViewController.pin(4), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet PinViewController (outside)"])
  }

  /// A function of a package shows a controller, or a panel of a package around one.
  @Test(arguments: [
    ("ContextMenu.shared.show(sourceViewController: self, viewController: A(), options: .minimal)", ["Home sheet A"]),
    ("customPresentViewController(presenter, viewController: A(), animated: true)", ["Home sheet A"]),
    ("self.customPresentViewController(presenter, viewController: A(), animated: true)", ["Home sheet A"]),
    ("let b = PanelController()\nb.set(contentViewController: A())\npresent(b, animated: true)", ["Home sheet A"]),
    ("let box = PanelController()\nbox.contentViewController = A()\npresent(box, animated: true)", ["Home sheet A"]),
    ("func show(viewController: UIViewController, in box: Box) {}\nshow(viewController: A(), in: box)", []),
    ("present(panel, animated: true)", ["Home sheet B"]),
    ("banner.show(in: self)", []),
  ])
  func packagesThatShowControllers(_ code: String, _ expected: [String]) {
    let text = """
      class Home: UIViewController { func go() { \(code) }
        lazy var panel: PanelController = { let panel = PanelController(); panel.set(contentViewController: B()); return panel }() }
      """
    #expect(Self.facts(text) == expected, "\(code)")
  }

  /// A navigation controller of the app has content of its own, which its base class sets.
  @Test func aStackWithContentOfItsOwn() {
    let text = """
      class Modal: Stack { init() { super.init(); viewControllers = [content] } }
      class Prompt: Modal {}
      class Home: UIViewController { func go() { present(Prompt(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet Prompt"])
  }

  /// A cast to a controller that no Swift file declares, also where one extends it, is that controller.
  @Test(arguments: ["", "extension EditViewController { func rename() {} }\n"])
  func aCastToAForeignController(_ more: String) {
    let text = """
      class HomeController: UIViewController { func tap() {
        guard let shown = animator.previewViewController as? EditViewController else { return }
        show(shown, sender: self) } }
      """
    #expect(FactFinderTests.facts(more + text) == ["HomeController push EditViewController (outside)"], "\(more)")
  }

  /// The controllers of a list are added to a stack.
  @Test func aStackWithAddedControllers() {
    let text = """
      class ListController: UIViewController {}
      class DetailController: UIViewController {}
      class HomeController: UIViewController { func tap() {
        let list = ListController()
        var controllers = navigation.viewControllers
        if isShort { controllers.append(contentsOf: [DetailController()]) } else {
          controllers.removeLast(2)
          controllers.append(contentsOf: [list, DetailController()]) }
        navigation.setViewControllers(controllers, animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == ["HomeController push DetailController"])
  }
}
