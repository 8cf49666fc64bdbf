/// Parameters without names or parentheses, and arguments without values.
extension Parser {
  /// Reports a parameter that consists of a type only, or of a name only.
  mutating func reportMissingPart(of parameter: TokenIndex) {
    let (token, text) = (tokens[Int(parameter)], spelling(of: parameter))
    guard ValueType.known(text) != nil else { return reportMissingType(of: parameter) }
    let name = passOver(nameOfParameter(parameter)) ?? "value"
    memory.skipped.append(parameter..<parameter + 1)
    reportMissing("\(name):", "a parameter has a name: `\(name): \(text)`", before: token.start, to: token.end)
  }

  /// `screen Product id: Int {`: parameters without their parentheses.
  mutating func takeBareParameters() {
    guard kind.isWord, isOnSameLine, kind(ahead: 1) == .colon, kind(ahead: 2).isWord || kind(ahead: 2) == .leftBracket,
      isOnSameLine(index + 2)
    else { return }
    let (gap, start) = (lastTokenEnd, tokens[Int(index)].start)
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    let parameters = open(.parameters)
    repeat { parseParameter() } while !isGivenUp && take(.comma)
    close(parameters)
    memory.isStatementReported = reported
    reportUnderstood(
      "parameters are written in parentheses: `(\(text(from: start, to: lastTokenEnd)))`", from: start,
      to: lastTokenEnd,
      SyntaxError.Repair(
        title: "write the parentheses", isSafe: true,
        edits: [
          SyntaxError.Edit(start: gap, end: start, text: "("),
          SyntaxError.Edit(start: lastTokenEnd, end: lastTokenEnd, text: ")"),
        ]))
  }

  /// `outcome picked: String`: its parameters belong in parentheses.
  mutating func takeTypeOfOutcome() {
    guard at(.colon), kind(ahead: 1).isWord, isOnSameLine else { return }
    if kind(ahead: 1) == .stay {
      replaceToken("the arrow is written `->`", with: " ->", isSafe: true)
      advance()
      return
    }
    let owner = index - 1
    let start = tokens[Int(owner)].end
    advance()
    let first = nodes.count
    let type = tokens[Int(index)].start
    parseType()
    nodes.removeAll(from: first)
    nodes.markBroken(lastStatement)
    if text(from: type, to: lastTokenEnd) == "Void" {
      return reportUnderstood(
        "an outcome without values is its name alone", from: start, to: lastTokenEnd,
        SyntaxError.Repair("remove the type", replace: start, lastTokenEnd, with: ""))
    }
    let name = passOver(nameOfValue(on: owner)) ?? "value"
    let written = "(\(name): \(text(from: type, to: lastTokenEnd)))"
    reportWritten(
      "an outcome has its parameters in parentheses: `\(spelling(of: owner))\(written)`", from: start, to: lastTokenEnd,
      as: written)
  }

  /// Consumes another sign in place of the `/` between two effects.
  mutating func takeMeantSlash() -> Bool {
    guard TokenSet(.arrow, .comma, .pipe).contains(kind), isOnSameLine else { return false }
    replaceToken("the two effects are separated by `/`", with: "/", isSafe: true)
    return true
  }

  /// Takes another sign than the `+` between two effects at the same time: `scale(0.5), opacity`, `scale(0.5) & opacity`.
  mutating func takeMeantPlus() -> Bool {
    let isWord = at(.name) && ["and", "with"].contains(spelling(of: index))
    guard isWord || (at(.comma) && (memory.isEffectForBoth || spelling(of: index) == "&")), isOnSameLine,
      kind(ahead: 1).isName, isOnSameLine(index + 1)
    else { return false }
    let token = tokens[Int(index)]
    reportUnderstood(
      "effects are joined by `+`", from: token.start, to: token.end,
      SyntaxError.Repair("write `+`", isSafe: true, replace: lastTokenEnd, token.end, with: " +"))
    advance()
    return true
  }

  /// Reads a number in quotes.
  mutating func unquoteNumber() {
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(index)].range), as: UTF8.self)
    guard Double(text) != nil, text.utf8.first.map(ASCII.isDigit) == true else {
      giveUp("a number, a duration or a name")
      return
    }
    replaceToken("a number is written without quotes", with: text, isSafe: true)
  }

  /// Goes past the dot of `on .picked`.
  mutating func skipDotOfOutcome() {
    guard at(.dot), kind(ahead: 1).isWord, isOnSameLine(index + 1) else { return }
    replaceToken("an outcome is written without a dot", with: "", isSafe: true)
  }

  /// Skips the values after an outcome: `on picked(let color)`.
  mutating func skipValuesOfOutcome() {
    guard at(.leftParenthesis), isOnSameLine else { return }
    let start = lastTokenEnd
    var close = Int(index) + 1
    while close < min(tokens.count - 1, Int(index) + 32), tokens.kind(at: close) != .rightParenthesis { close += 1 }
    guard tokens.kind(at: close) == .rightParenthesis, isOnSameLine(TokenIndex(close)) else { return }
    memory.skipped.append(index..<TokenIndex(close))
    while Int(index) <= close { advance() }
    reportUnderstood(
      "the values of an outcome are known by their names", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove the parentheses", isSafe: true, replace: start, lastTokenEnd, with: ""))
  }

  /// Returns the text of a name that replaces a missing one, and skips the name, so that it is no unknown name.
  mutating func passOver(_ name: TokenIndex?) -> String? {
    guard let name else { return nil }
    memory.skipped.append(name..<name + 1)
    return spelling(of: name)
  }

  /// Returns the name that the uses of a parameter without a name give it.
  private func nameOfParameter(_ parameter: TokenIndex) -> TokenIndex? {
    var (open, position) = (Int(parameter) - 1, 0)
    while open > 0, tokens.kind(at: open) != .leftParenthesis {
      if tokens.kind(at: open) == .comma { position += 1 }
      if !isOnSameLine(TokenIndex(open)) { return nil }
      open -= 1
    }
    guard open > 0, memory.maySearch() else { return nil }
    let owner = TokenIndex(open) - 1
    if owner > 0, tokens.kind(at: Int(owner) - 1) == .outcome { return position == 0 ? nameOfValue(on: owner) : nil }
    let name = spelling(of: owner)
    for call in 0..<tokens.count - 1 where call != Int(owner) && tokens.kind(at: call + 1) == .leftParenthesis {
      guard spelling(of: TokenIndex(call)) == name else { continue }
      let labels = (call + 2..<min(call + 32, tokens.count)).prefix { tokens.kind(at: $0) != .rightParenthesis }
        .filter { tokens.kind(at: $0) == .colon }.map { TokenIndex($0) - 1 }
      if position < labels.count { return labels[position] }
    }
    return nil
  }

  /// Returns the name of the value of an outcome that a handler passes on: `color` of `on picked -> Editor(as: color)`.
  private func nameOfValue(on outcome: TokenIndex) -> TokenIndex? {
    let name = spelling(of: outcome)
    guard memory.maySearch() else { return nil }
    for handler in 1..<tokens.count - 1
    where tokens.kind(at: handler - 1) == .on && spelling(of: TokenIndex(handler)) == name {
      let tail = (handler + 1..<min(handler + 16, tokens.count)).prefix { isOnSameLine(TokenIndex($0)) }
      let value = tail.first { tokens.kind(at: $0 - 1) == .colon && tokens.kind(at: $0).isWord }
      if let value { return TokenIndex(value) }
    }
    return nil
  }

  /// Consumes the type of `screen Receipt<String>`: a parameter, which needs parentheses and the name that calls give
  /// it.
  mutating func takeGenericParameter() {
    let (start, owner) = (lastTokenEnd, index - 1)
    guard isTypeInAngleBrackets, memory.maySearch()
    else { return }
    let (end, name) = (tokens[Int(index)].end + 1, spelling(of: owner))
    let call = (1..<tokens.count - 3).first { token in
      tokens.kind(at: token) == .leftParenthesis && tokens.kind(at: token + 2) == .colon
        && spelling(of: TokenIndex(token) - 1) == name
    }
    let written = call.map { "(\(spelling(of: TokenIndex($0) + 1)): \(spelling(of: index)))" }
    reportUnderstood(
      "parameters are written in parentheses" + (written.map { ": `\(name)\($0)`" } ?? ""), from: start, to: end,
      SyntaxError.Repair(
        written.map { "write `\($0)`" } ?? "remove it", replace: start, end, with: written ?? ""))
    skip(1)
  }

  /// Consumes a number in place of a type, as in a call: `screen Product(id: 3)`.
  mutating func takeNumberAsType() -> Bool {
    guard at(.number) else { return false }
    let value = spelling(of: index)
    let type = value.contains(".") ? "Double" : "Int"
    replaceToken("a parameter has a type, such as `\(type)`, and `\(value)` is a value", with: type)
    return true
  }

  /// Consumes `List<String>` or `Optional<Int>` as `[String]` or `Int?`.
  mutating func takeGenericType() {
    guard isTypeInAngleBrackets else { return }
    let (outer, inner, end) = (tokens[Int(index) - 1], spelling(of: index), tokens[Int(index)].end + 1)
    let written: String
    switch spelling(of: index - 1) {
    case "List", "Array", "Set", "MutableList", "ArrayList", "Sequence": written = "[\(inner)]"
    case "Optional", "Maybe": written = "\(inner)?"
    default: return
    }
    reportUnderstood(
      "`\(text(from: outer.start, to: end))` is written `\(written)` here", from: lastTokenEnd, to: end,
      SyntaxError.Repair("write `\(written)`", isSafe: true, replace: outer.start, end, with: written))
    skip(1)
  }

  private var isTypeInAngleBrackets: Bool { kind.isWord && index > 0 && isInAngleBrackets(index) }

  /// Whether an argument ends after its `:`, as in `picked(color:)`, which is reported.
  mutating func isValueMissing(behind name: TokenIndex) -> Bool {
    guard at(.comma) || at(.rightParenthesis) else { return false }
    let (label, end) = (spelling(of: name), lastTokenEnd)
    let isOnly = at(.rightParenthesis) && tokens.kind(at: Int(name) - 1) == .leftParenthesis
    let isOutcome = isOnly && name > 2 && tokens.kind(at: Int(name) - 3) == .finish
    reportUnderstood(
      "no value follows `\(label):`", from: tokens[Int(name)].start, to: end,
      help: isOutcome ? "without an argument the value comes from the app" : nil,
      isOutcome
        ? SyntaxError.Repair(
          "remove `(\(label):)`", replace: tokens[Int(name) - 1].start, tokens[Int(index)].end, with: "") : nil)
    return true
  }

  /// Gives a name to a declaration without one, and reports it: `app {`, `app:`, `tabs {`.
  mutating func takeMissingName(of kind: SyntaxKind) -> Bool {
    // `screen Help screen {` has a name.
    let isFirst = index < 2 || !isOnSameLine(index - 1) || !tokens.kind(at: Int(index) - 2).isWord
    guard at(.leftBrace) || (at(.colon) && isLastOnLine), isOnSameLine, isFirst,
      let name = kind == .app ? nameOfApp : passOver(undeclaredGoal(of: kind))
    else { return false }
    let word = spelling(of: index - 1)
    reportUnderstood(
      "`\(word)` has a name: `\(word) \(name) {`", from: tokens[Int(index) - 1].start, to: lastTokenEnd,
      SyntaxError.Repair("insert `\(name)`", replace: lastTokenEnd, lastTokenEnd, with: " \(name)"))
    return true
  }

  /// The name of an app without one: that of `app:` and `name: Shop` in the next line.
  private var nameOfApp: String {
    let isNamed = at(.colon) && spelling(of: index + 1) == "name" && kind(ahead: 2) == .colon && kind(ahead: 3).isName
    return isNamed ? spelling(of: index + 3) : "App"
  }

  /// Returns the only undeclared name that something starts with or leads to.
  func undeclaredGoal(of kind: SyntaxKind) -> TokenIndex? {
    guard kind == .tabs || kind == .screen || kind == .flow, memory.maySearch() else { return nil }
    let (heads, goalStarts) = (TokenSet(.screen, .tabs, .flow, .group), TokenSet(.start, .arrow, .else))
    var (declared, goals) = (Set<String>(), [String: TokenIndex]())
    for token in 1..<tokens.count where tokens.kind(at: token).isName {
      let before = tokens.kind(at: token - 1)
      if heads.contains(before) { declared.insert(spelling(of: TokenIndex(token))) }
      if goalStarts.contains(before) { goals[spelling(of: TokenIndex(token))] = TokenIndex(token) }
    }
    let unknown = goals.filter { !declared.contains($0.key) }
    return unknown.count == 1 ? unknown.first?.value : nil
  }
}
