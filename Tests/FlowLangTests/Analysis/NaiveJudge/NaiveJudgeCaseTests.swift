import Testing

@testable import FlowLang

/// Small flows that an analysis once got wrong, each worked out by hand: the judge must decide them correctly. Most
/// are files of `Snapshots/Analysis`, whose findings it must give, too; here are those of which it can say more or less.
///
/// Some of the flows have more states than the judge visits: a menu of twenty `reuse`s, twenty flags, nine and more
/// external flags, calls within calls, a bank. Of these it finds only near dead ends. If `raise` makes a stack grow
/// without bound it cannot prove a trap.
@Suite struct NaiveJudgeCaseTests {
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

  /// A guard is judged as a link that its `else` is the goal of.
  @Test func trapBehindAGuard() {
    let flow = """
      app A { start H back declared }
      flag f
      screen H { link g -> G  link on -> stay set f }
      screen G { requires f else Pit  link b -> back }
      flow Login { start L  outcome ok  screen L { link y -> finish ok  link n -> dismiss } }
      screen Pit { link p -> Pit2 replace }
      screen Pit2 { link q -> Pit replace }
      """
    expectJudged("trap", flow, ["a guard: 0 steps"])
  }

  @Test func replacedByItselfWithoutArguments() {
    let flow = """
      app A { start Main }
      tabs Main { tab home "Home" -> Home  tab settings "Settings" -> Settings }
      flag owner
      screen Home { link room "Room" -> Room }
      screen Room { link next "Next room" -> Room replace  link edit "Edit" -> Edit when owner }
      screen Edit { link done "Done" -> back }
      screen Settings { link on_ "On" -> stay set owner  link off "Off" -> stay clear owner }
      """
    expectJudged("dead-link", flow, ["next: certain"])
  }

  /// A round goes through both tabs: it sets the flag in one and clears it in the other.
  @Test func growthThroughTwoTabs() {
    let flow = """
      app A { start S4 when f0 else B0  link l0 -> B0 reset when f0 else S3 in tab t00 }
      flag f0 = true
      tabs B0 { tab t00 -> S4  tab t01 -> S3  link l1 -> S4 set f0 when not f0 }
      screen S3 { link l7 -> back clear f0 }
      screen S4 { }
      """
    expectJudged("unbounded-stack", flow, ["a cycle of S3: certain"])
  }

  /// Only `S4` leads home, and it never comes to the top again behind `l8`. That takes a proof about unbounded stacks,
  /// which the judge cannot give: it only sees no counterexample.
  @Test func trapThatRaiseHides() {
    let flow = """
      app A { start S0 back declared }
      screen S0 { link l2 -> S4 as #a }
      screen S4 { link l8 -> S5 as #a  link l9 -> home }
      screen S5 { link l11 -> S5  link l12 -> raise #a }
      """
    expectJudged("trap", flow, [])
    let compilation = compile(flow)
    let traps = NaiveJudge(compilation).judgements.filter { $0.rule == "trap" }.map { compilation.describe($0) }
    #expect(traps.contains("trap l8: possible from 1 steps on"))
  }

  /// From `S1` on `S0 #c`, l4, l0, l4 lead home: the last finds no entry to raise and goes back.
  @Test func raiseThatFindsNothingGoesBack() {
    let flow = """
      app A { start S0 back declared }
      screen S0 { link l0 -> back  link l1 -> S1  link l2 -> S0 as #c }
      screen S1 { link l4 -> raise #c  link l6 -> S0 }
      """
    expectJudged("trap", flow, [])
    let traps = NaiveJudge(compile(flow)).judgements.filter { $0.rule == "trap" }
    #expect(traps.allSatisfy { $0.possible > 3 })
  }
}
