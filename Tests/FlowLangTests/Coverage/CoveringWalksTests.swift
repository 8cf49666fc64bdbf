import Testing

@testable import FlowLang

/// Few walks take everything, and nothing is left out without a word.
@Suite struct CoveringWalksTests {
  @Test func aChainIsOneWalk() throws {
    try expectWalks(
      """
      app A { start One }
      screen One { link next -> Two }
      screen Two { link next -> Three link stay -> stay }
      screen Three { link home -> home }
      """, ["the start, One › next, Two › stay, Two › next, Three › home"])
  }

  @Test func whatCannotBeLeftIsLaunchedAnew() throws {
    try expectWalks(
      """
      app A { start Fork back declared }
      screen Fork { link left -> End replace link right -> End replace }
      screen End { link out -> open "https://example.com" }
      """, ["the start, Fork › left, End › out", "the start, Fork › right"])
  }

  @Test func cyclesAreWalkedOnce() throws {
    try expectWalks(
      """
      app A { start One }
      screen One { link next -> Two reset }
      screen Two { link next -> Three reset }
      screen Three { link next -> One reset link self -> Three reset }
      """, ["the start, One › next, Two › next, Three › next"], untaken: ["Three › self: dead-link"])
  }

  @Test func flagsAndTheirElsesAreTaken() throws {
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

  @Test func externalFlagsChange() throws {
    try expectWalks(
      """
      external flag online
      app A { start Home }
      screen Home { link load -> Page when online else Sorry }
      screen Page { link back -> back }
      screen Sorry { link back -> back }
      """, ["the start, Home › load, Sorry › back, online = true, Home › load, Page › back"])
  }

  @Test func everyOutcomeOfEveryCallIsTaken() throws {
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
        "the start, Home › ask, Question › yes (yes), Home › ask, Question › no (no), Home › pay, Pay ends (paid)"
      ])
  }

  @Test func guardsSendPeopleElsewhere() throws {
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

  @Test func urlsAndEntriesAreWaysIn() throws {
    try expectWalks(
      """
      app A { start Home scheme "a" }
      screen Home { link open -> Page }
      screen Page { url "/page" entry "a notification" link close -> back }
      """, ["the start, Home › open, Page › close", "url /page", "entry Page"])
  }

  @Test func tabsAreTappedWhereThatIsNeeded() throws {
    try expectWalks(
      """
      app A { start Bar }
      tabs Bar { tab one -> One tab two -> Two }
      screen One { link two -> tab two }
      screen Two { link open -> Three }
      screen Three { link one -> tab one }
      """, ["the start, One › two, Two › open, Three › one"])
  }

  @Test func deadLinksAreNamed() throws {
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
      """, ["the start, Home › open"],
      untaken: [
        "Home › close: dead-link", "Home › up: place-never-there", "Home › secret: guard-never-true",
        "Lost › `home`: unreachable-screen",
      ])
  }

  /// The place of a link is there only by one way, which is not the first that leads to its screen.
  @Test func placesAreBroughtAlong() throws {
    try expectWalks(
      """
      app A { start Home }
      screen Home { link straight -> Far link marked -> Middle as #mark }
      screen Middle { link on -> Far }
      screen Far { link further -> Last }
      screen Last { link up -> back to #mark }
      """,
      ["the start, Home › straight, back, Home › marked, Middle › on, Far › further, Last › up"])
  }

  @Test func whatNobodyOffersIsNamed() throws {
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
      """, ["the start, Home › open, Page › on", "entry Page"],
      untaken: [
        "Home › ask: guard-never-true", "Home › ask, on done: guard-never-true",
        "Home › ask, on done, on done: guard-never-true", "Empty › gone: not-offered",
        "Question › yes: unreachable-screen",
      ])
  }

  @Test func aFlowWithoutAStartHasNoWalks() {
    let hasNone = CoveringWalks(compile("screen A {}")) == nil
    #expect(hasNone)
  }
}
