/// Lexes tokens with free text, and comments: these may contain any character that is not forbidden.
extension Lexer {
  /// Lexes `"…"`; `start` is the offset of the token, `index` that of the opening quote.
  mutating func lexString(_ kind: TokenKind, from start: Int) {
    var isUnusual = false
    index += 1
    skipPlainText()
    while let byte = peek(0) {
      if byte == ASCII.quote {
        index += 1
        if kind == .tag { return emitName(kind, from: start) }
        if isUnusual { checkMarks(from: start) }
        return emit(kind, from: start)
      }
      if byte >= 0x80 { isUnusual = true }
      if ASCII.isLineEnd(byte) { break }
      if byte == ASCII.backslash {
        skipEscape()
      } else {
        skipText(byte)
      }
    }
    if kind == .string, isUnusual {
      let found = errors
      errors.removeLast(from: UInt32(start))
      if closeWithForeignQuote(from: start) { return }
      errors = found
    }
    // The text up to the arrow is one token; the rest of the line is lexed again.
    let arrow: [UInt8] = [ASCII.space, ASCII.minus, UInt8(ascii: ">")]
    if kind == .string, let end = (start..<index).first(where: { bytes[$0..<index].starts(with: arrow) }) {
      errors.removeLast(from: UInt32(end))
      index = end
    }
    let end = index
    if kind == .string, let rest = endOfBrokenText { index = rest }
    report(.unterminatedString, from: start)
    let next = index
    index = end
    emit(kind, from: start)
    index = next
  }

  /// The end of a text that continues on the next line, if there is a `"` there that can only close it; nil
  /// for another text.
  private var endOfBrokenText: Int? {
    guard let next = bytes[index...].firstIndex(where: { !ASCII.isLineEnd($0) }), (1...2).contains(next - index)
    else { return nil }
    let line = bytes[next...].prefix { !ASCII.isLineEnd($0) }
    guard let quote = line.firstIndex(of: ASCII.quote), quote > next, !ASCII.isWhitespace(bytes[quote - 1]),
      !line[(quote + 1)...].contains(ASCII.quote),
      quote + 1 == bytes.count || ASCII.isWhitespace(bytes[quote + 1]) || ASCII.isLineEnd(bytes[quote + 1])
    else { return nil }
    return quote + 1
  }

  /// Reports a letter with too many marks in the text since `start`; returns false where there is one.
  @discardableResult
  mutating func checkMarks(from start: Int) -> Bool {
    if MarkCounter.excess(in: bytes, start..<index) == nil { return true }
    report(.tooManyMarks, from: start)
    return false
  }

  /// Skips printable ASCII up to a quote or an escape.
  private mutating func skipPlainText() {
    while index < bytes.count, bytes[index] >= ASCII.space, bytes[index] < ASCII.delete, bytes[index] != ASCII.quote,
      bytes[index] != ASCII.backslash
    { index += 1 }
  }

  mutating func lexQuotedName() {
    let start = index
    if skipCodeFence() { return }
    index += 1
    while let byte = peek(0) {
      if byte == ASCII.backtick {
        index += 1
        if index == start + 2 { return report(.emptyName, from: start) }
        return emitName(.quotedName, from: start)
      }
      if ASCII.isLineEnd(byte) { break }
      skipText(byte)
    }
    report(.unterminatedName, from: start)
    emit(.quotedName, from: start)
  }

  /// Skips a line that begins with three backticks, which mark code in Markdown.
  private mutating func skipCodeFence() -> Bool {
    let start = index
    let line = bytes[max(0, start - 200)..<start].reversed().prefix { !ASCII.isLineEnd($0) }
    guard peek(1) == ASCII.backtick, peek(2) == ASCII.backtick, line.allSatisfy(ASCII.isWhitespace) else {
      return false
    }
    let language = bytes[(start + 3)...].prefix { !ASCII.isLineEnd($0) && !ASCII.isWhitespace($0) }
    if !language.isEmpty, !language.elementsEqual("flow".utf8), skipForeignLines(between: "```") { return true }
    skipLine()
    report(.codeFence, from: start)
    return true
  }

  /// Lexes a comment, or the `/` between two effects.
  mutating func lexSlash() {
    let start = index
    switch peek(1) {
    case ASCII.slash:
      while let byte = peek(0), !ASCII.isLineEnd(byte) { skipText(byte) }
    case ASCII.star:
      index += 2
      skipBlockComment(from: start)
    default:
      index += 1
      emit(.slash, from: start)
    }
  }

  /// Skips to the end of a `/* … */`, which may be nested. Counts instead of recursing.
  private mutating func skipBlockComment(from start: Int) {
    var depth = 1
    while let byte = peek(0) {
      if byte == ASCII.star, peek(1) == ASCII.slash {
        index += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == ASCII.slash, peek(1) == ASCII.star {
        index += 2
        depth += 1
      } else {
        skipText(byte)
      }
    }
    errors.append(SyntaxError(.unterminatedComment, start: UInt32(start), end: UInt32(start + 2)))
  }

  private mutating func skipEscape() {
    let start = index
    if let length = StringLiteral.escapeLength(bytes, at: index) {
      index += length
      return
    }
    index += 1
    if let next = peek(0), next >= ASCII.space, next < 0x80, next != ASCII.quote { index += 1 }
    report(.unknownEscape, from: start)
  }

  /// Skips one character of free text, or a run of forbidden characters with an error.
  @inline(__always) mutating func skipText(_ byte: UInt8) {
    if byte < 0x80 && !ASCII.isControl(byte) {
      index += 1
    } else if !skipForbidden(), case .scalar(_, let length) = UTF8Text.step(bytes, at: index) {
      index += length
    }
  }

  /// Skips bytes that are forbidden in all text: bytes that are not UTF-8, control characters, marks that reorder
  /// text. A run of one kind is one error.
  ///
  /// - Returns: Whether there were forbidden bytes.
  mutating func skipForbidden() -> Bool {
    let start = index
    guard let message = forbidden(at: index) else { return false }
    repeat {
      switch UTF8Text.step(bytes, at: index) {
      case .scalar(_, let length), .malformed(let length): index += length
      }
    } while index < bytes.count && forbidden(at: index)?.isSameKind(as: message) == true
    report(message, from: start)
    return true
  }

  func isForbidden(at index: Int) -> Bool { forbidden(at: index) != nil }

  private func forbidden(at index: Int) -> SyntaxMessage? {
    let byte = bytes[index]
    if byte < 0x80 { return ASCII.isControl(byte) ? .controlCharacter(UInt32(byte)) : nil }
    guard case .scalar(let scalar, _) = UTF8Text.step(bytes, at: index) else { return .malformedUTF8 }
    if UTF8Text.isControl(scalar) { return .controlCharacter(scalar.value) }
    return UTF8Text.reordersText(scalar) ? .reorderedText(scalar.value) : nil
  }
}
