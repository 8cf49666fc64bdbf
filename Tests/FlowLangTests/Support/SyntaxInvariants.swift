@testable import FlowLang

/// The invariants of every tree, whatever the bytes are. Every test that parses checks them.
enum SyntaxInvariants {
  /// Returns the violated invariants.
  static func violations(_ tree: SyntaxTree) -> [String] {
    var found = tokenViolations(tree) + nodeViolations(tree)
    guard found.isEmpty else { return found }
    found += errorViolations(tree)
    read(tree)
    return found
  }

  // MARK: Tokens

  private static func tokenViolations(_ tree: SyntaxTree) -> [String] {
    let bytes = tree.source.bytes
    guard let last = tree.tokens.last, last.kind == .endOfFile, last.range == bytes.count..<bytes.count else {
      return ["the tokens do not end in the end of the file"]
    }
    var end: UInt32 = 0
    for token in tree.tokens {
      if token.start < end || token.end < token.start {
        return ["a token overlaps the one before it at \(token.start)"]
      }
      if token.kind == .endOfFile ? token.end != bytes.count : token.end == token.start {
        return ["an empty token at \(token.start)"]
      }
      end = token.end
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for index in tree.tokens.indices {
      text += bytes[tree.leadingTrivia(of: TokenIndex(index))]
      text += bytes[tree.tokens[index].range]
    }
    if text != bytes { return ["tokens and trivia do not give the file back"] }
    return TriviaCheck.violations(tree)
  }

  // MARK: Nodes

  private static func nodeViolations(_ tree: SyntaxTree) -> [String] {
    let nodes = tree.nodes
    let all = 0..<TokenIndex(tree.tokens.count)
    guard nodes[0].kind == .file, tree.range(0) == all, nodes.end(of: 0) == nodes.count else {
      return ["the file node does not cover the file"]
    }
    // The path from the file to the current node, each with the first token where its next child may begin.
    var open: [(node: Int, next: TokenIndex)] = [(0, 0)]
    for index in nodes.indices.dropFirst() {
      while let last = open.last, index >= nodes.end(of: UInt32(last.node)) { open.removeLast() }
      guard let parent = open.last else { return ["node \(index) has no parent"] }
      let end = nodes.end(of: UInt32(index))
      if end <= index || end > nodes.end(of: UInt32(parent.node)) { return ["node \(index) ends outside its parent"] }
      if nodes[index].kind == .file { return ["node \(index) is a file in a file"] }
      let range = tree.range(index)
      if range.lowerBound < parent.next { return ["node \(index) begins inside its sister"] }
      if range.upperBound > tree.range(parent.node).upperBound { return ["node \(index) covers more than its parent"] }
      open[open.count - 1].next = range.upperBound
      open.append((index, range.lowerBound))
    }
    return []
  }

  // MARK: Errors

  private static func errorViolations(_ tree: SyntaxTree) -> [String] {
    let count = tree.source.bytes.count
    var found: [String] = []
    for error in tree.errors {
      if error.start > error.end || error.end > count { found.append("an error outside the file") }
      let text = error.message.text
      if text.isEmpty || text.hasSuffix(".") { found.append("wording: \(text)") }
      if text.unicodeScalars.contains(where: { isUnprintable($0) }) {
        found.append("unprintable: \(text.debugDescription)")
      }
    }
    if tree.omittedErrorCount > 0 && tree.errors.isEmpty { found.append("errors are left out, but none is kept") }
    return found
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || UTF8Text.isControl(scalar) || UTF8Text.reordersText(scalar) || scalar.value == 0x7F
  }

  // MARK: Reading

  /// Calls every accessor of the tree: none may trap.
  private static func read(_ tree: SyntaxTree) {
    _ = tree.imports
    for index in tree.tokens.indices { _ = tree.text(of: TokenIndex(index)) }
    let lines = LineTable(tree.source)
    for error in tree.errors { _ = (lines.position(of: error.start), lines.position(of: error.end)) }
    for id in tree.ids {
      _ = tree.range(of: id)
      _ = tree.name(of: id)
      if tree.leadingTrivia(of: tree[id].firstToken).count < 10_000 { _ = tree.documentation(of: id) }
    }
  }
}

extension SyntaxTree {
  /// All nodes in pre-order.
  var ids: [SyntaxID] { nodes.indices.map { SyntaxID(UInt32($0)) } }

  /// Returns the first node of a kind.
  func first(_ kind: SyntaxKind) -> SyntaxID? { ids.first { self[$0].kind == kind } }

  /// Returns the tokens of a node.
  fileprivate func range(_ node: Int) -> Range<TokenIndex> {
    nodes[node].firstToken..<max(nodes[node].firstToken, nodes.endToken(of: UInt32(node)))
  }
}
