/// Objects and attributes of other notations in place of a goal, a modifier or a title.
extension Parser {
  /// Parses `-> { target: Shop, guard: "premium" }` and `-> { router.push(Shop()) }` as the only screen that it names.
  mutating func takeObjectAsGoal() -> Bool {
    guard at(.leftBrace), let end = closing(Int(index)),
      !(Int(index)..<end).contains(where: { TokenSet(.arrow, .on).contains(tokens.kind(at: $0)) }),
      let name = onlyScreen(upTo: TokenIndex(end))
    else { return false }
    let range = Int(index) + 1..<end
    let call = range.first { tokens.kind(at: $0) == .name && spelling(of: TokenIndex($0)) == name }
    let isCall = call.map {
      tokens.kind(at: $0 + 1) == .leftParenthesis && tokens.kind(at: $0 + 2) != .rightParenthesis
    }
    let goalText =
      call.flatMap { call in
        isCall == true ? closing(call + 1).map { text(from: tokens[call].start, to: tokens[$0].end) } : nil
      } ?? name
    var written = goalText + presentation(in: range, of: name)
    let condition = range.first { token in
      tokens.kind(at: token + 1) == .colon
        && ForeignWords.isCondition(ForeignWords.key(spelling(of: TokenIndex(token))))
    }
    if let key = condition {
      guard TokenSet(.comma, .rightBrace).contains(tokens.kind(at: key + 3)),
        spelling(of: TokenIndex(key)) != "unless", let condition = self.condition(in: spelling(of: TokenIndex(key + 2)))
      else { return false }
      written += " when \(condition)"
    }
    let (first, start) = (index, tokens[Int(index)].start)
    let goal = open(.plainGoal)
    advance(TokenIndex(end) + 1 - first)
    close(goal)
    nodes.markBroken(goal)
    memory.skipped.append(first..<index)
    reportWritten("a goal is written without braces: `\(written)`", from: start, to: lastTokenEnd, as: written)
    return true
  }

  /// Returns the condition that a word or a text such as `"!premium"` states.
  private func condition(in text: String) -> String? {
    let word = text.filter { $0 != "\"" && $0 != "`" && $0 != " " }
    let name = word.drop { $0 == "!" }
    guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isWordPart) else { return nil }
    return (word.count - name.count) % 2 == 1 ? "not \(name)" : String(name)
  }

  /// Takes `"!premium"` in place of a condition.
  mutating func takeQuotedCondition() -> Bool {
    guard at(.string), isOnSameLine, let written = condition(in: spelling(of: index)) else { return false }
    replaceToken("a condition is written without quotes", with: written, skips: true)
    return true
  }

  /// Takes `[Help centre]` and `["Help centre"]` behind the name of a screen: the label of a node in Mermaid.
  mutating func takeTitleInBrackets() -> Bool {
    guard let close = endOfTitleInBrackets else { return false }
    let start = tokens[Int(index)].start
    let inner = text(from: tokens[Int(index) + 1].start, to: tokens[close - 1].end)
    let written = kind(ahead: 1) == .string ? inner : StringLiteral.quoted(inner)
    let gap = lastTokenEnd
    skip(TokenIndex(close) + 1 - index)
    reportUnderstood(
      "the title is written in quotes: `\(written)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write `\(written)`", replace: gap, lastTokenEnd, with: " " + written))
    return true
  }

  /// Skips `[Private pages]` behind the name of what has no title.
  mutating func skipTitleInBrackets() {
    guard let close = endOfTitleInBrackets else { return }
    let (start, gap) = (tokens[Int(index)].start, lastTokenEnd)
    skip(TokenIndex(close) + 1 - index)
    reportUnderstood(
      Self.titleOfOthers, from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove it", isSafe: true, replace: gap, lastTokenEnd, with: ""))
  }

  /// The message about a title of what has none.
  static let titleOfOthers = "only a screen has a title"

  private var endOfTitleInBrackets: Int? {
    guard at(.leftBracket), isOnSameLine, let close = closing(Int(index)), close > Int(index) + 1,
      isOnSameLine(TokenIndex(close)),
      !(Int(index)..<close).contains(where: { TokenSet(.equal, .colon).contains(tokens.kind(at: $0)) })
    else { return nil }
    return close
  }

  /// Takes `argument id: Int` and `params (id: Int)` as statements: the parameters follow the name.
  mutating func takeParameterStatements(in block: Block) -> Bool {
    guard block == .screen || block == .flow, at(.name), let brace = braces.openings(around: index).first else {
      return false
    }
    var (parts, next) = ([String](), index)
    while let (part, last) = parametersOnLine(next) {
      parts.append(part)
      next = last + 1
    }
    guard !parts.isEmpty else { return false }
    let (name, added) = (head(of: brace) + 1, "(\(parts.joined(separator: ", ")))")
    let isOpen = tokens.kind(at: Int(name) + 1) == .leftParenthesis
    // Others in parentheses are not joined with them.
    let hasOthers = isOpen && tokens.kind(at: Int(name) + 2) != .rightParenthesis
    let end = tokens[Int(name) + (isOpen ? 2 : 0)].end
    let insertion = SyntaxError.Edit(start: tokens[Int(name)].end, end: end, text: added)
    let (token, removal) = (tokens[Int(index)], cut(Int(index)...Int(next) - 1))
    skip(next - index)
    reportUnderstood(
      "the parameters follow the name: `\(spelling(of: name - 1)) \(spelling(of: name))\(added)`", from: token.start,
      to: token.end,
      hasOthers ? nil : SyntaxError.Repair(title: "put them behind the name", edits: [insertion, removal]))
    return true
  }

  /// Returns the parameters of a line such as `argument id: Int`, and its last token.
  private func parametersOnLine(_ word: TokenIndex) -> (text: String, last: TokenIndex)? {
    guard tokens.kind(at: Int(word)) == .name, !isOnSameLine(word) || tokens.kind(at: Int(word) - 1) == .leftBrace,
      Self.parameterWords.contains(ForeignWords.key(spelling(of: word)))
    else { return nil }
    var last = lastOnLine(word)
    if tokens.kind(at: Int(last)) == .rightBrace { last -= 1 }
    let isInParentheses =
      tokens.kind(at: Int(word) + 1) == .leftParenthesis && tokens.kind(at: Int(last)) == .rightParenthesis
    let first = Int(word) + (isInParentheses ? 2 : 1)
    guard Int(last) > first + 1, tokens.kind(at: first).isWord, tokens.kind(at: first + 1) == .colon,
      !(first...Int(last)).contains(where: { tokens.kind(at: $0) == .leftBrace })
    else { return nil }
    return (text(from: tokens[first].start, to: tokens[Int(last) - (isInParentheses ? 1 : 0)].end), last)
  }

  private static let parameterWords: Set<String> = [
    "argument", "arguments", "arg", "args", "parameter", "parameters", "param", "params", "input", "inputs", "prop",
    "props", "property",
  ]

  /// Takes `title: "Filters"` as a statement: the title of a screen follows its name.
  mutating func takeTitleStatement(in block: Block) -> Bool {
    guard Self.titled.contains(block), !isOnSameLine || tokens.kind(at: Int(index) - 1) == .leftBrace else {
      return false
    }
    let word = index + (at(.dot) || ["let", "var", "val", "const"].contains(spelling(of: index)) ? 1 : 0)
    guard Self.titles.contains(ForeignWords.key(spelling(of: word))), let (text, last) = titleOnLine(behind: word),
      let brace = braces.openings(around: index).first
    else { return false }
    let (start, removal) = (tokens[Int(index)].start, cut(Int(index)...Int(last)))
    let (place, name) = (tokens[Int(brace) - 1], spelling(of: head(of: brace) + 1))
    let isSecond = block == .screen && place.kind == .string
    let isOther = isSecond && self.text(from: place.start, to: place.end) != text
    let insertion = SyntaxError.Edit(start: place.end, end: place.end, text: " \(text)")
    skip(last + 1 - index)
    reportUnderstood(
      isOther
        ? "the screen has a title already"
        : block == .screen ? "the title follows the name: `screen \(name) \(text)`" : Self.titleOfOthers,
      from: start, to: tokens[Int(word)].end,
      isOther
        ? nil
        : isSecond || block != .screen
          ? SyntaxError.Repair(title: "remove it", isSafe: true, edits: [removal])
          : SyntaxError.Repair(title: "put it behind the name", isSafe: true, edits: [insertion, removal]))
    return true
  }

  /// Returns the text on the line behind a word, in quotes, and the last token of the statement.
  private func titleOnLine(behind word: TokenIndex) -> (text: String, last: TokenIndex)? {
    var last = lastOnLine(word)
    if last > word, tokens.kind(at: Int(last)) == .rightBrace { last -= 1 }
    guard last > word, last - word < 16 else { return nil }
    let rest = (Int(word) + 1)...Int(last)
    let signs = TokenSet(.colon, .equal, .leftParenthesis, .rightParenthesis, .comma)
    let parts = rest.filter { !signs.contains(tokens.kind(at: $0)) }
    if parts.count == 1, tokens.kind(at: parts[0]) == .string {
      return (text(from: tokens[parts[0]].start, to: tokens[parts[0]].end), last)
    }
    // `title: Your order`
    guard tokens.kind(at: rest.lowerBound) == .colon, parts.count == rest.count - 1, !parts.isEmpty,
      parts.allSatisfy({ tokens.kind(at: $0).isWord })
    else { return nil }
    return (StringLiteral.quoted(text(from: tokens[parts[0]].start, to: tokens[Int(last)].end)), last)
  }

  private static let titled: Set<Block> = [.app, .screen, .tabs, .group, .flow]
  private static let titles: Set<String> = [
    "title", "navigationtitle", "screentitle", "heading", "caption", "displayname",
  ]

  /// Takes `screen "Help centre" as Help`: the title before the name, which becomes the current token.
  mutating func takeTitleBeforeName() {
    guard at(.string), kind(ahead: 1) == .as, kind(ahead: 2).isName, isOnSameLine, isOnSameLine(index + 2) else {
      return
    }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + 2].end)
    let written = "\(spelling(of: index + 2)) \(spelling(of: index))"
    skip(2)
    reportWritten("the title follows the name: `\(written)`", from: start, to: end, as: written, isSafe: true)
  }

  /// Takes `popUpTo(Home) { inclusive = true }` behind a goal.
  mutating func takePopUpTo() -> Bool {
    guard at(.name), ForeignWords.key(spelling(of: index)) == "popupto", kind(ahead: 1) == .leftParenthesis,
      let close = closing(Int(index) + 1), close == Int(index) + 3
    else { return false }
    var last = close
    if tokens.kind(at: close + 1) == .leftBrace, isOnSameLine(TokenIndex(close) + 1), let end = closing(close + 1) {
      last = end
    }
    let place = spelling(of: index + 2)
    let isInclusive = (close..<last).contains { tokens.kind(at: $0) == .true }
    let isReset = !kind(ahead: 2).isName || isDeclared(spelling(of: index - 1), by: TokenSet(.tabs))
    let written = isReset ? "reset" : isInclusive ? "replace from \(place)" : "over \(place)"
    let (token, first) = (tokens[Int(index)], index)
    skip(TokenIndex(last) + 1 - first)
    nodes.markBroken(lastStatement)
    reportUnderstood(
      "`popUpTo` is written `\(written)` here", from: token.start, to: token.end,
      SyntaxError.Repair("write `\(written)`", replace: token.start, lastTokenEnd, with: written))
    return true
  }

  /// Takes `finish-done` as the goal `finish done`.
  mutating func takeDashedFinish() -> Bool {
    let word = spelling(of: index)
    guard at(.dashedWord), word.hasPrefix("finish-"), !word.dropFirst(7).contains("-") else { return false }
    let goal = open(.plainGoal)
    skip(1)
    close(goal)
    nodes.markBroken(goal)
    let token = tokens[Int(index) - 1]
    let written = "finish \(word.dropFirst(7))"
    reportWritten("this is written `\(written)`", from: token.start, to: token.end, as: written)
    return true
  }
}
