import Testing

@testable import FlowLang

/// Functions that show a destination that depends on a case of an enum, their parameter.
@Suite struct RoutedSiteTests {
  private static let coordinator = """
    class Home: UIViewController { let coordinator: Coordinator; func tap(_ on: Bool) { CODE } }
    class Inbox: UIViewController {}
    class Letter: UIViewController {}
    class Coordinator {
      enum Scene { case inbox, letter(id: Int), alert(UIAlertController), share(UIActivityViewController) }
      enum Way { case push, modal(animated: Bool), none }
      let navigation = UINavigationController()
      func present(scene: Scene, from sender: UIViewController? = nil, way: Way = .push) {
        guard let controller = make(scene) else { return }
        switch way {
        case .push: sender?.show(controller, sender: sender)
        case .modal(let animated):
          let inner = UINavigationController(rootViewController: controller)
          sender?.present(inner, animated: animated)
        case .none: break
        }
      }
      private func make(_ scene: Scene) -> UIViewController? {
        let controller: UIViewController?
        switch scene {
        case .inbox: controller = Inbox()
        case .letter(let id):
          let letter = Letter()
          letter.id = id
          controller = letter
        case .alert(let alert): controller = alert
        case .share(let sheet): controller = sheet
        }
        return controller
      }
      func open(_ scene: Scene) { present(scene: scene, way: .modal(animated: true)) }
    }

    """

  @Test(arguments: [
    ("coordinator.present(scene: .inbox, from: self, way: .push)", ["Home push Inbox"]),
    ("coordinator.present(scene: .letter(id: 1), from: self, way: .modal(animated: true))", ["Home sheet Letter"]),
    ("_ = coordinator.present(scene: .letter(id: 1), from: self)", ["Home push Letter"]),
    ("coordinator.present(scene: .inbox, from: self, way: .none)", []),
    ("coordinator.present(scene: .alert(alert), from: self, way: .modal(animated: true))", []),
    (
      "coordinator.present(scene: .share(share), from: self, way: .modal(animated: true))",
      ["Home sheet UIActivityViewController (outside)"]
    ),
    (
      "let way: Coordinator.Way\nif on { way = .push } else { way = .modal(animated: true) }\n"
        + "coordinator.present(scene: .inbox, way: way)", ["Home push Inbox", "Home sheet Inbox"]
    ),
    ("coordinator.present(scene: on ? .inbox : .letter(id: 2))", ["Home push Inbox", "Home push Letter"]),
    ("coordinator.open(.letter(id: 3))", ["Home sheet Letter"]),
    ("let scene: Coordinator.Scene = later()\ncoordinator.present(scene: scene)", ["Home push Inbox|Letter (one of)"]),
  ])
  func theArgumentsOfACallDetermineTheDestination(_ code: String, _ expected: [String]) {
    let text = Self.coordinator.replacing("CODE", with: code)
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == expected, "\(code)")
  }

  /// Each case shows its own controller.
  @Test func aCallTakesTheBranchesOfItsCase() {
    let text = """
      class A: UIViewController {}
      class B: UIViewController {}
      enum Route { case a, b, c }
      class Router {
        func go(_ route: Route) {
          switch route {
          case .a: navigation.pushViewController(A(), animated: true)
          default: navigation.present(B(), animated: true)
          }
        }
        func start(_ route: Route) { go(route) }
      }
      class One: UIViewController { let router: Router; func tap() { router.go(.a) } }
      class Two: UIViewController { let router: Router; func tap() { router.start(.c) } }
      class Three: UIViewController { let router: Router; func tap() { router.start(next()) } }
      """
    let facts = FactFinderTests.facts(text).filter { !$0.hasPrefix("Router") }
    #expect(facts == ["One push A", "Three push A", "Three sheet B", "Two sheet B"])
  }

  /// The facts of the extension of a protocol are facts of each screen that conforms to it.
  @Test func theExtensionOfAProtocolIsAPartOfTheScreensThatConform() {
    let text = """
      class Home: UIViewController, RowDelegate {}
      class Search: UIViewController {}
      extension Search: RowDelegate {}
      class Post: UIViewController {}
      protocol RowDelegate: AnyObject { func select() }
      extension RowDelegate where Self: UIViewController {
        func select() { present(Post(), animated: true) }
      }
      class Row: UITableViewCell { weak var delegate: RowDelegate?; func tap() { delegate?.select() } }
      class Start: UIViewController { func go() { present(Home(), animated: true); present(Search(), animated: true) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("view uikit Home\n  embed RowDelegate"), "\(flow)")
    #expect(flow.contains("view uikit Search\n  embed RowDelegate"), "\(flow)")
    #expect(flow.contains("note part \"protocol RowDelegate\"\n\n  link toPost -> Post sheet"), "\(flow)")
  }

  /// Of two functions with the same name, the one that the protocol of the delegate declares is called.
  @Test func aDelegateIsFoundByItsProtocol() {
    let text = """
      class Home: UIViewController { weak var delegate: HomeDelegate?; func tap() { delegate?.select(self, entry: one()) } }
      class More: UIViewController { weak var delegate: MoreDelegate?; func tap() { delegate?.select(self, entry: two()) } }
      protocol HomeDelegate: AnyObject { func select(_ controller: UIViewController, entry: Int) }
      protocol MoreDelegate: AnyObject { func select(_ controller: More, entry: String) }
      class A: UIViewController {}
      class B: UIViewController {}
      class Coordinator { func start() {} }
      extension Coordinator: HomeDelegate {
        func select(_ controller: UIViewController, entry: Int) { open(A()) }
        private func open(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
      }
      extension Coordinator: MoreDelegate {
        func select(_ controller: More, entry: String) { navigation.pushViewController(B(), animated: true) }
      }
      """
    #expect(FactFinderTests.facts(text).filter { !$0.hasPrefix("Coordinator") } == ["Home push A", "More push B"])
  }

  /// Where another link has the first name, the name of another site with the same goal is used.
  @Test func aLinkHasTheNameOfItsOwnFunction() {
    let text = """
      class Home: UIViewController { let router: Router
        func open() { router.handle(link()) }
        func first() { router.showLetter() }
        func second() { router.showMap() }
      }
      class Letter: UIViewController {}
      class Map: UIViewController {}
      class Router {
        func handle(_ link: String) { if link.isEmpty { showLetter() } else { showMap() } }
        func showLetter() { navigation.pushViewController(Letter(), animated: true) }
        func showMap() { navigation.pushViewController(Map(), animated: true) }
      }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("link handle -> Map\n  link letter -> Letter"), "\(flow)")
  }

  /// A function that calls another one of its coordinator has the links of its callers; neither becomes an entry.
  @Test func functionsThatScreensCallAreNotEntries() {
    let text = """
      class Home: UIViewController { let coordinator: Coordinator; func tap() { coordinator.open(1) } }
      class Letter: UIViewController {}
      class Coordinator {
        func open(_ id: Int) { open(letter(id)) }
        func open(_ letter: String) { navigation.pushViewController(Letter(), animated: true) }
      }
      class Start: UIViewController { func go() { present(Home(), animated: true) } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    #expect(flow.contains("link open -> Letter"), "\(flow)")
    #expect(!flow.contains("Coordinator"), "\(flow)")
  }

  private static let router = """
    class A: UIViewController {}
    class B: UIViewController {}
    class Router {
      func show(id: Int, message: Int? = nil, isFull: Bool = false) {
        if let message, isFull {
          navigation.pushViewController(B(), animated: true)
        } else {
          navigation.pushViewController(A(), animated: true)
        }
      }
      func open(isBig: Bool, isLast: Bool = true, next: String? = "") {
        guard isLast else { return }
        if !isBig { navigation.pushViewController(A(), animated: true) }
        else if let known = next { navigation.pushViewController(B(), animated: true) }
      }
      func forward(_ isBig: Bool) { open(isBig: isBig) }
    }
    class Home: UIViewController { let router: Router; func tap(_ on: Bool) { CODE } }
    """

  /// A call takes the branches of the conditions that its arguments, or the default values, fulfil.
  @Test(arguments: [
    ("router.show(id: 1)", ["A"]),
    ("router.show(id: 1, message: 2)", ["A"]),
    ("router.show(id: 1, message: 2, isFull: true)", ["A", "B"]),
    ("router.open(isBig: true)", ["B"]),
    ("router.open(isBig: false)", ["A"]),
    ("router.open(isBig: on)", ["A", "B"]),
    ("router.open(isBig: true, isLast: false)", []),
    ("router.open(isBig: true, next: nil)", []),
    ("router.forward(!true)", ["A"]),
  ])
  func aCallTakesTheBranchesOfItsConditions(_ code: String, _ goals: [String]) {
    let facts = FactFinderTests.facts(Self.router.replacing("CODE", with: code))
    #expect(facts.filter { $0.hasPrefix("Home") } == goals.map { "Home push \($0)" }, "\(code)")
  }

  /// A coordinator that calls a function of a screen navigates; a part of a screen that does leaves that to the screen.
  @Test func coordinatorsNavigateWithTheFunctionsOfScreens() {
    let text = """
      class A: UIViewController {}
      class List: UIViewController { func open(_ id: Int) { show(A(), sender: self) } }
      class Coordinator { func go() {
        if let list = navigation.viewControllers.first as? List { list.open(1) } } }
      class Row: UITableViewCell { weak var list: List?; func tap() { list?.open(2) } }
      class Home: UIViewController { let coordinator: Coordinator; func tap() { coordinator.go() } }
      class Other: UIViewController { let list: List; func tap() { list.open(3) } }
      """
    let facts = FactFinderTests.facts(text)
    #expect(facts == ["Coordinator push A", "Home push A", "List push A"], "\(facts)")
  }

  /// The case that a call passes chooses what a function makes.
  @Test(arguments: [
    (".small", ["A"]), (".big(1)", ["B"]), ("Size.big(2)", ["B"]), (".other", ["C"]), (".last", ["C"]),
    ("on ? .small : .big(1)", ["A|B|C (one of)"]),
  ])
  func theCaseOfAnArgumentChoosesWhatAFunctionMakes(_ argument: String, _ goals: [String]) {
    let text = """
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController {}
      enum Size { case small, big(Int), other, last }
      struct Maker {
        static func make(_ size: Size, in parent: UIViewController? = nil) -> UIViewController {
          let controller: UIViewController
          switch size {
          case .small: controller = A()
          case .big: controller = B()
          case .other: fallthrough
          default: controller = C()
          }
          return UINavigationController(rootViewController: controller)
        }
      }
      class Home: UIViewController { func tap() { present(Maker.make(\(argument)), animated: true) } }
      """
    #expect(FactFinderTests.facts(text) == goals.map { "Home sheet \($0)" }, "\(argument)")
  }
}
