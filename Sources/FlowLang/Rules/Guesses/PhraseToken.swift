/// A word or sign of a line, read without regard to the rules of any language.
struct PhraseToken {
  enum Kind { case word, number, text, tag, sign }

  let kind: Kind
  let range: Range<Int>
  let text: String

  /// Whether this is an arrow of any length.
  var isArrow: Bool { kind == .sign && text.count > 1 && "-=".contains(text.first ?? " ") }

  /// The maximum number of tokens of a line that is read.
  private static let mostTokens = 48

  /// Reads the line that contains a place, up to a comment; nil when the line is too long.
  ///
  /// - Parameter closing: Whether to read on where brackets are open at the end of the line, up to the line that closes
  ///   them, or where more indented lines with keys such as `label:` or with items such as `- paid` follow.
  static func line(around place: Int, in bytes: [UInt8], closing: Bool = false) -> [PhraseToken]? {
    let start = ASCII.lineStart(of: min(place, bytes.count), in: bytes)
    let rest = bytes[start...].prefix(512)
    var (tokens, index, depth) = ([PhraseToken](), start, 0)
    while index < rest.endIndex,
      !ASCII.isLineEnd(bytes[index]) || closing && (depth > 0 || isContinued(at: index, from: start, in: bytes))
    {
      if ASCII.isWhitespace(bytes[index]) {
        index += 1
        continue
      }
      let line = rest[index...].prefix { !ASCII.isLineEnd($0) }
      if line.starts(with: "//".utf8) {
        index = line.endIndex
        continue
      }
      if line.starts(with: "/*".utf8), let end = line.firstRange(of: "*/".utf8) {
        index = end.upperBound
        continue
      }
      guard tokens.count < mostTokens else { return nil }
      let token = read(line)
      tokens.append(token)
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      index = token.range.upperBound
    }
    return index == bytes.count || ASCII.isLineEnd(bytes[index]) ? tokens : nil
  }

  /// Whether the line behind one is indented more and begins with a key: `label: "Help"`; or with a method: `.sheet(…)`.
  private static func isContinued(at end: Int, from start: Int, in bytes: [UInt8]) -> Bool {
    func indentation(_ line: Int) -> Int { bytes[line...].prefix { $0 == ASCII.space || $0 == ASCII.tab }.count }
    let next = end + 1
    guard next < bytes.count else { return false }
    let indentation = (indentation(start), indentation(next))
    let word = bytes[(next + indentation.1)...].prefix { ASCII.isWordPart($0) || $0 == ASCII.quote }
    let isItem = bytes[(next + indentation.1)...].starts(with: "- ".utf8)
    let method = bytes[(next + indentation.1)...].prefix(2)
    if method.first == UInt8(ascii: "."), method.last.map(ASCII.isWordStart) == true { return true }
    let end = bytes[word.endIndex...].first { $0 != ASCII.space }
    return indentation.1 > indentation.0
      && (isItem || !word.isEmpty && (end.map(ASCII.isLineEnd) ?? true || bytes[word.endIndex] == UInt8(ascii: ":")))
  }

  private static func read(_ rest: ArraySlice<UInt8>) -> PhraseToken {
    let first = rest[rest.startIndex]
    func token(_ kind: Kind, _ count: Int) -> PhraseToken {
      let range = rest.startIndex..<rest.startIndex + count
      return PhraseToken(kind: kind, range: range, text: String(decoding: rest[range], as: UTF8.self))
    }
    if let count = quotedCount(rest) { return token(first == ASCII.backtick ? .word : .text, count) }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "@") {
      let count = wordCount(rest.dropFirst())
      if count > 0 { return token(first == UInt8(ascii: "#") ? .tag : .word, count + 1) }
    }
    let count = wordCount(rest)
    if count > 0 {
      guard ASCII.isDigit(first) else { return token(.word, count) }
      // `0.4s`
      let behind = rest.dropFirst(count)
      let digits = behind.first == UInt8(ascii: ".") ? wordCount(behind.dropFirst()) : 0
      return token(.number, digits > 0 ? count + 1 + digits : count)
    }
    let arrow = rest.prefix { "-=.>".utf8.contains($0) }
    if arrow.count > 1, arrow.last == UInt8(ascii: ">") || arrow.allSatisfy({ $0 == UInt8(ascii: "-") }) {
      return token(.sign, arrow.count)
    }
    return token(.sign, 1)
  }

  /// The number of bytes of a text in quotes at the beginning of a slice.
  private static func quotedCount(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let quote = rest.first, quote == ASCII.quote || quote == UInt8(ascii: "'") || quote == ASCII.backtick else {
      return nil
    }
    var isEscaped = false
    for (count, byte) in rest.dropFirst().enumerated() {
      if byte == quote, !isEscaped { return count + 2 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }

  /// The number of bytes of a word at the beginning of a slice: `isn't` and `dead-end` are one.
  private static func wordCount(_ rest: ArraySlice<UInt8>) -> Int {
    var index = rest.startIndex
    while index < rest.endIndex {
      let isJoint = rest[index] == UInt8(ascii: "-") || rest[index] == UInt8(ascii: "'")
      let joins = isJoint && index > rest.startIndex && index + 1 < rest.endIndex && ASCII.isWordStart(rest[index + 1])
      guard joins || ASCII.isWordPart(rest[index]) || rest[index] >= 0x80 else { break }
      index += 1
    }
    return index - rest.startIndex
  }
}
