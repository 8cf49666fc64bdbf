import Testing

@testable import FlowLang

/// Functions of a router with one name, of which the type of the argument chooses one.
@Suite struct OverloadTests {
  private static let router = """
    import Foundation
    extension URL { var isLocal: Bool { false } }
    class Note: NSObject { var author: Author? }
    class Author: NSObject { var name = "" }
    struct Help: Hashable { var topic = "" }
    enum Route: Hashable { case note(String), author(String), page(URL) }
    struct NoteView: View { var body: some View { Text("n") } }
    struct AuthorView: View { var body: some View { Text("a") } }
    struct PageView: View { var body: some View { Text("p") } }
    struct HelpView: View { var body: some View { Text("h") } }
    struct Row: View { let note: Note; var onTap: ((Note) -> Void)?; var body: some View { Text("r") } }
    struct Loader<Content: View>: View {
      let content: (Author) -> Content
      init(_ name: String, @ViewBuilder content: @escaping (Author) -> Content) { self.content = content }
      var body: some View { content(Author()) }
    }
    class Model: ObservableObject { @Published var found: [Author] = []; func load(then: (Note, Author) -> Void) {} }
    class Queue { func push(_ note: Note) {} }
    extension EnvironmentValues { var router: Router { get { self[Key.self] } set { self[Key.self] = newValue } } }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      func push<D: Hashable>(_ destination: D) { path.append(destination) }
      func push(_ route: Route) { path.append(route) }
      func push(_ note: Note) { push(.note("n")) }
      func push(_ author: Author) { push(.author(author.name)) }
      func push(_ page: URL) { push(.page(page)) }
    }
    struct Home: View {
      @StateObject var router = Router()
      @StateObject var model = Model()
      @Environment(\\.router) private var given
      let note: Note
      var body: some View {
        NavigationStack(path: $router.path) { rows }
          .navigationDestination(for: Help.self) { _ in HelpView() }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .note: NoteView()
            case .author: AuthorView()
            case .page: PageView()
            }
          }
      }

    """

  @Test(arguments: [
    // A value of another type is no `URL`, although the app extends `URL`.
    ("Button(\"x\") { router.push(Help(topic: \"x\")) }", "HelpView"),
    ("Button(\"x\") { router.push(note) }", "NoteView"),
    // A case of the enum, although a note has a property of that name.
    ("Button(\"x\") { router.push(.author(\"x\")) }", "AuthorView"),
    // A router of the environment.
    ("Button(\"x\") { given.push(note) }", "NoteView"),
    ("Button(\"x\") { if let author = note.author { router.push(author) } }", "AuthorView"),
    // The parameters of closures have the types that the function or view declares.
    ("Row(note: note, onTap: { tapped in router.push(tapped) })", "NoteView"),
    ("Row(note: note) { tapped in router.push(tapped) }", "NoteView"),
    ("Loader(\"x\") { author in Button(\"x\") { router.push(author) } }", "AuthorView"),
    ("Button(\"x\") { model.load { note, author in router.push(author) } }", "AuthorView"),
    // The elements of a list of another object.
    ("ForEach(model.found) { author in Button(\"x\") { router.push(author) } }", "AuthorView"),
  ])
  func theTypeOfTheArgumentChooses(_ code: String, _ goal: String) {
    let text = "\(Self.router)  var rows: some View { \(code) }\n}"
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home push") }
    #expect(facts.count == 1 && facts[0].hasPrefix("Home push \(goal)") && !facts[0].contains("("), "\(code): \(facts)")
  }

  /// Of a value of which nothing is known, each function may be meant.
  @Test func anUnknownArgumentChoosesNone() {
    let text = "\(Self.router)  var rows: some View { Button(\"x\") { router.push(Package.shared.value) } }\n}"
    let facts = FactFinderTests.facts(text).filter { $0.hasPrefix("Home push") }
    #expect(!facts.isEmpty && facts.allSatisfy { $0.contains("(one of)") }, "\(facts)")
  }

  /// Of functions with one label, the one that takes a controller shows a controller.
  @Test func aControllerIsNoCase() {
    let text = """
      enum Mode { case key, phrase }
      class KeyController: UIViewController {}
      class ListController: UIViewController {}
      class HelpController: UIViewController {}
      class HomeController: UIViewController {
        func tap() { begin(with: KeyController()) }
        func begin(with mode: Mode? = nil) { present(ListController(), animated: true) }
        func begin(with result: Result<Int, Error>, isNew: Bool = false) { present(HelpController(), animated: true) }
        func begin(with first: UIViewController) { present(first, animated: true) } }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "HomeController sheet HelpController", "HomeController sheet KeyController",
        "HomeController sheet ListController",
      ])
    let other =
      text + "\nclass OtherController: UIViewController { let home: HomeController\n"
      + "func tap() { home.begin(with: KeyController()) } }"
    #expect(
      FactFinderTests.facts(other).filter { $0.hasPrefix("Other") } == ["OtherController sheet KeyController"])
  }
}
