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
