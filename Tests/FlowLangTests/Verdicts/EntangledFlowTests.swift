import Testing

@testable import FlowLang

/// Flows with more states than anybody can look at.
@Suite struct EntangledFlowTests {
  /// Thirty flags that links set and clear in any order: a thousand million states of each screen.
  @Test func whatIsTooMuchIsNotLookedAt() {
    let flags = (0..<30).map { "flag f\($0)\n" }.joined()
    let links = (0..<30).map { "link a\($0) -> T reuse set f\($0) link b\($0) -> S reuse clear f\($0) when f\($0)\n" }
    let text = flags + "app A { start S } screen S { \(links.joined()) } screen T { \(links.joined()) }"
    let bound = Compiler.bind(SourceFile(path: "", text: text)) { _, _ in .failure(.notFound) }
    #expect(bound.isSound)
    #expect(StackSpace(bound.machine, budget: 5000) == nil)
  }
}
