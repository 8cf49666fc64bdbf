import Testing

@testable import FlowLang

/// Section 4.4: how flags begin and change.
@Suite struct FlagTests {
  /// The flags that a cold start may find, each way as its steps.
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

  /// The app begins with what the start of the flow says, so its flags decide how the app begins as well.
  @Test func flagsOfAFlowThatTheAppStartsWithCountAsWell() {
    let flows =
      "flag f flag g flow F { start A when f else B screen A {} screen B {} } flow G { start F when g else B }"
    #expect(coldStarts("app X { start F } \(flows)") == ["", "f = true"])
    #expect(coldStarts("app X { start G } \(flows)") == ["", "f = true", "g = true", "f = true, g = true"])
  }

  /// Of many flags only what the alternatives ask about: a chain of n has n + 1 ways, each with what leads there.
  @Test func longStartHasAWayForEachAlternative() {
    let flags = (0..<40).map { "flag f\($0)" }.joined(separator: " ")
    let chain = (0..<40).map { "S\($0) when f\($0)" }.joined(separator: " else ")
    let screens = (0..<40).map { "screen S\($0) {}" }.joined(separator: " ")
    let text = "\(flags) app X { start \(chain) else Z } \(screens) screen Z {}"
    #expect(coldStarts(text) == [""] + (0..<40).map { "f\($0) = true" })
    let turned = text.replacing("flag f0 ", with: "flag f0 = true ")
    #expect(coldStarts(turned) == ["", "f0 = false"] + (1..<40).map { "f0 = false, f\($0) = true" })
    #expect(compile(text).machine.startCases.map(\.read.count) == [40] + (1...40))
    #expect(compile(text).machine.allColdFlags(upTo: 39) == nil)
  }

  @Test func externalFlagsChangeAtAnyTime() {
    let text = "external flag net flag off app X { start A } screen A { link b -> B when net, not off } screen B {}"
    expectOffers(text, ["net = true"])
    expectOffers(text, after: "net = true", ["b", "net = false"])
    expectState(text, after: "net = true, b, net = false", "A, B")
  }

  @Test func manyFlagsAreKeptApart() {
    let flags = (0..<200).map { "flag f\($0)" }.joined(separator: " ")
    let text = "\(flags) app X { start A } screen A { link x -> stay set f3, f64, f199 link y -> stay clear f64, f199 }"
    expectState(text, after: "x", "A {f3, f64, f199}")
    expectState(text, after: "x, y", "A {f3}")
  }
}
