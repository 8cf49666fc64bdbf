/// Lexes text that begins no ASCII token: words in other scripts, arrows and quotes as word processors write them, and
/// characters without a meaning.
extension Lexer {
  /// Lexes a word in another script, or skips other characters with an error.
  mutating func lexUnusual() {
    let start = index
    if startsWord(at: index) {
      skipWordParts()
      return joinsWord(at: index) ? lexDashedWord(from: start) : emitName(.name, from: start)
    }
    if skipForbidden() || skipConflict() || lexFullWidth() { return }
    if let length = foreignArrowLength { return emitMisspeltArrow(length: length) }
    if isForeignQuote(at: index) { return skipForeignQuotes() }
    if skipMarkupComment() || lexForeignOperator() { return }
    if bytes[index] == UInt8(ascii: "%"), peek(1) == UInt8(ascii: "%"), isForeignComment(at: index, length: 2) {
      return skipForeignComment(length: 2)
    }
    if bytes[index] == UInt8(ascii: ";") {
      index += 1
      let last = tokens.count - 1
      if last > 0, tokens.kind(at: last).isWord, tokens.kind(at: last - 1) == .leftParenthesis {
        return emitMeantColon(from: start)
      }
      return report(.semicolon, from: start)
    }
    skipStrays()
  }

  /// Emits `;` as the `:` that it is without the shift key, as in `Product(id; 3)`. Before a name it may be a `,`.
  private mutating func emitMeantColon(from start: Int) {
    let (first, end) = (UInt32(start), UInt32(index))
    var error = SyntaxError(.understood("`;` is written `:` here"), start: first, end: end)
    let next = bytes[index...].firstIndex { $0 != UInt8(ascii: " ") }
    let isBeforeName = next.map { startsWord(at: $0) } ?? false
    error.repair = SyntaxError.Repair("write `:`", isSafe: !isBeforeName, replace: first, end, with: ":")
    errors.append(error)
    emit(.colon, from: start)
  }

  /// Lexes a full-width sign, which keyboards for some scripts write, as the sign of the same meaning.
  private mutating func lexFullWidth() -> Bool {
    guard case .scalar(let scalar, let length) = UTF8Text.step(bytes, at: index), let kind = Self.fullWidthSigns[scalar]
    else { return false }
    let start = index
    index += length
    report(.fullWidth(scalar), from: start)
    emit(kind, from: start)
    return true
  }

  private static let fullWidthSigns: [Unicode.Scalar: TokenKind] = [
    "（": .leftParenthesis, "）": .rightParenthesis, "｛": .leftBrace, "｝": .rightBrace, "［": .leftBracket,
    "］": .rightBracket, "：": .colon, "，": .comma, "＝": .equal, "．": .dot, "／": .slash, "＋": .plus,
    "？": .question, "｜": .pipe,
  ]

  /// Lexes `&&`, `||` and `!` as the tokens of the same meaning.
  private mutating func lexForeignOperator() -> Bool {
    let start = index
    switch (bytes[index], peek(1)) {
    case (UInt8(ascii: "&"), let next):
      index += next == UInt8(ascii: "&") ? 2 : 1
      report(.conjunction, from: start)
      emit(.comma, from: start)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")):
      index += 2
      report(.disjunction, from: start)
      emit(.comma, from: start)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: ">")):
      index += peek(2) == UInt8(ascii: "=") ? 3 : 2
      report(.notEqual, from: start)
      emit(.equal, from: start)
    case (UInt8(ascii: "!"), let next?) where ASCII.isWordStart(next) || next == UInt8(ascii: "("):
      index += 1
      report(.negation, from: start)
      emit(.not, from: start)
    default: return false
    }
    return true
  }

  /// Whether some text, such as the `---` before YAML, is alone on its line.
  func isLine(from start: Int, to end: Int) -> Bool {
    (start == 0 || ASCII.isLineEnd(bytes[start - 1])) && (end >= bytes.count || ASCII.isLineEnd(bytes[end]))
  }

  /// Whether a sign that begins a comment elsewhere does so here: it is followed by a space, and only a comment can
  /// follow.
  mutating func isForeignComment(at index: Int, length: Int) -> Bool {
    // `%%{init: …}%%`
    let isDirective = bytes[index] == UInt8(ascii: "%") && peek(length) == UInt8(ascii: "{")
    // Nothing but the sign may be on the line.
    guard let next = peek(length),
      isDirective || next == ASCII.space || next == bytes[index] || next == UInt8(ascii: "!") || ASCII.isLineEnd(next)
    else { return false }
    if isFirstOnLine(index) { return true }
    var end = index
    while end > 0, bytes[end - 1] == ASCII.space || bytes[end - 1] == ASCII.tab { end -= 1 }
    if ASCII.isLineEnd(next) { return false }
    if length > 1 {
      // Behind the arrow of a link, and not the beginning of another arrow: `-- Settings -->`.
      return arrowsOnLine(at: index).map { $0.first < index && $0.last < index } ?? false
    }
    var start = end
    while start > 0, ASCII.isWordPart(bytes[start - 1]) { start -= 1 }
    let before = String(decoding: bytes[start..<end], as: UTF8.self)
    return end < index && !["as", "to", "raise", "over", "from"].contains(before)
  }

  /// Returns the offsets of the first and the last arrow on the line of an offset; each line is searched once.
  private mutating func arrowsOnLine(at index: Int) -> (first: Int, last: Int)? {
    if !searchedLine.contains(index) {
      let start = ASCII.lineStart(of: index, in: bytes)
      let end = bytes[index...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
      let arrows = (start..<end).dropLast().filter {
        bytes[$0 + 1] == UInt8(ascii: ">") && (bytes[$0] == ASCII.minus || bytes[$0] == UInt8(ascii: "="))
      }
      (searchedLine, arrowsOfLine) = (start..<end, arrows.first.flatMap { first in arrows.last.map { (first, $0) } })
    }
    return arrowsOfLine
  }

  func isFirstOnLine(_ index: Int) -> Bool {
    var end = index
    while end > 0, bytes[end - 1] == ASCII.space || bytes[end - 1] == ASCII.tab { end -= 1 }
    return end == 0 || ASCII.isLineEnd(bytes[end - 1])
  }

  /// Skips the line as a comment, with an error at the sign that begins it.
  mutating func skipForeignComment(length: Int) {
    let start = index
    var sign = length
    while peek(sign) == bytes[start] { sign += 1 }
    // Errors are in the order of their offsets: that of the comment comes before those in it.
    let end = bytes[start...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    errors.append(SyntaxError(.foreignComment, start: UInt32(start), end: UInt32(end)))
    index += sign
    while let byte = peek(0), !ASCII.isLineEnd(byte) { skipText(byte) }
  }

  /// Skips the lines from one that begins with a mark to the next: a diagram between three backticks, or the data
  /// before a text between two lines `---`.
  mutating func skipForeignLines(between mark: String) -> Bool {
    var (edits, line, end) = ([SyntaxError.Edit](), index, index)
    repeat {
      end = bytes[line...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
      let text = bytes[line..<end].drop(while: ASCII.isWhitespace)
      let next = UInt32(min(end + 1, bytes.count))
      if text.starts(with: mark.utf8) {
        edits.append(SyntaxError.Edit(start: UInt32(line), end: next, text: ""))
        if line > index { break }
      } else if !text.isEmpty {
        edits.append(SyntaxError.Edit(start: UInt32(text.startIndex), end: UInt32(text.startIndex), text: "// "))
      }
      line = Int(next)
    } while line < bytes.count && edits.count < Self.mostForeignLines
    guard line < bytes.count, edits.count > 1, edits.last?.text == "", !ForeignFile.declaresScreens(bytes[index..<end])
    else { return false }
    let first = bytes[index...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    var error = SyntaxError(.foreignLines, start: UInt32(index), end: UInt32(first))
    error.repair = SyntaxError.Repair(title: "write them as comments", edits: edits)
    errors.append(error)
    while index < end, let byte = peek(0) { skipText(byte) }
    return true
  }

  private static let mostForeignLines = 200

  /// Skips `<!-- note -->`, or the rest of the line when the end of the comment is not near.
  private mutating func skipMarkupComment() -> Bool {
    guard bytes[index...].starts(with: "<!--".utf8) else { return false }
    let text = bytes[index...].prefix(errors.omitted > 0 ? 0 : 2000)
    let close = text.indices.first { bytes[$0...].starts(with: "-->".utf8) }.map { $0 + 3 }
    let end = close ?? bytes[index...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    errors.append(SyntaxError(.foreignComment, start: UInt32(index), end: UInt32(end)))
    while index < end, let byte = peek(0) { skipText(byte) }
    return true
  }

  /// Whether a word begins at a byte.
  func startsWord(at index: Int) -> Bool {
    guard index < bytes.count, case .scalar(let scalar, _) = UTF8Text.step(bytes, at: index) else { return false }
    return scalar.properties.isXIDStart || scalar == "_"
  }

  /// Whether there is a `-` at an index that continues a word with dashes.
  @inline(__always) func joinsWord(at index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index] == ASCII.minus else { return false }
    return ASCII.isWordPart(bytes[index + 1]) || (bytes[index + 1] >= 0x80 && startsWord(at: index + 1))
  }

  /// The length of a one-character arrow, or of an arrow whose dash a word processor has lengthened.
  private var foreignArrowLength: Int? {
    guard case .scalar(let scalar, let length) = UTF8Text.step(bytes, at: index) else { return nil }
    switch scalar {
    case "→", "⇒", "➔", "➜", "⟶": return length
    case "–", "—", "−": return peek(length) == UInt8(ascii: ">") ? length + 1 : nil
    default: return nil
    }
  }

  // MARK: Quotes

  private static let doubleQuotes = Set("“”„‟«»＂".unicodeScalars)
  private static let singleQuotes = Set("'‘’‚＇".unicodeScalars)

  private func isForeignQuote(at index: Int) -> Bool {
    guard case .scalar(let scalar, _) = UTF8Text.step(bytes, at: index) else { return false }
    return Self.doubleQuotes.contains(scalar) || Self.singleQuotes.contains(scalar)
  }

  /// Skips a text in foreign quotes up to its end on the same line, or the quote alone.
  private mutating func skipForeignQuotes() {
    let start = index
    guard case .scalar(let opening, let length) = UTF8Text.step(bytes, at: index) else { return }
    let isSingle = Self.singleQuotes.contains(opening)
    index += length
    if isSingle, takeQuotedText(from: start, upTo: Self.singleQuotes) { return }
    if bytes[start] == UInt8(ascii: "'"), peek(0) == ASCII.space, isFirstOnLine(start) {
      index = start
      return skipForeignComment(length: 1)
    }
    if !takeQuotedText(from: start, upTo: Self.doubleQuotes.union(["\""])) { report(.foreignQuotes, from: start) }
  }

  /// Skips the rest of a text up to one of some quotes on the same line; returns whether there is one.
  private mutating func takeQuotedText(from start: Int, upTo closing: Set<Unicode.Scalar>) -> Bool {
    var end = index
    while let byte = peek(end - index), !ASCII.isLineEnd(byte) {
      switch UTF8Text.step(bytes, at: end) {
      case .malformed(let length): end += length
      case .scalar(let scalar, let length):
        end += length
        guard closing.contains(scalar) else { continue }
        index = end
        report(.foreignQuotes, from: start)
        return true
      }
    }
    return false
  }

  /// Ends a text that begins with `"` and is not closed with one at a quote as word processors write it, if there is
  /// one in it: `"Basket”`.
  mutating func closeWithForeignQuote(from start: Int) -> Bool {
    let line = index
    index = start + 1
    if takeQuotedText(from: start, upTo: Self.doubleQuotes) { return true }
    index = line
    return false
  }

  // MARK: Strays

  /// Skips a run of characters without a meaning, with one error.
  private mutating func skipStrays() {
    let start = index
    guard case .scalar(let first, var length) = UTF8Text.step(bytes, at: index) else { return }
    repeat {
      index += length
      guard index < bytes.count, case .scalar(_, let next) = UTF8Text.step(bytes, at: index) else { break }
      length = next
    } while isStray(at: index)
    report(.strayCharacter(first), from: start)
  }

  private func isStray(at index: Int) -> Bool {
    if bytes[index] < 0x80 { return "!$%&*<>@\\^|~".utf8.contains(bytes[index]) }
    return !startsWord(at: index) && !isForbidden(at: index) && !isForeignQuote(at: index)
  }
}
