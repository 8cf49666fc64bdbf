import Testing

@testable import FlowLang

extension Compilation {
  /// Compiles a text.
  static func of(_ text: String, path: String = "app.flow") -> Compilation {
    Compiler.compile(SourceFile(path: path, text: text))
  }

  /// Compiles bytes that need not be valid text.
  static func of(bytes: [UInt8]) -> Compilation { Compiler.compile(SourceFile(path: "app.flow", bytes: bytes)) }

  /// Compiles a flow without mistakes and adds a finding about a piece of its text.
  static func of(
    _ text: String, finding rule: Rule, _ message: String, at marked: String,
    _ change: (inout Finding) -> Void = { _ in }
  ) throws -> Compilation {
    var compilation = of(text, path: "examples/shop.flow")
    try #require(compilation.findings.shown.isEmpty, "\(compilation.findings.shown)")
    let range = try SourceRange.first(of: marked, in: text)
    compilation.findings.add(rule, about: .file) {
      var finding = rule.finding(message, at: range)
      change(&finding)
      return finding
    }
    return compilation
  }
}

extension SourceRange {
  /// Returns the range of the first occurrence of a piece of text.
  static func first(of marked: String, in text: String) throws -> SourceRange {
    let (bytes, piece) = (Array(text.utf8), Array(marked.utf8))
    let start = try #require((0...bytes.count).first { bytes[$0...].starts(with: piece) })
    return SourceRange(file: FileID(0), start: UInt32(start), end: UInt32(start + piece.count))
  }
}

/// Expects the report of some compilations in a format.
func expectReport(
  _ compilations: [Compilation], as reporter: Reporter = .text, style: ReportStyle = ReportStyle(), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = reporter.report(compilations, style)
  #expect(text == expected, "\(text)", sourceLocation: sourceLocation)
}
