import Testing

@testable import FlowLang

/// The facts of closures that show their parameter.
@Suite struct ClosureFactTests {
  private static let controllers = """
    class Detail: UIViewController {}
    class Logs: UIViewController {}

    """

  private static func facts(_ code: String) -> [String] { FactFinderTests.facts(controllers + code) }

  /// The screen that gives a model a closure leads to what the model calls it with.
  @Test(arguments: [
    "model.push = { [weak self] controller in self?.navigationController?.pushViewController(controller, animated: true) }",
    "self.model.push = { controller in self.show(controller, sender: nil) }",
    "model = Model(push: { controller in self.show(controller, sender: nil) })",
  ])
  func aClosureInAProperty(_ assignment: String) {
    let text = """
      class Model { var push: ((UIViewController) -> Void)?
        func logs() { push?(Logs()) }
        func detail() { let detail = Detail(); self.push?(detail) } }
      class Home: UIViewController { var model: Model
        override func viewDidLoad() { \(assignment) } }
      """
    #expect(Self.facts(text) == ["Home push Detail", "Home push Logs"], "\(assignment)")
  }

  /// A closure that nothing calls leads somewhere that is not known.
  @Test func aClosureThatNothingCalls() {
    let text = """
      class Home: UIViewController {
        override func viewDidLoad() { other.push = { controller in self.show(controller, sender: nil) } } }
      """
    #expect(Self.facts(text) == ["Home push  (unknown)"])
  }

  /// A function gives its completion a controller, itself or through another function.
  @Test(arguments: [
    "static func make(done: (UIViewController) -> Void) { done(Detail()) }",
    "static func make(done: @escaping (UIViewController) -> Void) { queue.async { let detail = Detail(); done(detail) } }",
    "static func make(done: (UIViewController) -> Void) { inner(1, done: done) }\n"
      + "static func inner(_ id: Int, done: (UIViewController) -> Void) { done(Detail()) }",
  ])
  func theParameterOfACompletion(_ function: String) {
    for closure in ["{ controller in self.show(controller, sender: nil) }", "{ self.show($0, sender: nil) }"] {
      let text = "class Factory { \(function) }\nclass Home: UIViewController { func go() { Factory.make \(closure) } }"
      #expect(Self.facts(text) == ["Home push Detail"], "\(closure)")
    }
  }

  /// An object of the system has no functions of the app.
  @Test func anObjectOfTheSystem() {
    let text = """
      class Opener { func open(_ url: URL) { host.present(Detail(), animated: true) } }
      class Home: UIViewController { func go() { UIApplication.shared.open(url) } }
      """
    #expect(Self.facts(text).filter { $0.hasPrefix("Home") } == [])
  }

  /// A link of the app makes its destination only when it is shown.
  @Test func aLinkThatDelaysItsDestination() {
    let text = """
      struct Delayed<Content: View>: View { let build: () -> Content
        init(_ build: @escaping () -> Content) { self.build = build }
        var body: Content { build() } }
      struct DelayedLink<Destination: View, Label: View>: View {
        private let destination: () -> Destination
        private let label: () -> Label
        init(destination: @autoclosure @escaping () -> Destination, label: @escaping () -> Label) {
          self.destination = destination
          self.label = label }
        var body: some View { NavigationLink(destination: Delayed(destination), label: label) } }
      struct Details: View { var body: some View { Text("d") } }
      struct Home: View { var body: some View { DelayedLink(destination: Details()) { EmptyView() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Home push Details"])
  }
}
