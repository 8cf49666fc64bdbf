import Testing

@testable import FlowLang

/// Traces are replayed step by step on the machine.
@Suite struct TraceReplayTests {
  @Test func tracesAreReplayed() {
    let compilation = compile(
      "app X { start A } screen A { link b -> B } screen B { link c -> C } screen C { link d -> back to A }")
    let replay = TraceReplay(compilation)
    let steps: [Step] = [.link(screen: "A", link: "b", outcome: nil), .link(screen: "B", link: "c", outcome: nil)]
    #expect(replay.states(after: steps).map { compilation.model.name(of: $0.current.screen) } == ["C"])
    #expect(replay.states(after: steps + [.back, .back]).count == 1)
    #expect(replay.states(after: steps.reversed()).isEmpty)
    #expect(replay.states(after: [.dismiss]).isEmpty)
  }
}
