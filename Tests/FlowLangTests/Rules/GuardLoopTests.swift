import Testing

@testable import FlowLang

/// Redirects of guards are followed as far as a budget goes, and what is left open is told.
@Suite struct GuardLoopTests {
  @Test func tooManyWaysAreTold() throws {
    // Every screen asks for 30 flags in its own way, and leads to two others.
    let flags = (0..<30).map { "flag f\($0)\n" }.joined()
    let screens = (0..<60).map { screen in
      let conditions = (0..<30).map { ((screen >> ($0 % 6)) & 1 == 1 ? "not " : "") + "f\($0)" }.joined(separator: ", ")
      return
        "screen S\(screen) { requires \(conditions) else S\((screen + 1) % 60) when f1 else S\(screen * 7 % 60) }\n"
    }
    let text = "app A { start S0 }\n" + flags + screens.joined()
    let compilation = Compiler.bind(SourceFile(path: "a.flow", text: text), load: { _, _ in .failure(.notFound) })
    let findings = compilation.findings.sorted.filter { $0.rule == "guard-loop" }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.severity == .error || $0.message.hasPrefix("whether guards redirect") })
  }
}
