import Testing

@testable import FlowLang

/// Tests of the test support, whose mistakes no other test would notice.
@Suite struct SupportTests {
  @Test func marksAreReadAndWritten() {
    for marked in ["", "a", "⟦⟧", "⟦a⟧", "ä⟦b⟧c⟦⟧d", "⟦⟧a⟦⟧", "⟦a⟧⟦b⟧", "⟦a⟧⟦⟧b"] {
      let source = MarkedSource(marked)
      #expect(MarkedSource.mark(source.ranges, in: Array(source.text.utf8)) == marked)
    }
    #expect(MarkedSource("a⟦b⟦c⟧⟧").ranges == [1..<3, 2..<3])
    #expect(MarkedSource("ä⟦😀⟧").ranges == [2..<6])
  }

  private func violations(of tokens: TokenList, _ nodes: SyntaxNodeList) -> [String] {
    let source = SourceFile(path: "", text: text)
    return SyntaxInvariants.violations(
      SyntaxTree(
        source: source, tokens: tokens, unusualNames: [], nodes: nodes, errors: SyntaxErrorList(limit: 0)))
  }

  private let text = "screen A { link a -> B }"

  @Test func brokenTokensAreNoticed() {
    let tree = parse(text)
    func violations(_ change: (inout [Token]) -> Void) -> [String] {
      var tokens = Array(tree.tokens)
      change(&tokens)
      return self.violations(of: tokens.reduce(into: TokenList()) { $0.append($1) }, tree.nodes)
    }
    #expect(violations { _ in } == [])
    #expect(violations { $0.removeLast() } != [])
    #expect(violations { $0.swapAt(1, 2) } != [])
    #expect(violations { $0[1] = Token(.name, start: 7, end: 7) } != [])
    #expect(violations { $0[1] = Token(.name, start: 5, end: 8) } != [])
    #expect(violations { $0[2] = Token(.string, start: 9, end: 10) } == [])
    #expect(violations { $0.remove(at: 1) } != [])
  }

  @Test func brokenNodesAreNoticed() {
    let tokens = parse(text).tokens
    let end = TokenIndex(tokens.count)
    /// Nested nodes with their tokens; the number in front is that of the nodes to close before.
    func violations(_ plan: [(close: Int, kind: SyntaxKind, tokens: Range<TokenIndex>)]) -> [String] {
      var nodes = SyntaxNodeList()
      var open: [(node: Int, end: TokenIndex)] = []
      for (close, kind, tokens) in plan {
        for _ in 0..<close { open.popLast().map { nodes.close($0.node, before: $0.end, isBroken: false) } }
        open.append((nodes.open(kind, at: tokens.lowerBound), tokens.upperBound))
      }
      while let last = open.popLast() { nodes.close(last.node, before: last.end, isBroken: false) }
      return self.violations(of: tokens, nodes)
    }
    #expect(violations([(0, .file, 0..<end), (0, .screen, 0..<8), (0, .link, 3..<6), (1, .link, 6..<7)]) == [])
    #expect(violations([(0, .screen, 0..<end)]) != [])
    #expect(violations([(0, .file, 1..<end)]) != [])
    #expect(violations([(0, .file, 0..<end - 1)]) != [])
    #expect(violations([(0, .file, 0..<end), (1, .screen, 0..<8)]) != [])
    #expect(violations([(0, .file, 0..<end), (0, .file, 0..<8)]) != [])
    #expect(violations([(0, .file, 0..<end), (0, .screen, 2..<8), (0, .link, 1..<6)]) != [])
    #expect(violations([(0, .file, 0..<end), (0, .screen, 0..<5), (0, .link, 3..<6)]) != [])
    #expect(violations([(0, .file, 0..<end), (0, .screen, 0..<8), (0, .link, 3..<6), (1, .link, 5..<7)]) != [])
  }

  @Test func randomNumbersAreDeterministic() {
    var again = SeededRandom(seed: 1)
    var other = SeededRandom(seed: 1)
    #expect((0..<100).allSatisfy { _ in again.next() == other.next() })
  }

  @Test func codeIsReadWithoutCommentsAndStrings() throws {
    let source = try SwiftSource(path: "Tests/FlowLangTests/Text/Syntax/SupportTests.swift")
    // Secret
    let comment = /* Hidden */ "text \" Secret" + #"raw " Hidden"#
    #expect(!source.mentionedTypes.contains("Hidden") && !source.mentionedTypes.contains("Secret"), "\(comment)")
    #expect(source.imports == ["Testing", "FlowLang"])
    #expect(source.declaredTypes(atTop: true) == ["SupportTests"])
    #expect(source.mentionedTypes.contains("SyntaxNodeList"))
    #expect(source.words.contains { $0.text == "popLast" && $0.isMember && $0.isCalled && $0.depth > 1 })
  }
}
