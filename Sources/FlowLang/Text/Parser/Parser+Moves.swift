/// Statements in a block where they are not allowed, and the blocks that they belong to.
extension Parser {
  /// The repair that moves the current statement to the block that it belongs to, if there is only one.
  func repairOfMisplaced(in block: Block) -> SyntaxError.Repair? {
    guard let last = lastOfStatement else { return nil }
    guard let place = home(behind: last, in: block) else {
      // The app and each flow have a `start` of their own already, and a screen starts nowhere.
      guard at(.start), block == .screen, hasStartOfApp else { return nil }
      let removed = "remove `\(text(from: tokens[Int(index)].start, to: tokens[Int(last)].end))`"
      return SyntaxError.Repair(
        removed.utf8.count > 60 ? "remove it" : removed, replace: lastTokenEnd, tokens[Int(last)].end, with: "")
    }
    let text = text(from: tokens[Int(index)].start, to: tokens[Int(last)].end)
    let insertion = SyntaxError.Edit(
      start: place.offset, end: place.offset, text: place.isBlock ? "\n  \(text)" : "\n\n\(text)")
    let removal = cut(Int(index)...Int(last))
    return SyntaxError.Repair(
      title: place.title, isSafe: at(.on),
      edits: insertion.start < removal.start ? [insertion, removal] : [removal, insertion])
  }

  /// Returns the offset to which the current statement belongs.
  private func home(behind last: TokenIndex, in block: Block) -> (offset: UInt32, title: String, isBlock: Bool)? {
    switch kind {
    case .scheme, .domain: return end(of: .app).map { ($0, "put it into the app", true) }
    case .tab: return end(of: .tabs).map { ($0, "put it into the tab bar", true) }
    case .on: return endOfHandlers.map { ($0, "put it into the braces", true) }
    case .start where !hasStartOfApp: return end(of: .app).map { ($0, "put it into the app", true) }
    case _ where Self.topLevel.contains(kind) && (depth > 0 || kind != .transition):
      // Behind the declaration at the top of the file that contains the statement.
      guard depth > 0, let block = braces.openings(around: index).last, let brace = braces.closing(of: block) else {
        return nil
      }
      return (tokens[Int(brace)].end, "put it at the top of the file", false)
    default:
      let home: (name: String, offset: UInt32)? =
        block == .file ? declaration(beside: last) : enclosingDeclaration ?? onlyDeclaration
      if let home { return (home.offset, "put it into `\(home.name)`", true) }
      // Every screen has the links of the app.
      return block == .file && at(.link) ? end(of: .app).map { ($0, "put it into the app", true) } : nil
    }
  }

  /// The end of the handlers that close right before the current statement.
  private var endOfHandlers: UInt32? {
    guard index > 1, let opening = braces.opening(closedBy: index - 1),
      TokenSet(.link, .on, .requires).contains(tokens.kind(at: Int(head(of: opening))))
    else { return nil }
    return tokens[Int(index) - 2].end
  }

  /// Whether the current statement belongs to the block that closes right before it, while another `}` closes nothing.
  var isBehindEarlyBrace: Bool {
    guard index > 0, tokens.kind(at: Int(index) - 1) == .rightBrace, column(of: index) != 0, hasStrayBrace else {
      return false
    }
    if closesTooEarly(index - 1) { return true }
    // Before a statement of a screen, the head of its screen may be what is missing.
    let opening = braces.opening(closedBy: index - 1)
    return declaration(closedAt: index - 1) != nil
      && opening.map { tokens.kind(at: Int(head(of: $0))) } == .app
  }

  /// The innermost declaration around the current statement in which it may stand, and the end of its `{`.
  private var enclosingDeclaration: (name: String, offset: UInt32)? {
    braces.openings(around: index).lazy.compactMap { declaration(openedAt: head(of: $0)) }.first
      .map { ($0.name, $0.brace) }
  }

  /// The only declaration in the current block, if the current statement may stand in it, and the end of its `{`.
  private var onlyDeclaration: (name: String, offset: UInt32)? {
    guard let block = braces.openings(around: index).first else { return nil }
    let heads = statements(in: block).filter { Self.nodes.contains(tokens.kind(at: Int($0))) }
    guard heads.count == 1 else { return nil }
    return declaration(openedAt: heads[0]).map { ($0.name, $0.brace) }
  }

  private static let nodes = TokenSet(.screen, .tabs, .group, .flow)

  /// The statements that stand at the top of a file.
  private static let topLevel = TokenSet(
    .flag, .external, .import, .expect, .screen, .tabs, .group, .flow, .transition)

  /// Whether a statement right in the app is a `start`.
  private var hasStartOfApp: Bool {
    guard let head = tokens.indices.first(where: { tokens.kind(at: $0) == .app }) else { return true }
    return brace(of: TokenIndex(head)).map { brace in
      statements(in: brace).contains { tokens.kind(at: Int($0)) == .start }
    } ?? false
  }

  /// Returns the declaration before or after the current statement, which is at the top of the file, and the offset in
  /// its block to which the statement belongs: the one that no blank line separates from it, or else the one before.
  private func declaration(beside last: TokenIndex) -> (name: String, offset: UInt32)? {
    let before = index > 0 ? declaration(closedAt: index - 1) : nil
    let isApart = hasBlankLine(from: lastTokenEnd, to: tokens[Int(index)].start)
    if let before, !isApart { return before }
    let next = last + 1
    let after = declaration(openedAt: next).map { (name: $0.name, offset: $0.brace) }
    if let after, before == nil || !hasBlankLine(from: tokens[Int(last)].end, to: tokens[Int(next)].start) {
      return after
    }
    return before
  }

  private func hasBlankLine(from start: UInt32, to end: UInt32) -> Bool {
    let gap = bytes[Int(start)..<Int(end)]
    let lineEnd = gap.contains(ASCII.lineFeed) ? ASCII.lineFeed : ASCII.carriageReturn
    return gap.split(separator: lineEnd, omittingEmptySubsequences: false).dropFirst().dropLast()
      .contains { $0.allSatisfy(ASCII.isWhitespace) }
  }

  /// Returns the declaration that a `}` closes, if the current statement may stand in it, and the end of its contents.
  private func declaration(closedAt brace: TokenIndex) -> (name: String, offset: UInt32)? {
    guard tokens.kind(at: Int(brace)) == .rightBrace, let opening = braces.opening(closedBy: brace) else { return nil }
    return declaration(openedAt: head(of: opening)).map { ($0.name, tokens[Int(brace) - 1].end) }
  }

  /// Returns the declaration that begins at a token, if the current statement may stand in it, and the end of its `{`.
  private func declaration(openedAt head: TokenIndex) -> (name: String, brace: UInt32)? {
    let homes: [TokenKind: Block] = [.app: .app, .screen: .screen, .tabs: .tabs, .group: .group, .flow: .flow]
    guard let home = homes[tokens.kind(at: Int(head))], home.starters.contains(kind), let brace = brace(of: head),
      !Self.single.contains(kind) || !holdsStatement(brace)
    else { return nil }
    return (spelling(of: head + 1), tokens[Int(brace)].end)
  }

  /// The statements of which a block has one at most.
  private static let single = TokenSet(.start, .back, .transition, .view, .image)

  /// Whether the block that a `{` opens has a statement like the current one of its own.
  private func holdsStatement(_ brace: TokenIndex) -> Bool {
    statements(in: brace).contains { $0 != index && tokens.kind(at: Int($0)) == kind }
  }

  /// Returns the end of the contents of the only block of a kind.
  private func end(of kind: TokenKind) -> UInt32? {
    let head: TokenIndex?
    if let known = memory.onlyHeads[kind] {
      head = known
    } else {
      let heads = (0..<max(0, tokens.count - 2)).filter {
        tokens.kind(at: $0) == kind && tokens.kind(at: $0 + 1).isName && tokens.kind(at: $0 + 2) == .leftBrace
      }
      head = heads.count == 1 ? TokenIndex(heads[0]) : nil
      memory.onlyHeads[kind] = .some(head)
    }
    return head.flatMap { braces.closing(of: $0 + 2) }.map { tokens[Int($0) - 1].end }
  }

  /// The last token of the current statement: the last on its line, or the `}` of the block that it begins.
  private var lastOfStatement: TokenIndex? {
    var token = index
    while Int(token) < tokens.count - 1 {
      switch tokens.kind(at: Int(token)) {
      case .leftBrace:
        guard let closing = braces.closing(of: token) else { return nil }
        token = closing
      // `screen A { flag b }`
      case .rightBrace: return token > index ? token - 1 : nil
      default: break
      }
      if !isOnSameLine(token + 1) { return token }
      token += 1
    }
    return token - 1
  }
}
