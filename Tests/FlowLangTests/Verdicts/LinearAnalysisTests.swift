import Testing

@testable import FlowLang

/// Flows of which the linear analysis once said something else than the general one.
@Suite struct LinearAnalysisTests {
  @Test(arguments: [
    // A tab bar in a layer: nobody is on the root that something was put over unseen.
    """
    app A { start S0 }
    tabs T0 { tab t00 -> S0 tab t01 -> S1 }
    screen S0 { link l0 -> S3 in tab t00 }
    screen S1 { link l1 -> S0 dialog }
    screen S3 {}
    screen S5 { url "/s5" link l9 -> T0 cover }
    """,
    // A tab of the layer's own bar is no way out of the layer.
    """
    app A { start T0 back declared link l0 -> S1 sheet }
    tabs T0 { tab t00 -> S4 }
    screen S1 { link l6 -> S2 }
    screen S2 { link l7 -> S5 in tab t00 link l8 -> T0 sheet }
    flow F0 { start S4 screen S4 {} screen S5 {} }
    """,
    // An `on` that replaces the bottom leads home, one that replaces what was pushed does not.
    """
    app A { start S0 back declared }
    screen S0 {
      link l0 -> F0 dialog { on o00 -> S0 replace as #s0 }
      link l1 -> S0 as #s0
    }
    flow F0 {
      start S3
      outcome o00
      back automatic
      screen S3 { link l8 -> finish o00 }
    }
    """,
  ])
  func traps(_ flow: String) { #expect(AnalysisComparison.differences(flow) == []) }

  @Test(arguments: [
    // What is opened over something is seen before all that its tab bar leads to.
    """
    app A { start T0 }
    tabs T0 { tab t00 -> S0 }
    tabs T1 { tab t10 -> S1 tab t11 -> S1 }
    screen S0 { entry "reason 0" in tab t10 }
    screen S1 {}
    expect S1 only after S0
    """,
    // The bottom may be replaced, and then it leads elsewhere.
    """
    app A { start S0 }
    screen S0 { link l0 -> S2 replace as #s2 link l2 -> S1 as #s1 }
    screen S1 {}
    screen S2 {}
    expect S1 reachable from S2
    """,
    // The app anew is another bottom.
    """
    app A { start S0 back declared }
    screen S0 { link l0 -> S1 }
    screen S1 { link l3 -> S2 }
    screen S2 { link l7 -> S1 reset }
    expect S0 reachable from S2
    """,
    // What only a url opens is reached by going back to it, and not from the bottom.
    """
    app A { start S0 }
    screen S0 {}
    screen S2 { url "/s2" link l6 -> S4 }
    screen S4 {}
    expect S2 reachable from S4
    """,
    // What a url puts beneath does not lead to what it opens.
    """
    app A { start F0 }
    screen S0 { link l0 -> S1 }
    screen S1 { link l4 -> S2 cover }
    screen S2 { link l6 -> dismiss }
    screen S4 { url "/s4" over S0 }
    flow F0 { start S6 outcome o00 screen S6 { link l15 -> finish o00 } }
    expect S4 reachable from S2
    """,
  ])
  func expectations(_ flow: String) { #expect(AnalysisComparison.differences(flow) == []) }

  /// Nothing of a flow without memory is left to the general analysis but how far one state is from another.
  @Test func whatLiesBelowEveryStateLeadsOut() {
    let flow = """
      app A { start Home }
      screen Home {
        link first -> First cover
        link checkout -> Checkout cover { on paid -> stay }
      }
      screen First { link next -> Second }
      screen Second { link out -> back to Home or stay }
      flow Checkout {
        start Address
        outcome paid
        back declared
        screen Address { link next -> Payment }
        screen Payment { link pay -> finish paid }
      }
      """
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: flow))
    #expect(compilation.verdicts.isLinear && !compilation.verdicts.open.traps && compilation.verdicts.traps.isEmpty)
    #expect(AnalysisComparison.differences(flow) == [])
  }
}
