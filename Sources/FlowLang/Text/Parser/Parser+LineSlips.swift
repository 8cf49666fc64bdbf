/// Lines in the syntax of another language that mention a screen.
extension Parser {
  /// Takes a line of a block that is no statement, but mentions one screen besides that of the block, as a link to it:
  /// `Navigator.push(context, Reviews())`, `Home --> Reviews`, `- reviews: Reviews`.
  mutating func takeLineOfScreens(in block: Block) -> Bool {
    guard block == .screen || block == .tabs, !isOnSameLine || tokens.kind(at: Int(index) - 1) == .leftBrace,
      !isReadable || (block == .tabs && kind(ahead: 1) == .colon), memory.maySearch()
    else { return false }
    var last = index
    while isOnSameLine(last + 1), tokens.kind(at: Int(last) + 1) != .endOfFile, last - index < 32 { last += 1 }
    if last > index, tokens.kind(at: Int(last)) == .rightBrace, isUnbalanced(last) { last -= 1 }
    if block == .tabs { last = endOfChain(from: last) }
    guard last - index < 32, !isUnbalanced(last), let goal = onlyScreen(upTo: last) else { return false }
    // `Reviews --> [*]` leads from it.
    let mentions = (index...last).filter { spelling(of: $0) == goal }
    if mentions == [index], kind(ahead: 1) == .arrow { return false }
    // `"Reviews"` is a label only where `Reviews` is mentioned, too.
    let isNamed = (index...last).contains { tokens.kind(at: Int($0)).isName && spelling(of: $0) == goal }
    let own = nameOfBlock
    let labels =
      (labelOfEdge(upTo: last).map { [$0] } ?? [])
      + (index...last).filter { tokens.kind(at: Int($0)) == .string }.map { spelling(of: $0) }
      .filter { $0.dropFirst().dropLast() != own }
      .filter { !$0.contains("/") && (isNamed || $0.dropFirst().dropLast().lowercased() != goal.lowercased()) }
    if block == .tabs {
      let written = tab(to: goal, upTo: last, isNamed: isNamed)
      let (start, end) = (startOfLine, tokens[Int(index)].end)
      skip(last + 1 - index)
      reportUnderstood(
        "a tab is written `\(written)`", from: start, to: end,
        SyntaxError.Repair("write `\(written)`", replace: start, endOfStrays, with: written))
      return true
    }
    let name = Spelling.word(goal.withSmallInitial)
    let written =
      "link \(name)\(labels.count == 1 ? " " + labels[0] : "") -> \(goal)"
      + presentation(in: Int(index)..<Int(last) + 1, of: goal)
    let (start, end) = (startOfLine, tokens[Int(index)].end)
    skip(last + 1 - index)
    reportUnderstood(
      "a link is written `\(written)`", from: start, to: end,
      SyntaxError.Repair("write `\(written)`", replace: start, endOfStrays, with: written))
    return true
  }

  /// Returns the end of a call whose line ends at a token, with its closure and the calls such as `.tag(1)` on the next
  /// lines.
  private func endOfChain(from last: TokenIndex) -> TokenIndex {
    var last = last
    while last - index < 32 {
      if at(.name), isUnbalanced(last), let close = closing(Int(last)) { last = TokenIndex(close) }
      guard tokens.kind(at: min(Int(last) + 1, tokens.count - 1)) == .dot, !isOnSameLine(last + 1) else { break }
      last = lastOnLine(last + 1)
    }
    return last
  }

  /// Returns the tab that a line such as `Home().tabItem { Label("Home", systemImage: "house") }` means.
  private func tab(to goal: String, upTo last: TokenIndex, isNamed: Bool) -> String {
    let icons: Set<String> = ["systemImage", "systemName", "image", "icon", "tabBarIcon", "iconName"]
    let titles: Set<String> = ["title", "label", "text", "tabBarLabel"]
    var (label, icon, name) = ("", "", at(.name) && kind(ahead: 1) == .colon ? spelling(of: index) : nil)
    for token in Int(index)...Int(last) where tokens.kind(at: token) == .string {
      let text = spelling(of: TokenIndex(token))
      let isOfIcon =
        token > 1 && TokenSet(.colon, .name, .icon, .leftParenthesis).contains(tokens.kind(at: token - 1))
        && (token - 2..<token).contains { icons.contains(spelling(of: TokenIndex($0))) }
      let key = spelling(of: TokenIndex(max(0, token - 2)))
      if isOfIcon {
        icon = " icon \(text)"
      } else if key == "name", tokens.kind(at: token - 1) == .equal {
        // `<Tab.Screen name="trips" …>`
        name = name ?? Self.name(from: text)
      } else if isNamed, label.isEmpty || titles.contains(key) {
        label = " \(text)"
      }
    }
    let badge = (Int(index)...Int(last)).contains { tokens.kind(at: $0) == .badge } ? " badge" : ""
    let word = name ?? Self.name(from: label) ?? Spelling.word(goal.withSmallInitial)
    return "tab \(word)\(label)\(icon)\(badge) -> \(goal)"
  }

  /// Returns the last token on the line of a token.
  func lastOnLine(_ token: TokenIndex) -> TokenIndex {
    var last = token
    while isOnSameLine(last + 1), tokens.kind(at: Int(last) + 1) != .endOfFile { last += 1 }
    return last
  }

  /// Skips a line such as `#later: a search`, which is a comment in other languages.
  mutating func takeForeignComment() -> Bool {
    guard !isOnSameLine, kind(ahead: 1) != .string || !["#include", "#import"].contains(spelling(of: index)) else {
      return false
    }
    let last = lastOnLine(index)
    memory.skipped.append(index..<last + 1)
    errors.append(SyntaxError(.foreignComment, start: tokens[Int(index)].start, end: tokens[Int(last)].end))
    while index <= last { advance() }
    return true
  }

  /// The only declared screen, besides that of the block, that is mentioned from the current token to another.
  func onlyScreen(upTo last: TokenIndex) -> String? {
    var goals: Set<String> = []
    let own = nameOfBlock
    for token in index...last where tokens.kind(at: Int(token)).isName || tokens.kind(at: Int(token)) == .string {
      let text = spelling(of: token)
      let name = tokens.kind(at: Int(token)) == .string ? String(text.dropFirst().dropLast()) : text
      if name != own, !goals.contains(name), isDeclared(name) { goals.insert(name) }
    }
    return goals.count == 1 ? goals.first : nil
  }

  /// The label of `-->|Expiry| Picker` and `Editor --> Picker : Expiry` in quotes.
  private func labelOfEdge(upTo last: TokenIndex) -> String? {
    let line = Int(index)...Int(last)
    guard let arrow = line.first(where: { tokens.kind(at: $0) == .arrow }), arrow < last else { return nil }
    var (first, end) = (arrow + 2, Int(last) + 1)
    if tokens.kind(at: arrow + 1) == .pipe {
      end = (first..<end).first { tokens.kind(at: $0) == .pipe } ?? first
    } else {
      let colon = (arrow..<end).first { tokens.kind(at: $0) == .colon }
      first = colon.map { $0 + 1 } ?? end
    }
    guard first < end, (first..<end).allSatisfy({ tokens.kind(at: $0).isWord }) else { return nil }
    return StringLiteral.quoted(text(from: tokens[first].start, to: tokens[end - 1].end))
  }

  /// The offset of the first text on the line of the current token, with what the lexer has left out before it.
  private var startOfLine: UInt32 {
    let token = tokens[Int(index)].start
    let gap = bytes[Int(lastTokenEnd)..<Int(token)]
    let line = gap.lastIndex(where: ASCII.isLineEnd).map { $0 + 1 } ?? gap.startIndex
    return bytes[line..<Int(token)].firstIndex { !ASCII.isWhitespace($0) }.map { UInt32($0) } ?? token
  }

  /// The end of what the lexer has left out behind the last token on its line.
  private var endOfStrays: UInt32 {
    let gap = bytes[Int(lastTokenEnd)..<Int(tokens[Int(index)].start)]
      .prefix { !ASCII.isLineEnd($0) }
    guard let last = gap.lastIndex(where: { !ASCII.isWhitespace($0) }),
      memory.lexerErrors.touches(lastTokenEnd, UInt32(last + 1))
    else { return lastTokenEnd }
    return UInt32(last + 1)
  }

  /// Whether the current line is like a statement of this language, which other repairs concern.
  private var isReadable: Bool {
    if memory.lexerErrors.touches(startOfLine, tokens[Int(index)].start) { return false }
    switch kind(ahead: 1) {
    case .dot, .leftParenthesis, .equal: return !at(.name) && !at(.dot)
    case .arrow:
      return !(at(.name) && isDeclared(index) || at(.string) && isDeclared(spelling(of: index).filter { $0 != "\"" }))
    case .colon: return !at(.string)
    default: return !TokenSet(.leftBracket, .dot).contains(kind)
    }
  }

  /// Whether the brackets from the current token to another do not match.
  private func isUnbalanced(_ last: TokenIndex) -> Bool {
    var depth = 0
    for token in index...last {
      switch tokens.kind(at: Int(token)) {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth -= 1
      default: continue
      }
      if depth < 0 { return true }
    }
    return depth != 0
  }

  /// The name of the screen around the current statement.
  private var nameOfBlock: String {
    var token = braces.openings(around: index).first ?? index
    while token > 1, tokens.kind(at: Int(token)) != .screen { token -= 1 }
    return spelling(of: token + 1)
  }
}
