import Foundation
import Testing

@testable import FlowLang

/// The grammar of the reference is that of the language: it accepts all flows, and examples use all of its branches.
@Suite struct ReferenceGrammarTests {
  private static func grammar() throws -> ReferenceGrammar {
    let text = try Repository.text(of: "docs/language.md")
    let blocks = text.components(separatedBy: "```\n").filter { $0.contains("file       = { item } ;") }
    return try ReferenceGrammar(try #require(blocks.first))
  }

  @Test(arguments: Repository.examples + [KitchenSink.path])
  func theGrammarAcceptsTheFlow(_ path: String) throws {
    try accept(Parser.parse(SourceFile(path: path, bytes: try Repository.bytes(of: path))))
  }

  @Test(arguments: RewrittenFlowTests.rewritings)
  func theGrammarAcceptsTheRewrittenFlow(_ rewriting: RewrittenFlowTests.Rewriting) throws {
    for tree in try rewriting.bind(isRewritten: true).trees { try accept(tree) }
  }

  private func accept(_ tree: SyntaxTree) throws {
    #expect(!tree.hasErrors)
    _ = try Self.grammar().branches(takenBy: tree)
  }

  /// Every alternative, every `[ … ]` and every `{ … }` of every production is used.
  @Test func everyBranchOfTheGrammarIsInAnExample() throws {
    let grammar = try Self.grammar()
    var taken: Set<Int> = []
    for path in Repository.examples {
      taken.formUnion(
        try grammar.branches(takenBy: Parser.parse(SourceFile(path: path, bytes: try Repository.bytes(of: path)))))
    }
    #expect(grammar.branches.indices.filter { !taken.contains($0) }.map { grammar.branches[$0] } == [])
  }

  /// The grammar refuses texts that the parser refuses.
  @Test(arguments: [
    "screen A { link -> B }", "flag x = a", "flag x = a |", "screen A { outcome o -> back }", "screen A(,) {}",
    "app A { start B { on x } }", "flow F \"Title\" {}", "screen A \"T\" (id: Int) {}",
    "screen A { link a -> B(id: 1,,) }", "expect A", "screen A { requires a = }",
  ])
  func otherTextsAreRefused(_ text: String) throws {
    let tree = Parser.parse(SourceFile(path: "", text: text))
    #expect(tree.hasErrors)
    let grammar = try Self.grammar()
    #expect(throws: ReferenceGrammar.Refusal.self) { try grammar.branches(takenBy: tree) }
  }
}
