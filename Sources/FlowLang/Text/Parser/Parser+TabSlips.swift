/// Tabs that a target names like a screen, and presentations in the form of a tag.
extension Parser {
  /// Parses `-> Profile tab`: the name of a tab comes after the word.
  ///
  /// - Returns: Whether it is this mistake, and not a missing `in`.
  mutating func takeLateTab() -> Bool {
    let name = index - 1
    guard isOnSameLine, index > 1, tokens.kind(at: Int(name)).isName,
      TokenSet(.arrow, .else).contains(tokens.kind(at: Int(name) - 1)),
      ![.name, .quotedName].contains(kind(ahead: 1)) || !isOnSameLine(index + 1),
      // `link help -> Help tab home "Home" -> Home`: a tab is declared behind a link.
      !(kind(ahead: 1).isWord && TokenSet(.string, .arrow, .icon, .badge).contains(kind(ahead: 2)))
    else { return false }
    let (start, word) = (tokens[Int(name)].start, tokens[Int(index)])
    if let tab = tab(of: spelling(of: name)) {
      memory.skipped.append(name..<index)
      let written = "tab \(tab)"
      reportWritten("a tab is selected by its name: `\(written)`", from: start, to: word.end, as: written)
    } else {
      reportUnderstood(
        "`\(spelling(of: name))` is in no tab", from: word.start, to: word.end,
        help: "`tab NAME` selects a tab",
        SyntaxError.Repair("remove `tab`", replace: lastTokenEnd, word.end, with: ""))
    }
    advance()
    return true
  }

  /// Returns the first tab that shows a screen, or that has its name.
  private func tab(of screen: String) -> String? {
    guard memory.maySearch() else { return nil }
    var named: String?
    for token in 0..<tokens.count - 1 where tokens.kind(at: token) == .tab && tokens.kind(at: token + 1).isWord {
      let line = (token + 2..<min(token + 10, tokens.count - 1)).prefix { isOnSameLine(TokenIndex($0)) }
      guard let arrow = line.first(where: { tokens.kind(at: $0) == .arrow }) else { continue }
      let tab = spelling(of: TokenIndex(token + 1))
      if spelling(of: TokenIndex(arrow + 1)) == screen { return tab }
      if tab == screen { named = tab }
    }
    return named
  }

  /// `as sheet`, `in sheet`, `Queue.sheet`: a presentation is written alone.
  mutating func takeSignOfPresentation() -> Bool {
    // `as a sheet`
    let offset: TokenIndex = !at(.dot) && ["a", "an"].contains(spelling(of: index + 1)) ? 2 : 1
    guard TokenSet(.as, .in, .dot).contains(kind), !at(.dot) || isOnSameLine, isOnSameLine(index + offset),
      Self.presentations.contains(kind(ahead: Int(offset))), !at(.dot) || !isMethodWithSettings && !isBehindObject
    else { return false }
    let (sign, next) = (tokens[Int(index)], tokens[Int(index + offset)])
    let word = spelling(of: index + offset)
    reportUnderstood(
      at(.dot)
        ? "`.\(word)` is written `\(word)`"
        : "`\(spelling(of: index))` is followed by a \(at(.as) ? "tag" : "tab"); `\(word)` has no name",
      from: sign.start, to: next.end,
      SyntaxError.Repair("write `\(word)`", isSafe: true, replace: lastTokenEnd, next.start, with: " "))
    advance(offset)
    return true
  }

  /// Whether the word before the current dot is no screen: `router.push(Reviews)`.
  private var isBehindObject: Bool {
    index > 0 && tokens.kind(at: Int(index) - 1) == .name && kind(ahead: 2) == .leftParenthesis
      && !isDeclared(index - 1)
  }

  /// Whether the word behind the current dot has parentheses, and not what is presented in them: `.push(Reviews)`.
  private var isMethodWithSettings: Bool {
    kind(ahead: 2) == .leftParenthesis && (kind(ahead: 3) == .rightParenthesis || kind(ahead: 4) == .colon)
  }

  /// `.fullScreenCover()`, `.sheet(isPresented: true)`: a modifier in the form of a method.
  mutating func takeMethodOfPresentation() -> Bool {
    guard at(.dot), isOnSameLine else { return false }
    let word = spelling(of: index + 1)
    let isKeyword = Self.presentations.contains(kind(ahead: 1))
    let meant = isKeyword ? kind(ahead: 1) : ForeignWords.modifiers[ForeignWords.key(word)]
    let close = isMethodWithSettings ? closing(Int(index) + 2) : nil
    guard let meant, Self.presentations.contains(meant), close != nil || !isKeyword, isOnSameLine(index + 1) else {
      return false
    }
    let (start, gap, written) = (tokens[Int(index)].start, lastTokenEnd, meant.spelling ?? "")
    let last = close ?? Int(index) + 1
    while Int(index) <= last { advance() }
    nodes.markBroken(nodes.count - 1)
    reportUnderstood(
      "`.\(word)` is written `\(written)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write `\(written)`", replace: gap, lastTokenEnd, with: " " + written))
    return true
  }

  /// `.disabled(!signedIn)`, `.presentationDetents([.medium])`: what a view of SwiftUI says of a link or a sheet.
  mutating func takeMethodOfView() -> Bool {
    guard at(.dot), isOnSameLine, kind(ahead: 2) == .leftParenthesis, let close = closing(Int(index) + 2) else {
      return false
    }
    let (word, start, gap) = (spelling(of: index + 1), tokens[Int(index)].start, lastTokenEnd)
    let written: String
    if word == "disabled" {
      let isNegated = kind(ahead: 3) == .not
      let flag = index + (isNegated ? 4 : 3)
      guard Int(flag) + 1 == close, tokens.kind(at: Int(flag)).isName else { return false }
      written = "when \(isNegated ? "" : "not ")\(spelling(of: flag))"
    } else if word.hasPrefix("presentation") {
      written = Self.presentations.contains(tokens.kind(at: Int(index) - 1)) ? "" : "sheet"
    } else {
      return false
    }
    memory.foreignLines.append((start, tokens[close].end))
    skip(TokenIndex(close) + 1 - index)
    nodes.markBroken(nodes.count - 1)
    reportUnderstood(
      "this is code of a view" + (written.isEmpty ? "" : "; in a flow it is written `\(written)`"), from: start,
      to: lastTokenEnd,
      SyntaxError.Repair(
        written.isEmpty ? "remove it" : "write `\(written)`", replace: gap, lastTokenEnd,
        with: written.isEmpty ? "" : " \(written)"))
    return true
  }

  /// `-> Help "sheet"`: a modifier is written without quotes.
  mutating func takeQuotedModifier() -> Bool {
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(index)].range), as: UTF8.self)
    guard isOnSameLine, let meant = Self.plainModifiers.first(where: { $0.spelling == text }) else { return false }
    replaceToken("a modifier is written without quotes", with: meant.spelling ?? "", isSafe: true)
    return true
  }

  /// Whether an arrow stands before a modifier: `-> Help -> sheet`.
  var isArrowBeforeModifier: Bool {
    at(.arrow) && isOnSameLine && isOnSameLine(index + 1) && Self.plainModifiers.contains(kind(ahead: 1))
      && kind(ahead: 2) != .arrow
  }

  private static let plainModifiers: [TokenKind] = [
    .push, .sheet, .cover, .popover, .dialog, .reset, .reuse, .replace,
  ]

  static let presentations = TokenSet(.push, .sheet, .cover, .popover, .dialog)

  /// `badged`: a misspelt `badge` before the arrow.
  mutating func takeMisspeltBadge() -> Bool {
    guard at(.name), isOnSameLine, kind(ahead: 1) == .arrow || kind(ahead: 1) == .string,
      SpellingSuggestion.best(for: spelling(of: index), among: ["badge"]) != nil
    else { return false }
    replaceToken("`\(spelling(of: index))` means nothing here", with: "badge", help: "did you mean `badge`?")
    return true
  }

  /// Skips a comma between the parts of a tab.
  mutating func skipCommaOfTab() {
    guard at(.comma), isOnSameLine, isOnSameLine(index + 1),
      TokenSet(.icon, .badge, .arrow, .name).contains(kind(ahead: 1))
    else { return }
    replaceToken("there is no `,` in a tab", with: "", isSafe: true)
  }

  /// Skips the value in `badge "3"`: the code of the app sets it.
  mutating func skipValueOfBadge() {
    let hasSign = at(.colon) || at(.equal)
    let value = tokens[Int(index) + (hasSign ? 1 : 0)]
    guard isOnSameLine, TokenSet(.string, .number).contains(value.kind), kind(ahead: hasSign ? 2 : 1) == .arrow else {
      return
    }
    let start = lastTokenEnd
    memory.skipped.append(index..<index + (hasSign ? 2 : 1))
    if hasSign { advance() }
    advance()
    reportUnderstood(
      "`badge` has no value: what it shows, the code of the app sets", from: value.start, to: value.end,
      SyntaxError.Repair("remove the value", replace: start, value.end, with: ""))
  }
}
