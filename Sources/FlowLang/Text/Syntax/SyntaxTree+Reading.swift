/// Reading the tree: children, tokens and text of a node.
extension SyntaxTree {
  @inline(__always) subscript(id: SyntaxID) -> SyntaxNode { nodes[Int(id.index)] }

  /// Returns the token past the last one of a node; its first token for an empty node.
  @inline(__always) func endToken(of id: SyntaxID) -> TokenIndex { nodes.endToken(of: id.index) }

  /// Returns the index past the last descendant of a node.
  @inline(__always) func end(of id: SyntaxID) -> UInt32 { nodes.end(of: id.index) }

  /// Returns the direct children of a node, in source order.
  func children(of id: SyntaxID) -> Children { Children(nodes: nodes, position: id.index + 1, end: end(of: id)) }

  /// Returns the direct children of one kind.
  func children(of id: SyntaxID, _ kind: SyntaxKind) -> [SyntaxID] { children(of: id).filter { self[$0].kind == kind } }

  /// Returns the first direct child of one kind.
  @inline(__always) func child(of id: SyntaxID, _ kind: SyntaxKind) -> SyntaxID? {
    var next = id.index + 1
    let end = end(of: id)
    while next < end {
      if nodes[Int(next)].kind == kind { return SyntaxID(next) }
      next = nodes.end(of: next)
    }
    return nil
  }

  /// Returns the first direct child of any kind.
  @inline(__always)
  func firstChild(of id: SyntaxID) -> SyntaxID? { id.index + 1 < end(of: id) ? SyntaxID(id.index + 1) : nil }

  @inline(__always) func token(_ index: TokenIndex) -> Token { tokens[Int(index)] }

  /// Returns the token at an offset from the first one of a node, when it is still inside the node.
  @inline(__always) func token(of id: SyntaxID, at offset: UInt32) -> TokenIndex? {
    let index = self[id].firstToken + offset
    return index < endToken(of: id) ? index : nil
  }

  /// Returns the declared name of an item or statement that begins `keyword name`, after `offset` keywords.
  @inline(__always) func name(of id: SyntaxID, at offset: UInt32 = 1) -> TokenIndex? {
    guard let index = token(of: id, at: offset) else { return nil }
    let kind = tokens.kind(at: Int(index))
    switch self[id].kind {
    case .link, .tab, .outcome, .handler, .without, .finishGoal, .parameter, .argument, .note, .effect, .tabReference,
      .path, .effectArgument:
      return kind.isWord ? index : nil
    default: return kind.isName ? index : nil
    }
  }

  /// Returns the name that a declaration introduces: `external flow Name`, `link name`. The first word of an external
  /// screen or flow may be misspelt.
  func declaredName(of id: SyntaxID) -> TokenIndex? {
    switch self[id].kind {
    case .externalScreen, .externalFlow: name(of: id, at: 2)
    default: name(of: id, at: tokens.kind(at: Int(self[id].firstToken)) == .external ? 2 : 1)
    }
  }

  /// Returns the first token of a kind inside a node.
  func firstToken(of id: SyntaxID, _ kind: TokenKind) -> TokenIndex? {
    (self[id].firstToken..<endToken(of: id)).first { token($0).kind == kind }
  }

  /// Returns the range of bytes from the first to the last token of a node.
  func range(of id: SyntaxID) -> (start: UInt32, end: UInt32) {
    let node = self[id]
    let start = token(node.firstToken).start
    let end = endToken(of: id)
    return (start, end > node.firstToken ? token(end - 1).end : start)
  }

  /// Returns the location of a node.
  ///
  /// - Parameter file: The number of the file of this tree.
  @inline(__always) func range(of id: SyntaxID, in file: FileID) -> SourceRange {
    let range = range(of: id)
    return SourceRange(file: file, start: range.start, end: range.end)
  }

  /// Returns the location of a token.
  ///
  /// - Parameter file: The number of the file of this tree.
  @inline(__always) func range(of index: TokenIndex, in file: FileID) -> SourceRange {
    let token = token(index)
    return SourceRange(file: file, start: token.start, end: token.end)
  }

  /// Returns the text of a name, without its backticks, of a string or of a tag, with its escapes replaced.
  func text(of index: TokenIndex) -> String {
    if let range = nameRange(of: index) { return String(decoding: source.bytes[range], as: UTF8.self) }
    switch token(index).kind {
    case .number, .duration: return spelling(of: index)
    default: return String(decoding: bytes(of: index), as: UTF8.self)
    }
  }

  /// Returns the bytes of a bare name or of one in backticks in the file; nil for other tokens.
  @inline(__always) func nameRange(of index: TokenIndex) -> Range<Int>? {
    let token = tokens[Int(index)]
    switch token.kind {
    case .string, .tag, .number, .duration: return nil
    case .quotedName:
      let range = token.range
      let isClosed = range.count > 1 && source.bytes[range.upperBound - 1] == ASCII.backtick
      return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    default: return token.range
    }
  }

  /// Returns the bytes of ``text(of:)``.
  func bytes(of index: TokenIndex) -> [UInt8] {
    let token = token(index)
    switch token.kind {
    case .string: return StringLiteral.value(source.bytes, token.range)
    case .tag:
      let name = token.range.lowerBound + 1..<token.range.upperBound
      guard source.bytes[name.lowerBound] == ASCII.quote else { return Array(source.bytes[name]) }
      return StringLiteral.value(source.bytes, name)
    default: return Array(source.bytes[nameRange(of: index) ?? token.range])
    }
  }

  /// Returns the source text of a token.
  func spelling(of index: TokenIndex) -> String { String(decoding: source.bytes[token(index).range], as: UTF8.self) }

  /// Returns the source text between the first and the last byte of a node.
  func spelling(of id: SyntaxID) -> String {
    let range = range(of: id)
    return String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Whether there are syntax errors in a node.
  func hasErrors(in id: SyntaxID) -> Bool {
    let range = range(of: id)
    return omittedErrorCount > 0 || errors.contains { range.start <= $0.start && $0.end <= range.end }
  }

  /// Returns the last modifier of a target, its braces included; the goal when there is none.
  func lastModifier(of target: SyntaxID) -> SyntaxID {
    children(of: target).reduce(target) { last, child in
      self[child].kind == .conditions || self[child].kind == .target ? last : child
    }
  }

  /// Returns the text of a node without its trivia: a type as Swift spells it.
  func compactSpelling(of id: SyntaxID) -> String {
    let first = self[id].firstToken
    if endToken(of: id) == first + 1 { return text(of: first) }
    return (first..<endToken(of: id)).map { text(of: $0) }.joined()
  }

  /// The direct children of one node.
  struct Children: Sequence, IteratorProtocol {
    let nodes: SyntaxNodeList
    var position: UInt32
    let end: UInt32

    mutating func next() -> SyntaxID? {
      guard position < end else { return nil }
      defer { position = nodes.end(of: position) }
      return SyntaxID(position)
    }
  }
}

extension SyntaxTree {
  /// Whether a node is a modifier of a target, url or entry.
  func isModifier(_ id: SyntaxID) -> Bool {
    switch self[id].kind {
    case .plainModifier, .overModifier, .replaceModifier, .inTabModifier, .asModifier, .viaModifier, .orModifier,
      .flagsModifier:
      true
    default: false
    }
  }

  /// Returns the offset of the end of the token before a node.
  func endOfToken(before id: SyntaxID) -> UInt32 {
    let first = self[id].firstToken
    return first > 0 ? token(first - 1).end : 0
  }
}
