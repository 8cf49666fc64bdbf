import Testing

@testable import FlowLang

/// The properties of a tree.
@Suite struct SyntaxTreeTests {
  private func documentation(_ text: String, of kind: SyntaxKind = .screen) -> String? {
    let tree = parse(text)
    return tree.first(kind).map { tree.documentation(of: $0) }
  }

  @Test func documentationIsTheCommentRightAbove() {
    #expect(documentation("/// A shop.\nscreen A {}") == "A shop.")
    #expect(documentation("/// One\n///  two\n///\n///three   \nscreen A {}") == "One\n two\n\nthree")
    #expect(documentation("\u{FEFF}/// A\r\n/// B\r\nscreen A {}") == "A\nB")
    #expect(documentation("/// A\r/// B\rscreen A {}") == "A\nB")
    #expect(documentation("  /// A\n\n  screen A {}") == "A")
    #expect(documentation("flag f\n/// A\nscreen A {}") == "A")
    #expect(documentation("screen A {\n  /// The way on.\n  link a -> B\n}", of: .link) == "The way on.")
  }

  @Test func otherCommentsAreNoDocumentation() {
    #expect(documentation("screen A {}") == "")
    #expect(documentation("// A\nscreen A {}") == "")
    #expect(documentation("/// A\n// B\nscreen A {}") == "")
    #expect(documentation("// B\n/// A\nscreen A {}") == "A")
    #expect(documentation("/* /// A */\nscreen A {}") == "")
    #expect(documentation("/*\n/// A\n*/\nscreen A {}") == "")
    #expect(documentation("//////////\n/// A\n//////////\nscreen A {}") == "")
    #expect(documentation("flag f /// of the flag\nscreen A {}") == "")
    #expect(documentation("/// A\nflag f\nscreen A {}") == "")
  }

  @Test func importsAreListedInOrder() {
    let tree = parse("import \"a.flow\" import x import \"b\\u{2E}flow\" screen A {} import \"c.flow\"")
    #expect(tree.imports.map(\.path) == ["a.flow", "b.flow", "c.flow"])
    #expect(tree.imports.map { Int($0.end - $0.start) } == [8, 13, 8])
  }

  @Test func childrenAndNamesOfANode() throws {
    let tree = parse("tabs T { tab `a b` -> A link link -> A(id: 3) } external flow `F G` {}")
    let tabs = try #require(tree.child(of: .file, .tabs))
    #expect(tree.children(of: .file).map { tree[$0].kind } == [.tabs, .externalFlow])
    #expect(tree.children(of: tabs).map { tree[$0].kind } == [.tab, .link])
    #expect(tree.children(of: tabs, .link).count == 1)
    #expect(tree.child(of: tabs, .screen) == nil)
    let names = tree.ids.dropFirst().compactMap { id in
      tree.name(of: id, at: [.call, .argument].contains(tree[id].kind) ? 0 : tree[id].kind == .externalFlow ? 2 : 1)
    }
    #expect(names.map { tree.text(of: $0) } == ["T", "a b", "A", "link", "A", "id", "F G"])
    #expect(tree.spelling(of: tabs) == "tabs T { tab `a b` -> A link link -> A(id: 3) }")
    #expect(tree.firstToken(of: tabs, .colon).map { tree.spelling(of: $0) } == ":")
    #expect(tree.firstToken(of: tabs, .string) == nil)
  }

  @Test func anEmptyNodeHasALocation() throws {
    let tree = parse("screen A { link x -> ")
    let range = tree.range(of: try #require(tree.first(.call)))
    #expect(range.start == range.end)
  }

  @Test func nodesWithManyTokensKnowTheirEnd() {
    let count = 1_000_000
    let bytes =
      Array("screen A{view A".utf8) + Array(repeatElement(Array(".A".utf8), count: count).joined()) + Array("}".utf8)
    let tree = Parser.parse(SourceFile(path: "", bytes: bytes))
    #expect(tree.errors.isEmpty)
    #expect(tree.ids.map { tree[$0].kind } == [.file, .screen, .view, .path])
    let all = tree.tokens.count
    #expect((0..<4).map { Int(tree.endToken(of: SyntaxID($0))) } == [all, all - 1, all - 2, all - 2])
  }
}
