import Testing

@testable import FlowLang

/// The facts of functions that show their own object, or that show something on another one.
@Suite struct ReceiverFactTests {
  private static let controllers = """
    class Home: UIViewController { func go() { open() } }
    class Detail: UIViewController {}
    class Stack: UINavigationController {}

    """

  private static func facts(_ code: String) -> [String] { FactFinderTests.facts(controllers + code) }

  /// The screen that calls the function leads to the object.
  @Test(arguments: [
    ("host.present(self, animated: true)", "sheet"),
    ("host.present(Stack(rootViewController: self), animated: true)", "sheet"),
    ("let stack = UINavigationController(rootViewController: self)\nhost.present(stack, animated: true)", "sheet"),
    ("host.navigationController?.pushViewController(self, animated: true)", "push"),
    ("showModally(from: host)", "sheet"),
    ("self.showModally(from: host)", "sheet"),
  ])
  func aFunctionThatShowsItsObject(_ code: String, _ kind: String) {
    let text = """
      class Form: UIViewController {
        func show(from host: UIViewController) { \(code) }
        private func showModally(from host: UIViewController) { host.present(self, animated: true) } }
      extension Home { func open() { let form = Form(); form.show(from: self) } }
      """
    #expect(Self.facts(text) == ["Home \(kind) Form"], "\(code)")
  }

  /// The function of an extension of all controllers shows the controller that it is called on.
  @Test func anExtensionShowsItsObject() {
    let text = """
      extension UIViewController {
        func showModally(from host: UIViewController) { host.present(self, animated: true) } }
      extension Home { func open() { Detail().showModally(from: self) } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail"])
  }

  /// A popover of the app around another controller is that controller.
  @Test func aPopoverOfTheAppShowsItsContent() {
    let text = """
      class Popover: UIViewController { init(contentController: UIViewController) {}
        func present(from view: UIView, on host: UIViewController) { host.present(self, animated: true) } }
      extension Home { func open() {
        let popover = Popover(contentController: UINavigationController(rootViewController: Detail()))
        popover.present(from: button, on: self) } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail"])
  }

  /// A function of the app with the name of one of the system does not count twice, and shows its object, too.
  @Test func aFunctionNamedPresent() {
    let text = """
      class Context {
        func present(_ controller: UIViewController, animated: Bool) { host.present(controller, animated: animated) } }
      class Form: UIViewController {
        func show(from host: UIViewController) { host.present(self, animated: true) } }
      extension Home { func open() { present(Detail(), animated: true); Form().show(from: self) } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail", "Home sheet Form"])
  }

  /// A function of a screen that shows something on its parameter acts for the caller.
  @Test(arguments: [
    "static func open(on host: UIViewController) { host.present(Detail(), animated: true) }",
    "static func open(on host: UIViewController?) { guard let host else { return }\nhost.present(Detail(), animated: true) }",
    "static func open(on host: UIViewController) { let top = host.navigationController\ntop?.present(Detail(), animated: true) }",
  ])
  func aFunctionThatShowsOnItsParameter(_ function: String) {
    let text = "class Form: UIViewController { \(function) }\nextension Home { func open() { Form.open(on: self) } }"
    #expect(Self.facts(text) == ["Home sheet Detail"], "\(function)")
  }

  /// The function of an object of the system is not the only one of that name in the app.
  @Test(arguments: [
    ("image: UIImage?", "image?.draw(in: frame)", false), ("image: Image", "image.draw(in: frame)", true),
    ("image: ImageView", "let image = UIImage(named: \"x\")\nimage?.draw(in: frame)", false),
    ("image: UIImage?", "guard let image else { return }\nimage.draw(in: frame)", false),
    ("image: UIImage", "let rounded = image.rounded()", false),
    (
      "image: Image",
      "guard let first = UIImage(named: \"x\")?.tinted(red) else { return }\n"
        + "let second = first.tinted(blue)\nsecond.draw(in: frame)", false
    ),
    ("images: NSFetchedResultsController<Camera>", "let one = images.object(at: path)\none.draw(in: frame)", true),
    ("image: ImageDrawing", "image.draw(in: frame)", true),
    ("image: UIImageDelegate", "image.draw(in: frame)", true),
  ])
  func aFunctionOfTheSystem(_ parameter: String, _ code: String, _ isCall: Bool) {
    let text = """
      extension UIImage { func rounded() -> UIImage { self.draw(in: frame); return self } }
      class Camera { func draw(in view: MTKView) { navigation.pushViewController(Detail(), animated: true) } }
      extension Home { func open(_ \(parameter)) { \(code) } }
      """
    let facts = Self.facts(text).filter { !$0.hasPrefix("Camera") }
    #expect(facts == (isCall ? ["Home push Detail"] : []), "\(parameter) \(code)")
  }

  /// The screen that calls the object comes before the one that the object presents on.
  @Test func aScreenThatCallsTheObject() {
    let text = """
      class List: UIViewController {}
      class Helper { let list: List
        func run() { list.present(Detail(), animated: true) } }
      extension Home { func open() { helper.run() } }
      """
    #expect(Self.facts(text).contains("Home sheet Detail"))
  }

  /// The controller that a stack shows first is not the one that acts later.
  @Test(arguments: ["Stack", "UINavigationController"])
  func aStackIsNotItsFirstController(_ stack: String) {
    let text = """
      class List: UIViewController {}
      class Flow { let main: \(stack)
        init() { main = \(stack)(rootViewController: List()) }
        func run() { main.present(Detail(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Flow sheet Detail"])
  }

  // MARK: Stacks

  /// A function fills a stack that the code beside its call presents.
  @Test func aStackThatAFunctionFills() {
    let text = """
      extension Home { func open() { let stack = Stack(); fill(stack); present(stack, animated: true) } }
      class Opener { let home: Home
        func start() { let stack = Stack(); show(in: stack); navigation.present(stack, animated: true) }
        private func show(in stack: UINavigationController) { stack.pushViewController(Detail(), animated: false) } }
      class List: UIViewController { let opener: Opener
        func open() { opener.start() } }
      """
    let facts = Self.facts(text).filter { $0.hasPrefix("List") || $0.hasPrefix("Opener") }
    #expect(facts == ["List sheet Detail", "Opener sheet Detail", "Opener push Detail"].sorted())
  }

  /// A navigation controller that is made around several screens stands for none of them.
  @Test func anEmptyStack() {
    let text = """
      class A: UIViewController {}
      class B: UIViewController {}
      extension Home { func open() {
        present(Stack(rootViewController: A()), animated: true)
        present(Stack(rootViewController: B()), animated: true)
        present(Stack(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet  (unknown)", "Home sheet A", "Home sheet B"])
  }

  /// A parameter that gets its first controller in the function stands for that controller.
  @Test func aParameterThatGetsItsFirstController() {
    let text = """
      class Opener {
        func start(in stack: UINavigationController) {
          stack.pushViewController(Detail(), animated: false)
          navigation.present(stack, animated: true) } }
      """
    #expect(Self.facts(text) == ["Opener sheet Detail"])
  }

  /// A stack that a function of the app makes the root of the window stands for its first controller.
  @Test func aStackThatBecomesTheRoot() {
    let text = """
      class Opener {
        func start() {
          let stack = UINavigationController()
          stack.setViewControllers([Detail()], animated: true)
          changeRoot(stack) }
        func changeRoot(_ root: UIViewController) { window?.rootViewController = root } }
      """
    #expect(Self.facts(text) == ["Opener root Detail"])
  }

  // MARK: Styles

  /// The function that makes a controller, or its initializer, sets the style.
  @Test(arguments: [
    "present(make(), animated: true)", "let next = make()\npresent(next, animated: true)",
    "present(Full(1), animated: true)",
  ])
  func aStyleThatTheMakerSets(_ code: String) {
    let text = """
      class Full: UIViewController { init(_ id: Int) { super.init(); modalPresentationStyle = .fullScreen } }
      extension Home { func open() { \(code) }
        func make() -> Full { let full = Full.make(); full.modalPresentationStyle = .overFullScreen
          return full } }
      """
    #expect(Self.facts(text) == ["Home cover Full"], "\(code)")
  }

  /// A style that the function is given says nothing.
  @Test func aStyleThatTheMakerIsGiven() {
    let text = """
      extension Home { func open() { present(make(.fullScreen), animated: true) }
        func make(_ style: UIModalPresentationStyle) -> Detail { let detail = Detail()
          detail.modalPresentationStyle = style
          return detail } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail"])
  }

  /// What is pushed or presented is a controller, also of a package.
  @Test func aControllerOfAPackage() {
    let text = "extension Home { func open() { let rules = RuleController(1); present(rules, animated: true) } }"
    #expect(Self.facts(text) == ["Home sheet RuleController (outside)"])
  }

  // MARK: Functions of classes

  /// Of a function that many classes override, a call on the class above them leads nowhere.
  @Test func aFunctionThatManyClassesOverride() {
    let actions = ["A", "B", "C", "D"].map {
      "class \($0): UIViewController {}\nclass \($0)Action: Action { override func run() { host.present(\($0)(), animated: true) } }"
    }
    let text = """
      class Action { func run() {} }
      \(actions.joined(separator: "\n"))
      extension Home { func open(_ action: Action) { action.run() }
        func a() { let action = AAction(); action.run() } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("Home") } == ["Home sheet A"])
  }

  /// A kind of alert is no screen.
  @Test(arguments: [
    "present(ErrorDialog(title: \"x\", message: nil, preferredStyle: .alert), animated: true)",
    "let dialog = ErrorDialog()\npresent(dialog, animated: true)",
    "present(make(), animated: true)",
  ])
  func aKindOfAlert(_ code: String) {
    let text = """
      class ErrorDialog: UIAlertController {}
      extension Home { func open() { \(code) }
        func make() -> ErrorDialog { create() } }
      """
    #expect(Self.facts(text) == [], "\(code)")
  }

  // MARK: Storyboards

  @Test(arguments: [
    ("let detail = board.instantiateViewController(identifier: id, creator: { coder in Detail(coder) })", "Detail"),
    ("let detail = board.instantiateViewController(withIdentifier: Detail.className)", "Detail"),
    ("let id = Detail.name\nlet detail = board.instantiateViewController(withIdentifier: id)", "#detail"),
  ])
  func aControllerOfAStoryboard(_ code: String, _ expected: String) {
    let text = """
      extension Detail { static let name = "detail" }
      extension Home { func open() { \(code)\npresent(detail, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet \(expected)"], "\(code)")
  }

  /// The constants that SwiftGen writes for the scenes of storyboards.
  @Test(arguments: [
    ("Scenes.Main.detail", "Detail"), ("Scenes.Main.stack", "#DetailStack"),
    ("Scenes.Main.initial", "#More.storyboard"),
  ])
  func aSceneOfSwiftGen(_ scene: String, _ expected: String) {
    let text = """
      enum Scenes { enum Main { static let storyboardName = "More"
        static let detail = SceneType<App.Detail>(storyboard: Main.self, identifier: "detail")
        static let stack = SceneType<UIKit.UINavigationController>(storyboard: Main.self, identifier: "DetailStack")
        static let initial = InitialSceneType<UIKit.UINavigationController>(storyboard: Main.self) } }
      struct SceneType<T: UIViewController> { let identifier: String
        func instantiate() -> T { let identifier = self.identifier
          guard let c = board.instantiateViewController(withIdentifier: identifier) as? T else { fatalError() }
          return c } }
      struct InitialSceneType<T: UIViewController> { func instantiate() -> T { make() } }
      extension Home { func open() { let next = \(scene).instantiate(); present(next, animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet \(expected)"], "\(scene)")
  }

  /// An identifier that an object is made with is not known.
  @Test func anIdentifierOfAnObject() {
    let text = """
      struct Maker { let identifier: String
        func make() -> UIViewController { let identifier = self.identifier
          return board.instantiateViewController(withIdentifier: identifier) } }
      extension Home { func open() { present(Maker(identifier: "x").make(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet  (unknown)"])
  }

  // MARK: Routes

  /// The code that makes a route leads to its goal, not the code of the queue.
  @Test func aRouteFromAQueue() {
    let text = """
      enum Route { case a, b }
      class A: UIViewController {}
      class B: UIViewController {}
      class Router<R> { var delegate: Delegate?
        func present(_ route: R) { queue.append(route); next() }
        func next() { delegate?.show(Context(route: queue[0])) } }
      class Flow: Delegate {
        func show(_ context: Context) {
          switch context.route {
          case .a: showA()
          case .b: navigation.pushViewController(B(), animated: true) } }
        private func showA() { navigation.present(A(), animated: true) } }
      class First: UIViewController { let router: Router<Route>
        func tap() { router.present(.a) } }
      class Second: UIViewController { let router: Router<Route>
        func tap() { router.present(Route.b) } }
      """
    let facts = Self.facts(text).filter { !$0.hasPrefix("Flow") }
    #expect(facts == ["First sheet A", "Second push B"])
  }

  /// A view model has a router that is known only by its protocol, and a class that does nothing stands in for it in
  /// previews.
  @Test(arguments: ["model.router.showDetail()", "self.model.router.showDetail()"])
  func theRouterOfAViewModel(_ code: String) {
    let text = """
      protocol ListRouter { func showDetail() }
      class ListRouterMock: ListRouter { func showDetail() {} }
      class Router: ListRouter { func showDetail() { navigation.pushViewController(Detail(), animated: true) } }
      class OtherRouter { func showDetail() { navigation.pushViewController(Home(), animated: true) } }
      class ListModel { let router: ListRouter
        init(router: ListRouter) { self.router = router } }
      struct ListView: View { let model: ListModel
        var body: some View { Button("Open") { \(code) } } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("ListView") } == ["ListView push Detail \"Open\""], "\(code)")
  }

  /// A protocol adds a function to one that it requires with more parameters, and the view has its type as parameter.
  @Test func aFunctionWithFewerParameters() {
    let text = """
      protocol StoreProtocol { func showDetail(_ id: Int, isFull: Bool) }
      extension StoreProtocol { func showDetail(_ id: Int) { showDetail(id, isFull: false) } }
      class Store: StoreProtocol {
        func showDetail(_ id: Int, isFull: Bool) { navigation.pushViewController(Detail(), animated: true) } }
      struct ListView<Store: StoreProtocol>: View { @EnvironmentObject private var store: Store
        var body: some View { Button("Open") { store.showDetail(1) } } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("ListView") } == ["ListView push Detail \"Open\""])
  }
}
