import Testing

@testable import FlowLang

/// The tests' own tools: what they would not notice, no test would.
@Suite struct SupportTests {
  @Test func marksAreReadAndWritten() {
    for marked in ["", "a", "⟦⟧", "⟦a⟧", "ä⟦b⟧c⟦⟧d", "⟦⟧a⟦⟧", "⟦a⟧⟦b⟧", "⟦a⟧⟦⟧b"] {
      let source = MarkedSource(marked)
      #expect(MarkedSource.mark(source.ranges, in: Array(source.text.utf8)) == marked)
    }
    #expect(MarkedSource("a⟦b⟦c⟧⟧").ranges == [1..<3, 2..<3])
    #expect(MarkedSource("ä⟦😀⟧").ranges == [2..<6])
  }

  private func violations(_ text: String, _ change: (inout [Token], inout [SyntaxNode]) -> Void) -> [String] {
    let tree = parse(text)
    var (tokens, nodes) = (tree.tokens, tree.nodes)
    change(&tokens, &nodes)
    var errors = SyntaxErrorList()
    for error in tree.errors { errors.append(error) }
    return SyntaxInvariants.violations(
      SyntaxTree(
        source: tree.source, tokens: tokens, unusualNames: [], nodes: nodes, counts: [], endsOfLargeNodes: [:], errors: errors))
  }

  @Test func brokenTreesAreNoticed() {
    let text = "screen A { link a -> B }"
    #expect(violations(text) { _, _ in } == [])
    #expect(violations(text) { tokens, _ in tokens.removeLast() } != [])
    #expect(violations(text) { tokens, _ in tokens.swapAt(1, 2) } != [])
    #expect(violations(text) { tokens, _ in tokens[1] = Token(.name, start: 7, end: 7) } != [])
    #expect(violations(text) { tokens, _ in tokens[1] = Token(.name, start: 5, end: 8) } != [])
    #expect(
      violations(text) { tokens, nodes in
        tokens.remove(at: 3)
        for index in nodes.indices { nodes[index].firstToken -= min(nodes[index].firstToken, 1) }
      } != [])
    #expect(violations(text) { _, nodes in nodes[1].end = 1 } != [])
    #expect(violations(text) { _, nodes in nodes[2].end = 99 } != [])
    #expect(violations(text) { _, nodes in nodes[1].firstToken = 5 } != [])
    #expect(violations(text) { _, nodes in nodes.removeLast() } != [])
  }

  @Test func randomNumbersAreTheSameEveryTime() {
    var again = SeededRandom(seed: 1)
    var other = SeededRandom(seed: 1)
    #expect((0..<100).allSatisfy { _ in again.next() == other.next() })
  }
}
