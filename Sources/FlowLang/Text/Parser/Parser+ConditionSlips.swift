/// Conditions around links, as in code: `if signedIn { link … }`.
extension Parser {
  /// Takes `if signedIn {` and `switch plan {` in place of a statement.
  mutating func takeCondition(in block: Block) -> Bool {
    guard block.starters.contains(.link), Self.conditions.contains(spelling(of: index)) else { return false }
    let token = tokens[Int(index)]
    let repair = repairOfCondition
    // The repair writes `=` for `==`, too.
    if repair != nil { memory.foreignLines.append((token.start, tokens[Int(braceOnLine ?? lastOnLine(index))].end)) }
    reportUnderstood(
      "a condition belongs to a link: `link … -> … when FLAG`", from: token.start, to: token.end, repair)
    isGivenUp = true
    return true
  }

  /// Skips the line of an `endif` or `else` that ends a condition in place of a statement, which is reported.
  mutating func takeEndOfCondition() -> Bool {
    guard !isOnSameLine, Self.ends.contains(spelling(of: index)), memory.maySearch() else { return false }
    let reported = Set(errors.errors.map(\.start))
    let first = braces.openings(around: index).first ?? 0
    let hasCondition = (first..<index).contains {
      reported.contains(tokens[Int($0)].start) && Self.conditions.contains(spelling(of: $0))
    }
    guard hasCondition else { return false }
    skip(lastOnLine(index) + 1 - index)
    return true
  }

  /// Takes `-> switch plan { case free: Paywall … }` as a goal with alternatives. The last one needs no condition where
  /// it is the default or every value has a case.
  mutating func takeSwitchAsGoal() -> Bool {
    guard spelling(of: index) == "switch", memory.maySearch(), let (borders, conditions) = cases else { return false }
    let bodies = borders.indices.dropLast().map { borders[$0].upperBound + 1..<borders[$0 + 1].lowerBound }
    guard bodies.allSatisfy({ !$0.isEmpty && goalAlone(in: $0) != nil }) else { return false }
    var goals = bodies.map { text(from: tokens[$0.lowerBound].start, to: tokens[$0.upperBound - 1].end) }
    let flag = (index + 1..<(braceOnLine ?? index + 1)).first { tokens.kind(at: Int($0)).isName }
    let values = flag.map { declaredValues(of: spelling(of: $0)) } ?? []
    let hasDefault = spelling(of: TokenIndex(borders[borders.count - 2].lowerBound)) == "default"
    let isComplete = hasDefault || goals.count == (values.isEmpty ? 2 : values.count)
    for number in goals.indices.dropLast(isComplete ? 1 : 0) { goals[number] += " when \(conditions[number] ?? "")" }
    let start = tokens[Int(index)].start
    skip(TokenIndex(borders[borders.count - 1].upperBound) + 1 - index)
    let written = goals.joined(separator: " else ")
    reportWritten("a choice is written `\(written)`", from: start, to: lastTokenEnd, as: written)
    return true
  }

  private static let conditions: Set<String> = ["if", "unless", "when", "switch"]
  private static let ends: Set<String> = ["else", "elseif", "elsif", "elif", "endif", "end", "fi"]

  /// The edits that give each link of the current `if` its condition.
  private var repairOfCondition: SyntaxError.Repair? {
    let isSwitch = spelling(of: index) == "switch"
    guard memory.maySearch(), let (borders, conditions) = isSwitch ? cases : branches,
      !borders.contains(where: { hasComment(in: $0) })
    else { return nil }
    var (edits, goals) = ([cut(borders[0])], [String]())
    for (number, border) in borders.dropFirst().enumerated() {
      let body = borders[number].upperBound + 1..<border.lowerBound
      if body.isEmpty, !isSwitch {
        edits.append(cut(border))
        continue
      }
      guard !body.isEmpty, let written = conditions[number] else { return nil }
      let goal = goalAlone(in: body)
      if let goal { goals.append(goal) }
      guard let added = goal.map({ linking(to: $0, body, written) }) ?? adding(written, in: body) else { return nil }
      edits += added + [cut(border)]
    }
    guard Set(goals).count == goals.count, !goals.contains(where: isNameOfLink) else { return nil }
    return SyntaxError.Repair(
      title: "write `when` behind each link", isSafe: !isSwitch && goals.isEmpty, edits: edits)
  }

  /// The tokens around the links of the current `if` and of its `else`, and what follows `when` in each.
  private var branches: (borders: [ClosedRange<Int>], conditions: [String?])? {
    guard let borders = bordersOfCondition, borders.count < 4,
      var conditions = conditionsOfLinks(upTo: borders[0].upperBound)
    else { return nil }
    if spelling(of: index) == "unless" { conditions.swapAt(0, 1) }
    return (borders, conditions)
  }

  /// The tokens around the links of each case of the current `switch`, and what follows `when` in them.
  private var cases: (borders: [ClosedRange<Int>], conditions: [String?])? {
    guard let brace = braceOnLine.map({ Int($0) }), let close = braces.closing(of: TokenIndex(brace)).map({ Int($0) }),
      case let brackets = TokenSet(.leftParenthesis, .rightParenthesis),
      case let flag = (Int(index) + 1..<brace).filter({ !brackets.contains(tokens.kind(at: $0)) }), flag.count == 1,
      tokens.kind(at: flag[0]).isName, !memory.lexerErrors.touches(tokens[Int(index)].start, tokens[brace].start)
    else { return nil }
    let name = spelling(of: TokenIndex(flag[0]))
    var (borders, conditions, others) = ([Int(index)...brace], [String?](), [String]())
    var isComplete = false
    for token in brace + 1..<close where ["case", "default"].contains(spelling(of: TokenIndex(token))) {
      let colon = (token + 1..<close).first { tokens.kind(at: $0) == .colon }
      let values = (token + 1..<(colon ?? token + 1)).filter { tokens.kind(at: $0) != .dot }
      let isDefault = spelling(of: TokenIndex(token)) == "default"
      guard !isComplete, let colon, values.count == (isDefault ? 0 : 1), !isDefault || !others.isEmpty else {
        return nil
      }
      isComplete = isDefault
      let value = isDefault ? "" : spelling(of: TokenIndex(values[0]))
      let asked = ["true", "false"].contains(value) ? name : "\(name) = \(value)"
      let (yes, no) = value == "false" ? ("not \(asked)", asked) : (asked, "not \(asked)")
      conditions.append(isDefault ? others.joined(separator: ", ") : yes)
      others.append(no)
      if conditions.count > 1 { borders.append(token...colon) } else { borders[0] = Int(index)...colon }
    }
    return conditions.isEmpty ? nil : (borders + [close...close], conditions)
  }

  /// The tokens around the links of the current `if`: up to the `{`, from the `}` to the one behind `else`, the last
  /// `}`; or the lines with `if`, `else` and `endif`.
  private var bordersOfCondition: [ClosedRange<Int>]? {
    guard let brace = braceOnLine.map({ Int($0) }) else { return linesOfCondition }
    guard let close = braces.closing(of: TokenIndex(brace)).map({ Int($0) }) else { return nil }
    let first = Int(index)...brace
    let word = spelling(of: TokenIndex(close + 1))
    guard Self.ends.contains(word) else { return [first, close...close] }
    guard word == "else", tokens.kind(at: close + 2) == .leftBrace,
      let end = braces.closing(of: TokenIndex(close + 2))
    else { return nil }
    return [first, close...close + 2, Int(end)...Int(end)]
  }

  private var linesOfCondition: [ClosedRange<Int>]? {
    var borders = [Int(index)...Int(lastOnLine(index))]
    guard !borders[0].contains(where: { tokens.kind(at: $0) == .rightBrace }) else { return nil }
    var token = borders[0].upperBound + 1
    while token < tokens.count - 1, tokens.kind(at: token) != .rightBrace {
      if tokens.kind(at: token) == .leftBrace {
        guard let close = braces.closing(of: TokenIndex(token)) else { return nil }
        token = Int(close)
      }
      let word = spelling(of: TokenIndex(token))
      if !isOnSameLine(TokenIndex(token)), Self.ends.contains(word) {
        // The `else if` of another condition has more on its line.
        guard lastOnLine(TokenIndex(token)) == token, word == "else" || !word.hasPrefix("el") else { return nil }
        borders.append(token...token)
        if word != "else" { return borders }
      }
      token += 1
    }
    return nil
  }

  /// Returns what follows `when` in the links of the current `if` and in those of its `else`; nil for that of several
  /// conditions.
  private func conditionsOfLinks(upTo last: Int) -> [String?]? {
    let line = (Int(index) + 1..<last + 1).prefix { spelling(of: TokenIndex($0)) != "then" }
    let brackets = TokenSet(.leftParenthesis, .rightParenthesis, .leftBrace)
    let operators = line.filter { [.equal, .comma, .pipe].contains(tokens.kind(at: $0)) }
    // The lexer reads `!=`, `>=` and `||` as other operators.
    let areKnown = operators.allSatisfy { token in
      let before = bytes[Int(tokens[token].start) - 1]
      return ["=", "==", "!=", ",", "&&"].contains(spelling(of: TokenIndex(token))) && !"<>~".utf8.contains(before)
    }
    guard areKnown else { return nil }
    let words = line.filter { token in
      let isValue = tokens.kind(at: token) == .dot && tokens.kind(at: token - 1) == .equal
      return !isValue && !brackets.contains(tokens.kind(at: token))
    }
    let parts = words.split { tokens.kind(at: $0) == .comma }
    let written = parts.compactMap { part -> String? in
      let isNot = tokens.kind(at: part[part.startIndex]) == .not
      let words = isNot ? part.dropFirst() : part
      let isPair = words.count == 3 && tokens.kind(at: words[words.startIndex + 1]) == .equal
      let isUnequal = isPair && spelling(of: TokenIndex(words[words.startIndex + 1])) == "!="
      guard words.count == 1 || isPair, let first = words.first, let last = words.last,
        tokens.kind(at: first).isName, tokens.kind(at: last).isName
      else { return nil }
      let (name, value) = (spelling(of: TokenIndex(first)), spelling(of: TokenIndex(last)))
      return (isNot != isUnequal ? "not " : "") + (isPair ? "\(name) = \(value)" : name)
    }
    guard !parts.isEmpty, written.count == parts.count else { return nil }
    let negated = written[0].hasPrefix("not ") ? String(written[0].dropFirst(4)) : "not " + written[0]
    return [written.joined(separator: ", "), written.count == 1 ? negated : nil]
  }

  /// Returns the screen that is all of a branch, as in `case free: Paywall`.
  private func goalAlone(in body: Range<Int>) -> String? {
    let goal = spelling(of: TokenIndex(body.lowerBound))
    let isCall = body.count == 1 || tokens.kind(at: body.lowerBound + 1) == .leftParenthesis
    return isCall && tokens.kind(at: body.lowerBound).isName && isDeclared(goal) ? goal : nil
  }

  private func linking(to goal: String, _ body: Range<Int>, _ condition: String) -> [SyntaxError.Edit] {
    let (start, end) = (tokens[body.lowerBound].start, tokens[body.upperBound - 1].end)
    return [
      SyntaxError.Edit(start: start, end: start, text: "link \(Spelling.word(goal.withSmallInitial)) -> "),
      SyntaxError.Edit(start: end, end: end, text: " when \(condition)"),
    ]
  }

  /// Whether the current block has a link whose name would be that of a new one to a screen.
  private func isNameOfLink(_ goal: String) -> Bool {
    guard let brace = braces.openings(around: index).first, let close = braces.closing(of: brace) else { return false }
    let name = Spelling.word(goal.withSmallInitial)
    return (brace..<close).contains { tokens.kind(at: Int($0)) == .link && spelling(of: $0 + 1) == name }
  }

  /// Returns the edits that give some links a condition; nil when a line begins with anything else, or a link has an
  /// `else` or `requires`.
  private func adding(_ condition: String, in body: Range<Int>) -> [SyntaxError.Edit]? {
    var (starts, conditional, depth) = ([Int](), Set<Int>(), 0)
    for token in body {
      let kind = tokens.kind(at: token)
      if kind == .rightBrace { depth -= 1 }
      if depth == 0 {
        if kind == .link { starts.append(token) }
        // A link may go on in the next line.
        let isFirst =
          token == body.lowerBound
          || !isOnSameLine(TokenIndex(token)) && kind != .rightBrace && kind != .arrow
            && !Self.modifierStarts.contains(kind)
        if isFirst ? kind != .link : kind == .else || kind == .requires { return nil }
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
