import Testing

@testable import FlowLang

/// The certainty of what screens show through the functions of other objects.
@Suite struct CallChainTests {
  private static let screens = """
    class Home: UIViewController {}
    class Album: UIViewController {}
    class Detail: UIViewController {}

    """

  private static func facts(_ code: String, of screen: String = "Home") -> [String] {
    FactFinderTests.facts(screens + code).filter { $0.hasPrefix(screen) }
  }

  /// From the third protocol on, it is not sure that they are those which the app connects.
  @Test(arguments: [(1, ""), (2, ""), (3, " (one of)")])
  func delegatesOfDelegates(_ count: Int, _ certainty: String) {
    let objects = (1...count).map { number in
      let body =
        number == count ? "navigation.pushViewController(Detail(), animated: true)" : "delegate?.open\(number + 1)()"
      return """
        protocol Delegate\(number) { func open\(number)() }
        class Coordinator\(number): Delegate\(number) { weak var delegate: Delegate\(number + 1)?
          func open\(number)() { run() }
          private func run() { \(body) } }
        """
    }
    let text = """
      extension Home { weak var delegate: Delegate1? { nil }; func tap() { delegate?.open1() } }
      \(objects.joined(separator: "\n"))
      """
    #expect(Self.facts(text) == ["Home push Detail\(certainty)"], "\(count)")
  }

  /// Objects of classes of the app are those that it connects.
  @Test func objectsOfClasses() {
    let text = """
      extension Home { var first: First { First() }; func tap() { first.open() } }
      class First { let second: Second; func open() { second.openSecond() } }
      class Second { let third: Third; func openSecond() { third.openThird() } }
      class Third { func openThird() { navigation.pushViewController(Detail(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home push Detail"])
  }

  /// Conditions about what presents, or about objects that are shared, choose nothing for the values of one use.
  @Test(arguments: [
    (
      "static func open(on host: UIViewController)", "",
      "guard let stack = host.navigationController else { return }; stack.pushViewController(Detail(), animated: true)"
    ),
    (
      "static func open(on host: Hosting)", "",
      "guard host.isReady else { return }; host.pushViewController(Detail(), animated: true)"
    ),
    (
      "func open()", "weak var controller: UIViewController?",
      "guard let stack = controller?.navigationController else { return }; stack.pushViewController(Detail(), animated: true)"
    ),
    (
      "func open()", "let session: Session",
      "guard session.isLoggedIn else { return }; stack.pushViewController(Detail(), animated: true)"
    ),
    (
      "func open(_ session: Session)", "",
      "guard session.isLoggedIn else { return }; stack.pushViewController(Detail(), animated: true)"
    ),
  ])
  func conditionsThatChooseNothing(_ function: String, _ property: String, _ body: String) {
    let object = function.hasPrefix("static") ? "Opener" : "Opener(shared)"
    let argument = function.contains("host") ? "on: self" : function.contains("_ session") ? "session" : ""
    let text = """
      extension Home { func tap() { \(object).open(\(argument)) } }
      extension Album { func tap() { \(object).open(\(argument)) } }
      protocol Hosting { var isReady: Bool { get } }
      extension Home: Hosting {}
      class Session: ObservableObject { var isLoggedIn = true }
      class Opener { \(property)
        \(function) { \(body) } }
      """
    #expect(Self.facts(text) == ["Home push Detail"], "\(body)")
  }

  private static let one = " (one of)"

  /// What a menu shows for one kind of value is no sure link of each screen with the menu.
  @Test(arguments: [
    ("if item is Song { show() }", one), ("if let song = item as? Song { show() }", one),
    ("guard let song = item.asSong else { return }\nshow()", one),
    ("let song = item.asSong\nif let song { show() }", one),
    (
      "let part = (item as? Song)?.part\nlet song = part?.asSong?.first\nguard let song = song else { return }\nshow()",
      one
    ),
    ("let song = item as? Song\nif let album = song?.part?.album?.first ?? other { show() }", one),
    ("switch item.kind { case .song: show(); default: break }", one),
    ("show()", ""), ("if isOn { show() }", ""),
  ])
  func menusForSomeValues(_ body: String, _ certainty: String) {
    let text = """
      extension Home { func tap() { Menu(item: album, on: self).open() } }
      extension Album { func tap() { Menu(item: song, on: self).open() } }
      struct Item {}
      struct Menu { let item: Item; let host: UIViewController; let isOn = true
        init(item: Item, on host: UIViewController) { self.item = item; self.host = host }
        func open() { \(body) }
        func show() { host.present(Detail(), animated: true) } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail\(certainty)"], "\(body)")
  }

  /// The only screen that gives values has the links of all of them.
  @Test func aMenuOfOneScreen() {
    let text = """
      extension Home { func tap() { Menu(host: self).open(item) } }
      struct Menu { let host: UIViewController
        func open(_ item: Item) { if item is Song { host.present(Detail(), animated: true) } } }
      """
    #expect(Self.facts(text) == ["Home sheet Detail"])
  }
}
