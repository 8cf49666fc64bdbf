import Testing

@testable import FlowLang

/// Small flows, shrunk from random ones, on which the analysis was once wrong, grouped by the mistake.
@Suite(.timeLimit(.minutes(60))) struct KeptFlowTests {
  /// Guards of a screen that is redirected are asked nevertheless: their `else` leads on without it.
  private static let aroundGuards = [
    """
    flag f
    app A { start S0 }
    screen S0 { link l -> S1 cover }
    screen S1 { requires f else F { on o -> back } }
    flow F { start S2 outcome o screen S2 {} }
    expect S2 only after S1
    """,
    """
    flag f
    app A { start S0 }
    screen S0 { link l -> S3 }
    group G {
      requires f else S4
      screen S3 {}
    }
    screen S4 {}
    expect S4 only after S3
    """,
    """
    flag f
    app A { start S0 }
    screen S0 { url "/s0" requires f else S1 }
    screen S1 { link l -> S2 }
    screen S2 {}
    expect S2 only after S0
    """,
  ]

  /// A stack that waits in a tab of a presented bar may begin with an entry that replaced the tab's root.
  private static let replacedRoots = [
    """
    app A { start S0 }
    tabs T { tab a -> S1 tab b -> S2 }
    screen S0 { link l -> T cover }
    screen S1 { link m -> S2 replace link n -> dismiss }
    screen S2 {}
    """,
    """
    app A { start S0 }
    tabs T { tab a -> S1 tab b -> S3 }
    screen S0 { link l -> T cover }
    screen S1 { link m -> S2 replace link n -> dismiss }
    screen S2 { link p -> S1 }
    screen S3 { link q -> S2 replace link r -> home }
    """,
    """
    app A { start S0 }
    tabs T { tab a -> S1 tab b -> S3 }
    screen S0 { link l -> T cover }
    screen S1 { link m -> S2 replace link n -> dismiss }
    screen S2 {}
    screen S3 { link q -> S4 link r -> S2 replace link s -> dismiss }
    screen S4 { link t -> dismiss link u -> S2 replace from root }
    """,
  ]

  /// A tab whose guard refuses it only in some states is not always refused.
  private static let guardedTabs = [
    """
    flag f
    app A { start T }
    tabs T { tab a -> S5 tab b -> S3 }
    screen S3 { requires f else F cover { on o -> continue } }
    flow F {
      start S4
      outcome o
      screen S4 { link l -> finish o set f }
      screen S5 {}
    }
    expect S4 reachable from S5
    """,
    """
    flag f
    app A { start T }
    tabs T { tab a -> S3 tab b -> S2 }
    screen S2 {}
    screen S3 { requires not f else S4 }
    screen S4 {}
    expect S4 within 1 taps of S2
    """,
  ]

  /// A tab that was selected before shows the start that its flow had then, whatever the flags are now.
  private static let chosenRoots = [
    """
    flag f
    app A { start T0 }
    tabs T0 { tab t00 -> S1 }
    tabs T1 { tab t10 -> F0 tab t11 -> S3 }
    screen S1 {}
    screen S2 { url "/s2" link l0 -> T1 reset }
    flow F0 {
      start S4 when f else S3
      screen S3 { link l6 -> S5 set f }
      screen S4 { link l9 -> T0 reset }
    }
    screen S5 { link l14 -> tab t10 }
    expect S1 reachable from S3
    """
  ]

  /// A url may open the app right after a change of a flag that its guard asks for, before the start is shown.
  private static let coldOpenings = [
    """
    external flag f
    app A { start S0 }
    tabs T { tab a -> S0 requires f else back }
    screen S0 {}
    screen S1 { url "/s1" in tab a sheet link l -> S3 dialog }
    screen S3 {}
    expect S3 only after S0
    """
  ]

  /// The stack that a url puts below a presented layer waits in its tab, although it was never shown.
  private static let presentedOverTabs = [
    """
    app A {
      start T
      back declared
      link l -> tab b
    }
    tabs T { tab a -> S4 tab b -> S3 }
    screen S3 {}
    screen S4 { url "/s4" over S5 popover }
    screen S5 {}
    """
  ]

  /// A flag that outlives the app is found with one value: a trace must not assume another one later.
  private static let lastingValues = [
    """
    flag f = d | a
    app A { start S2 when not f = d else T }
    tabs T { tab a -> S4 tab b -> S0 }
    screen S0 { requires f = d else F { on o -> continue } }
    screen S2 { link l -> T reset }
    flow F {
      start S3
      outcome o
      screen S3 {}
      screen S4 {}
    }
    """,
    """
    external flag f = c | a | b
    flag g
    app A { start S1 when f = c else S0 }
    screen S0 { requires g else F cover { on o -> S2 } }
    screen S1 { link l -> S3 when f = b }
    screen S2 {}
    flow F {
      start S3
      outcome o
      screen S3 { link m -> S0 reset when not g else finish o }
    }
    """,
    """
    external flag f = b | a
    app A { start S4 when f = b else S0 }
    screen S0 {}
    screen S4 { link l -> S5 when not f = b }
    screen S5 { link m -> S6 }
    screen S6 { link n -> S3 reset }
    screen S3 {}
    expect every screen within 3 taps
    """,
  ]

  /// One step cannot require a flag and its negation.
  private static let contradictions = [
    """
    external flag f
    app A { start S0 }
    tabs T {
      tab a -> S3
      link l0 -> S2
      requires f else F { on o -> T reset }
    }
    screen S0 { link l2 -> T reset clear f }
    screen S1 {}
    flow F {
      start S2
      outcome o
      screen S2 { link l6 -> S1 when f else finish o link l8 -> finish o set f }
    }
    screen S3 {}
    """
  ]

  /// Growth by the target of a handler over an anchor is reported at the call, not at the `finish`.
  private static let growingAnswers = [
    """
    app A { start S0 }
    screen S0 { link l0 -> F { on a -> S4 on b -> S1 } }
    screen S1 { link l2 -> S3 }
    screen S2 { link l4 -> S0 }
    screen S3 { link l6 -> F { on a -> back to S1 on b -> S2 over S1 } }
    screen S4 {}
    flow F {
      start S6
      outcome a
      outcome b
      screen S6 { link l14 -> finish b }
    }
    """
  ]

  /// Whether a handler of a call is a trap depends on whether its anchor exists, or on an external flag.
  private static let answeredTraps = [
    """
    flag f
    external screen X
    external flow Y { outcome done outcome gone }
    app A {
      start S0
      back declared
      link l0 -> X
    }
    screen S0 {}
    screen S1 {
      url "/s1" over S4
      link l2 -> Y { on done -> S2 over S0 when not f else stay on gone -> back }
    }
    screen S2 {}
    screen S4 { link l11 -> home }
    """,
    """
    external flag f
    flag g
    app A {
      start S0
      back declared
    }
    tabs T { tab a -> S2 tab b -> S2 }
    screen S0 {}
    screen S1 {
      entry "notice" over S2
      link l4 -> tab b
      link l5 -> F { on o -> S6 set g on p -> back }
    }
    screen S2 { link l6 -> S3 }
    screen S3 { link l10 -> back clear g }
    flow F {
      start S6
      outcome o
      outcome p
      screen S6 {
        requires not f
        link l16 -> T reset when not g else finish p
        link l18 -> finish o
      }
    }
    """,
    // The handler of the outcome is not offered, so the flow is left, and there is no dead end.
    """
    flag f
    app A { start S1 when f else F { on o -> stay } }
    screen S1 { link l0 -> S2 cover }
    screen S2 { link l6 -> F sheet { on o -> F { on o -> back } when not f } }
    flow F {
      start S3
      outcome o
      screen S3 {
        back declared
        link l8 -> finish o
      }
    }
    """,
  ]

  /// The stack that a url puts below is shown only if an anchor does not exist.
  private static let uncovering = [
    """
    app A { start S0 }
    screen S0 {
      url "/s0" over S1 cover
      link l0 -> S3 over S0
    }
    screen S1 {}
    screen S3 {}
    """
  ]

  /// A call at the root ends, and only a flag may change.
  private static let rootsThatStay = [
    """
    external flag f
    app A { start F { on o -> stay } }
    flow F {
      start S1
      outcome o
      screen S1 {
        link l3 -> S1
        link l5 -> finish o clear f
      }
    }
    """
  ]

  /// The app offers its links on no external screen.
  private static let behindExternalScreens = [
    """
    external screen X
    app A {
      start S0
      link l0 -> S2 over #s0
    }
    screen S0 {}
    screen S1 {}
    screen S2 { link l10 -> S1 replace from #s1 }
    screen S3 {
      without l0
      link l13 -> X
    }
    """
  ]

  /// Each round selects a tab of a new tab bar, whose root is not what grows.
  private static let growingTabBars = [
    """
    external flag f = true
    flag g
    app A { start T when not f else S0 when not g else S0 }
    tabs T { tab a -> S0 tab b -> F }
    screen S0 {}
    flow F {
      start S4 when not f else S3
      screen S3 {}
      screen S4 { link l10 -> T dialog when g }
    }
    """,
    """
    external flag f = true
    flag g
    app A { start T when not f else S0 when not g else S0 }
    tabs T { tab a -> S0 tab b -> F }
    screen S0 { link l7 -> tab b }
    flow F {
      start S4 when not f else S3
      screen S3 {}
      screen S4 { link l10 -> T dialog when g }
    }
    """,
  ]

  /// Each round ends the call at the root, whose `on` a guard redirects.
  private static let growthByRootCalls = [
    """
    external flag f
    app A { start F { on o -> S2 reset } }
    screen S2 { requires f else S4 sheet }
    flow F {
      start S3
      outcome o
      screen S3 { link l1 -> finish o }
      screen S4 { link l2 -> finish o }
    }
    """
  ]

  /// The root of a presented bar's tab is replaced, and other links lead to more states than are enumerated.
  private static let trapsInPresentedBars = [
    """
    flag f
    app A { start S0 }
    tabs T {
      tab a -> S3
      tab b -> S2
    }
    screen S0 { link l2 -> T cover }
    screen S1 { link l7 -> S1 popover }
    screen S2 {}
    screen S3 {
      link l8 -> S2 cover when f else home
      link l9 -> S2 replace
      link l10 -> S1 over root cover
    }
    """
  ]

  @Test(
    arguments: aroundGuards + replacedRoots + guardedTabs + chosenRoots + coldOpenings + presentedOverTabs
      + lastingValues
      + contradictions + growingAnswers + answeredTraps + uncovering + rootsThatStay + behindExternalScreens
      + growingTabBars + growthByRootCalls + trapsInPresentedBars)
  func analysisAgreesWithTheNaiveJudge(_ flow: String) {
    #expect(Agreement(flow, Agreement.rules).disagreements.map(\.text) == [])
  }
}
