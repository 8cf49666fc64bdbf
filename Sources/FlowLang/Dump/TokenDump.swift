/// The tokens of a file as text: one line for each, with its line and column, its kind and its text.
enum TokenDump {
  static func text(_ tree: SyntaxTree) -> String {
    let lines = LineTable(tree.source)
    return tree.tokens.map { token in
      let position = lines.position(of: token.start)
      let text = String(decoding: tree.source.bytes[token.range], as: UTF8.self)
      return "\(position.line):\(position.column) \(token.kind)" + (text.isEmpty ? "" : " \(text)") + "\n"
    }
    .joined()
  }
}
