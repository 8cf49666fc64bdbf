/// Reads Swift tolerantly: every file gives a tree, and what is not understood costs nothing but itself.
///
/// It knows as much of the grammar as tells declarations, calls, closures and blocks apart. It is not a check of the file.
struct CodeParser {
  let tokens: [CodeToken]
  var nodes: [CodeNode] = []
  var position = 0
  /// How deeply expressions, statements and types are nested here.
  var depth = 0

  /// What is nested more deeply is skipped: an expression of the language takes some calls of functions for each level.
  static let deepest = 160

  /// Reads a file, and takes its names in.
  static func parse(_ bytes: [UInt8], _ names: inout CodeNames) -> CodeTree {
    let lexed = CodeLexer.read(bytes, &names)
    var parser = CodeParser(tokens: lexed.tokens)
    parser.nodes.reserveCapacity(lexed.tokens.count)
    let root = parser.add(.file, first: 0)
    var statements = Parts()
    parser.parseItems(&statements, .file)
    parser.finish(root, statements)
    return CodeTree(
      tokens: lexed.tokens, nodes: parser.nodes, anchors: lexed.anchors, conditions: lexed.conditions)
  }

  private init(tokens: [CodeToken]) { self.tokens = tokens }

  // MARK: Nodes

  /// The parts of a node that is being read.
  struct Parts {
    var first = CodeNodeID.none
    var last = CodeNodeID.none
  }

  mutating func add(
    _ kind: CodeNode.Kind, first: Int, token: Int = -1, flags: CodeNode.Flags = []
  ) -> CodeNodeID {
    nodes.append(
      CodeNode(kind: kind, flags: flags, token: Int32(token), first: Int32(first), end: Int32(position)))
    return CodeNodeID(index: Int32(nodes.count - 1))
  }

  mutating func append(_ node: CodeNodeID, to parts: inout Parts) {
    guard node.exists else { return }
    if parts.last.exists { nodes[Int(parts.last.index)].next = node } else { parts.first = node }
    parts.last = node
  }

  /// Gives a node its parts, and lets it end here.
  mutating func finish(_ node: CodeNodeID, _ parts: Parts) {
    nodes[Int(node.index)].child = parts.first
    nodes[Int(node.index)].end = Int32(position)
  }

  /// A node with parts that ends here.
  mutating func make(
    _ kind: CodeNode.Kind, first: Int, token: Int = -1, flags: CodeNode.Flags = [], _ parts: Parts
  ) -> CodeNodeID {
    let node = add(kind, first: first, token: token, flags: flags)
    nodes[Int(node.index)].child = parts.first
    return node
  }

  // MARK: Tokens

  @inline(__always) var token: CodeToken { tokens[position] }
  @inline(__always) var kind: CodeToken.Kind { tokens[position].kind }

  func token(_ ahead: Int) -> CodeToken { tokens[min(position + ahead, tokens.count - 1)] }

  @inline(__always) mutating func advance() { if position < tokens.count - 1 { position += 1 } }

  /// Whether the token is a word, not in backticks.
  @inline(__always) func isAt(_ keyword: CodeKeyword) -> Bool {
    tokens[position].kind == .name && tokens[position].name == keyword
  }

  func isAt(_ keyword: CodeKeyword, _ ahead: Int) -> Bool {
    let token = token(ahead)
    return token.kind == .name && token.name == keyword
  }

  /// The word that the token is; nil for names that are none.
  var keyword: CodeKeyword? { kind == .name ? token.name.keyword : nil }

  mutating func take(_ keyword: CodeKeyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  mutating func take(_ kind: CodeToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether the token is a name, in backticks or not.
  var isName: Bool { kind == .name || kind == .quotedName }

  /// Skips one token, or all in its brackets.
  mutating func skipGroup() { position = min(endOfGroup(position), tokens.count - 1) }

  /// The place behind one token, or behind all that is in its brackets.
  func endOfGroup(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count - 1 {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      default: break
      }
      index += 1
      if depth <= 0 { return index }
    }
    return index
  }

  /// Reads something that is nested here; skips it where it is nested too deeply.
  mutating func nested(_ read: (inout CodeParser) -> CodeNodeID) -> CodeNodeID {
    guard depth < Self.deepest else {
      let first = position
      skipGroup()
      return add(.skipped, first: first)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Whether the token is an operator.
  func isAt(_ symbol: CodeSymbol) -> Bool { kind == .op && token.name == symbol.name }

  /// Skips generic parameters or arguments in angle brackets, where the token opens them.
  mutating func skipAngles() {
    if isAt(.less), let end = endOfAngles(position) { position = end }
  }

  /// The place behind what an angle bracket opens; nil where it is no list of types, as in a comparison.
  func endOfAngles(_ start: Int) -> Int? {
    var angles = 0
    var brackets = 0
    var index = start
    let last = min(tokens.count - 1, start + Self.longestList)
    while index < last {
      let token = tokens[index]
      switch token.kind {
      case .op:
        switch token.name {
        case CodeSymbol.less.name: angles += 1
        case CodeSymbol.greater.name:
          angles -= 1
          if angles == 0 { return brackets == 0 ? index + 1 : nil }
        case CodeSymbol.question.name, CodeSymbol.exclamation.name, CodeSymbol.ampersand.name: break
        default: return nil
        }
      case .leftParen, .leftBracket: brackets += 1
      case .rightParen, .rightBracket:
        brackets -= 1
        if brackets < 0 { return nil }
      case .name, .quotedName, .comma, .dot, .colon, .arrow, .at, .number, .equal: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// How many tokens a list of generic arguments may have.
  private static let longestList = 400
}
