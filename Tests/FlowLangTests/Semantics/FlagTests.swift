import Testing

@testable import FlowLang

/// Section 4.4: initial values and changes of flags.
@Suite struct FlagTests {
  /// Returns the flags that a cold start may find, each combination as its steps.
  private func coldStarts(_ text: String) -> [String] {
    let compilation = compile(text)
    return compilation.machine.coldFlags.map { $0.steps.map { compilation.step($0).text }.joined(separator: ", ") }
  }

  @Test func flagsBeginAsDeclared() {
    expectState("flag f flag g = true app X { start A } screen A {}", "A {g}")
    #expect(coldStarts("flag f app X { start A } screen A { link x -> A when f }") == [""])
  }

  @Test func flagsOfTheStartOutliveTheApp() {
    let text =
      "flag f flag g = true app X { start A when f else B when not g else C } screen A {} screen B {} screen C {}"
    #expect(coldStarts(text) == ["", "f = true", "g = false", "f = true, g = false"])
    expectState(text, "C {g}")
    expectState(text, after: "g = false", "B")
    expectState(text, after: "f = true, g = false", "A {f}")
  }

  /// The app begins with the start of the flow, so the flags of that start count as well.
  @Test func flagsOfAFlowThatTheAppStartsWithCountAsWell() {
    let flows =
      "flag f flag g flow F { start A when f else B screen A {} screen B {} } flow G { start F when g else B }"
    #expect(coldStarts("app X { start F } \(flows)") == ["", "f = true"])
    #expect(coldStarts("app X { start G } \(flows)") == ["", "f = true", "g = true", "f = true, g = true"])
  }

  /// Of many flags only those of the alternatives count: a chain of n has n + 1 combinations, each with the screen that
  /// it leads to.
  @Test func longStartHasACombinationForEachAlternative() {
    let flags = (0..<40).map { "flag f\($0)" }.joined(separator: " ")
    let chain = (0..<40).map { "S\($0) when f\($0)" }.joined(separator: " else ")
    let screens = (0..<40).map { "screen S\($0) {}" }.joined(separator: " ")
    let text = "\(flags) app X { start \(chain) else Z } \(screens) screen Z {}"
    #expect(coldStarts(text) == [""] + (0..<40).map { "f\($0) = true" })
    let turned = text.replacing("flag f0 ", with: "flag f0 = true ")
    #expect(coldStarts(turned) == ["", "f0 = false"] + (1..<40).map { "f0 = false, f\($0) = true" })
    #expect(compile(text).machine.startCases.map(\.count) == [40] + (1...40))
    #expect(compile(text).machine.allColdFlags(upTo: 39) == nil)
  }

  @Test func externalFlagsChangeAtAnyTime() {
    let text = "external flag net flag off app X { start A } screen A { link b -> B when net, not off } screen B {}"
    expectOffers(text, ["net = true"])
    expectOffers(text, after: "net = true", ["b", "net = false"])
    expectState(text, after: "net = true, b, net = false", "A, B")
  }

  @Test func manyFlagsAreIndependent() {
    let flags = (0..<200).map { "flag f\($0)" }.joined(separator: " ")
    let text = "\(flags) app X { start A } screen A { link x -> stay set f3, f64, f199 link y -> stay clear f64, f199 }"
    expectState(text, after: "x", "A {f3, f64, f199}")
    expectState(text, after: "x, y", "A {f3}")
  }
}

/// Flags with values: one of them holds in every state.
@Suite struct ValuedFlagTests {
  private static let text = """
    flag plan = free | plus | pro
    external flag net = off | wifi | cell
    app X { start A }
    screen A { link up -> B set plan = pro  link same -> A set plan = free when not net = off }
    screen B { link down -> A set plan = plus when net = cell }
    """

  @Test func oneValueHoldsAtATime() {
    expectState(Self.text, "A {plan = free, net = off}")
    expectState(Self.text, after: "up", "A, B {plan = pro, net = off}")
    expectState(Self.text, after: "up, net = cell, down", "A, B, A {plan = plus, net = cell}")
  }

  @Test func externalValueChangesToAnyOther() {
    expectOffers(Self.text, ["up", "net = wifi", "net = cell"])
    expectOffers(Self.text, after: "net = wifi", ["up", "same", "net = off", "net = cell"])
  }

  @Test func startFindsAnyValue() {
    let text = "flag plan = free | plus | pro app X { start A when plan = pro else B } screen A {} screen B {}"
    let compilation = compile(text)
    let found = compilation.machine.coldFlags.map { $0.steps.map { compilation.step($0).text } }
    #expect(found == [[], ["plan = plus"], ["plan = pro"]])
    expectState(text, after: "plan = pro", "A {plan = pro}")
  }

  @Test func twoValuesNeverHoldAtOnce() {
    expectFindings(
      """
      flag plan = free | pro
      app X { start A }
      screen A { link up -> B set plan = pro }
      screen B { link no -> ⟦C⟧ when plan = free, plan = pro  link some -> C when plan = pro  link none -> ⟦C⟧ when not plan = pro, not plan = free }
      screen C {}
      """,
      [
        "guard-never-true: `no` is never offered: `plan = free, plan = pro` is never true on `B`",
        "guard-never-true: `none` is never offered: `not plan = pro, not plan = free` is never true on `B`",
      ])
  }

  @Test func valueThatNothingSetsIsReported() {
    let findings = compile(
      """
      flag plan = free | plus | pro
      app X { start A }
      screen A { link up -> B set plan = pro }
      screen B { link no -> C when plan = plus  link some -> C when plan = pro }
      screen C {}
      """
    ).findings.sorted
    #expect(findings.map(\.rule) == ["guard-never-true"])
    #expect(findings.first?.help?.contains("no link sets `plan = plus`") == true)
    #expect(findings.first?.help?.contains("`set plan = plus`") == true)
  }

  @Test func traceNamesTheValue() {
    let compilation = compile(
      """
      external flag net = off | wifi | cell
      app X { start A }
      screen A { link go -> B when not net = off  link more -> B when net = cell, not net = wifi  link other -> C }
      screen B { back declared }
      screen C {}
      """)
    #expect(compilation.findings.sorted.map { $0.trace.text } == ["net = wifi, A › go"])
  }
}
