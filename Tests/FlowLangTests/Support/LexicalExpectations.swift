import Testing

@testable import FlowLang

/// Expects exactly these errors of the lexer, each at its mark, and none of the parser.
func expectLexicalErrors(_ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  let source = MarkedSource(marked)
  parse(source.text, sourceLocation: sourceLocation)
  let errors = Lexer.tokens(of: SourceFile(path: "test.flow", text: source.text)).errors.errors
  #expect(errors.map(\.message.text) == messages, sourceLocation: sourceLocation)
  let shown = MarkedSource.mark(errors.map { $0.start..<$0.end }, in: Array(source.text.utf8))
  #expect(shown == marked, sourceLocation: sourceLocation)
}
