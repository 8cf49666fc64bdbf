/// Blocks of other languages: declarations whose block has no statement of this one, and blocks around statements that
/// need none.
extension Parser {
  /// Takes `struct Home: View { var body: some View { … } }` with all of its block, of which nothing is a statement.
  mutating func takeForeignDeclaration(as meant: TokenKind) -> Bool {
    let isFunction = kind(ahead: 2) == .equal && kind(ahead: 3) == .leftParenthesis
    let isEnumeration = spelling(of: index) == "enum"
    // `var body: some View {`
    let isProperty = kind(ahead: 2) == .colon
    guard
      TokenSet(.screen, .flow, .tabs, .group).contains(meant)
        || (meant == .flag && (isFunction || isEnumeration || isProperty)),
      kind(ahead: 1).isName, isOnSameLine(index + 1), let brace = braceOnLine, memory.maySearch(),
      let close = braces.closing(of: brace), !isFlagsOnly(brace)
    else { return false }
    // Cases with values are those of no flag.
    let hasValues = (brace..<close).contains { tokens.kind(at: Int($0)) == .leftParenthesis }
    if isEnumeration, block != .file || !hasValues { return false }
    let statements = self.statements(in: brace)
    guard !statements.isEmpty, statements.allSatisfy({ !beginsKnownStatement($0) }) else { return false }
    let (word, name) = (spelling(of: index), spelling(of: index + 1))
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index)].end)
    let isUsed =
      !isEnumeration && !isDeclared(name)
      && (0..<tokens.count).contains {
        !(index...close).contains(TokenIndex($0)) && spelling(of: TokenIndex($0)) == name
      }
    let written = isUsed ? "screen \(name) {}" : ""
    if let head = memory.typedHead, !isUsed, braces.openings(around: index).first == head.brace {
      foreignLines(from: start, to: tokens[Int(close)].end)
      errors.join(SyntaxError.Repair(title: "remove it", edits: [cut(Int(index)...Int(close))]), to: head.error)
      skip(close + 1 - index)
      return true
    }
    foreignLines(from: start, to: tokens[Int(close)].end)
    skip(close + 1 - index)
    reportUnderstood(
      isUsed ? "`\(word)` is written `screen` here" : "this `\(word)` declares nothing of a flow", from: start, to: end,
      help: "`flowc import` makes a flow of the code of an app",
      SyntaxError.Repair(
        isUsed ? "write `\(written)`" : "remove it", replace: start, lastTokenEnd, with: written))
    return true
  }

  /// Takes `: View` behind the name of a screen. What else of Swift its block has is the same mistake.
  mutating func takeTypeOfScreen() {
    guard !isGivenUp, at(.colon), isOnSameLine, let brace = braceOnLine, brace > index + 1,
      (index + 1..<brace).allSatisfy({ [.name, .comma, .dot].contains(tokens.kind(at: Int($0))) })
    else { return }
    let (start, gap) = (tokens[Int(index)].start, lastTokenEnd)
    let type = text(from: start, to: tokens[Int(brace) - 1].end)
    skip(brace - index)
    reportUnderstood(
      "a screen has no type: `\(type)` is Swift", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove `\(type)`", replace: gap, lastTokenEnd, with: ""))
    memory.typedHead = memory.repairedError.map { (brace, $0) }
  }

  /// Whether a token begins a statement that this language has, or that is understood as one.
  private func beginsKnownStatement(_ token: TokenIndex) -> Bool {
    let next = tokens.kind(at: Int(token) + 1)
    guard isOnSameLine(token + 1), next.isWord || next == .string || next == .arrow else { return false }
    return Block.allStarters.contains(tokens.kind(at: Int(token))) || next == .arrow
  }

  /// Notes the lines behind the first one of a statement that could not be read.
  mutating func noteForeignLines(since start: TokenIndex) {
    guard index > start else { return }
    foreignLines(from: tokens[Int(start)].start, to: lastTokenEnd)
  }

  private func foreignLines(from start: UInt32, to end: UInt32) {
    guard start < end, let line = bytes[Int(start)..<Int(end)].firstIndex(where: ASCII.isLineEnd) else { return }
    let last = bytes[Int(end)...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    memory.foreignLines.append((UInt32(line), UInt32(last)))
  }

  /// Takes `states: {` and `links {`: braces around statements that stand in the current block without them.
  mutating func takeBlockAroundStatements(in block: Block) -> Bool {
    let brace = index + (kind(ahead: 1) == .colon ? 2 : 1)
    guard block != .file, at(.name), !isOnSameLine, tokens.kind(at: min(Int(brace), tokens.count - 1)) == .leftBrace,
      isOnSameLine(brace), spelling(of: index).first?.isLowercase == true, memory.maySearch(),
      let close = braces.closing(of: brace)
    else { return false }
    let statements = self.statements(in: brace)
    guard !statements.isEmpty,
      statements.allSatisfy({ block.starters.contains(tokens.kind(at: Int($0))) && beginsKnownStatement($0) })
    else { return false }
    let (word, token) = (spelling(of: index), tokens[Int(index)])
    let (last, end) = (tokens[Int(close) - 1].end, tokens[Int(close)].end)
    skip(brace - index)
    memory.excusedBrace = brace
    reportUnderstood(
      "the statements stand here without a block `\(word)`", from: token.start, to: token.end,
      SyntaxError.Repair(
        title: "remove the block",
        edits: [
          SyntaxError.Edit(start: token.start, end: tokens[Int(brace)].end, text: ""),
          SyntaxError.Edit(start: last, end: end, text: ""),
        ]))
    return true
  }

  /// Takes `Banner` and `Banner(seconds: 3)` alone on a line of a screen or a tab bar, as in the body of a view.
  mutating func takeScreenWithoutWord(in block: Block) -> Bool {
    guard block == .screen || block == .tabs, kind.isName,
      !isOnSameLine || tokens.kind(at: Int(index) - 1) == .leftBrace
    else {
      return false
    }
    var last = Int(index)
    if kind(ahead: 1) == .leftParenthesis, isOnSameLine(index + 1) {
      guard let close = closing(last + 1) else { return false }
      last = close
    }
    let isEnd = !isOnSameLine(TokenIndex(last) + 1) || tokens.kind(at: last + 1) == .rightBrace
    guard isEnd, tokens.kind(at: last + 1) != .dot, isDeclared(spelling(of: index), by: TokenSet(.screen)) else {
      return false
    }
    let (token, name) = (tokens[Int(index)], spelling(of: index))
    let word = block == .tabs ? "tab" : "embed"
    let written = block == .tabs ? "tab \(Spelling.word(name.withSmallInitial)) ->" : word
    var edits = [SyntaxError.Edit(start: token.start, end: token.start, text: written + " ")]
    if last == Int(index) + 2 { edits.append(SyntaxError.Edit(start: token.end, end: tokens[last].end, text: "")) }
    skip(TokenIndex(last) + 1 - index)
    reportUnderstood(
      "`\(word)` is missing before `\(name)`", from: token.start, to: token.end,
      help: block == .tabs ? nil : "a link is written `link … -> \(name)`",
      SyntaxError.Repair(title: "insert `\(written)`", edits: edits))
    return true
  }

  /// Takes `Review --> [*]`, the end of a flow in the notation of diagrams, and `A --> B --> C`.
  mutating func takeEdge(in block: Block) -> Bool {
    guard block != .file, block.starters.contains(.link), at(.name), !isOnSameLine, kind(ahead: 1) == .arrow else {
      return false
    }
    let isEnd = kind(ahead: 2) == .leftBracket && kind(ahead: 3) == .rightBracket
    guard isEnd || (kind(ahead: 2).isName && kind(ahead: 3) == .arrow && isOnSameLine(index + 3)) else { return false }
    let (first, start, end) = (index, lastTokenEnd, tokens[Int(index)].end)
    let name = spelling(of: index)
    var last = index
    while isOnSameLine(last + 1), !TokenSet(.endOfFile, .rightBrace).contains(tokens.kind(at: Int(last) + 1)) {
      last += 1
    }
    skip(last + 1 - index)
    memory.foreignLines.append((tokens[Int(first)].start, lastTokenEnd))
    reportUnderstood(
      isEnd
        ? "a flow ends with `finish`, in a link of `\(name)`"
        : "a link is declared in the screen that it leads from: `screen \(name) { link … -> … }`",
      from: tokens[Int(first)].start, to: end,
      isEnd && isFinished(name) ? SyntaxError.Repair("remove it", replace: start, lastTokenEnd, with: "") : nil)
    return true
  }

  /// Takes `note right of Home`, a text and `end note`, as in diagrams.
  mutating func takeNoteOfDiagram() -> Bool {
    guard at(.note), isOnSameLine(index + 1), Self.sides.contains(spelling(of: index + 1)) else { return false }
    var last = index + 1
    while isOnSameLine(last + 1), tokens.kind(at: Int(last) + 1) != .endOfFile {
      last += 1
      if TokenSet(.string, .colon).contains(tokens.kind(at: Int(last))) { return false }
    }
    let end = (last..<min(last + 64, TokenIndex(tokens.count - 1))).first {
      spelling(of: $0) == "end" && tokens.kind(at: Int($0) + 1) == .note && !isOnSameLine($0)
    }
    guard let end else { return false }
    let (token, first) = (tokens[Int(index)], index)
    let lines = text(from: tokens[Int(last)].end, to: tokens[Int(end)].start).split(whereSeparator: \.isWhitespace)
    skip(end + 2 - first)
    noteForeignLines(since: first)
    reportUnderstood(
      "a remark is a comment: `// …`", from: token.start, to: token.end,
      SyntaxError.Repair(
        "write a comment", replace: token.start, lastTokenEnd, with: "// " + lines.joined(separator: " ")))
    return true
  }

  private static let sides: Set<String> = ["left", "right", "over", "top", "bottom"]

  /// Whether a screen of the file has a link that ends its flow.
  private func isFinished(_ screen: String) -> Bool {
    let head = (1..<tokens.count).first {
      tokens.kind(at: $0 - 1) == .screen && spelling(of: TokenIndex($0)) == screen
    }
    guard memory.maySearch(), let head, let brace = brace(of: TokenIndex(head)) else { return false }
    return tokens(rightIn: brace)?.contains { tokens.kind(at: Int($0)) == .finish } ?? false
  }

  /// Whether the current token is the `{` of an object, such as `{ "name": "reviews" }`.
  var isAtObject: Bool {
    at(.leftBrace) && !isOnSameLine && (kind(ahead: 1) == .string || kind(ahead: 1).isWord) && kind(ahead: 2) == .colon
  }
}
