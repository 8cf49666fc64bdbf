import Testing

@testable import FlowLang

/// Urls and entries that open a screen which the start reaches only while a flag has a certain value.
@Suite struct UnguardedURLTests {
  private static let club = """
    app Club { start Main when signedIn else Welcome }
    flag signedIn
    tabs ⟦Main⟧ {
      tab home "Home" -> Home
      tab news "News" -> News
    }
    screen Welcome { link signIn "Sign in" -> Main reset set signedIn }
    screen Home { link signOut "Sign out" -> Welcome reset clear signedIn }
    screen News { link read "Read" -> Post }
    screen Post(id: Int) { url "/posts/{id}" in tab news over News }
    """
  private static let message =
    "unguarded-url: the url \"/posts/{id}\" opens `Main` while `signedIn` is false; "
    + "from the start it is only shown when `signedIn`"

  private func findings(_ text: String) -> [Finding] {
    compile(text).findings.sorted.filter { $0.rule == "unguarded-url" }
  }

  @Test func theFindingIsAtTheLowestNode() { expectFindings(Self.club, [Self.message]) }

  @Test func theTraceEndsWithTheUrl() {
    let found = findings(Self.club.replacing("⟦Main⟧", with: "Main"))
    #expect(found.map(\.trace) == [[.url("/posts/{id}")]])
    #expect(found.map(\.screen) == ["Post"])
  }

  /// The flag has its declared value at first; another value takes a step.
  @Test func aFlagWithAnotherInitialValue() {
    let text = Self.club.replacing("⟦Main⟧", with: "Main").replacing("flag signedIn\n", with: "flag signedIn = true\n")
    #expect(findings(text).map(\.trace) == [[.flag("signedIn", value: false), .url("/posts/{id}")]])
  }

  @Test func aGuardOfTheBarKeepsTheUrlOut() {
    let text = Self.club.replacing("⟦Main⟧ {", with: "Main {\n  requires signedIn else Welcome")
    expectFindings(text, [])
  }

  @Test func theFixKeepsStatementsApart() {
    let tight = Self.club.replacing("⟦Main⟧ {\n  tab", with: "Main {tab").replacing("Home\n  tab", with: "Home tab")
      .replacing("News\n}", with: "News}")
    let compilation = compile(tight)
    let finding = compilation.findings.sorted.first { $0.rule == "unguarded-url" }
    #expect(finding?.fixes.first?.edits.first?.text == " requires signedIn else Welcome ")
  }

  @Test func theFixAddsThatGuard() {
    let text = Self.club.replacing("⟦Main⟧", with: "Main")
    let repair = Repair(SourceFile(path: "main.flow", text: text), includingUnsafe: true) { _, _ in .failure(.notFound)
    }
    let repaired = String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
    #expect(repaired == text.replacing("Main {\n", with: "Main {\n  requires signedIn else Welcome\n"))
    #expect(repair.compilation.findings.sorted.isEmpty)
  }

  /// The guard of the screen itself does not cover the screens below.
  @Test func screensBelowNeedAGuardToo() {
    expectFindings(
      """
      app Notes { start List when unlocked else Lock }
      flag unlocked
      screen Lock { link open -> List reset set unlocked }
      screen ⟦List⟧ { link note -> Note  link lock -> Lock reset clear unlocked }
      screen Note { entry "widget" over List }
      """,
      [
        "unguarded-url: the entry \"widget\" opens `List` while `unlocked` is false; "
          + "from the start it is only shown when `unlocked`"
      ])
  }

  /// A screen that the start reaches with either value needs no guard.
  @Test func screensThatTheStartReachesWithEitherValueAreFine() {
    expectFindings(
      """
      app Notes { start Home }
      flag paid
      screen Home { link pay -> stay set paid  link note -> Note  link refund -> stay clear paid when paid }
      screen Note { url "/note" }
      """, [])
  }

  @Test func conditionsMayBeNegated() {
    expectFindings(
      """
      app Notes { start Home }
      flag gone
      screen Home { link leave -> Bye reset set gone  link note -> Note when not gone }
      screen ⟦Note⟧ { url "/note" }
      screen Bye { link back -> Home reset clear gone }
      """,
      [
        "unguarded-url: the url \"/note\" opens `Note` while `gone` is true; "
          + "from the start it is only shown when `not gone`"
      ])
  }

  @Test(arguments: ["tabs Main {", "screen Post(id: Int) {"])
  func theFindingIsAllowedAtTheBarOrAtTheUrl(_ block: String) {
    let text = Self.club.replacing("⟦Main⟧", with: "Main")
      .replacing(block, with: "\(block) allow unguarded-url \"posts are public\" ")
    expectFindings(text, [])
  }

  /// If a flow ends with the flag set, the fix opens the url after that flow.
  @Test func aSignInFlowContinuesToTheUrl() {
    let text = """
      app Shop { start Home }
      flag signedIn
      screen Home { link orders -> Orders when signedIn else SignIn sheet { on done -> Orders  on cancelled -> stay } }
      screen Orders { url "/orders" }
      flow SignIn {
        start Form
        outcome done
        outcome cancelled
        screen Form { link go -> finish done set signedIn  link stop -> finish cancelled }
      }
      """
    let fix = findings(text).first?.fixes.first
    #expect(
      fix?.edits.map(\.text) == [
        " requires signedIn else SignIn cover { on done -> continue on cancelled -> stay }"
      ])
  }

  /// The handler of the start sets the flag, so the one of the fix does, too.
  @Test func theHandlerOfTheStartIsRepeated() {
    let text = """
      app A { start Main when plan = pro else Tour { on done -> Main reset set plan = pro on later -> Sorry reset } }
      flag plan = free | pro
      tabs Main { tab a "A" -> Home tab b "B" -> You }
      screen Home {}
      screen You { url "/you" in tab b }
      screen Sorry {}
      flow Tour {
        start Welcome
        outcome done
        outcome later
        screen Welcome { link go "Go" -> finish done link skip "Skip" -> finish later }
      }
      """
    let help = findings(text).first?.help ?? ""
    #expect(
      help.contains("requires plan = pro else Tour cover { on done -> continue set plan = pro on later -> stay }"),
      "\(help)")
  }

  /// Phone never sets `asked`; the start leads to Ask when only that is missing.
  @Test func theElseIsTheAlternativeForThatFlag() {
    let found = findings(
      """
      app A {
        start Map when signedIn, asked else Ask when signedIn else Phone { on verified -> Ask reset }
      }
      flag signedIn
      flag asked
      flow Phone {
        start Number
        outcome verified
        screen Number { link ok -> finish verified set signedIn }
      }
      screen Ask { back declared link allow_ -> Map reset set asked }
      screen Map {
        requires signedIn else Phone reset { on verified -> Ask reset }
        link ride -> Ride cover
      }
      screen Ride {
        url "/ride" cover
        link close -> dismiss
      }
      """)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.text) == ["\n  requires asked else Ask"])
  }

  /// The start asks for the opposite of what holds behind it.
  @Test func theElseIsTheAlternativeForTheOpposite() {
    let found = findings(
      """
      app A { start Onboarding when fresh else Main }
      flag fresh = true
      screen Onboarding { back declared link ok -> Main reset clear fresh }
      screen Main { link ride -> Ride cover }
      screen Ride {
        url "/ride" cover
        link close -> dismiss
      }
      """)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.text) == ["\n  requires not fresh else Onboarding"])
  }

  /// Another url only sets the flag.
  @Test func theOpeningIsTheLastUrl() {
    let messages = compile(
      """
      app A { start Home }
      screen Home { link a -> Menu sheet }
      screen Menu { link close -> dismiss when paid }
      screen Pay {
        url "/pay" over Home
        link ok -> back set paid
      }
      screen Trip {
        url "/trip" over Home
        link menu -> Menu
      }
      flag paid
      """
    ).findings.sorted.map(\.message)
    #expect(messages.contains("`close` finds nothing to close when `Trip` was opened from a url"))
  }
}
