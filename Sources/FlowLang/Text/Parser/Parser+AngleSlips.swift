/// Parameters and arguments between `<` and `>`. The lexer has left the signs out.
extension Parser {
  /// Takes parameters in another form than between parentheses.
  mutating func takeMeantParameters() {
    if !takeParametersInAngleBrackets() { takeBareParameters() }
  }

  /// `screen Receipt<order: String>`
  mutating func takeParametersInAngleBrackets() -> Bool {
    guard index > 0, isAngleBracket(behind: index - 1), kind.isWord, kind(ahead: 1) == .colon else { return false }
    takeAngleBrackets("parameters stand in parentheses") { parser in
      let parameters = parser.open(.parameters)
      repeat { parser.parseParameter() } while !parser.isGivenUp && parser.take(.comma)
      parser.close(parameters)
    }
    return true
  }

  /// `Receipt<order: "1">`
  mutating func takeArgumentsInAngleBrackets() -> Bool {
    guard index > 0, isAngleBracket(behind: index - 1), kind.isWord, kind(ahead: 1) == .colon else { return false }
    takeAngleBrackets("arguments stand in parentheses") { parser in
      repeat { parser.parseArgument() } while !parser.isGivenUp && parser.take(.comma)
    }
    return true
  }

  /// Whether a `<` is right behind a token.
  func isAngleBracket(behind token: TokenIndex) -> Bool {
    let end = Int(tokens[Int(token)].end)
    return end < bytes.count && bytes[end] == UInt8(ascii: "<")
  }

  /// Whether a token is between `<` and `>` right behind the one before it.
  func isInAngleBrackets(_ token: TokenIndex) -> Bool {
    let (start, end) = (Int(tokens[Int(token) - 1].end), Int(tokens[Int(token)].end))
    return end < bytes.count && Int(tokens[Int(token)].start) == start + 1 && bytes[start] == UInt8(ascii: "<")
      && bytes[end] == UInt8(ascii: ">")
  }

  /// The repair of `composable<Note> {`: a keyword before a name without brackets.
  func repairOfBracketedName(as keyword: String) -> SyntaxError.Repair {
    let (word, name) = (tokens[Int(index)], tokens[Int(index) + 1])
    return SyntaxError.Repair(
      title: "write `\(keyword) \(spelling(of: index + 1))`",
      edits: [
        SyntaxError.Edit(start: word.start, end: name.start, text: "\(keyword) "),
        SyntaxError.Edit(start: name.end, end: name.end + 1, text: ""),
      ])
  }

  private mutating func takeAngleBrackets(_ sentence: String, _ parseList: (inout Parser) -> Void) {
    let (start, inner) = (lastTokenEnd, tokens[Int(index)].start)
    quietly(parseList)
    let close = bytes[Int(lastTokenEnd)..<Int(tokens[Int(index)].start)].firstIndex(of: UInt8(ascii: ">"))
    let list = "(\(text(from: inner, to: lastTokenEnd)))"
    reportUnderstood(
      "\(sentence): `\(list)`", from: start, to: close.map { UInt32($0 + 1) } ?? lastTokenEnd,
      close.map {
        SyntaxError.Repair("write `\(list)`", isSafe: true, replace: start, UInt32($0 + 1), with: list)
      })
  }
}
