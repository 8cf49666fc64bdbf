/// Candidates that reorder words and move statements.
extension EditCandidates {
  mutating func addOrders() {
    if isOnLine(0), isOnLine(-1) || index == 1 { swap(-1, 0, cost: 4) }
    if isOnLine(1) { swap(0, 1, cost: 4) }
    // `pro = plan`
    if kind(1) == .equal, isOnLine(2) { replace(0, 2, with: "\(text(2)) = \(text(0))", cost: 3) }
    if isOnLine(2) { add(5, (start(0)..<end(2), "\(text(1, 2)) \(text(0))")) }
    for offset in -1...0 { addConditionFirst(offset) }
  }

  private mutating func swap(_ first: Int, _ second: Int, cost: Int) {
    guard kind(first).isWord || kind(first) == .string, kind(second).isWord || kind(second) == .string else { return }
    add(cost, (start(first)..<end(second), "\(text(second)) \(text(first))"))
  }

  /// Adds `Home when signedIn` for `if signedIn then Home` or `when signedIn Home`.
  private mutating func addConditionFirst(_ first: Int) {
    guard ["if", "when", "elif", "elseif"].contains(text(first).lowercased()) else { return }
    var last = first + 1
    if kind(last) == .not { last += 1 }
    guard kind(last).isName else { return }
    if kind(last + 1) == .equal { last += 2 }
    var goal = last + 1
    if ["then", ":", "->", ","].contains(text(goal)) { goal += 1 }
    guard isOnLine(goal), kind(goal).isWord else { return }
    let end = closing(goal + 1) ?? goal
    let isElse = text(first).lowercased().hasPrefix("el") && kind(first - 1) != .else
    replace(first, end, with: "\(isElse ? "else " : "")\(text(goal, end)) when \(text(first + 1, last))", cost: 2)
  }

  // MARK: Statements

  mutating func addStatements() {
    addTitle()
    addConditionalBlock()
    addMoves()
    addLinkOfGraph()
    if !isOnLine(0), kind(0).isWord, kind(1) == .leftParenthesis, let close = closing(1), close > 2 {
      // `navigate(Home)` in a screen becomes a link.
      let words = (2..<close).filter { kind($0).isName }
      for word in words.prefix(2) {
        replace(0, lastOnLine(0), with: "link \(text(word).withSmallInitial) -> \(text(word))", cost: 6)
      }
    }
  }

  /// The first token on the line of the current one.
  private var firstOnLine: Int { firstOnLine(0) }

  /// Returns the first token on the line of a token.
  func firstOnLine(_ offset: Int) -> Int {
    var first = offset
    while isOnLine(first) { first -= 1 }
    return first
  }

  /// Returns the head of the declaration whose block contains a token: its first token and its brace.
  private func head(around offset: Int) -> (first: Int, brace: Int)? {
    guard let brace = BraceMap(tree.tokens).openings(around: TokenIndex(index + offset)).first, brace > 0 else {
      return nil
    }
    var first = Int(brace) - index
    while isOnLine(first) { first -= 1 }
    return (first, Int(brace) - index)
  }

  /// Returns the range of the complete lines of some tokens.
  private func lines(_ first: Int, _ last: Int) -> Range<Int> {
    var (from, to) = (start(first), end(last))
    while from > 0, !ASCII.isLineEnd(bytes[from - 1]) { from -= 1 }
    while to < bytes.count, !ASCII.isLineEnd(bytes[to]) { to += 1 }
    if to + 1 < bytes.count, bytes[to] == ASCII.carriageReturn, bytes[to + 1] == ASCII.lineFeed { to += 1 }
    return from..<min(to + 1, bytes.count)
  }

  private static let wordsOfTitles: Set = [
    "title", "name", "label", "heading", "header", "caption", "text", "navigationtitle", "displayname", "topbar",
  ]

  /// Adds the text of a `title "Help"` in a screen after the name of the screen.
  private mutating func addTitle() {
    let first = firstOnLine
    let texts = (first...lastOnLine(0)).filter { kind($0) == .string }
    guard texts.count == 1, texts[0] - first <= 2, Self.wordsOfTitles.contains(ForeignWords.key(text(first))),
      let head = head(around: first), kind(head.first) == .screen,
      kind(head.brace - 1) != .string
    else { return }
    let place = end(head.brace - 1)
    add(3, (place..<place, " " + text(texts[0])), (lines(first, lastOnLine(0)), ""))
  }

  /// Adds the condition of `if signedIn { link … }` to each link of the block.
  private mutating func addConditionalBlock() {
    guard !isOnLine(0), let open = (1...6).first(where: { kind($0) == .leftBrace }), let close = closing(open) else {
      return
    }
    guard ["if", "when", "unless"].contains(text(0)), let condition = conditions(1, open - 1) else { return }
    let isNegated = text(0) == "unless"
    let then = links(open + 1, close - 1, when: isNegated ? condition.negated : condition.plain)
    guard let then else { return }
    if kind(close + 1) == .else, let second = closing(close + 2) {
      guard let others = links(close + 3, second - 1, when: isNegated ? condition.plain : condition.negated) else {
        return
      }
      return replace(0, second, with: then + "\n  " + others, cost: 3)
    }
    replace(0, close, with: then, cost: 3)
  }

  /// Returns conditions and their negation.
  private func conditions(_ first: Int, _ last: Int) -> (plain: String, negated: String)? {
    guard first <= last else { return nil }
    let written = text(first, last).filter { $0 != "(" && $0 != ")" }
    let plain = written.hasPrefix("!") ? "not " + written.dropFirst() : written
    guard !plain.contains(","), !plain.contains("&"), !plain.contains("|") else { return nil }
    return (plain, plain.hasPrefix("not ") ? String(plain.dropFirst(4)) : "not " + plain)
  }

  /// Returns the links of a block with a condition added to each; nil when the block has other statements.
  private func links(_ first: Int, _ last: Int, when condition: String) -> String? {
    guard first <= last, kind(first) == .link else { return nil }
    var starts = [first]
    for token in first...last where token > first && kind(token) == .link && !isOnLine(token) { starts.append(token) }
    guard starts.allSatisfy({ $0 == first || kind($0 - 1) != .leftBrace }) else { return nil }
    return starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : last
      let isAsked = (starts[number]...end).contains { kind($0) == .when }
      return text(starts[number], end) + (isAsked ? ", \(condition)" : " when \(condition)")
    }.joined(separator: "\n  ")
  }

  /// Moves a statement at the top level of the file into the declaration after or before it.
  private mutating func addMoves() {
    let first = firstOnLine
    guard Block.allStarters.union(Block.transition.starters).contains(kind(first)) else { return }
    let last = lastOnLine(first)
    let moved = "  " + text(first, last) + "\n"
    let place = lines(first, last)
    if kind(first - 1) == .rightBrace, !isOnLine(first) {
      let brace = start(first - 1)
      add(5, (brace..<brace, moved), (place, ""))
    }
    let end = lastOnLine(last + 1)
    if kind(last + 1) != .endOfFile, kind(end) == .leftBrace {
      let behind = self.end(end)
      add(4, (place, ""), (behind..<behind, "\n" + moved.dropLast()))
    }
  }

  /// Adds `link settings -> Settings` for `Home -> Settings`.
  private mutating func addLinkOfGraph() {
    let first = firstOnLine
    guard kind(first).isName, kind(first + 1) == .arrow, kind(first + 2).isName else { return }
    let name = text(first + 2).withSmallInitial
    let label = (first + 3...max(first + 3, lastOnLine(0))).first { kind($0) == .string }.map { " " + text($0) } ?? ""
    replace(first, lastOnLine(0), with: "link \(name)\(label) -> \(text(first + 2))", cost: 6)
  }
}
