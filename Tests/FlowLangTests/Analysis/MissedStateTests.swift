import Testing

@testable import FlowLang

/// Small flows, shrunk from random ones, in which the analysis once missed a state, so that it reported that something
/// never happens.
@Suite(.timeLimit(.minutes(60))) struct MissedStateTests {
  /// A `continue` asks for a url again, which a guard without an `else` then refuses: the app opens at its start.
  private static let continuedUrls = [
    """
    flag f
    app A { start S6 when f else T0 }
    tabs T0 { tab t -> S4 }
    screen S1 {
      url "/s1" in tab t sheet
      requires f else F dialog set f { on o -> continue }
    }
    screen S4 { requires not f }
    flow F {
      start S5
      outcome o
      screen S5 { link l -> finish o }
    }
    screen S6 {}
    """,
    """
    external flag f = a | b
    app A { start S0 when f = a else T0 }
    tabs T0 {
      tab t -> S3
      requires not f = b
    }
    screen S0 {}
    screen S1 {
      entry "reason" in tab t over S4
      requires not f = a else F { on o -> continue }
    }
    flow F {
      start S3
      outcome o
      screen S3 { link l -> finish o }
    }
    screen S4 {}
    """,
  ]

  /// An `on` selects another tab, so that the caller waits, and is shown again with other flags.
  private static let waitingCallers = [
    """
    flag f
    app A { start T0 }
    tabs T0 {
      tab t0 -> S0
      tab t1 -> S0
    }
    screen S0 { requires f else F { on o -> continue } }
    flow F {
      start S2
      outcome o
      screen S2 {
        link l6 -> finish o set f
        link l7 -> S2 reset when f
      }
    }
    """,
    """
    flag f
    app A { start S1 when f else T0 }
    tabs T0 {
      tab t0 -> S2
      tab t1 -> F0
      link l0 -> back set f when f else back to #s1
    }
    screen S1 {}
    flow F0 {
      start S2
      screen S2 { requires f else F1 as #s3 { on o -> continue } }
    }
    flow F1 {
      start S3
      outcome o
      screen S3 { link l10 -> finish o set f }
    }
    """,
  ]

  /// Another tab clears a flag and goes back before it is left.
  private static let clearedInOtherTabs = [
    """
    flag f
    app A { start T0 }
    tabs T0 {
      tab t0 -> S5
      tab t2 -> S2
    }
    screen S2 { link l6 -> S4 when not f }
    screen S3 {
      link l9 -> home clear f
      link l10 -> S5 when not f else S3
    }
    screen S4 { link l12 -> S3 set f }
    screen S5 { link l14 -> S2 when f }
    """
  ]

  /// A url leads to a state in fewer steps than the start does.
  private static let nearerByUrl = [
    """
    flag f = d | a | b | c
    app A { start T0 }
    tabs T0 {
      tab t1 -> S2
      tab t2 -> S3
    }
    flow F0 {
      start S2
      screen S2 { link l6 -> T0 reset when not f = b else stay set f = c }
      screen S3 {
        url "/s3" over S6
        link l9 -> S6
        link l10 -> S6 replace set f = c
      }
    }
    screen S6 {}
    """
  ]

  /// The enumeration of states looks for one that offers a link whose condition is false.
  private static let linksWithoutCondition = [
    """
    flag f
    app A { start T0 }
    tabs T0 {
      tab t0 -> F0
      tab t2 -> S2
    }
    screen S0 {}
    screen S2 { link l3 -> F0 { on o -> S0 set f } }
    flow F0 {
      start S4 when f else S3
      outcome o
      screen S3 { link l5 -> finish o set f }
      screen S4 { link l6 -> F0 { on o -> S3 } when not f }
    }
    """
  ]

  /// A screen with outcomes is shown without a call of it.
  private static let shownWithoutCall = [
    """
    app A { start S1 { on o -> open "https://example.com" } }
    tabs T { tab t -> S1 }
    screen S0 {
      url "/s0" in tab t over S2 popover
      embed S1
    }
    screen S1 {
      outcome o
      link l3 -> finish o
    }
    screen S2 {}
    """
  ]

  @Test(
    arguments: continuedUrls + waitingCallers + clearedInOtherTabs + nearerByUrl + linksWithoutCondition
      + shownWithoutCall)
  func analysisAgreesWithTheNaiveJudge(_ flow: String) {
    #expect(Agreement(flow, Agreement.rules).disagreements.map(\.text) == [])
  }
}
