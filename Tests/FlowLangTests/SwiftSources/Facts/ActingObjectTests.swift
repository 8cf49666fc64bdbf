import Testing

@testable import FlowLang

/// The facts of objects and parts that act on a screen that they hold, or that other objects call.
@Suite struct ActingObjectTests {
  private static let controllers = """
    class Home: UIViewController { func go() { open() } }
    class Detail: UIViewController {}

    """

  private static func facts(_ code: String) -> [String] { FactFinderTests.facts(controllers + code) }

  /// An object that is no screen presents on one that it holds, or passes it.
  @Test(arguments: [
    "class Helper { let list: List\nfunc run() { list.present(Detail(), animated: true) } }",
    "class Helper { weak var list: List?\nfunc run() { list?.navigationController?.present(Detail(), animated: true) } }",
  ])
  func anObjectThatShowsOnAScreen(_ helper: String) {
    let text = "class List: UIViewController {}\n\(helper)"
    #expect(Self.facts(text) == ["List sheet Detail"], "\(helper)")
  }

  /// A part that calls its delegate, or that holds the screen itself, is in other screens, too.
  @Test(arguments: [
    "class Helper: Opener { let list: List?\nfunc open() { list?.present(Detail(), animated: true) } }",
    "class Helper: Opener { let host: UIViewController?\nvar list: List? { return host as? List }\n"
      + "func open() { list?.navigationController?.present(Detail(), animated: true) } }",
    "class Helper: Opener { let list: List?\nfunc open() { show() }\nfunc show() { list?.present(Detail(), animated: true) } }",
    "class Badge: UIView { weak var list: List?\nfunc tap() { list?.present(Detail(), animated: true) } }",
  ])
  func aPartWhoseDelegateShowsOnAScreen(_ helper: String) {
    let text = """
      protocol Opener { func open() }
      class Cell: UITableViewCell { var opener: Opener?; let badge = Badge(); func tap() { opener?.open() } }
      class List: UIViewController { let cell = Cell() }
      extension Home { func show() { let cell = Cell() } }
      \(helper)
      """
    // Its own facts are those of its callers.
    #expect(Self.facts(text).filter { !$0.hasPrefix("Helper") } == ["List sheet Detail"], "\(helper)")
  }

  /// What a part and a screen call is a link of the screen that the object acts on, and of the one that calls.
  @Test func anObjectThatAPartAndAScreenCall() {
    let text = """
      protocol Opener { func open() }
      class Cell: UITableViewCell { var opener: Opener?; func tap() { opener?.open() } }
      class List: UIViewController { let cell = Cell() }
      extension Home { var opener: Opener { helper }; func show() { opener.open() } }
      class Helper: Opener { let list: List?\nfunc open() { list?.present(Detail(), animated: true) } }
      """
    #expect(Self.facts(text).filter { !$0.hasPrefix("Helper") } == ["Home sheet Detail", "List sheet Detail"])
  }

  /// What one object for all has another one do is no sure link of the screen that calls the first.
  @Test(arguments: [
    ("Log.shared.note()", "Home sheet Detail (one of)"), ("Log.shared().note()", "Home sheet Detail (one of)"),
    ("Router.shared.logOut()", "Home sheet Detail"), ("log.note()", "Home sheet Detail"),
  ])
  func objectsForAllThatCallEachOther(_ call: String, _ expected: String) {
    let text = """
      extension Home { func open() { \(call) } ; var log: Log { Log() } }
      class Log { static let shared = Log(); func note() { Router.shared.logOut() } }
      class Router { static let shared = Router(); let window: UIWindow
        func logOut() { window.rootViewController?.present(Detail(), animated: true) } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("Home") } == [expected], "\(call)")
  }

  /// A controller that others inherit from stands for each of them: the part stays with the screens that have it.
  @Test func aPartThatShowsOnABaseController() {
    let text = """
      class Base: UIViewController {}
      class List: Base { let cell = Cell() }
      class Cell: UITableViewCell { weak var base: Base?; func tap() { base?.present(Detail(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Cell sheet Detail"])
  }

  /// All types of a protocol show what they are given.
  @Test(arguments: ["App.host?.push(vc: Detail())", "App.host?.push(tab: Tab.detail)", "model.host.push(vc: Detail())"])
  func aProtocolWhoseTypesShowWhatTheyAreGiven(_ call: String) {
    let types = ["Split", "Bar"].map { name in
      """
      class \(name): UIViewController {}
      extension \(name): Host { func push(vc: UIViewController) { navigation.pushViewController(vc, animated: false) }
        func push(tab: Tab) { navigation.pushViewController(tab.controller, animated: true) } }

      """
    }
    let text = """
      protocol Host { func push(vc: UIViewController); func push(tab: Tab) }
      enum Tab { case detail; var controller: UIViewController { switch self { case .detail: Detail() } } }
      class App { static var host: Host? { UIApplication.shared.windows.first?.rootViewController as? Host } }
      class Model { let host: Host }
      \(types.joined())
      extension Home { var model: Model { Model() }; func open() { \(call) } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("Home") } == ["Home push Detail"], "\(call)")
  }

  /// A function of a class of the system is none of the app, also where the app extends that class.
  @Test(arguments: [("UIApplication.shared.open(url)", []), ("Help.open(self)", ["Home push Help"])])
  func aClassOfTheSystemThatTheAppExtends(_ call: String, _ expected: [String]) {
    let text = """
      extension Home { func tap() { \(call) } }
      extension UIApplication { var size: Int { 1 } }
      class Help: UIViewController { static func open(_ host: UIViewController, fragment: String? = nil) {
        host.navigationController?.pushViewController(Help(), animated: true) } }
      """
    #expect(Self.facts(text) == expected)
  }
}
