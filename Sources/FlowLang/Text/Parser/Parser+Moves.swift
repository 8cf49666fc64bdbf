/// Statements in a block where they are not allowed, and the blocks that they belong to.
extension Parser {
  /// The repair that moves the current statement to the block that it belongs to, if there is only one.
  func repairOfMisplaced(in block: Block) -> SyntaxError.Repair? {
    guard memory.maySearch(), let last = lastOfStatement, let place = home(behind: last, in: block)
    else { return nil }
    let text = text(from: tokens[Int(index)].start, to: tokens[last].end)
    let insertion = SyntaxError.Edit(
      start: place.offset, end: place.offset, text: place.isBlock ? "\n  \(text)" : "\n\n\(text)")
    // Comments before the statement stay where they are.
    let isBehindSpace = bytes[Int(lastTokenEnd)..<Int(tokens[Int(index)].start)].allSatisfy(ASCII.isWhitespace)
    let removal = SyntaxError.Edit(
      start: isBehindSpace ? lastTokenEnd : tokens[Int(index)].start, end: tokens[last].end, text: "")
    return SyntaxError.Repair(
      title: place.title, edits: insertion.start < removal.start ? [insertion, removal] : [removal, insertion])
  }

  /// Returns the offset to which the current statement belongs.
  private func home(behind last: Int, in block: Block) -> (offset: UInt32, title: String, isBlock: Bool)? {
    switch kind {
    case .scheme, .domain: return end(of: .app).map { ($0, "put it into the app", true) }
    case .tab: return end(of: .tabs).map { ($0, "put it into the tab bar", true) }
    case .start where !hasStartOfApp: return end(of: .app).map { ($0, "put it into the app", true) }
    case _ where Self.topLevel.contains(kind):
      // Behind the declaration at the top of the file that contains the statement.
      guard depth > 0, let brace = brace(closing: openBraces, after: last) else { return nil }
      return (tokens[brace].end, "put it at the top of the file", false)
    default:
      let home: (name: String, offset: UInt32)? =
        block == .file ? declaration(beside: last) : enclosingDeclaration ?? onlyDeclaration(after: last)
      return home.map { ($0.offset, "put it into `\($0.name)`", true) }
    }
  }

  /// The innermost declaration around the current statement in which it may stand, and the end of its `{`.
  private var enclosingDeclaration: (name: String, offset: UInt32)? {
    var (token, open) = (Int(index) - 1, 0)
    while token > 0 {
      if tokens.kind(at: token) == .rightBrace { open += 1 }
      if tokens.kind(at: token) == .leftBrace {
        if open == 0, let found = declaration(openedAt: head(of: token)) { return (found.name, found.brace) }
        open = max(0, open - 1)
      }
      token -= 1
    }
    return nil
  }

  /// The only declaration in the current block, if the current statement may stand in it, and the end of its `{`.
  private func onlyDeclaration(after last: Int) -> (name: String, offset: UInt32)? {
    guard let end = brace(closing: 1, after: last) else { return nil }
    var (token, open, heads) = (end - 1, 0, [Int]())
    while token > 0, open >= 0 {
      if tokens.kind(at: token) == .rightBrace { open += 1 }
      if tokens.kind(at: token) == .leftBrace { open -= 1 }
      let isHead = TokenSet(.screen, .tabs, .group, .flow).contains(tokens.kind(at: token))
      if open == 0, isHead, !isOnSameLine(TokenIndex(token)) { heads.append(token) }
      token -= 1
    }
    guard heads.count == 1 else { return nil }
    return declaration(openedAt: heads[0]).map { ($0.name, $0.brace) }
  }

  /// Returns the first token on the line of a brace.
  private func head(of brace: Int) -> Int {
    var head = brace
    while head > 0, isOnSameLine(TokenIndex(head)), brace - head < 64 { head -= 1 }
    return head
  }

  /// The statements that stand at the top of a file.
  private static let topLevel = TokenSet(
    .flag, .external, .import, .expect, .screen, .tabs, .group, .flow, .transition)

  /// The number of blocks around the current token.
  private var openBraces: Int {
    var open = 0
    for token in 0..<Int(index) {
      if tokens.kind(at: token) == .leftBrace { open += 1 }
      if tokens.kind(at: token) == .rightBrace { open -= 1 }
    }
    return open
  }

  /// Whether a statement right in the app is a `start`.
  private var hasStartOfApp: Bool {
    guard let head = (0..<tokens.count).first(where: { tokens.kind(at: $0) == .app }) else { return true }
    var (open, token) = (0, head)
    while token < tokens.count {
      if tokens.kind(at: token) == .leftBrace { open += 1 }
      if tokens.kind(at: token) == .rightBrace {
        open -= 1
        if open <= 0 { return false }
      }
      if open == 1, tokens.kind(at: token) == .start { return true }
      token += 1
    }
    return false
  }

  /// Returns the declaration before or after the current statement, which is at the top of the file, and the offset in
  /// its block to which the statement belongs: the one that no blank line separates from it, or else the one before.
  private func declaration(beside last: Int) -> (name: String, offset: UInt32)? {
    let before = index > 0 ? declaration(closedAt: Int(index) - 1) : nil
    let isApart = hasBlankLine(from: lastTokenEnd, to: tokens[Int(index)].start)
    if let before, !isApart { return before }
    let next = last + 1
    let after = declaration(openedAt: next).map { (name: $0.name, offset: $0.brace) }
    if let after, before == nil || !hasBlankLine(from: tokens[last].end, to: tokens[next].start) { return after }
    return before
  }

  private func hasBlankLine(from start: UInt32, to end: UInt32) -> Bool {
    bytes[Int(start)..<Int(end)].split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).dropFirst()
      .dropLast().contains { $0.allSatisfy(ASCII.isWhitespace) }
  }

  /// Returns the declaration that a `}` closes, if the current statement may stand in it, and the end of its contents.
  private func declaration(closedAt brace: Int) -> (name: String, offset: UInt32)? {
    guard tokens.kind(at: brace) == .rightBrace else { return nil }
    var (open, token) = (0, brace)
    while token > 0 {
      if tokens.kind(at: token) == .rightBrace { open += 1 }
      if tokens.kind(at: token) == .leftBrace { open -= 1 }
      if open == 0 { break }
      token -= 1
    }
    return declaration(openedAt: head(of: token)).map { ($0.name, tokens[brace - 1].end) }
  }

  /// Returns the declaration that begins at a token, if the current statement may stand in it, and the end of its `{`.
  private func declaration(openedAt head: Int) -> (name: String, brace: UInt32)? {
    let homes: [TokenKind: Block] = [.app: .app, .screen: .screen, .tabs: .tabs, .group: .group, .flow: .flow]
    guard let home = homes[tokens.kind(at: head)], home.starters.contains(kind),
      let brace = (head..<min(head + 64, tokens.count)).first(where: { tokens.kind(at: $0) == .leftBrace }),
      !Self.single.contains(kind) || !holdsStatement(brace)
    else { return nil }
    return (spelling(of: TokenIndex(head + 1)), tokens[brace].end)
  }

  /// The statements of which a block has one at most.
  private static let single = TokenSet(.start, .back, .transition, .view, .image)

  /// Whether the block that a `{` opens has a statement like the current one of its own.
  private func holdsStatement(_ brace: Int) -> Bool {
    var (token, open) = (brace + 1, 1)
    while token < tokens.count, open > 0 {
      if tokens.kind(at: token) == .leftBrace { open += 1 }
      if tokens.kind(at: token) == .rightBrace { open -= 1 }
      let isFirst = !isOnSameLine(TokenIndex(token)) || tokens.kind(at: token - 1) == .leftBrace
      if open == 1, token != Int(index), isFirst, tokens.kind(at: token) == kind { return true }
      token += 1
    }
    return false
  }

  /// Returns the end of the contents of the only block of a kind.
  private func end(of kind: TokenKind) -> UInt32? {
    let heads = (0..<tokens.count - 2).filter {
      tokens.kind(at: $0) == kind && tokens.kind(at: $0 + 1).isName && tokens.kind(at: $0 + 2) == .leftBrace
    }
    guard heads.count == 1 else { return nil }
    return brace(closing: 1, after: heads[0] + 2).map { tokens[$0 - 1].end }
  }

  /// Returns the `}` that closes the outermost of some open blocks.
  private func brace(closing count: Int, after token: Int) -> Int? {
    var open = count
    for token in token + 1..<max(token + 1, tokens.count - 1) {
      if tokens.kind(at: token) == .leftBrace { open += 1 }
      if tokens.kind(at: token) == .rightBrace { open -= 1 }
      if open == 0 { return token }
    }
    return nil
  }

  /// The last token of the current statement: the last on its line, or the `}` of the block that it begins.
  private var lastOfStatement: Int? {
    var (open, token) = (0, Int(index))
    while token < tokens.count - 1 {
      if tokens.kind(at: token) == .leftBrace { open += 1 }
      if tokens.kind(at: token) == .rightBrace {
        // `screen A { flag b }`
        if open == 0 { return token > Int(index) ? token - 1 : nil }
        open -= 1
      }
      if open == 0, !isOnSameLine(TokenIndex(token + 1)) { return token }
      token += 1
    }
    return open == 0 ? token - 1 : nil
  }
}
