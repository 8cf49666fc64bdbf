import Testing

@testable import FlowLang

/// Section 4.5: `requires` for every target and entry point.
@Suite struct GuardTests {
  /// Returns a flow with a guarded screen G whose guard calls a flow of one screen to log in.
  private func flow(
    _ link: String, requires: String = "in else Login sheet { on ok -> continue on no -> stay }"
  ) -> String {
    """
    flag in flag seen
    app X { start A link x -> \(link) link b -> B }
    screen A {} screen B {} screen G { url "/g" requires \(requires) }
    flow Login {
      start Form outcome ok outcome no
      screen Form { link done -> finish ok set in link skip -> finish ok link stop -> finish no }
    }
    """
  }

  @Test func elseHappensInstead() {
    expectState(flow("G"), after: "x", "A | sheet: Form")
    expectState(flow("G", requires: "in else B"), after: "x", "A, B")
    expectState(flow("G", requires: "in else B reset set seen"), after: "b, x", "B {seen}")
    expectState(flow("G", requires: "in else back to #no or stay"), after: "b, x", "A, B")
  }

  /// A decision names the guards whose `else` was followed, even if that has no effect.
  @Test func decisionsNameTheGuardsThatRedirect() throws {
    func redirects(_ requires: String, _ others: String = "screen B {}") throws -> [Int] {
      let text = "flag in app X { start A link x -> G } screen A {} screen G { requires \(requires) } \(others)"
      let compilation = compile(text)
      let start = try #require(compilation.machine.state(after: []))
      return try #require(compilation.machine.decide(.target(compilation.model.links[0].target), in: start)).redirects
    }
    #expect(try redirects("not in") == [])
    #expect(try redirects("in") == [])
    #expect(try redirects("in else B") == [0])
    #expect(try redirects("in else B when in") == [0])
    #expect(try redirects("in else B", "screen B { requires in else C } screen C {}") == [0, 1])
    #expect(try redirects("in else B", "screen B { requires in else G }") == [0, 1])
  }

  @Test func withoutElseNothingHappens() {
    expectState(flow("G set seen", requires: "in"), after: "b, x", "A, B")
    expectOffers(flow("G", requires: "in"), ["x", "b"])
  }

  @Test func elseWhoseConditionsFailIsNothing() {
    expectState(flow("G", requires: "in else B when seen"), after: "x", "A")
  }

  @Test func guardIsEvaluatedWithTheFlagsOfTheLink() {
    expectState(flow("G set in"), after: "x", "A, G {in}")
    expectState(flow("G clear in"), after: "x, done", "A | sheet: Form {in}")
  }

  @Test func redirectSetsNothingOfTheLink() {
    expectState(flow("G set seen"), after: "x", "A | sheet: Form")
    expectState(flow("G set seen"), after: "x, done", "A, G {in, seen}")
    expectState(flow("G set seen"), after: "x, stop", "A")
  }

  @Test func continueFollowsTheWholeLink() {
    expectState(flow("G sheet as #t"), after: "b, x, done", "A, B | sheet: G #t {in}")
    expectState(flow("G replace"), after: "b, x, done", "A, G {in}")
  }

  @Test func continueAsksTheGuardsAgain() {
    expectState(flow("G"), after: "x, skip", "A | sheet: Form")
    expectState(flow("G"), after: "x, skip, done", "A, G {in}")
  }

  @Test func continueAsksTheConditionsAgain() {
    expectState(flow("G when not in else B"), after: "x, done", "A, B {in}")
    expectState(flow("G when not in"), after: "x, done", "A {in}")
  }

  /// In a handler of a handler, the continued target is still the link.
  @Test func continueReachesThroughAnotherCall() {
    let requires = "in else Login sheet { on ok -> Login cover { on ok -> continue on no -> stay } on no -> stay }"
    expectState(flow("G", requires: requires), after: "x, done", "A | cover: Form {in}")
    expectState(flow("G", requires: requires), after: "x, done, done", "A, G {in}")
    let either = "in else Login sheet { on ok -> stay when seen else Login cover { on ok -> continue on no -> stay } "
    expectState(flow("G", requires: either + "on no -> stay }"), after: "x, done, done", "A, G {in}")
  }

  @Test func handlerSetsFlagsBeforeContinue() {
    let requires = "in else Login sheet { on ok -> continue set seen on no -> continue when seen else stay set in }"
    expectState(flow("G", requires: requires), after: "x, done", "A, G {in, seen}")
    expectState(flow("G", requires: requires), after: "x, stop", "A {in}")
  }

  @Test func outerGuardsAreAskedFirst() {
    let text = """
      flag f flag g
      app X { start A link x -> I link y -> I set f link z -> I set f, g }
      group O { requires f else B requires g else C screen I { requires h else D } }
      flag h screen A {} screen B {} screen C {} screen D {}
      """
    expectState(text, after: "x", "A, B")
    expectState(text, after: "y", "A, C")
    expectState(text, after: "z", "A, D")
  }

  @Test func redirectsAreGuardedThemselves() {
    let text = """
      flag f flag g
      app X { start A link x -> B link y -> B set f }
      screen A {} screen B { requires f else C } screen C { requires g else D } screen D {}
      """
    expectState(text, after: "x", "A, D")
    expectState(text, after: "y", "A, B {f}")
  }

  @Test func cyclesOfRedirectsHaveNoEffect() {
    let text = """
      flag f app X { start A link b -> B }
      screen A {} screen B { requires f else C } screen C { requires f else B }
      """
    expectState(text, after: "b", "A")
  }

  @Test func everyKindOfNodeGuards() {
    for (guarded, link) in [
      ("group Q { requires f else B screen G {} }", "G"), ("flow Q { requires f else B start G screen G {} }", "G"),
      ("flow Q { requires f else B start G screen G {} }", "Q"),
      ("flow Q { start G screen G { requires f else B } }", "Q"),
      ("tabs Q { requires f else B tab q -> G } screen G {}", "Q reset"),
      ("tabs Q { tab q -> G } screen G { requires f else B }", "Q sheet"),
    ] {
      let text = "flag f app X { start A link x -> \(link) link y -> stay set f } screen A {} screen B {} \(guarded)"
      expectState(text, after: "x", "A, B")
      #expect(MachineRun(text, "y, x", #_sourceLocation)?.state.contains("G") == true)
    }
  }

  @Test func goingBackAsksNoGuard() {
    let text = """
      flag f app X { start A link g -> G set f as #g link b -> B clear f link x -> back link y -> back to #g link z -> G reuse }
      screen A {} screen B {} screen G { requires f else A }
      """
    for step in ["x", "y", "z", "back"] { expectState(text, after: "g, b, \(step)", "A, G #g") }
  }

  @Test func missingAnchorIsNoticedBeforeTheGuard() { expectState(flow("G over #no"), after: "b, x", "A") }
}
