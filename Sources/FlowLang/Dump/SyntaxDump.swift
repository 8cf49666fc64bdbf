/// A tree as indented text: one line for each node, with the tokens that belong to it and to none of its children.
///
/// `!` follows the kind of a broken node. Tokens that the parser skipped appear at the node around them.
enum SyntaxDump {
  /// Returns the dump of a node and its descendants.
  static func text(_ tree: SyntaxTree, of root: SyntaxID = .file) -> String {
    var lines: [String] = []
    var open: [UInt32] = []
    for index in root.index..<tree.nodes.end(of: root.index) {
      while let end = open.last, index >= end { open.removeLast() }
      lines.append(String(repeating: "  ", count: open.count) + line(tree, SyntaxID(index)))
      open.append(tree.nodes.end(of: index))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ tree: SyntaxTree, _ id: SyntaxID) -> String {
    let node = tree[id]
    var own: [String] = []
    var index = node.firstToken
    for child in tree.children(of: id) {
      own += spellings(tree, index..<tree[child].firstToken)
      index = tree.endToken(of: child)
    }
    own += spellings(tree, index..<tree.endToken(of: id))
    let head = "\(node.kind)" + (node.isBroken ? "!" : "")
    return own.isEmpty ? head : head + ": " + own.joined(separator: " ")
  }

  private static func spellings(_ tree: SyntaxTree, _ tokens: Range<TokenIndex>) -> [String] {
    tokens.filter { tree.token($0).kind != .endOfFile }.map { tree.spelling(of: $0) }
  }
}
