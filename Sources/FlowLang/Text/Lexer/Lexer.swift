/// Splits bytes into tokens. Never fails: bytes that form no token are skipped with an error at their location.
///
/// Works on bytes and decodes scalars only where a byte is not ASCII. Every byte is read once; the time is linear
/// in the file and the memory is that of the tokens.
struct Lexer {
  let bytes: [UInt8]
  var index: Int
  private(set) var tokens = TokenList()
  /// The names and tags with letters beyond ASCII.
  var unusualNames: [TokenIndex] = []
  var errors: SyntaxErrorList
  /// Whether the current line is in a part that git could not merge.
  var isInConflict = false
  /// The line that was last searched for arrows, and the first and the last of them.
  var searchedLine = 0..<0
  var arrowsOfLine: (first: Int, last: Int)?

  /// Splits a file into tokens, the last of which is always `endOfFile`.
  ///
  /// - Parameter mostErrors: The number of errors that are kept.
  /// - Returns: The tokens, the indices of the names and tags with letters beyond ASCII, and the errors.
  static func tokens(
    of file: SourceFile, mostErrors: Int = Severity.error.limit
  ) -> (TokenList, unusualNames: [TokenIndex], errors: SyntaxErrorList) {
    var lexer = Lexer(file.bytes, mostErrors)
    lexer.run()
    return (lexer.tokens, lexer.unusualNames, lexer.errors)
  }

  private init(_ bytes: [UInt8], _ mostErrors: Int) {
    self.bytes = bytes
    errors = SyntaxErrorList(limit: mostErrors)
    index = UTF8Text.byteOrderMarkLength(bytes)
    // Room for two tokens every eleven bytes, a little more than flows have.
    tokens.reserve(bytes.count / 11 * 2 + 16)
  }

  private mutating func run() {
    if bytes[index...].starts(with: "---".utf8), isLine(from: index, to: index + 3) {
      _ = skipForeignLines(between: "---")
    }
    while index < bytes.count {
      let byte = bytes[index]
      if ASCII.isWhitespace(byte) { index += 1 } else if ASCII.isWordStart(byte) { lexWord() } else { lexOther(byte) }
    }
    tokens.append(Token(.endOfFile, start: bytes.count, end: bytes.count))
  }

  // MARK: Words

  private mutating func lexWord() {
    let start = index
    while index < bytes.count, ASCII.isWordPart(bytes[index]) { index += 1 }
    let isASCII = index == bytes.count || bytes[index] < 0x80
    if !isASCII { skipWordParts() }
    if joinsWord(at: index) { return lexDashedWord(from: start) }
    let kind = TokenKind.keyword(bytes[start..<index]) ?? .name
    if isASCII { emit(kind, from: start) } else { emitName(kind, from: start) }
  }

  /// Lexes `place-may-be-absent`: the name of a rule; anywhere else a mistake that the parser explains.
  mutating func lexDashedWord(from start: Int) {
    while joinsWord(at: index) {
      index += 1
      skipWordParts()
    }
    emit(.dashedWord, from: start)
  }

  mutating func skipWordParts() {
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard ASCII.isWordPart(bytes[index]) else { return }
        index += 1
      } else {
        guard case .scalar(let scalar, let length) = UTF8Text.step(bytes, at: index), scalar.properties.isXIDContinue
        else { return }
        index += length
      }
    }
  }

  // MARK: Everything else

  private mutating func lexOther(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): emitOne(.leftBrace)
    case UInt8(ascii: "}"): emitOne(.rightBrace)
    case UInt8(ascii: "("): emitOne(.leftParenthesis)
    case UInt8(ascii: ")"): emitOne(.rightParenthesis)
    case UInt8(ascii: "["): emitOne(.leftBracket)
    case UInt8(ascii: "]"): emitOne(.rightBracket)
    case UInt8(ascii: ","): emitOne(.comma)
    case UInt8(ascii: ":"): emitOne(.colon)
    case UInt8(ascii: "?"): emitOne(.question)
    case UInt8(ascii: "+"): emitOne(.plus)
    case ASCII.dot: emitOne(.dot)
    case UInt8(ascii: "="): lexEqual()
    case UInt8(ascii: "|") where isValueSeparator: emitOne(.pipe)
    case ASCII.minus: lexMinus()
    case ASCII.quote: lexString(.string, from: index)
    case ASCII.backtick: lexQuotedName()
    case UInt8(ascii: "#"): lexTag()
    case ASCII.slash: lexSlash()
    case _ where ASCII.isDigit(byte): lexNumber(from: index)
    default: lexUnusual()
    }
  }

  private mutating func lexEqual() {
    if peek(1) == UInt8(ascii: "="), skipConflict() || skipRuler() { return }
    var length = 1
    while peek(length) == UInt8(ascii: "=") { length += 1 }
    if peek(length) == UInt8(ascii: ">") { return emitMisspeltArrow(length: length + 1) }
    guard peek(1) == UInt8(ascii: "=") else { return emitOne(.equal) }
    let start = index
    index += peek(2) == UInt8(ascii: "=") ? 3 : 2
    report(.doubleEqual, from: start)
    emit(.equal, from: start)
  }

  /// Whether the current `|` separates two values, and is not part of an operator or of an arrow of another language.
  private var isValueSeparator: Bool {
    if let next = peek(1), [UInt8(ascii: "|"), ASCII.minus, UInt8(ascii: ">")].contains(next) { return false }
    return index == 0 || bytes[index - 1] != UInt8(ascii: ">")
  }

  /// Lexes `->`, the sign of a number, or an arrow that is too long.
  private mutating func lexMinus() {
    if peek(1) == UInt8(ascii: ">") {
      index += 2
      return emit(.arrow, from: index - 2)
    }
    if let next = peek(1), ASCII.isDigit(next) { return lexNumber(from: index) }
    var length = 1
    while peek(length) == ASCII.minus { length += 1 }
    var gap = length
    while peek(gap) == ASCII.space { gap += 1 }
    if peek(gap) == UInt8(ascii: ">") { return emitMisspeltArrow(length: gap + 1) }
    if length == 2, isForeignComment(at: index, length: 2) { return skipForeignComment(length: 2) }
    if length > 2, isLine(from: index, to: index + length) { return skipForeignComment(length: length) }
    index += length
    let word = bytes[index...].dropFirst().prefix(while: ASCII.isWordPart)
    let isKey = word.endIndex < bytes.count && bytes[word.endIndex] == UInt8(ascii: ":")
    let isKeyword = !word.isEmpty && TokenKind.keyword(word) != nil
    guard length == 1, peek(0) == ASCII.space, isFirstOnLine(index - 1), !isKey, isKeyword else {
      return report(.strayCharacter("-"), from: index - length)
    }
    // A statement as an item of a list in YAML.
    let (start, end) = (UInt32(index - 1), UInt32(index))
    var error = SyntaxError(.understood("a statement has no `-` before it"), start: start, end: end)
    error.repair = SyntaxError.Repair("remove the `-`", isSafe: true, replace: start, end + 1, with: "")
    errors.append(error)
  }

  private mutating func lexNumber(from start: Int) {
    index = start + 1
    skipDigits()
    if peek(0) == ASCII.dot, let next = peek(1), ASCII.isDigit(next) {
      index += 1
      skipDigits()
    }
    let unitStart = index
    skipWordParts()
    let unit = bytes[unitStart..<index]
    let isDuration = unit.elementsEqual("s".utf8) || unit.elementsEqual("ms".utf8)
    if isDuration && bytes[start] != ASCII.minus { return emit(.duration, from: start) }
    if !unit.isEmpty { report(.malformedNumber, from: start) }
    emit(.number, from: start)
  }

  private mutating func skipDigits() {
    while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
  }

  /// Lexes `#word` or `#"text"`, without a space after the `#`.
  private mutating func lexTag() {
    let start = index
    if isForeignComment(at: index, length: 1) { return skipForeignComment(length: 1) }
    index += 1
    if peek(0) == ASCII.quote { return lexString(.tag, from: start) }
    if let byte = peek(0), ASCII.isWordStart(byte) || startsWord(at: index) { skipWordParts() }
    guard index > start + 1 else { return report(.emptyTag, from: start) }
    if joinsWord(at: index) {
      while joinsWord(at: index) {
        index += 1
        skipWordParts()
      }
      report(.unquotedTag, from: start)
    }
    emitName(.tag, from: start)
  }

  // MARK: Shared with the other parts

  /// Returns the byte at an offset from the current one, or nil past the end.
  @inline(__always) func peek(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  /// Emits the text since `start` as a name or tag, and notes it when it is not all ASCII.
  mutating func emitName(_ kind: TokenKind, from start: Int) {
    let count = tokens.count
    emit(kind, from: start)
    if tokens.count > count, bytes[start..<index].contains(where: { $0 >= 0x80 }) {
      if !checkMarks(from: start) { return }
      unusualNames.append(TokenIndex(count))
    }
  }

  /// Emits the text since `start` as a token; one that exceeds the maximum length is left out with an error.
  mutating func emit(_ kind: TokenKind, from start: Int) {
    guard index - start <= Token.maximumLength else { return report(.tokenTooLong, from: start) }
    tokens.append(Token(kind, start: start, end: index))
  }

  private mutating func emitOne(_ kind: TokenKind) {
    index += 1
    emit(kind, from: index - 1)
  }

  mutating func emitMisspeltArrow(length: Int) {
    let start = index
    index += length
    report(.misspeltArrow, from: start)
    emit(.arrow, from: start)
  }

  /// Reports an error about the text since `start`.
  mutating func report(_ message: SyntaxMessage, from start: Int) {
    errors.append(SyntaxError(message, start: UInt32(start), end: UInt32(index)))
  }
}
