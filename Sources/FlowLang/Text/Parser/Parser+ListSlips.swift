/// Statements that another language writes as one with a list, and words that an array or an optional has elsewhere.
extension Parser {
  /// `domain "a", "b"`, `flag onboarded, signedIn`: each has a statement of its own.
  ///
  /// - Returns: Whether the current comma, behind such a statement, begins the rest of a list.
  mutating func takeListOfStatements() -> Bool {
    guard isOnSameLine, let word = firstWordOfLine, Self.singles.contains(tokens.kind(at: Int(word))) else {
      return false
    }
    let (start, first, keyword) = (tokens[Int(index)].start, index, spelling(of: word))
    var edits: [SyntaxError.Edit] = []
    var parentheses = 0
    while !at(.endOfFile), !at(.rightBrace), isOnSameLine {
      if at(.comma) || at(.pipe), parentheses == 0 {
        guard kind(ahead: 1).isWord || kind(ahead: 1) == .string, isOnSameLine(index + 1) else { break }
        // `outcome a, outcome b` has the word already.
        let hasWord =
          kind(ahead: 1) == tokens.kind(at: Int(word)) && (kind(ahead: 2).isWord || kind(ahead: 2) == .string)
        let text = "\n" + (hasWord ? "" : "\(keyword) ")
        edits.append(SyntaxError.Edit(start: lastTokenEnd, end: tokens[Int(index) + 1].start, text: text))
      }
      if at(.leftParenthesis) { parentheses += 1 }
      if at(.rightParenthesis) { parentheses -= 1 }
      advance()
    }
    guard !edits.isEmpty else {
      goBack(to: first)
      return false
    }
    memory.skipped.append(first..<index)
    reportUnderstood(
      "each \(keyword) has a \(keyword == "flag" ? "declaration" : "statement") of its own", from: start,
      to: lastTokenEnd,
      SyntaxError.Repair(title: "write `\(keyword)` before each", isSafe: true, edits: edits))
    return true
  }

  /// The keywords of statements that are written once for each name.
  private static let singles = TokenSet(.flag, .import, .scheme, .domain, .outcome, .without, .embed)

  /// The token that begins the current line, or the first one of the block on that line.
  private var firstWordOfLine: TokenIndex? {
    var token = index
    while token > 0, isOnSameLine(token), tokens.kind(at: Int(token) - 1) != .leftBrace, index - token < 64 {
      token -= 1
    }
    return token < index ? token : nil
  }

  /// `link open -> Home, Settings`: each link has one goal.
  mutating func takeListOfGoals() -> Bool {
    guard at(.comma) || at(.pipe), isOnSameLine, let word = firstWordOfLine, tokens.kind(at: Int(word)) == .link,
      memory.lastArrow == index - 2, tokens.kind(at: Int(index) - 1).isName, isDeclared(index + 1)
    else { return false }
    let start = tokens[Int(index)].start
    let goal = spelling(of: index + 1)
    let link = "link \(Spelling.word(goal.withSmallInitial)) -> "
    memory.skipped.append(index..<index + 2)
    let edit = SyntaxError.Edit(start: lastTokenEnd, end: tokens[Int(index) + 1].start, text: "\n\(link)")
    advance(2)
    reportUnderstood(
      "a link has one goal", from: start, to: lastTokenEnd,
      SyntaxError.Repair(title: "write `\(link)\(goal)`", edits: [edit]))
    return true
  }

  /// `String[]`, `String | null`: `[String]` and `String?`.
  ///
  /// - Parameter first: The first token of the type.
  /// - Returns: Whether there is such a type.
  mutating func takeTypeOfOtherLanguage(from first: TokenIndex) -> Bool {
    guard isOnSameLine else { return false }
    let inner = text(from: tokens[Int(first)].start, to: lastTokenEnd)
    let nothing: Set<String> = ["null", "nil", "undefined", "none"]
    if at(.leftBracket), kind(ahead: 1) == .rightBracket {
      replaceType(from: first, length: 2, with: "[\(inner)]")
    } else if at(.pipe), nothing.contains(spelling(of: index + 1).lowercased()) {
      replaceType(from: first, length: 2, with: "\(inner)?")
    } else {
      return false
    }
    return true
  }

  private mutating func replaceType(from first: TokenIndex, length: TokenIndex, with written: String) {
    let start = tokens[Int(first)].start
    skip(length)
    reportWritten(
      "`\(text(from: start, to: lastTokenEnd))` is written `\(written)` here", from: start, to: lastTokenEnd,
      as: written, isSafe: true)
  }

  /// The literal for a word of another language: `null`, `None`, `True`.
  var meantLiteral: String? {
    guard at(.name), "nuNTFY".utf8.contains(bytes[Int(tokens[Int(index)].start)]), isOnSameLine, kind(ahead: 1) != .dot
    else { return nil }
    switch spelling(of: index) {
    case "null", "NULL", "None", "Nil", "undefined": return "nil"
    case "True", "TRUE", "YES": return "true"
    case "False", "FALSE", "NO": return "false"
    default: return nil
    }
  }

  /// `null`, `{}` and `.5`: a word, an empty array, and a number without its zero.
  ///
  /// - Returns: Whether there is such a literal.
  mutating func takeLiteralOfOtherLanguage() -> Bool {
    if let meant = meantLiteral {
      replaceToken("`\(spelling(of: index))` is written `\(meant)` here", with: meant)
      return true
    }
    let start = tokens[Int(index)].start
    if at(.leftBrace), kind(ahead: 1).isWord, kind(ahead: 2) == .rightBrace, isOnSameLine(index + 2) {
      let name = spelling(of: index + 1)
      skip(3)
      reportWritten(
        "the value of a parameter is written by its name: `\(name)`", from: start, to: lastTokenEnd, as: name)
      return true
    }
    let written: String
    switch (kind, kind(ahead: 1)) {
    case (.leftBrace, .rightBrace): written = "[]"
    case (.dot, .number), (.dot, .duration): written = "0." + spelling(of: index + 1)
    default: return false
    }
    advance(2)
    reportWritten(
      "`\(text(from: start, to: lastTokenEnd))` is written `\(written)` here", from: start, to: lastTokenEnd,
      as: written, isSafe: true)
    return true
  }

  /// The repair of a list in parentheses that is not closed before a token that can only follow the list.
  var repairOfOpenParenthesis: SyntaxError.Repair? {
    let isBehind =
      !isOnSameLine || TokenSet(.leftBrace, .string, .arrow, .rightBrace).contains(kind)
      || Self.modifierStarts.contains(kind) || at(.when) || at(.else)
    let isInside = TokenSet(.comma, .leftParenthesis, .colon).contains(tokens.kind(at: Int(index) - 1))
    guard isBehind, !isInside else { return nil }
    return SyntaxError.Repair("insert `)`", replace: lastTokenEnd, lastTokenEnd, with: ")")
  }
}
