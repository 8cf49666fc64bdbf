import Foundation
import Testing

@testable import FlowLang

/// The TextMate grammar agrees with the compiler: the scopes of every statement, of broken lines, and of every token of
/// the examples, including those of the rules. The full tier needs `textmate-grammar-python` for it.
@Suite struct TextMateGrammarTests {
  private static let folder = "Tests/FlowLangTests/Editors/Grammar"

  @Test(.fullTier)
  func scopesAgreeWithTheCompiler() throws {
    let own = ["statements", "words", "broken"].map { "\(Self.folder)/\($0).flow" }
    var files = try (Repository.examples + own).map { ReadTokens(path: $0, text: try Repository.text(of: $0)) }
    for rule in Rule.all { files.append(ReadTokens(path: rule.name, text: RuleExample(rule.failing).text)) }
    let scratch = try ScratchFolder()
    try scratch.write(try JSONEncoder().encode(files), to: "tokens.json")
    let run = try EditorRun.bash(
      "python3 \(Self.folder)/grammar.py Editors/textmate/flow.tmLanguage.json '\(scratch.path("tokens.json"))' "
        + own.joined(separator: " "))
    #expect(run.status == 0 && run.output == "\n", "\(run.output)\(run.errors)")
  }

  /// The text for testing scopes contains every production of the grammar, and every keyword.
  @Test func everyStatementIsTested() throws {
    let path = Self.folder + "/statements.flow"
    let text = try Repository.text(of: path)
    let tree = Parser.parse(SourceFile(path: path, text: text))
    #expect(tree.errors.map(\.message.text) == [])
    let kinds = Set(tree.nodes.indices.map { tree.nodes[$0].kind.rawValue })
    let missing = (UInt8.min...UInt8.max).compactMap(SyntaxKind.init).filter { !kinds.contains($0.rawValue) }
    #expect(missing == [])
    let keywords = Set(ReadTokens(path: path, text: text).tokens.filter { $0.class == .keyword }.map(\.spelling))
    let words = TokenKind.allCases.filter { $0.isWord && !WordUse.couldBeBoth.contains($0) }.compactMap(\.spelling)
    #expect(words.filter { !keywords.contains($0) } == [])
  }
}
