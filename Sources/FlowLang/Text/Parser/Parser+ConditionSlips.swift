/// Conditions around links, as in code: `if signedIn { link … }`.
extension Parser {
  /// Takes `if signedIn {` and `switch plan {` in place of a statement.
  mutating func takeCondition(in block: Block) -> Bool {
    guard block.starters.contains(.link), ["if", "unless", "when", "switch"].contains(spelling(of: index)) else {
      return false
    }
    let token = tokens[Int(index)]
    reportUnderstood(
      "a condition belongs to a link: `link … -> … when FLAG`", from: token.start, to: token.end, repairOfCondition)
    isGivenUp = true
    return true
  }

  /// Skips the line of an `endif` or `else` that ends a condition in place of a statement, which is reported.
  mutating func takeEndOfCondition() -> Bool {
    guard !isOnSameLine, Self.ends.contains(spelling(of: index)) || spelling(of: index).hasPrefix("else"),
      memory.maySearch()
    else { return false }
    let first = braces.openings(around: index).first ?? 0
    guard (first..<index).contains(where: { !isOnSameLine($0) && ["if", "unless"].contains(spelling(of: $0)) }) else {
      return false
    }
    skip(lastOnLine(index) + 1 - index)
    return true
  }

  private static let ends: Set<String> = ["endif", "end", "fi"]

  /// The edits that give each link of the current `if` its condition.
  private var repairOfCondition: SyntaxError.Repair? {
    guard spelling(of: index) != "switch", memory.maySearch(), let borders = bordersOfCondition,
      var conditions = conditionsOfLinks(upTo: borders[0].upperBound), borders.count < 4
    else { return nil }
    if spelling(of: index) == "unless" { conditions.swapAt(0, 1) }
    var edits = [cut(borders[0])]
    for (number, border) in borders.dropFirst().enumerated() {
      guard let written = conditions[number],
        let added = adding(written, in: borders[number].upperBound + 1..<border.lowerBound)
      else { return nil }
      edits += added + [cut(border)]
    }
    return SyntaxError.Repair(title: "write `when` behind each link", isSafe: true, edits: edits)
  }

  private func cut(_ range: ClosedRange<Int>) -> SyntaxError.Edit {
    let (start, gap) = (tokens[range.lowerBound].start, tokens[max(0, range.lowerBound - 1)].end)
    let isBehindSpace = bytes[Int(gap)..<Int(start)].allSatisfy(ASCII.isWhitespace)
    return SyntaxError.Edit(start: isBehindSpace ? gap : start, end: tokens[range.upperBound].end, text: "")
  }

  /// The tokens around the links of the current `if`: up to the `{`, from the `}` to the one behind `else`, the last
  /// `}`; or the lines with `if`, `else` and `endif`.
  private var bordersOfCondition: [ClosedRange<Int>]? {
    guard let brace = braceOnLine.map({ Int($0) }) else { return linesOfCondition }
    guard let close = braces.closing(of: TokenIndex(brace)).map({ Int($0) }) else { return nil }
    let first = Int(index)...brace
    guard spelling(of: TokenIndex(close + 1)) == "else" else { return [first, close...close] }
    guard tokens.kind(at: close + 2) == .leftBrace, let end = braces.closing(of: TokenIndex(close + 2)) else {
      return nil
    }
    return [first, close...close + 2, Int(end)...Int(end)]
  }

  private var linesOfCondition: [ClosedRange<Int>]? {
    var borders = [Int(index)...Int(lastOnLine(index))]
    var token = borders[0].upperBound + 1
    while token < tokens.count - 1, tokens.kind(at: token) != .rightBrace {
      if tokens.kind(at: token) == .leftBrace {
        guard let close = braces.closing(of: TokenIndex(token)) else { return nil }
        token = Int(close)
      }
      let isEnd = Self.ends.contains(spelling(of: TokenIndex(token)))
      if !isOnSameLine(TokenIndex(token)), isEnd || spelling(of: TokenIndex(token)) == "else" {
        borders.append(token...Int(lastOnLine(TokenIndex(token))))
        if isEnd { return borders }
      }
      token += 1
    }
    return nil
  }

  /// Returns what follows `when` in the links of the current `if` and in those of its `else`; nil for that of several
  /// conditions.
  private func conditionsOfLinks(upTo last: Int) -> [String?]? {
    let line = (Int(index) + 1...last).prefix { spelling(of: TokenIndex($0)) != "then" }
    let brackets = TokenSet(.leftParenthesis, .rightParenthesis, .leftBrace)
    let parts = line.filter { !brackets.contains(tokens.kind(at: $0)) }.split { tokens.kind(at: $0) == .comma }
    let written = parts.compactMap { part -> String? in
      let isNegated = tokens.kind(at: part[part.startIndex]) == .not
      let words = isNegated ? part.dropFirst() : part
      let isPair = words.count == 3 && tokens.kind(at: words[words.startIndex + 1]) == .equal
      guard words.count == 1 || isPair, let first = words.first, let last = words.last,
        tokens.kind(at: first).isName, tokens.kind(at: last).isName
      else { return nil }
      let (name, value) = (spelling(of: TokenIndex(first)), spelling(of: TokenIndex(last)))
      return (isNegated ? "not " : "") + (isPair ? "\(name) = \(value)" : name)
    }
    guard !parts.isEmpty, written.count == parts.count else { return nil }
    let negated = written[0].hasPrefix("not ") ? String(written[0].dropFirst(4)) : "not " + written[0]
    return [written.joined(separator: ", "), written.count == 1 ? negated : nil]
  }

  /// Returns the edits that give some links a condition; nil when there are other statements, or a link with an `else`.
  private func adding(_ condition: String, in body: Range<Int>) -> [SyntaxError.Edit]? {
    var (starts, conditional, depth) = ([Int](), Set<Int>(), 0)
    for token in body {
      let kind = tokens.kind(at: token)
      if kind == .rightBrace { depth -= 1 }
      if depth == 0 {
        let isStart = token == body.lowerBound || !isOnSameLine(TokenIndex(token)) && Block.allStarters.contains(kind)
        if isStart { starts.append(token) }
        if isStart ? kind != .link : kind == .else { return nil }
        if kind == .when { conditional.insert(starts.count - 1) }
      }
      if kind == .leftBrace { depth += 1 }
    }
    return starts.indices.map { number in
      let next = number + 1 < starts.count ? starts[number + 1] : body.upperBound
      let text = (conditional.contains(number) ? ", " : " when ") + condition
      return SyntaxError.Edit(start: tokens[next - 1].end, end: tokens[next - 1].end, text: text)
    }
  }
}
