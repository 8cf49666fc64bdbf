@testable import FlowLang

/// The invariants of every layout.
enum LayoutInvariants {
  /// Returns the violated invariants; empty for a text with syntax errors, which has no layout.
  static func violations(_ bytes: [UInt8]) -> [String] {
    let before = Parser.parse(SourceFile(path: "", bytes: bytes))
    guard let text = FlowFormatter.format(before.source) else {
      return before.hasErrors ? [] : ["a text without errors is not formatted"]
    }
    if before.hasErrors { return ["a text with errors is formatted"] }
    let after = Parser.parse(SourceFile(path: "", text: text))
    var found: [String] = []
    if after.hasErrors { found.append("the layout has errors") }
    if SyntaxDump.text(before) != SyntaxDump.text(after) { found.append("the tree is another") }
    if comments(before) != comments(after) { found.append("the comments are others") }
    if documentation(before) != documentation(after) { found.append("the documentation is another") }
    if FlowFormatter.format(after.source) != text { found.append("the layout has another layout") }
    found += whitespaceViolations(after)
    return found.isEmpty ? [] : found + ["in:", String(decoding: bytes, as: UTF8.self), "formatted:", text]
  }

  /// Returns the comments before each token, without the white space at the ends of their lines.
  private static func comments(_ tree: SyntaxTree) -> [[String]] {
    tree.tokens.indices.map { index in
      tree.comments(before: TokenIndex(index)).map { comment in
        let text = String(decoding: tree.source.bytes[comment.range], as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline && $0.isASCII }
        return lines.map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
          .joined(separator: "\n")
      }
    }
  }

  private static func documentation(_ tree: SyntaxTree) -> [String] { tree.ids.map { tree.documentation(of: $0) } }

  private static func whitespaceViolations(_ tree: SyntaxTree) -> [String] {
    let text = String(decoding: tree.source.bytes, as: UTF8.self)
    var found: [String] = []
    if text.utf8.contains(ASCII.carriageReturn) { found.append("a carriage return") }
    if !text.isEmpty, !text.hasSuffix("\n") { found.append("no line end at the end") }
    if text.hasPrefix("\n") || text.hasSuffix("\n\n") { found.append("a blank line at an end of the file") }
    for line in text.split(separator: "\n") where line.hasSuffix(" ") || line.hasSuffix("\t") {
      found.append("white space at the end of `\(line)`")
    }
    for index in tree.tokens.indices where tree.comments(before: TokenIndex(index)).isEmpty {
      let count = tree.lineEnds(before: TokenIndex(index))
      let isAtEnd = tree.tokens[index].kind == .rightBrace || (index > 0 && tree.tokens[index - 1].kind == .leftBrace)
      if count > 2 { found.append("two blank lines") }
      if count > 1, isAtEnd { found.append("a blank line at an end of a block") }
    }
    return found
  }
}
