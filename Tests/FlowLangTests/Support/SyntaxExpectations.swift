import Testing

@testable import FlowLang

/// Parses a text and checks the invariants of every tree. All tests parse through this function.
@discardableResult
func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> SyntaxTree {
  parse(Array(text.utf8), sourceLocation: sourceLocation)
}

/// Parses bytes that need not be valid text.
@discardableResult
func parse(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> SyntaxTree {
  let tree = Parser.parse(SourceFile(path: "test.flow", bytes: bytes))
  let violations = SyntaxInvariants.violations(tree)
  if !violations.isEmpty {
    let excerpt = String(decoding: bytes.prefix(2000), as: UTF8.self)
    Issue.record("\(violations.joined(separator: "; "))\nin:\n\(excerpt)", sourceLocation: sourceLocation)
  }
  return tree
}

/// Expects that a text has no syntax errors.
func expectParses(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tree = parse(text, sourceLocation: sourceLocation)
  for error in tree.errors {
    let shown = MarkedSource.mark([error.start..<error.end], in: tree.source.bytes)
    Issue.record("\(error.message.text)\n\(shown)", sourceLocation: sourceLocation)
  }
}

/// Expects exactly these syntax errors, each at its mark in the text.
func expectSyntaxErrors(_ marked: String, _ messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  let source = MarkedSource(marked)
  let tree = parse(source.text, sourceLocation: sourceLocation)
  let errors = tree.errors.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  #expect(errors.map(\.message.text) == messages, sourceLocation: sourceLocation)
  let shown = MarkedSource.mark(errors.map { $0.start..<$0.end }, in: tree.source.bytes)
  #expect(shown == marked, sourceLocation: sourceLocation)
}

/// Expects that a text has no syntax errors, and a dump of its tree, or of the first node of a kind.
func expectTree(
  _ text: String, of kind: SyntaxKind = .file, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectParses(text, sourceLocation: sourceLocation)
  let tree = parse(text, sourceLocation: sourceLocation)
  guard let id = tree.first(kind) else {
    Issue.record("there is no \(kind) in:\n\(SyntaxDump.text(tree))", sourceLocation: sourceLocation)
    return
  }
  #expect(SyntaxDump.text(tree, of: id) == dump, sourceLocation: sourceLocation)
}
