/// Statements that are calls in Swift and Kotlin: buttons and links, lists of flags.
extension Parser {
  /// Parses `NavigationLink("Reviews", destination: Reviews())` and `Button("Reviews") { Reviews() }` as a link.
  mutating func takeCallOfLink(in block: Block) -> Bool {
    guard block.starters.contains(.link), let (written, end, isWhole) = linkInCode(at: Int(index)) else {
      return false
    }
    let (token, word) = (tokens[Int(index)], spelling(of: index))
    skip(TokenIndex(end) + 1 - index)
    reportUnderstood(
      "`\(word)` is written `\(written.utf8.count > 100 ? "link" : written)` here", from: token.start, to: token.end,
      isWhole ? SyntaxError.Repair("write `\(written)`", replace: token.start, lastTokenEnd, with: written) : nil)
    return true
  }

  /// Returns the link that a call in code is, such as `Button("Help") { isShown = true }.sheet(isPresented: $isShown) {
  /// Help() }`, the last token of the call, and whether the call names no other screen.
  func linkInCode(at call: Int) -> (written: String, end: Int, isWhole: Bool)? {
    guard tokens.kind(at: call) == .name, tokens.kind(at: call + 1) == .leftParenthesis,
      ForeignWords.statements(spelling(of: TokenIndex(call))).contains(.link), var end = closing(call + 1)
    else { return nil }
    if tokens.kind(at: end + 1) == .leftBrace, isOnSameLine(TokenIndex(end) + 1), let closure = closing(end + 1) {
      end = closure
    }
    while tokens.kind(at: end + 1) == .dot, tokens.kind(at: end + 2).isWord,
      TokenSet(.leftParenthesis, .leftBrace).contains(tokens.kind(at: end + 3)), var last = closing(end + 3)
    {
      if tokens.kind(at: last + 1) == .leftBrace, isOnSameLine(TokenIndex(last) + 1), let closure = closing(last + 1) {
        last = closure
      }
      end = last
    }
    let range = call + 2..<end
    let label =
      range.first { tokens.kind(at: $0) == .string }
      .map { " " + text(from: tokens[$0].start, to: tokens[$0].end) } ?? ""
    guard var goal = goal(in: range) else { return nil }
    let isWhole = (call..<end).allSatisfy { token in
      !tokens.kind(at: token).isWord || spelling(of: TokenIndex(token)) == goal.name || !isDeclared(TokenIndex(token))
    }
    goal.text += presentation(in: call..<end, of: goal.name)
    return ("link \(Spelling.word(goal.name.withSmallInitial))\(label) -> \(goal.text)", end, isWhole)
  }

  /// Returns the first screen that is named between two brackets, and the text of a call of it.
  private func goal(in range: Range<Int>) -> (name: String, text: String)? {
    let place = range.first { token in
      guard tokens.kind(at: token) == .name, tokens.kind(at: token + 1) != .colon else { return false }
      let word = spelling(of: TokenIndex(token))
      return word.first?.isUppercase == true && !Self.views.contains(word)
    }
    guard let place else { return nil }
    let name = spelling(of: TokenIndex(place))
    guard tokens.kind(at: place + 1) == .leftParenthesis, let close = closing(place + 1), close > place + 2 else {
      return (name, name)
    }
    return (name, text(from: tokens[place].start, to: tokens[close].end))
  }

  /// Returns the presentation or placing that some words mean, besides a name: ` sheet` for `.sheet(item: …)`.
  func presentation(in range: Range<Int>, of name: String) -> String {
    for token in range where tokens.kind(at: token).isWord && spelling(of: TokenIndex(token)) != name {
      if let word = ForeignWords.presentation(spelling(of: TokenIndex(token))) { return " " + word }
    }
    return ""
  }

  private static let views: Set<String> = ["Text", "Label", "Image", "Button", "HStack", "VStack", "ZStack"]

  /// Returns the bracket that closes the one at a token, if it is near.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for token in open..<min(open + 64, tokens.count) {
      switch tokens.kind(at: token) {
      case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
      default: continue
      }
      if depth == 0 { return token }
    }
    return nil
  }

  // MARK: Flags

  /// Parses `flags { onboarded, signedIn }`, `struct Flags { var onboarded = false }` and an indented list of flags: each
  /// flag needs a declaration of its own.
  mutating func takeBlockOfFlags(in block: Block) -> Bool {
    guard block == .file, at(.name), let (brace, end) = blockOfFlags, let lines = flags(from: brace + 1, to: end),
      let first = lines.first
    else { return false }
    let (token, word, start) = (tokens[Int(index)], spelling(of: index), index)
    while Int(index) < end || at(.rightBrace) && Int(index) == end { advance() }
    memory.skipped.append(start..<index)
    noteForeignLines(since: start)
    reportUnderstood(
      "each flag has a declaration of its own: `\(first)`", from: token.start, to: token.end,
      help: "there is no block `\(word)`",
      SyntaxError.Repair("declare each", replace: token.start, lastTokenEnd, with: lines.joined(separator: "\n")))
    return true
  }

  /// The tokens before the first flag and behind the last one of a block of flags.
  private var blockOfFlags: (before: Int, end: Int)? {
    let isNamed = ["flags", "vars", "context"].contains(spelling(of: index))
    if ["const", "let", "var", "val"].contains(spelling(of: index)), kind(ahead: 2) == .equal,
      kind(ahead: 3) == .leftBrace
    {
      return closing(Int(index) + 3).map { (Int(index) + 3, $0) }
    }
    if !isNamed {
      guard ForeignWords.statements(spelling(of: index)).contains(.screen), kind(ahead: 1).isName,
        let brace = braceOnLine, let close = closing(Int(brace)), isFlagsOnly(brace)
      else { return nil }
      return (Int(brace), close)
    }
    let brace = Int(index) + (kind(ahead: 1) == .colon ? 2 : 1)
    if tokens.kind(at: min(brace, tokens.count - 1)) == .leftBrace { return closing(brace).map { (brace, $0) } }
    guard kind(ahead: 1) == .colon else { return nil }
    var end = brace
    while tokens.kind(at: end).isName, !isOnSameLine(TokenIndex(end)), (column(of: TokenIndex(end)) ?? 0) > 0 {
      end += 1
      while end < tokens.count - 1, isOnSameLine(TokenIndex(end)) { end += 1 }
    }
    return end > brace ? (brace - 1, end) : nil
  }

  /// Whether a block has nothing but flags such as `var onboarded = false`.
  func isFlagsOnly(_ brace: TokenIndex) -> Bool {
    let words: Set<String> = ["var", "let", "val", "bool", "boolean", "Bool", "Boolean", "const", "flag"]
    guard let close = closing(Int(brace)), close > Int(brace) + 1 else { return false }
    return statements(in: brace).allSatisfy { words.contains(spelling(of: $0)) }
      && flags(from: Int(brace) + 1, to: close) != nil
  }

  /// Returns the declarations of the flags between two tokens; nil when anything else is there.
  private func flags(from first: Int, to end: Int) -> [String]? {
    let fillers: Set<String> = ["var", "let", "val", "const", "flag", ",", ";", "bool", "boolean"]
    let types: Set<String> = ["Bool", "Boolean", "bool", "boolean"]
    var (lines, token) = ([String](), first)
    while token < end {
      if fillers.contains(spelling(of: TokenIndex(token))), tokens.kind(at: token + 1) != .colon {
        token += 1
        continue
      }
      guard tokens.kind(at: token).isName else { return nil }
      var line = "flag \(spelling(of: TokenIndex(token)))"
      token += 1
      if tokens.kind(at: token) == .colon, types.contains(spelling(of: TokenIndex(token + 1))) { token += 2 }
      if TokenSet(.equal, .colon).contains(tokens.kind(at: token)) {
        guard TokenSet(.true, .false).contains(tokens.kind(at: token + 1)) else { return nil }
        if tokens.kind(at: token + 1) == .true { line += " = true" }
        token += 2
      }
      lines.append(line)
    }
    return lines
  }

  /// Reports `enum Plan { case free, pro }`: it is a flag with values, and is parsed as one after the word.
  mutating func reportEnumeration() {
    guard let (brace, close) = braceOfEnumeration else { return }
    let words = (brace + 1..<close).filter { tokens.kind(at: $0).isWord && spelling(of: TokenIndex($0)) != "case" }
    guard words.count > 1,
      (brace + 1..<close).allSatisfy({ tokens.kind(at: $0).isWord || tokens.kind(at: $0) == .comma })
    else { return }
    let values = words.map { spelling(of: TokenIndex($0)) }.joined(separator: " | ")
    let written = "flag \(nameOfFlag(index + 1)) = \(values)"
    reportUnderstood(
      "an `enum` is written `\(written)` here", from: tokens[Int(index)].start, to: tokens[Int(index)].end,
      SyntaxError.Repair("write `\(written)`", replace: tokens[Int(index)].start, tokens[close].end, with: written))
  }

  /// The braces of `enum Plan {` and `enum Plan: String, CaseIterable {`.
  private var braceOfEnumeration: (open: Int, close: Int)? {
    guard at(.name), spelling(of: index) == "enum", kind(ahead: 1).isName else { return nil }
    var brace = Int(index) + 2
    if tokens.kind(at: brace) == .colon {
      while TokenSet(.colon, .comma, .name).contains(tokens.kind(at: brace)), isOnSameLine(TokenIndex(brace)) {
        brace += 1
      }
    }
    guard tokens.kind(at: brace) == .leftBrace, let close = closing(brace) else { return nil }
    return (brace, close)
  }

  /// Takes `enum Outcome { case paid(order: String), cancelled }` in a flow as its outcomes.
  mutating func takeEnumerationOfOutcomes(in block: Block) -> Bool {
    guard block.starters.contains(.outcome), let (brace, close) = braceOfEnumeration else { return false }
    var (outcomes, depth) = ([[Int]](), 0)
    for token in brace + 1..<close {
      if tokens.kind(at: token) == .leftParenthesis { depth += 1 }
      if tokens.kind(at: token) == .rightParenthesis { depth -= 1 }
      let isCase = depth == 0 && spelling(of: TokenIndex(token)) == "case"
      if isCase || depth == 0 && tokens.kind(at: token) == .comma {
        outcomes.append([])
      } else if outcomes.isEmpty {
        return false
      } else {
        outcomes[outcomes.count - 1].append(token)
      }
    }
    let written = outcomes.compactMap { outcome in
      outcome.first.map { "outcome \(text(from: tokens[$0].start, to: tokens[outcome[outcome.count - 1]].end))" }
    }
    guard let first = written.first else { return false }
    let token = tokens[Int(index)]
    skip(TokenIndex(close) + 1 - index)
    reportUnderstood(
      "each outcome has a statement of its own: `\(first)`", from: token.start, to: token.end,
      SyntaxError.Repair(
        "write `outcome` for each", replace: token.start, lastTokenEnd, with: written.joined(separator: "\n")))
    return true
  }

  /// Returns the name of a flag as conditions spell it: `plan` for `Plan`, where they do.
  private mutating func nameOfFlag(_ name: TokenIndex) -> String {
    let declared = spelling(of: name)
    let meant = declared.withSmallInitial
    guard meant != declared, memory.maySearch() else { return declared }
    let uses = (1..<tokens.count).filter { tokens.kind(at: $0) == .name && $0 != Int(name) }
    guard uses.contains(where: { spelling(of: TokenIndex($0)) == meant }),
      !uses.contains(where: { spelling(of: TokenIndex($0)) == declared })
    else { return declared }
    memory.skipped.append(name..<name + 1)
    return meant
  }
}
