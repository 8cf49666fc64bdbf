import Testing

@testable import FlowLang

/// Small flows that an analysis once got wrong, each worked out by hand: the judge must decide them correctly.
///
/// Some of the flows have more states than the judge visits: a menu of twenty `reuse`s, twenty flags, nine and more
/// external flags, calls within calls, a bank. Of these it finds only near dead ends. If `raise` makes a stack grow
/// without bound it cannot prove a trap.
@Suite struct NaiveJudgeCaseTests {
  // MARK: Urls and tabs

  /// The stack that a url leaves in a tab waits there: back to `S1` works after the url, tab x, r, tab z, l7.
  @Test func urlStackWaitsInATab() {
    let flow = """
      app A { start B back declared scheme "a" }
      tabs B { tab x -> S0  tab z -> S3 }
      screen S0 { link l1 -> back to S1 or home  link r -> S1 replace }
      screen S1 { }
      screen S3 { }
      screen S4 { url "/s4" in tab z  link l7 -> S0 in tab x }
      """
    expectJudged("place-never-there", flow, [])
    expectJudged("dead-link", flow, [])
    expectJudged("unreachable-screen", flow, [])
  }

  /// The flag that `l2` sets holds when the url opens `S1` again.
  @Test func flagOutlivesAUrl() {
    let flow = """
      app A { start B0 scheme "a" }
      flag f1
      tabs B0 { tab t00 -> S2  tab t01 -> T }
      screen S2 { }
      screen C { link l1 -> tab t01 }
      screen S1 { url "/s1"  link x -> X when f1  link l2 -> C cover set f1 }
      screen T { requires f1 }
      screen X { }
      """
    expectJudged("guard-never-true", flow, [])
    expectJudged("unreachable-screen", flow, [])
    expectJudged("deep-link-only", flow, ["C: 2 steps", "T: 3 steps", "X: 4 steps"])
    expectJudged("dead-end", flow, ["S2: 0 steps"])
  }

  @Test func externalFlagChangesBeforeAUrl() {
    let flow = """
      app A { start Home scheme "a" }
      external flag online
      screen Home { link help "Help" -> Help }
      screen Help {}
      screen Offers { requires online else Help  url "/offers"  link more "More" -> Detail }
      screen Detail {}
      """
    expectJudged("unreachable-screen", flow, [])
    expectJudged("deep-link-only", flow, ["Detail: 3 steps"])
  }

  @Test func unvisitedTabIsAtItsRoot() {
    let flow = """
      app A { start B0 back declared }
      tabs B0 { tab t0 -> S0  tab t1 -> S1 }
      screen S0 { link l0 -> B0 reset }
      screen S1 { }
      """
    expectJudged("dead-link", flow, ["l0: certain"])
  }

  @Test func flagIsSetInATabWhileAnotherWaits() {
    let flow = """
      app A { start B0 }
      flag f1
      tabs B0 { tab t00 -> S2  tab t01 -> T }
      screen S2 { link p -> S3 }
      screen S3 { link c -> C cover  link x -> X when f1 }
      screen C { link s -> tab t01 set f1 }
      screen T {}
      screen X {}
      """
    expectJudged("guard-never-true", flow, [])
    expectJudged("unreachable-screen", flow, [])
  }

  // MARK: Guards

  /// The handler of the call of a guard is judged as that of a link: it leads from where `n` leads home.
  @Test func trapBehindTheHandlerOfAGuard() {
    let flow = """
      app A { start H back declared }
      flag f
      screen H { link g -> G  link on -> stay set f }
      screen G { requires f else Login cover { on ok -> Pit }  link b -> back }
      flow Login { start L  outcome ok  screen L { link y -> finish ok  link n -> dismiss } }
      screen Pit { link p -> Pit2 replace }
      screen Pit2 { link q -> Pit replace }
      """
    expectJudged("trap", flow, ["a guard on ok: 1 step"])
    let direct = flow.replacing("else Login cover { on ok -> Pit }", with: "else Pit")
    expectJudged("trap", direct, ["a guard: 0 steps"])
  }

  @Test func anchorsBehindTheElseOfAGuard() {
    let flow = """
      app A { start H back declared }
      flag f
      screen H { link g -> G  link on -> stay set f }
      screen G { requires f else Login cover { on ok -> back to #nope  on no -> G2 over Nowhere }  link b -> back }
      flow Login { start L  outcome ok outcome no screen L { link y -> finish ok  link n -> finish no } }
      screen G2 { link b2 -> back }
      screen Nowhere { }
      """
    expectJudged("place-never-there", flow, ["a guard on no: certain", "a guard on ok: certain"])
    expectJudged("unreachable-screen", flow, ["G2: certain", "Nowhere: certain"])
  }

  /// `y` ends the call, which is its own effect. The guard that `continue` asks again presents the sheet: neither `g`
  /// nor the `continue` ever has its own effect.
  @Test func continueThatIsRefusedAgain() {
    let flow = """
      app X { start A back declared }
      flag inn
      screen A { link g -> B }
      screen B { requires inn else F sheet { on ok -> continue } }
      flow F { start L outcome ok screen L { link y -> finish ok } }
      screen C { link z -> stay set inn }
      """
    expectJudged("dead-link", flow, ["a guard on ok: certain", "g: certain"])
    expectJudged("dead-end", flow, ["L: 1 step"])
    expectJudged("unreachable-screen", flow, ["B: certain", "C: certain"])
  }

  // MARK: Flows

  /// The call is made on `S2`, though it puts the flow over `H`.
  @Test func screenOfAHandlerIsWhereTheCallIsMade() {
    let flow = """
      app A { start H back declared }
      screen H { link n -> S2 }
      screen S2 { link f -> F over H sheet { on o -> back to #t } }
      flow F { start S  outcome o  screen S { link x -> finish o  link d -> dismiss } }
      """
    expectJudged("place-never-there", flow, ["f on o: certain"])
    let compilation = compile(flow)
    let shown = NaiveJudge(compilation).judgements.first { $0.rule == "place-never-there" }?.shown
    #expect(shown?.distance == 2)
    #expect(shown?.screens.map { compilation.model.name(of: $0) } == ["S2"])
  }

  @Test func flowThatNeverEnds() {
    let flow = """
      app A { start S1 back declared }
      screen S1 { link l4 -> F0 { on o0 -> stay  on o1 -> G { on p -> D on q -> D } } link l5 -> F0 { on o0 -> D on o1 -> stay } }
      screen D {}
      flow G { start T outcome p outcome q screen T { link b -> back } }
      flow F0 { start S2  outcome o0  outcome o1  screen S2 { link a -> back } }
      """
    expectJudged("dead-link", flow, ["l4 on o1: certain", "l5 on o0: certain"])
    expectJudged("unreachable-screen", flow, ["D: certain", "T: certain"])
  }

  @Test func deadEndExplainsTheTrap() {
    let flow = """
      app A { start S0 back declared }
      screen S0 { link l0 -> S2 }
      screen S2 { link l4 -> S3  link l6 -> S1 }
      screen S1 { link l2 -> S3 }
      screen S3 { link l5 -> S3 over S2 }
      """
    expectJudged("trap", flow, [])
    expectJudged("dead-end", flow, ["S3: 2 steps"])
  }

  // MARK: Starts and flags

  /// Nine flags have 512 combinations, more than the bound; each screen is still one step away.
  @Test func startThatAsksNineFlags() {
    let chain = (0..<9).map { "S\($0) when f\($0)" }.joined(separator: " else ")
    let flow = """
      app A { start \(chain) else Z }
      \((0..<9).map { "flag f\($0)\nscreen S\($0) { link z\($0) -> Z }" }.joined(separator: "\n"))
      screen Z { }
      """
    expectJudged("unreachable-screen", flow, [])
    expectJudged("dead-end", flow, ["Z: 0 steps"])
  }

  @Test func externalFlagOfTheStart() {
    let flow = """
      app A { start Update when must else Home }
      external flag must
      screen Update { link store "Store" -> open "https://x.example" }
      screen Home {}
      """
    expectJudged("dead-end", flow, ["Home: 0 steps", "Update: 1 step"])
  }

  /// Two flags instead of twelve: with those the four steps are beyond the bounds of the judge.
  @Test func expectationsWithExternalFlags() {
    let flags = 0..<2
    let flow = """
      app A { start Main }
      tabs Main { tab one "One" -> One  tab two "Two" -> Two }
      \(flags.map { "external flag f\($0)" }.joined(separator: "\n"))
      screen One { link target "Target" -> Target }
      screen Two { link settings "Settings" -> Settings }
      screen Target { \(flags.map { "link use\($0) -> Detail\($0) when f\($0)" }.joined(separator: " ")) }
      screen Settings { \(flags.map { "link see\($0) -> Info\($0) when f\($0)" }.joined(separator: " ")) }
      \(flags.map { "screen Detail\($0) { link d\($0) -> back }\nscreen Info\($0) { link i\($0) -> back }" }
        .joined(separator: "\n"))
      expect Target reachable from Settings
      expect never Detail0 when not f0
      """
    expectJudged("broken-expectation", flow, ["expectation 2: 4 steps"])
  }

  /// A state that was visited is certain, however much is not visited.
  @Test func deadEndInALargeSpace() {
    let menu = (0..<8).map { "link m\($0) -> S\($0) reuse" }.joined(separator: " ")
    let dropped = (0..<8).map { "without m\($0)" }.joined(separator: " ")
    let flow = """
      app A { start S0 \(menu) }
      \((0..<8).map { "screen S\($0) { \($0 == 3 ? "link c -> Pit cover" : "") }" }.joined(separator: "\n"))
      screen Pit { back declared \(dropped) }
      """
    expectJudged("dead-end", flow, ["Pit: 2 steps"])
  }

  // MARK: Parameters

  /// The arguments may differ, so replacing a room by a room is not dead.
  @Test func replacedByItselfWithOtherArguments() {
    let flow = """
      app A { start Main }
      tabs Main { tab home "Home" -> Home  tab settings "Settings" -> Settings }
      flag owner
      screen Home { link room "Room" -> Room }
      screen Room(id: Int) { link next "Next room" -> Room replace  link edit "Edit" -> Edit when owner }
      screen Edit { link done "Done" -> back }
      screen Settings { link on_ "On" -> stay set owner  link off "Off" -> stay clear owner }
      """
    expectJudged("dead-link", flow, [])
    expectJudged("dead-link", flow.replacing("Room(id: Int)", with: "Room"), ["next: certain"])
  }
}
