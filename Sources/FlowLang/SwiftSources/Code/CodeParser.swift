/// Parses Swift tolerantly: every file gives a tree, and unknown syntax affects nothing but itself.
///
/// Covers only the grammar that distinguishes declarations, calls, closures and blocks. Does not validate the file.
struct CodeParser {
  let tokens: [CodeToken]
  var nodes: [CodeNode] = []
  var position = 0
  /// The nesting depth of expressions, statements and types at the current token.
  var depth = 0

  /// The maximum nesting depth; deeper code is skipped. An expression takes several function calls for each level.
  static let deepest = 160

  /// Parses a file, and interns its names.
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

  /// The parts of a node that is being parsed.
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

  /// Sets the parts of a node, and ends it here.
  mutating func finish(_ node: CodeNodeID, _ parts: Parts) {
    nodes[Int(node.index)].child = parts.first
    nodes[Int(node.index)].end = Int32(position)
  }

  /// Adds a node with parts that ends here.
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

  /// Whether the current token is a keyword, not in backticks.
  @inline(__always) func isAt(_ keyword: CodeKeyword) -> Bool {
    tokens[position].kind == .name && tokens[position].name == keyword
  }

  func isAt(_ keyword: CodeKeyword, _ ahead: Int) -> Bool {
    let token = token(ahead)
    return token.kind == .name && token.name == keyword
  }

  /// The keyword that the current token is; nil for other names.
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

  /// Whether the current token is a name, in backticks or not.
  var isName: Bool { kind == .name || kind == .quotedName }

  /// Skips one token, or a whole bracketed group.
  mutating func skipGroup() { position = min(endOfGroup(position), tokens.count - 1) }

  /// Returns the index after one token, or after a whole bracketed group.
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

  /// Parses a nested construct; skips it where it is nested too deeply.
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

  /// Whether the current token is an operator.
  func isAt(_ symbol: CodeSymbol) -> Bool { kind == .op && token.name == symbol.name }

  /// Skips generic parameters or arguments in angle brackets, if the current token opens them.
  mutating func skipAngles() {
    if isAt(.less), let end = endOfAngles(position) { position = end }
  }

  /// Returns the index after a list in angle brackets; nil where it is no list of types, as in a comparison.
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

  /// The maximum number of tokens in a list of generic arguments.
  private static let longestList = 400
}
