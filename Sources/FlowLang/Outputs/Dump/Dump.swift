/// The product of one stage of the compiler as text, for developers of the compiler. The form may change at any time.
public struct Dump: Sendable {
  /// The name of the stage's product on the command line.
  public let name: String
  /// The contents of the dump, in one line.
  public let summary: String
  /// Whether the dump covers the file alone, without its imports.
  public let isOfTree: Bool
  /// Writes the dump of a compilation.
  public let write: @Sendable (Compilation) -> String

  /// Every dump, in the order of the stages.
  public static let all: [Dump] = [
    Dump(name: "tokens", summary: "the tokens, each with its position, kind and text", isOfTree: true) {
      TokenDump.text($0.trees[0])
    },
    Dump(name: "tree", summary: "the syntax nodes, each with its own tokens; ! marks what is broken", isOfTree: true) {
      SyntaxDump.text($0.trees[0]) + "\n"
    },
    Dump(name: "model", summary: "the meaning: what every name was bound to; ? marks what was not", isOfTree: false) {
      ModelDump($0.model).text + "\n"
    },
    Dump(name: "graph", summary: "the stack graph before any refinement (docs/analysis.md)", isOfTree: false) {
      StackGraphDump($0).text
    },
  ]
}

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
