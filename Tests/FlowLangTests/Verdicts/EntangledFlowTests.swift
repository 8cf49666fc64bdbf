import Testing

@testable import FlowLang

/// Flows with more states than can be looked at one by one.
@Suite struct EntangledFlowTests {
  /// Thirty flags that links set and clear in any order: a thousand million states of each screen. Each verdict depends
  /// on one of them.
  @Test func independentFlagsAreDecidedOneByOne() {
    let flags = (0..<30).map { "flag f\($0)\n" }.joined()
    let links = (0..<30).map { "link a\($0) -> T reuse set f\($0) link b\($0) -> S reuse clear f\($0) when f\($0)\n" }
    let text = flags + "app A { start S } screen S { \(links.joined()) } screen T { link s -> S reuse }"
    let compilation = compile(text)
    #expect(compilation.verdicts.undecided.isEmpty)
    #expect(compilation.verdicts.deadLinks.isEmpty)
  }
}
