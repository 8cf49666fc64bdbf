import Testing

@testable import FlowLang

/// `F(…)` and `finish` of section 4.2, and section 4.6.
@Suite struct FlowCallTests {
  /// Returns a flow F of P and Q, called by the link `f`, with a target for each outcome.
  private func flow(_ call: String = "F", yes: String = "Y", no: String = "stay", more: String = "") -> String {
    """
    flag g
    app X { start A link a -> A link q -> Q link f -> \(call) { on yes -> \(yes) on no -> \(no) } \(more) }
    screen A {} screen Y {}
    flow F {
      start P outcome yes outcome no
      screen P { link yes -> finish yes link no -> finish no link set -> finish yes set g }
      screen Q { link yes -> finish yes link t -> Q as #t link pq -> P replace }
    }
    """
  }

  @Test func callBeginsAtTheStart() {
    expectState(flow(), after: "f", "A, P")
    expectState(flow("F sheet"), after: "a, f", "A, A | sheet: P")
    expectState(flow("F as #c"), after: "f", "A, P #c")
    expectState(flow("F over root as #c"), after: "a, a, f", "A, P #c")
    let starts = "flag g app X { start A link f -> F link s -> F set g } screen A {} "
    expectState(
      starts + "flow F { start P when g else G screen P {} } flow G { start Q screen Q {} }", after: "f, back, s",
      "A, P {g}")
    expectState(
      starts + "flow F { start P when g else G screen P {} } flow G { start Q screen Q {} }", after: "f", "A, Q")
  }

  @Test func finishRemovesTheCallAndFollowsTheHandler() {
    expectState(flow(), after: "f, q, q, yes (yes)", "A, Y")
    expectState(flow("F cover"), after: "a, f, q, yes (yes)", "A, A, Y")
    expectState(flow(), after: "f, no (no)", "A")
    expectState(flow("F sheet", yes: "back"), after: "a, f, yes (yes)", "A")
    expectState(flow(yes: "Y replace"), after: "a, f, yes (yes)", "A, Y")
    expectState(flow("F over root", yes: "Y replace"), after: "a, a, f, yes (yes)", "Y")
  }

  @Test func finishSetsItsFlagsBeforeTheHandler() {
    expectState(flow(yes: "Y when g else stay"), after: "f, set (yes)", "A, Y {g}")
    expectState(flow(yes: "Y when g else stay"), after: "f, yes (yes)", "A")
    expectState(flow(yes: "Y when g"), after: "f, yes (yes)", "A")
    expectState(flow(yes: "stay clear g"), after: "f, set (yes)", "A")
  }

  @Test func finishLeavesTheInnermostCall() {
    expectState(flow(), after: "f, f, q, yes (yes)", "A, P, Y")
    expectState(flow(), after: "f, f, yes (yes), a, back, back, yes (yes)", "A, Y")
    expectState(flow("F cover"), after: "f, a, f, no (no), back, yes (yes)", "A, Y")
  }

  @Test func finishWithoutACallIsNothing() {
    expectState(flow(), after: "q, yes", "A, Q")
    expectState(
      "flag g app X { start F } flow F { start P outcome o screen P { link x -> finish o set g } }", after: "x", "P")
    expectState(flow(), after: "f, back, q, yes", "A, Q")
  }

  @Test func callStaysWithAReplacedEntry() {
    expectState(flow(more: "link r -> Q replace"), after: "f, r, q, yes (yes)", "A, Y")
    expectState(flow(more: "link r -> Q replace from F"), after: "f, q, r, yes (yes)", "A, Y")
  }

  @Test func handlerThatFinishesAnotherFlow() {
    let text = """
      app X { start A link o -> Outer cover { on done -> Y } } screen A {} screen Y {}
      flow Outer {
        start S outcome done
        screen S { link i -> Inner sheet { on end -> finish done } link t -> S }
      }
      flow Inner { start I outcome end screen I { link x -> finish end } }
      """
    expectState(text, after: "o, t, i, x (end)", "A, Y")
  }

  @Test func leavingWithoutFinishRunsNoHandler() {
    expectState(flow(), after: "f, back", "A")
    expectState(flow("F sheet"), after: "f, close", "A")
    for goal in ["back", "home", "A reset"] {
      for call in ["F", "F cover"] { expectState(flow(call, more: "link x -> \(goal)"), after: "f, x", "A") }
    }
    expectState(flow("F cover", more: "link x -> dismiss"), after: "f, q, x", "A")
  }

  @Test func backToAFlowIsWhereItsCallBegan() {
    let text = flow(more: "link x -> back to F or stay")
    expectState(text, after: "f, q, a, x", "A, P")
    expectState(text, after: "f, x", "A, P")
    expectState(text, after: "f, q, f, x", "A, P")
    expectState(text, after: "f, q, f, q, x", "A, P, Q, P")
    expectState(flow("F sheet", more: "link x -> back to F or stay"), after: "f, q, f, x", "A | sheet: P")
    expectState(text, after: "q, a, x", "A, Q, A")
  }

  @Test func raiseNeverMovesTheFirstEntryOfACall() {
    let text = flow("F as #t", more: "link x -> raise #t or stay")
    expectState(text, after: "f, q, x", "A, P #t, Q")
    expectState(text, after: "f, q, t, q, x", "A, P #t, Q, Q, Q #t")
    expectState(text, after: "f, x", "A, P #t")
  }

  @Test func flowThatStartsWithATabBar() {
    let text = """
      app X { start A link f -> F cover as #t { on o -> Y } link x -> back to F or stay link y -> back to #t or stay }
      screen A {} screen Y {}
      flow F {
        start T outcome o tabs T { tab u -> U tab v -> V }
        screen U { link x2 -> finish o link u2 -> U } screen V { link x2 -> finish o link v2 -> V }
      }
      """
    expectState(text, after: "f", "A | cover: [u: U #t]")
    expectState(text, after: "f, u2, y", "A | cover: [u: U #t]")
    expectState(text, after: "f, tab v, v2, x2 (o)", "A, Y")
    expectState(text, after: "f, tab v, v2, x", "A | cover: u: U #t [v: V]")
    expectState(text, after: "f, tab v, x", "A | cover: u: U #t [v: V]")
  }

  @Test func flowsWithoutACaller() {
    let flow = "flow F { start P outcome o screen P { link x -> finish o link q -> P } }"
    expectState("app X { start F } \(flow)", after: "q, x", "P, P")
    expectState("app X { start T } tabs T { tab t -> F } \(flow)", after: "x", "[t: P]")
    expectState("app X { start G } flow G { start F } \(flow)", after: "x", "P")
  }
}
