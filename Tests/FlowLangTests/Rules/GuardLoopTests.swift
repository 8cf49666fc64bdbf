import Testing

@testable import FlowLang

/// Redirects of guards are followed within a budget, and a note reports those that are undecided.
@Suite struct GuardLoopTests {
  @Test func aRedirectMayLeadThroughTheStartOfAFlow() {
    let text = """
      app A { start S }
      flag f
      flag g
      screen S { requires g else F }
      flow F {
        start T when f else U
        screen T {}
        screen U { requires g else F }
      }
      """
    let compilation = Compiler.bind(SourceFile(path: "a.flow", text: text), load: { _, _ in .failure(.notFound) })
    let loops = compilation.findings.sorted.filter { $0.rule == "guard-loop" }
    #expect(loops.map(\.message) == ["these guards redirect in a circle when not f, not g: `U` to `U`"])
  }

  @Test func tooManyCombinationsAreReportedAsUndecided() throws {
    // Each guard fails in six ways, and the last of them leads back only where it does not fail.
    let count = 7
    let flags = (0..<count * 6).map { "flag f\($0)\n" }.joined()
    let screens = (0..<count).map { screen in
      let conditions = (0..<6).map { "f\(screen * 6 + $0)" }.joined(separator: ", ")
      return "screen S\(screen) { requires \(conditions) else S\(screen + 1) }\n"
    }
    let text =
      "app A { start S0 }\nflag g\n" + flags + screens.joined()
      + "screen S\(count) { requires g else S0 when g else Out }\nscreen Out {}\n"
    let compilation = Compiler.bind(SourceFile(path: "a.flow", text: text), load: { _, _ in .failure(.notFound) })
    let findings = compilation.findings.sorted.filter { $0.rule == "guard-loop" }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.allSatisfy { $0.message.hasPrefix("whether guards redirect") })
  }
}
