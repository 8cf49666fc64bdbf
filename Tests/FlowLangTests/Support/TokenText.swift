@testable import FlowLang

/// The tokens of a file as text: one `kind text` for each, separated by ` · `, without the end of the file.
enum TokenText {
  static func text(_ tree: SyntaxTree) -> String {
    tree.tokens.dropLast().map { token in
      let spelling = String(decoding: tree.source.bytes[token.range], as: UTF8.self)
      return token.kind.spelling == nil ? "\(token.kind) \(spelling)" : spelling
    }
    .joined(separator: " · ")
  }
}
