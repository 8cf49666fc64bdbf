import Testing

@testable import FlowLang

/// Demands exactly these complaints of the lexer, each at its mark, and nothing of the parser's.
func expectLexicalErrors(_ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  let source = MarkedSource(marked)
  parse(source.text, sourceLocation: sourceLocation)
  let errors = Lexer.tokens(of: SourceFile(path: "test.flow", text: source.text)).errors.errors
  #expect(errors.map(\.message.text) == messages, sourceLocation: sourceLocation)
  let shown = MarkedSource.mark(errors.map { $0.start..<$0.end }, in: Array(source.text.utf8))
  #expect(shown == marked, sourceLocation: sourceLocation)
}
