import Testing

@testable import FlowLang

/// Controllers that come with the cases of enums.
@Suite struct CaseValueTests {
  private static let code = """
    class A: UIViewController {}
    class B: UIViewController {}
    enum Transition { case push(UIViewController), present(UIViewController, animated: Bool), alert(UIAlertController), none }
    class Navigator {
      let navigation = UINavigationController()
      func perform(_ transition: Transition) {
        switch transition {
        case .push(let controller): navigation.pushViewController(controller, animated: true)
        case let .present(controller, animated): show(controller, animated)
        case .alert(let alert): navigation.present(alert, animated: true)
        case .none: break
        }
      }
      private func show(_ controller: UIViewController, _ animated: Bool) {
        navigation.present(UINavigationController(rootViewController: controller), animated: animated)
      }
    }

    """

  @Test(arguments: [
    ("navigator.perform(.push(A()))", ["Home push A"]),
    ("navigator.perform(.present(B(), animated: true))", ["Home sheet B"]),
    ("navigator.perform(Transition.push(A()))", ["Home push A"]),
    ("let next = A()\nlet step: Transition = isNew ? .push(next) : .none\nnavigator.perform(step)", ["Home push A"]),
    ("navigator.perform(.alert(UIAlertController()))", []),
    ("if case .push(let controller) = step { log(controller) }", []),
    ("navigator.perform(.push(make()))", []),
  ])
  func aCaseLeadsToItsController(_ code: String, _ expected: [String]) {
    let text = Self.code + "class Home: UIViewController { let navigator = Navigator()\nfunc go() { \(code) } }"
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == expected, "\(code)")
  }

  /// Of two enums with the same case, only the name of the type says which one is meant.
  @Test func casesOfTwoEnums() {
    let text =
      Self.code + """
        enum Step { case push(UIViewController) }
        class Home: UIViewController { let navigator = Navigator()
          func go() { run(.push(B())); navigator.perform(Transition.push(A())) } }
        """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == ["Home push A"])
  }

  /// A function returns the transition that another one performs.
  @Test func aFunctionThatReturnsACase() {
    let text =
      Self.code + """
        class Detail { func transition() -> Transition { .push(A()) } }
        class Home: UIViewController { let navigator = Navigator(); let detail = Detail()
          func go() { navigator.perform(detail.transition()) } }
        """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == ["Home push A"])
  }

  /// A pattern with the name of a method of another object is no call of it.
  @Test func aPatternIsNoCallOfAMethod() {
    let text = """
      class A: UIViewController {}
      enum Row { case server(Int), none }
      class Coordinator { let navigation: UINavigationController
        func server(_ id: Int) { navigation.present(A(), animated: true) } }
      class Home: UIViewController { func tap(_ row: Row) {
        switch row { case .server(let id): log(id); case .none: break }
        guard case .server(let id) = row else { return } } }
      """
    #expect(FactFinderTests.facts(text).filter { $0.hasPrefix("Home") } == [])
  }
}
