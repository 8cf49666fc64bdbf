import Testing

@testable import FlowLang

/// Links that views and functions have which several screens share.
@Suite struct SharedViewConformanceTests {
  private static let sure = ["the code of `Series` leads to `Film` (push), the flow does not"]
  private static let byItem = "func go() { if item.isFilm { film() } }\n"

  /// What a new view has for some of its values is no sure link of each of the screens that show it.
  @Test(arguments: [
    ("if item.isFilm { FilmLink() }", "", []),
    ("Button(\"x\") { go() }", byItem + "func film() { path.append(Route.film) }", []),
    (
      "Button(\"x\") { film() }", "func film() { path.append(Route.film) }",
      sure
    ),
    ("FilmLink()", "", sure),
    ("if user.isIn { FilmLink() }", "", sure),
    ("if isOn { FilmLink() }", "", sure),
    ("if item.isFilm { more }; more", "var more: some View { FilmLink() }", sure),
    ("Button(\"x\") { go() }; Button(\"y\", action: film)", byItem + "func film() { path.append(Route.film) }", sure),
    ("Button(\"x\") { go() }; Button(\"y\") { film() }", byItem + "func film() { path.append(Route.film) }", sure),
  ])
  func aSharedViewThatActsByItsValue(_ content: String, _ more: String, _ expected: [String]) {
    let link = "NavigationLink(\"Film\") { FilmView() }"
    let body = content.replacing("FilmLink()", with: link)
    let code = """
      struct FilmsView: View { var body: some View { \(link); NavigationLink("s") { SeriesView() }; Poster(item: film)
        .navigationDestination(for: Route.self) { _ in FilmView() } } }
      enum Route { case film }
      struct Item {}
      struct SeriesView: View { var body: some View { Poster(item: series) } }
      struct Poster: View { let item: Item; @State var path = NavigationPath(); @State var isOn = true
        @Environment(User.self) var user: User
        var body: some View { \(body) }
        \(more.replacing("FilmLink()", with: link)) }
      struct FilmView: View { var body: some View { Text("f") } }
      """
    let flow = """
      app Shop { start Films }
      screen Films { link film -> Film link series -> Series }
      screen Series {}
      screen Film {}
      """
    let found = ConformanceTests.findings(flow, code).filter { $0.contains("link-not-in-flow") }
    #expect(found == expected.map { "warning link-not-in-flow: \($0)" }, "\(body)")
  }

  /// A new link that no screen with the view has in the flow is missing, whatever the view shows it for.
  @Test func aNewLinkOfASharedView() {
    let code = """
      struct FilmsView: View { var body: some View { NavigationLink("s") { SeriesView() }; Poster(item: film) } }
      struct SeriesView: View { var body: some View { Poster(item: series) } }
      struct Poster: View { let item: Item
        var body: some View { if item.isFilm { NavigationLink("Film") { FilmView() } } } }
      struct Item {}
      struct FilmView: View { var body: some View { Text("f") } }
      """
    let flow = """
      app Shop { start Films }
      screen Films { link series -> Series }
      screen Series {}
      screen Film { entry "code" }
      """
    #expect(
      ConformanceTests.findings(flow, code).filter { $0.contains("-in-flow") } == [
        "warning link-not-in-flow: the code of `Films` leads to `Film` (push), the flow does not",
        "warning link-not-in-flow: the code of `Series` leads to `Film` (push), the flow does not",
      ])
  }

  /// That some code shows one of several screens makes no link to them unsure; a chain of three objects does, also where a
  /// value chooses.
  @Test(arguments: [
    ("present(isNew ? Help() : List(), animated: true)", "warning"),
    ("if item is Song { third.openThird() }", "note"), ("third.openThird()", "note"),
  ])
  func goalsThatAreNotSure(_ shown: String, _ severity: String) {
    let flow = """
      app Shop { start Home }
      screen Home { link help -> Help sheet link list -> List sheet link album -> Album sheet }
      screen Album { link help -> Help sheet link list -> List sheet }
      screen List { link help -> Help sheet }
      screen Help {}
      """
    let isChain = shown.contains("third")
    let text = """
      class Home: UIViewController { let first: Opening
        func tap() { first.open(item) }
        func next() { present(Album(), animated: true); present(List(), animated: true) } }
      class Album: UIViewController { let first: Opening
        func tap() { first.open(item); present(List(), animated: true) } }
      class List: UIViewController {}
      class Help: UIViewController {}
      struct Item {}
      protocol Opening { func open(_ item: Item) }
      protocol Showing { func openSecond(_ item: Item) }
      protocol Leading { func openThird() }
      class First: Opening { let second: Showing; func open(_ item: Item) { second.openSecond(item) } }
      class Second: Showing { let third: Leading; let host: UIViewController
        func openSecond(_ item: Item) { \(isChain ? shown : "host.\(shown)") } }
      class Third: Leading { let host: UIViewController
        func openThird() { \(isChain ? "host.present(Help(), animated: true)" : "") } }
      """
    #expect(
      ConformanceTests.findings(flow, text) == [
        "\(severity) link-not-in-code: the code of `List` does not lead to `Help`"
      ])
  }
}
