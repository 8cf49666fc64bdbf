import Testing

@testable import FlowLang

/// Walks that together cover all transitions of a flow.
@Suite struct CoveringWalksTests {
  @Test func chain_isOneWalk() throws {
    try expectWalks(
      """
      app A { start One }
      screen One { link next -> Two }
      screen Two { link next -> Three link stay -> stay }
      screen Three { link home -> home }
      """, ["the start, One › next, Two › stay, Two › next, Three › home"])
  }

  @Test func screensThatCannotBeLeft_areReachedByOneLaunchEach() throws {
    try expectWalks(
      """
      app A { start Fork back declared }
      screen Fork { link left -> End replace link right -> End replace }
      screen End { link out -> open "https://example.com" }
      """, ["the start, Fork › left, End › out", "the start, Fork › right"])
  }

  @Test func cycle_isWalkedOnce() throws {
    try expectWalks(
      """
      app A { start One }
      screen One { link next -> Two reset }
      screen Two { link next -> Three reset }
      screen Three { link next -> One reset link self -> Three reset }
      """, ["the start, One › next, Two › next, Three › next"], untaken: ["Three › self: dead-link"])
  }

  @Test func endOfAWalk_isTrimmed_whereAnotherWalkTakesIt() throws {
    try expectWalks(
      """
      flag marked
      app A { start Home back declared }
      screen Home { link mark -> stay set marked link go -> Page replace }
      screen Page { link next -> End replace }
      screen End { link only -> Last replace when not marked }
      screen Last {}
      """, ["the start, Home › mark", "the start, Home › go, Page › next, End › only"])
  }

  @Test func screenWithParameters_isEnteredFromItself() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home { link open -> Room }
      screen Room(id: Int) { link next -> Room replace }
      """, ["the start, Home › open, Room › next"])
  }

  @Test func flagOfTheStart_isFoundByALaunch() throws {
    try expectWalks(
      """
      flag known
      app A { start Home when known else Welcome }
      screen Welcome { link go -> Home reset set known }
      screen Home { link forget -> Welcome reset clear known when known else stay }
      """,
      ["the start, Welcome › go, Home › forget", "known = true, the start"],
      untaken: ["Home › forget, else: never"])
  }

  /// The flag is set first, on the screen itself.
  @Test func elseOfALink_isTaken() throws {
    try expectWalks(
      """
      flag full
      app A { start Home }
      screen Home { link add -> Page when not full else Sorry sheet link fill -> stay set full }
      screen Page {}
      screen Sorry {}
      """, ["the start, Home › add, back, Home › fill, Home › add"])
  }

  @Test func elseThatNoStateChooses_isNever() throws {
    try expectWalks(
      """
      flag full
      app A { start Home }
      screen Home { link add -> Page when not full else Sorry link fill -> Full }
      screen Page {}
      screen Sorry {}
      screen Full { link back -> back set full when full }
      """,
      ["the start, Home › add, back, Home › fill"],
      untaken: ["Home › add, else: never", "Full › `back`: guard-never-true"])
  }

  @Test func elseThatIsFar_isReachedByALaunch() throws {
    try expectWalks(
      """
      flag marked
      app A { start S0 back declared }
      screen S0 { link mark -> stay set marked link next -> S1 }
      screen S1 { link next -> S2 }
      screen S2 { link next -> S3 }
      screen S3 { link next -> S4 }
      screen S4 { link next -> S5 }
      screen S5 { link next -> S6 }
      screen S6 { link next -> S7 }
      screen S7 { link check -> Yes when marked else No }
      screen Yes {}
      screen No {}
      """,
      [
        "the start, S0 › mark, S0 › next, S1 › next, S2 › next, S3 › next, S4 › next, S5 › next, S6 › next, S7 › check",
        "the start, S0 › next, S1 › next, S2 › next, S3 › next, S4 › next, S5 › next, S6 › next, S7 › check",
      ])
  }

  @Test func externalFlag_changesWhereItIsRead() throws {
    try expectWalks(
      """
      external flag online
      app A { start Home }
      screen Home { link load -> Page when online else Sorry }
      screen Page { link back -> back }
      screen Sorry { link back -> back }
      """, ["the start, Home › load, Sorry › back, online = true, Home › load, Page › back"])
  }

  @Test func everyOutcomeOfEveryCall_isTaken() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home {
        link ask -> Ask sheet { on yes -> stay on no -> stay }
        link pay -> Pay cover { on paid -> stay }
      }
      flow Ask {
        start Question
        outcome yes
        outcome no
        screen Question { link yes -> finish yes link no -> finish no }
      }
      external flow Pay { outcome paid }
      """,
      [
        "the start, Home › ask, Question › yes (yes), Home › pay, Pay ends (paid), Home › ask, Question › no (no)"
      ])
  }

  @Test func elseOfAnOn_isTaken() throws {
    try expectWalks(
      """
      flag first = true
      app A { start Home }
      screen Home { link ask -> Ask sheet { on done -> Thanks clear first when first else stay } }
      screen Thanks {}
      flow Ask {
        start Question
        outcome done
        screen Question { link go -> finish done }
      }
      """, ["the start, Home › ask, Question › go (done), back, Home › ask, Question › go (done)"])
  }

  @Test func redirectOfAGuard_isTaken() throws {
    try expectWalks(
      """
      flag signedIn
      app A { start Home }
      screen Home { link cart -> Cart }
      screen Cart { requires signedIn else SignIn sheet { on done -> continue } link home -> home }
      flow SignIn {
        start Form
        outcome done
        screen Form { link go -> finish done set signedIn }
      }
      """, ["the start, Home › cart, Form › go (done), Cart › home"])
  }

  @Test func urlsAndEntries_areLaunches() throws {
    try expectWalks(
      """
      app A { start Home scheme "a" }
      screen Home { link open -> Page }
      screen Page { url "/page" entry "a notification" link close -> back }
      """, ["the start, Home › open, Page › close", "url /page", "entry Page"])
  }

  @Test func guardedUrl_isOpenedWhileTheAppRuns() throws {
    try expectWalks(
      """
      flag signedIn
      app A { start Home scheme "a" }
      screen Home { link signIn -> stay set signedIn }
      screen Orders { url "/orders" requires signedIn link back -> back }
      """, ["the start, Home › signIn, url /orders, Orders › back"])
  }

  @Test func tab_isTappedWhereItIsNeeded() throws {
    try expectWalks(
      """
      app A { start Bar }
      tabs Bar { tab one -> One tab two -> Two }
      screen One { link two -> tab two }
      screen Two { link open -> Three }
      screen Three { link one -> tab one }
      """, ["the start, One › two, Two › open, Three › one"])
  }

  @Test func linkIntoATab_isTaken() throws {
    try expectWalks(
      """
      app A { start Bar }
      tabs Bar { tab one -> One tab two -> Two }
      screen One { link open -> Three in tab two }
      screen Two { link open -> Three }
      screen Three { link close -> back }
      """, ["the start, One › open, Three › close, Two › open"])
  }

  @Test func raise_isTakenWhereTheTagIsBelow() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home { link open -> Player as #player }
      screen Player { link list -> List }
      screen List { link up -> raise #player or stay }
      """, ["the start, Home › open, Player › list, List › up"])
  }

  /// The anchor of a link is there only on one path, which is not the first that leads to its screen.
  @Test func anchor_isBroughtAlong() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home { link straight -> Far link marked -> Middle as #mark }
      screen Middle { link on -> Far }
      screen Far { link further -> Last }
      screen Last { link up -> back to #mark }
      """,
      [
        "the start, Home › straight, Far › further, Last › up, back, Home › marked, Middle › on, Far › further, Last › up"
      ])
  }

  @Test func deadLinks_areReported() throws {
    try expectWalks(
      """
      flag never
      app A { start Home }
      screen Home {
        link close -> dismiss
        link up -> back to #nowhere
        link secret -> Page when never
        link open -> Page
      }
      screen Page {}
      screen Lost { link home -> home }
      """,
      ["the start, Home › open"],
      untaken: [
        "Home › close: dead-link",
        "Home › up: place-never-there",
        "Home › secret: guard-never-true",
        "Lost › `home`: unreachable-screen",
      ])
  }

  @Test func linksThatAreNeverOffered_areReported() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home {
        link open -> Page
        link ask -> Ask sheet { on done -> Ask sheet { on done -> stay } } when not there
      }
      flag there = true
      group Empty { link gone -> home }
      screen Page { entry "code" link on -> Home reset }
      flow Ask { start Question outcome done screen Question { link yes -> finish done } }
      """,
      ["the start, Home › open, Page › on", "entry Page"],
      untaken: [
        "Home › ask: guard-never-true",
        "Home › ask, on done: guard-never-true",
        "Home › ask, on done, on done: guard-never-true",
        "Empty › gone: not-offered",
        "Question › yes: unreachable-screen",
      ])
  }

  /// An item beyond the budget is not found, and the result reports that reason.
  @Test func budget_isReported() throws {
    let compilation = compile(
      """
      app A { start Home }
      screen Home { link one -> One link two -> Two link three -> Three }
      screen One {}
      screen Two {}
      screen Three {}
      """)
    let walks = try #require(CoveringWalks(compilation, budget: 4))
    #expect(!walks.isComplete)
    #expect(walks.untaken.map(\.reason) == [.notFound])
    #expect(
      walks.summary == """
        1 test (4 taps) covers 3 of 4 transitions
        the search ended at its budget; what was not found may be possible
        not covered: Home › three was not found

        """)
    #expect(String(decoding: walks.json, as: UTF8.self).contains("\n  \"complete\": false,\n"))
  }

  /// Each screen leads to all others: the stacks stay short, and every link is taken once.
  @Test func denseFlow_isCoveredWithShortStacks() throws {
    let screens = (0..<20).map { screen in
      "screen S\(screen) { " + (0..<20).map { "link l\($0) -> S\($0)" }.joined(separator: " ") + " }"
    }
    let walks = try #require(CoveringWalks(compile("app A { start S0 }\n" + screens.joined(separator: "\n"))))
    #expect(walks.untaken.isEmpty && walks.isComplete)
    #expect(walks.taps < 800)
    let depths = walks.walks.flatMap { WalkRoute($0, walks.machine).moments }.map(\.state.entryCount)
    #expect(depths.allSatisfy { $0 <= 40 })
  }

  /// The launch counts as the first tap, and the steps to the next item are not separated.
  @Test(arguments: TestTier.sample([20, 1, 40], every: 3))
  func longWalks_areCut(_ longest: Int) throws {
    let compilation = try EmittedExamples.compile("examples/shop/shop.flow")
    let walks = try #require(CoveringWalks(compilation, longest: longest))
    #expect(walks.untaken.isEmpty && walks.isComplete && walks.problems == [])
    #expect(walks.walks.allSatisfy { $0.taps <= longest + 20 })
  }

  @Test func flowWithoutAStart_hasNoWalks() {
    let hasNone = CoveringWalks(compile("screen A {}")) == nil
    #expect(hasNone)
  }
}
