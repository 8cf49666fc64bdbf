/// Blocks of other languages: declarations whose block has no statement of this one, and blocks around statements that
/// need none.
extension Parser {
  /// Takes `struct Home: View { var body: some View { … } }` with all of its block, of which nothing is a statement.
  mutating func takeForeignDeclaration(as meant: TokenKind) -> Bool {
    let isFunction =
      kind(ahead: 2) == .equal && kind(ahead: 3) == .leftParenthesis
      || Self.functions.contains(spelling(of: index)) && kind(ahead: 2) == .leftParenthesis
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
    guard let (links, isWhole) = linksInCode(brace..<close) else { return false }
    let block = links.isEmpty ? "{}" : "{\n" + links.map { "  \($0)\n" }.joined() + "}"
    let written = isUsed ? "screen \(name) \(block)" : ""
    // What leads to a screen is more than the code of a view.
    let leadsOn = !isUsed && isAnyDeclared(in: brace..<close)
    foreignLines(from: start, to: tokens[Int(close)].end)
    let removal = SyntaxError.Repair(title: "remove it", edits: [cut(Int(index)...Int(close))])
    if !isUsed, joinTypedHead(leadsOn ? nil : removal) {
      skip(close + 1 - index)
      return true
    }
    skip(close + 1 - index)
    reportUnderstood(
      isUsed ? "`\(word)` is written `screen` here" : "this `\(word)` declares nothing of a flow", from: start, to: end,
      help: "`flowc import` makes a flow of the code of an app",
      leadsOn || !isWhole
        ? nil
        : SyntaxError.Repair(
          isUsed
            ? "write `\(written.utf8.contains(where: ASCII.isLineEnd) ? "screen \(name) { … }" : written)`"
            : "remove it",
          replace: start, lastTokenEnd, with: written))
    return true
  }

  /// Returns the links that are calls in some code, and whether it does not go back, set something or lead to other screens
  /// besides; nil where it names a screen in another way.
  private func linksInCode(_ range: Range<TokenIndex>) -> (links: [String], isWhole: Bool)? {
    var isWhole = true
    var (links, token, rest) = ([String](), Int(range.lowerBound), [Range<TokenIndex>]())
    var start = range.lowerBound
    while token < Int(range.upperBound) {
      if let (written, end, isWholeLink) = linkInCode(at: token) {
        links.append(written)
        isWhole = isWhole && isWholeLink
        rest.append(start..<TokenIndex(token))
        (token, start) = (end + 1, TokenIndex(end) + 1)
      } else {
        token += 1
      }
    }
    rest.append(start..<max(start, range.upperBound))
    if rest.contains(where: isAnyDeclared) { return nil }
    return (links, isWhole && (links.isEmpty || !rest.contains(where: isNavigation)))
  }

  /// Whether some code calls what leads somewhere, such as `dismiss()`, sets a flag, or has a link of this language.
  private func isNavigation(_ range: Range<TokenIndex>) -> Bool {
    range.contains { (token: TokenIndex) -> Bool in
      let (kind, next) = (tokens.kind(at: Int(token)), tokens.kind(at: Int(token) + 1))
      if kind == .equal { return isUsedAsFlag(token - 1) }
      if kind == .link { return true }
      return kind.isWord && TokenSet(.leftParenthesis, .leftBrace).contains(next)
        && ForeignWords.leads(spelling(of: token))
    }
  }

  /// Whether the file declares a screen whose name is among some tokens.
  private func isAnyDeclared(in range: Range<TokenIndex>) -> Bool {
    range.contains { tokens.kind(at: Int($0)).isWord && isDeclared($0) }
  }

  private static let functions: Set<String> = ["func", "fun", "function", "def"]

  /// Takes `func close() { … }` in a block of statements.
  mutating func takeFunction(in block: Block) -> Bool {
    block != .file && at(.name) && Self.functions.contains(spelling(of: index)) && takeForeignDeclaration(as: .flag)
  }

  /// Takes `@State var isShown = false` in a screen, and the lines like it below, where nothing asks for such a flag.
  mutating func takePropertiesOfView(in block: Block) -> Bool {
    guard block == .screen || block == .tabs, let first = endOfPropertyOfView(index) else { return false }
    var (last, lines) = (first, [Int(index)...Int(first)])
    while let next = endOfPropertyOfView(last + 1) {
      lines.append(Int(last) + 1...Int(next))
      last = next
    }
    let start = tokens[Int(index)].start - 1
    let edits = lines.map { line in
      let (gap, attribute) = (tokens[line.lowerBound - 1].end, tokens[line.lowerBound].start - 1)
      // A comment before or behind the line stays where it is.
      let isAlone = !hasComment(before: line.lowerBound) && !hasComment(before: line.upperBound + 1)
      return SyntaxError.Edit(start: isAlone ? gap : attribute, end: tokens[line.upperBound].end, text: "")
    }
    let hasInnerComment = lines.contains { hasComment(in: $0) }
    let repair = hasInnerComment ? nil : SyntaxError.Repair(title: "remove it", edits: edits)
    let isJoined = joinTypedHead(repair)
    skip(last + 1 - index)
    if isJoined {
      memory.foreignLines.append((start, lastTokenEnd))
      return true
    }
    reportUnderstood(
      "what a view keeps is no part of a flow", from: start, to: tokens[Int(first)].end, repair)
    return true
  }

  /// Takes `.navigationTitle(title)` and `.onOpenURL { url in … }` on a line of their own: what a view says of itself.
  mutating func takeMethodOfViewAsStatement(in block: Block) -> Bool {
    guard block.starters.contains(.link), at(.dot), !isOnSameLine, kind(ahead: 1).isWord,
      TokenSet(.leftParenthesis, .leftBrace).contains(kind(ahead: 2)), isOnSameLine(index + 2),
      var last = closing(Int(index) + 2)
    else { return false }
    if tokens.kind(at: last + 1) == .leftBrace, isOnSameLine(TokenIndex(last) + 1), let end = closing(last + 1) {
      last = end
    }
    let (word, token) = (spelling(of: index + 1), tokens[Int(index)])
    let key = ForeignWords.key(word)
    let (isURL, isDestination) = (key == "onopenurl", key == "navigationdestination")
    // What is presented is a link.
    let range = index..<TokenIndex(last)
    guard isURL || isDestination || ForeignWords.presentation(word) == nil && !isAnyDeclared(in: range) else {
      return false
    }
    let removal =
      isURL || isNavigation(range) ? nil : SyntaxError.Repair(title: "remove it", edits: [cut(Int(index)...last)])
    skip(TokenIndex(last) + 1 - index)
    noteForeignLines(since: range.lowerBound)
    let message =
      isURL
      ? "a screen says itself by which address it is opened: `url \"/…\"`"
      : isDestination ? "a screen needs no `\(word)`: links lead to it" : "`.\(word)` is code of a view"
    reportUnderstood(message, from: token.start, to: tokens[Int(range.lowerBound) + 1].end, removal)
    return true
  }

  /// Returns the last token of a line such as `@State private var isShown = false`, if a token begins one.
  private func endOfPropertyOfView(_ start: TokenIndex) -> TokenIndex? {
    guard isAttribute(start), !isOnSameLine(start) || tokens.kind(at: Int(start) - 1) == .leftBrace else { return nil }
    let line = start...lastOnLine(start)
    guard let word = line.first(where: { ["var", "let", "val"].contains(spelling(of: $0)) }),
      tokens.kind(at: Int(word) + 1).isWord,
      tokens.kind(at: Int(word) + 1) != .name || !isUsedAsFlag(word + 1),
      !line.contains(where: { TokenSet(.leftBrace, .rightBrace).contains(tokens.kind(at: Int($0))) })
    else { return nil }
    return line.upperBound
  }

  /// Whether a token is the name of an attribute, such as `@State`.
  func isAttribute(_ token: TokenIndex) -> Bool {
    let start = Int(tokens[Int(token)].start)
    return tokens.kind(at: Int(token)) == .name && start > 0 && bytes[start - 1] == UInt8(ascii: "@")
  }

  /// Joins the removal of code of a view with the error about the type of the screen around it.
  ///
  /// - Returns: Whether there is such an error.
  private mutating func joinTypedHead(_ removal: SyntaxError.Repair?) -> Bool {
    guard let head = memory.typedHead, braces.openings(around: index).first == head.brace else { return false }
    if let removal { errors.join(removal, to: head.error) }
    return true
  }

  /// Takes `: View` behind the name of a screen. What else of Swift its block has is the same mistake.
  mutating func takeTypeOfScreen() {
    guard !isGivenUp, at(.colon), isOnSameLine, let brace = braceOnLine, brace > index + 1,
      (index + 1..<brace).allSatisfy({ [.name, .comma, .dot].contains(tokens.kind(at: Int($0))) })
    else { return }
    let (start, gap) = (tokens[Int(index)].start, lastTokenEnd)
    let type = text(from: start, to: tokens[Int(brace) - 1].end)
    let isSwift = spelling(of: brace - 1).first?.isUppercase == true
    skip(brace - index)
    reportUnderstood(
      "a screen has no type" + (isSwift ? ": `\(type)` is Swift" : ""), from: start, to: lastTokenEnd,
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

  /// Takes `note right of Home`, a text and `end note`, as in diagrams.
  mutating func takeNoteOfDiagram() -> Bool {
    guard at(.note), isOnSameLine(index + 1), Self.sides.contains(spelling(of: index + 1)) else { return false }
    let last = lastOnLine(index)
    guard !(index...last).contains(where: { TokenSet(.string, .colon).contains(tokens.kind(at: Int($0))) }) else {
      return false
    }
    let end = (last..<min(last + 64, TokenIndex(tokens.count - 1))).first {
      spelling(of: $0) == "end" && tokens.kind(at: Int($0) + 1) == .note && !isOnSameLine($0)
    }
    guard let end else { return false }
    let (token, first) = (tokens[Int(index)], index)
    let words = text(from: tokens[Int(last)].end, to: tokens[Int(end)].start).split(whereSeparator: \.isWhitespace)
    skip(end + 2 - first)
    noteForeignLines(since: first)
    reportUnderstood(
      "a remark is a comment: `// …`", from: token.start, to: token.end,
      SyntaxError.Repair(
        "write a comment", replace: token.start, lastTokenEnd, with: "// " + words.joined(separator: " ")))
    return true
  }

  private static let sides: Set<String> = ["left", "right", "over", "top", "bottom"]

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
    else { return false }
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

  /// Whether the current token is the `{` of an object, such as `{ "name": "reviews" }`.
  var isAtObject: Bool {
    at(.leftBrace) && !isOnSameLine && (kind(ahead: 1) == .string || kind(ahead: 1).isWord) && kind(ahead: 2) == .colon
  }
}
