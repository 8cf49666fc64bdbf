/// Goals as the routes and expressions of other languages write them.
extension Parser {
  /// Takes `"letter/{id}"`, a route as a goal.
  mutating func takePathAsGoal(_ text: String) -> Bool {
    guard text.contains("/"), !isDeclared(text) else { return false }
    let (goal, token) = (open(.plainGoal), tokens[Int(index)])
    advance()
    close(goal)
    nodes.markBroken(goal)
    reportUnderstood(
      "a goal is a screen with its arguments, not a path", from: token.start, to: token.end,
      help: "it is written as in `Product(id: 1)`", nil)
    return true
  }

  /// Goes past the `/{id}` of `-> Letter/{id}`: a route in place of a call.
  mutating func takePathBehindGoal() -> Bool {
    guard tokens[Int(index)].start == lastTokenEnd, nodes.count > 0, nodes[nodes.count - 1].kind == .call else {
      return false
    }
    let start = lastTokenEnd
    var last = index
    while tokens[Int(last) + 1].start == tokens[Int(last)].end,
      !TokenSet(.endOfFile, .leftParenthesis).contains(tokens.kind(at: Int(last) + 1))
    {
      last += 1
    }
    let path = text(from: start, to: tokens[Int(last)].end)
    skip(last + 1 - index)
    nodes.markBroken(nodes.count - 1)
    // A value would be lost.
    let isPlaceholder = path.contains("{") || path.contains(":")
    reportUnderstood(
      "a goal has no path: its arguments are in parentheses", from: start, to: lastTokenEnd,
      isPlaceholder ? SyntaxError.Repair("remove `\(path)`", replace: start, lastTokenEnd, with: "") : nil)
    return true
  }

  /// Takes `R.id.Letter` and `Screen.Letter.route`, which name a screen, and `presentationMode.wrappedValue.dismiss()`,
  /// which ends in a goal.
  mutating func takeGoalOfChain() -> Bool {
    var words = [index]
    while let word = words.last, tokens.kind(at: Int(word) + 1) == .dot, isOnSameLine(word + 1), isOnSameLine(word + 2),
      tokens.kind(at: Int(word) + 2).isWord
    {
      words.append(word + 2)
    }
    guard words.count > 1, !isDeclared(index), let end = words.last else { return false }
    let start = tokens[Int(index)].start
    let screens = words.filter { isDeclared($0) }
    if screens.count == 1 {
      let (name, after) = (spelling(of: screens[0]), tokens.kind(at: Int(end) + 1))
      // The arguments of a function may be any others.
      guard screens[0] == end || after != .leftParenthesis || !isOnSameLine(end + 1) else { return false }
      var edits = [SyntaxError.Edit(start: start, end: tokens[Int(screens[0])].start, text: "")]
      let rest = (start: tokens[Int(screens[0])].end, end: tokens[Int(end)].end)
      if rest.start < rest.end { edits.append(SyntaxError.Edit(start: rest.start, end: rest.end, text: "")) }
      skip(screens[0] - index)
      parseCall("the name of a screen")
      if end >= index { skip(end + 1 - index) }
      reportUnderstood(
        "a screen is called by its name alone: `\(name)`", from: start, to: lastTokenEnd,
        SyntaxError.Repair(title: "write `\(name)`", edits: edits))
      return true
    }
    let isCall = tokens.kind(at: Int(end) + 1) == .leftParenthesis && isOnSameLine(end + 1)
    guard screens.isEmpty, isCall, let close = closing(Int(end) + 1), let keyword = plainGoal(meantBy: end),
      // A text may name a screen.
      !(Int(end) + 2..<close).contains(where: {
        isDeclared(TokenIndex($0)) || TokenSet(.tag, .string).contains(tokens.kind(at: $0))
      })
    else { return false }
    let goal = open(keyword == .back ? .backGoal : .plainGoal)
    skip(TokenIndex(close) + 1 - index)
    self.close(goal)
    let written = keyword.spelling ?? ""
    reportWritten("this is written `\(written)`", from: start, to: lastTokenEnd, as: written)
    return true
  }

  /// Returns the goal of one word that a word means, here or in another language.
  private func plainGoal(meantBy word: TokenIndex) -> TokenKind? {
    let kind = ForeignWords.goal(ForeignWords.key(spelling(of: word)))
    return kind == .continue ? nil : kind
  }
}
