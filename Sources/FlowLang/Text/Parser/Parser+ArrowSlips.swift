/// Links whose arrow has another form, or none.
extension Parser {
  /// Goes past another sign in place of the arrow: `link help > Help`. The lexer has left it out.
  mutating func takeSignOfArrow() -> Bool {
    guard !at(.arrow), isOnSameLine, index > 0 else { return false }
    let gap = bytes[Int(lastTokenEnd)..<Int(tokens[Int(index)].start)]
    guard let first = gap.firstIndex(where: { !ASCII.isWhitespace($0) }),
      let last = gap.lastIndex(where: { !ASCII.isWhitespace($0) })
    else { return false }
    let sign = String(decoding: gap[first...last], as: UTF8.self)
    guard Self.arrows.contains(sign) else { return false }
    let (start, end) = (UInt32(first), UInt32(last + 1))
    reportWritten(
      sign.first == "<"
        ? "a link leads from the screen that it stands in; the arrow is written `->`" : "the arrow is written `->`",
      from: start, to: end, as: "->", isSafe: sign.first != "<")
    return true
  }

  private static let arrows: Set<String> = [">", ">>", "~>", "|>", ">->", "-", "–", "—", "--", "<", "<-", "<--", "<~"]

  /// Takes the words before the arrow as a label without quotes: `link help Get help -> Help`.
  mutating func takeBareLabel() -> Bool {
    guard kind.isWord, isOnSameLine, !Self.modifierStarts.contains(kind), !TokenSet(.when, .icon, .badge).contains(kind)
    else { return false }
    // Words in lower case may be the rest of the name, and the keyword before them that of another line.
    let (start, first) = (tokens[Int(index)].start, index)
    guard spelling(of: first).first?.isUppercase == true, isOnSameLine(first - 1) else { return false }
    var last = index
    while tokens.kind(at: Int(last) + 1).isWord, isOnSameLine(last + 1), last - first < 8 { last += 1 }
    guard tokens.kind(at: Int(last) + 1) == .arrow, isOnSameLine(last + 1) else { return false }
    let label = "\"\(text(from: start, to: tokens[Int(last)].end))\""
    memory.skipped.append(first..<last + 1)
    while index <= last { advance() }
    reportUnderstood(
      "a label stands in quotes: `\(label)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("put it in quotes", replace: start, lastTokenEnd, with: label))
    return true
  }

  /// Takes the name of a link without an arrow as its goal: `link Help sheet`.
  mutating func takeNameAsGoal(behind link: Int) -> Bool {
    let name = index - 1
    guard !isGivenUp, name == nodes[link].firstToken + 1, isOnSameLine, at(.when) || Self.modifierStarts.contains(kind),
      !hasArrowOnLine, isDeclared(name)
    else { return false }
    let (token, word) = (tokens[Int(name)], spelling(of: name))
    let written = "\(word.withSmallInitial) -> \(word)"
    memory.skipped.append(name..<name + 1)
    reportWritten(
      "a link has a name of its own and an arrow: `link \(written)`", from: token.start, to: token.end, as: written)
    goBack(to: name)
    return true
  }

  /// Whether an arrow follows on the line of the current token.
  private var hasArrowOnLine: Bool {
    var token = index
    while isOnSameLine(token), ![.endOfFile, .leftBrace, .rightBrace].contains(tokens.kind(at: Int(token))) {
      if tokens.kind(at: Int(token)) == .arrow { return true }
      token += 1
    }
    return false
  }

  /// Goes past the missing name of `link -> Help`.
  mutating func takeArrowWithoutName(of statement: String) -> Bool {
    guard at(.arrow), isOnSameLine, kind(ahead: 1).isName, isOnSameLine(index + 1) else { return false }
    let goal = spelling(of: index + 1)
    let name = Spelling.word(goal.withSmallInitial)
    let start = tokens[Int(index)].start
    reportMissing(
      name, "a name comes before the arrow: `\(statement) \(name)`", before: start, to: tokens[Int(index)].end)
    return true
  }
}
