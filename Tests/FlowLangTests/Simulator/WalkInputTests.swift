import Testing

@testable import FlowLang

/// The inputs of a walk.
@Suite struct WalkInputTests {
  private let flow = """
    flag onboarded
    flag signedIn
    external flag net
    app X { start T when onboarded else A scheme "x" domain "x.example.com" link back -> B link close -> B link t -> T reset }
    screen A { link b "Go to B" -> B link s -> B sheet link c -> C cover link p -> Pay { on paid -> B on refused -> stay } }
    screen B { url "/b/{id}?q={q}" } screen C(id: String = "1") { url "/b/new" url "/c/{id}" url "/s?from={id}" }
    screen E { entry "a menu" in tab cart entry "a notification" }
    external screen Chat
    external flow Pay { outcome paid outcome refused }
    tabs T { tab home "Home" -> A tab cart -> E link chat -> Chat }
    """.replacing("screen B {", with: "screen B(id: String = \"\", q: String = \"\") {")

  @Test(arguments: ["b", "A › b", "A > b", "A>b", "`b`", "`A` › `b`", " b ", "b,", "2, undo, 3, undo, b"])
  func links(_ line: String) throws { try expectPlace(flow, line, at: "app A ▸ B") }

  @Test func numbersCountTheOfferedActions() throws {
    try expectPlace(flow, "4", at: "app A ▸ B")
    try expectPlace(flow, "4, 4", at: "app ▸ A")
  }

  @Test func platform() throws {
    try expectPlace(flow, "b, back", at: "app ▸ A")
    try expectPlace(flow, "s, close", at: "app ▸ A")
    try expectPlace(flow, "t, tab cart", at: "app tabs T: home [cart] ▸ E")
  }

  /// If the platform does not offer the command, a link may have its name.
  @Test func linksNamedLikeCommands() throws {
    try expectPlace(flow, "back", at: "app A ▸ B")
    try expectPlace(flow, "c, close", at: "app A cover C ▸ B")
    try expectPlace(flow, "b, `back`", at: "app A B ▸ B")
    try expectPlace(flow, "b, B › back", at: "app A B ▸ B")
    let tab = "app X { start A } screen A { link tab -> B link undo -> B } screen B {}"
    try expectPlace(tab, "`tab`, back, `undo`", at: "app A ▸ B")
  }

  @Test(arguments: [
    ("/b/3?q=1", "app A ▸ B"), ("/b/new", "app A ▸ C"), ("/b/new/", "app A ▸ C"), ("/c/1?more=2#there", "app A ▸ C"),
    ("/s", "app A ▸ C"), ("/s?from=3", "app A ▸ C"), ("x:///c/1", "app A ▸ C"), ("x://x.example.com/c/1", "app A ▸ C"),
    ("x://c/1", "app A ▸ C"),
    ("X://b/new", "app A ▸ C"),
    ("https://x.example.com/c/1", "app A ▸ C"), ("/c/1,2", "app A ▸ C"), ("\"/c/1, 2\"", "app A ▸ C"),
    ("/b/{id}?q={q}", "app A ▸ B"), ("/c/{id}", "app A ▸ C"),
    ("/b/%6Eew", "app A ▸ C"), ("/%62/3?%71=%31", "app A ▸ B"), ("/b/%zz", "app A ▸ B"),
  ])
  func addresses(_ address: String, _ place: String) throws { try expectPlace(flow, "url \(address)", at: place) }

  @Test func entries() throws {
    try expectPlace(flow, "entry E \"a menu\"", at: "app tabs T: home [cart] ▸ E")
    try expectPlace(flow, "entry E \"a notification\"", at: "app A ▸ E")
  }

  @Test func flags() throws {
    try expectPlace(flow, "onboarded = true", at: "app tabs T: [home] cart ▸ A flags onboarded")
    try expectPlace(flow, "onboarded = true, onboarded = false", at: "app ▸ A")
    try expectPlace(flow, "net = true, onboarded = true", at: "app tabs T: [home] cart ▸ A flags onboarded, net")
    try expectPlace(flow, "b, net = true", at: "app A ▸ B flags net")
    try expectPlace(flow, "onboarded = true, url /c/1", at: "app tabs T: [home] cart A ▸ C flags onboarded")
  }

  @Test func external() throws {
    try expectPlace(flow, "p, Pay ends (paid)", at: "app A ▸ B")
    try expectPlace(flow, "p, Pay goes back", at: "app ▸ A")
    try expectPlace(flow, "t, chat, Chat goes back", at: "app tabs T: [home] cart ▸ A")
    try expectPlace(flow, "t, chat, back", at: "app tabs T: [home] cart ▸ A")
  }

  @Test func undoAndRestart() throws {
    try expectPlace(flow, "b, back, s, undo, undo", at: "app A ▸ B")
    try expectPlace(flow, "b, restart", at: "app ▸ A")
    try expectPlace(flow, "b, restart, undo", at: "app A ▸ B")
    try expectPlace(flow, "b, undo, onboarded = true", at: "app tabs T: [home] cart ▸ A flags onboarded")
  }

  @Test func helpAndQuitAndNothing() throws {
    var walk = try #require(Walk(compile(flow)))
    #expect(walk.follow("help").text == Walk.help)
    #expect(walk.follow("?").text == Walk.help)
    #expect(walk.follow(" , ").text == "")
    let answer = walk.follow("b, quit, b")
    #expect((answer.isEnd, walk.state.layers[0].stack.count) == (true, 2))
  }

  /// The steps before the one that is not offered are taken; a line with a syntax error has no effect.
  @Test func stepsOfALineAreTakenUpToTheOneThatIsNotOffered() throws {
    var walk = try #require(Walk(compile(flow)))
    #expect(walk.follow("b, nope, b").refusal == "`nope` is not offered on `B`; `help` lists the commands")
    #expect(walk.state.layers[0].stack.count == 2)
    #expect(walk.follow("back, b = = maybe").refusal != nil)
    #expect(walk.state.layers[0].stack.count == 2)
  }

  @Test func noWalkWithoutAStart() {
    for text in ["", "screen A {}", "app X { start Nope }", "app X { start F } flow F { start F }", "app X { start A"] {
      #expect(Walk(compile(text)) == nil)
    }
  }
}
