/// The tokens of a Swift file. Any bytes are accepted: those that form no token of Swift become an operator or a name.
///
/// Lines of `#if`, `#elseif`, `#else` and `#endif` are left out, so that all branches are read one after the other; the
/// conditions are kept. A string literal is one token with its interpolations.
struct CodeLexer {
  private(set) var tokens: [CodeToken] = []
  private(set) var anchors: [CodeAnchor] = []
  private(set) var conditions: [CodeCondition] = []
  private var openConditions: [(text: String, isElse: Bool, start: Int32)] = []
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var isFirstOnLine = true

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a file, and interns its names.
  static func read(_ bytes: [UInt8], _ names: inout CodeNames) -> CodeLexer.Result {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = CodeLexer(buffer)
      lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
      lexer.run(&names)
      return Result(tokens: lexer.tokens, anchors: lexer.anchors, conditions: lexer.conditions)
    }
  }

  /// The contents of a file; the last token is the end.
  struct Result {
    let tokens: [CodeToken]
    let anchors: [CodeAnchor]
    let conditions: [CodeCondition]
  }

  /// Returns the byte at an offset from the current one; 0 past the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func run(_ names: inout CodeNames) {
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    while position < bytes.count { step(&names) }
    while !openConditions.isEmpty { closeCondition() }
    add(.end, from: position)
  }

  private mutating func step(_ names: inout CodeNames) {
    let start = position
    let byte = bytes[start]
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn:
      isFirstOnLine = true
      position += 1
    case ASCII.space, ASCII.tab, 0x0B, 0x0C, 0: position += 1
    case ASCII.slash where self.byte(1) == ASCII.slash: readLineComment()
    case ASCII.slash where self.byte(1) == ASCII.star: skipBlockComment()
    case ASCII.quote:
      skipText(hashes: 0)
      add(.string, from: start)
    case ASCII.backtick: readQuotedName(&names)
    case UInt8(ascii: "#"): readHash(&names)
    case UInt8(ascii: "("): single(.leftParen)
    case UInt8(ascii: ")"): single(.rightParen)
    case UInt8(ascii: "["): single(.leftBracket)
    case UInt8(ascii: "]"): single(.rightBracket)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case ASCII.backslash: single(.backslash)
    case ASCII.dot where !Self.isOperator(self.byte(1)) && self.byte(1) != ASCII.dot: single(.dot)
    case _ where ASCII.isDigit(byte): readNumber()
    case _ where ASCII.isWordStart(byte) || byte == UInt8(ascii: "$") || (byte >= 0x80 && !startsSymbol(start)):
      readName(&names)
    default: readOperator(&names)
    }
  }

  private mutating func single(_ kind: CodeToken.Kind, _ name: CodeName = .none) {
    position += 1
    add(kind, from: position - 1, name)
  }

  /// Adds a token that ends here.
  private mutating func add(_ kind: CodeToken.Kind, from start: Int, _ name: CodeName = .none) {
    tokens.append(
      CodeToken(
        kind: kind, isFirstOnLine: isFirstOnLine, isFreeBefore: isFree(before: start), isFreeAfter: isFreeHere,
        start: UInt32(start), end: UInt32(position), name: name))
    isFirstOnLine = false
  }

  private func isFree(before start: Int) -> Bool {
    if start == 0 { return true }
    switch bytes[start - 1] {
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    case ASCII.slash: return start > 1 && bytes[start - 2] == ASCII.star
    default: return false
    }
  }

  private var isFreeHere: Bool {
    if position >= bytes.count { return true }
    switch bytes[position] {
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    case ASCII.slash: return byte(1) == ASCII.star || byte(1) == ASCII.slash
    default: return false
    }
  }

  private mutating func readName(_ names: inout CodeNames) {
    let start = position
    position += 1
    while position < bytes.count,
      ASCII.isWordPart(bytes[position]) || (bytes[position] >= 0x80 && !startsSymbol(position))
    {
      position += 1
    }
    add(.name, from: start, names.intern(bytes, start, position))
  }

  private mutating func readQuotedName(_ names: inout CodeNames) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != ASCII.backtick, bytes[position] != ASCII.lineFeed { position += 1 }
    let end = position
    if position < bytes.count, bytes[position] == ASCII.backtick { position += 1 }
    add(.quotedName, from: start, names.intern(bytes, start + 1, max(start + 1, end)))
  }

  private mutating func readNumber() {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if ASCII.isWordPart(byte) {
        position += 1
        // An exponent may have a sign.
        let isExponent = byte | 0x20 == UInt8(ascii: "e") && bytes[start] != UInt8(ascii: "0")
        if isExponent, self.byte() == ASCII.minus || self.byte() == UInt8(ascii: "+"), ASCII.isDigit(self.byte(1)) {
          position += 1
        }
      } else if byte == ASCII.dot, ASCII.isDigit(self.byte(1)), !followsDot(start) {
        position += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  /// Whether a number is an element of a tuple: `pair.0.1`.
  private func followsDot(_ start: Int) -> Bool { start > 0 && bytes[start - 1] == ASCII.dot }

  private mutating func readOperator(_ names: inout CodeNames) {
    let start = position
    let byte = bytes[start]
    if byte == UInt8(ascii: "?"), !isFree(before: start) { return single(.op, CodeSymbol.question.name) }
    if byte == ASCII.slash, startsOperand, skipRegex() { return add(.regex, from: start) }
    if byte == UInt8(ascii: ">") {
      // Each closes a list of generic arguments by itself, except in `>=` and `>>=`.
      let equal = self.byte(1) == UInt8(ascii: ">") ? self.byte(2) : self.byte(1)
      if equal != UInt8(ascii: "=") { return single(.op, CodeSymbol.greater.name) }
    }
    if byte == UInt8(ascii: "&"), isFree(before: start), self.byte(1) != UInt8(ascii: "&") {
      return single(.op, CodeSymbol.ampersand.name)
    }
    let hasDots = byte == ASCII.dot
    position += 1
    if byte >= 0x80 { while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 } }
    while position < bytes.count, Self.isOperator(bytes[position]) || (hasDots && bytes[position] == ASCII.dot) {
      if bytes[position] == ASCII.slash, self.byte(1) == ASCII.slash || self.byte(1) == ASCII.star { break }
      // `= .5`, `=-1`: only a space separates a prefix operator from the operator before it.
      position += 1
    }
    let length = position - start
    if length == 1, byte == UInt8(ascii: "=") { return add(.equal, from: start) }
    if length == 2, byte == ASCII.minus, bytes[start + 1] == UInt8(ascii: ">") { return add(.arrow, from: start) }
    add(.op, from: start, names.intern(bytes, start, position))
  }

  /// Whether an operand is expected here, so that a slash begins a regular expression.
  private var startsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .op: return last.isFreeBefore || !last.isFreeAfter
    case .equal, .arrow, .comma, .colon, .semicolon, .leftParen, .leftBracket, .leftBrace: return true
    case .name: return last.name == .return || last.name == .case || last.name == .in || last.name == .try
    default: return false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Whether there is a symbol such as `≠` or `→` at an index, which is not part of a name.
  private func startsSymbol(_ index: Int) -> Bool {
    bytes[index] == 0xE2 && index + 1 < bytes.count && (0x80...0xAF).contains(bytes[index + 1])
  }

  /// Reads a word after `#`, a string literal or regular expression with `#` around it, or the line of a condition.
  private mutating func readHash(_ names: inout CodeNames) {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let next = byte(hashes)
    if next == ASCII.quote {
      position += hashes
      skipText(hashes: hashes)
      return add(.string, from: start)
    }
    if next == ASCII.slash {
      position += hashes + 1
      skipRegex(hashes: hashes)
      return add(.regex, from: start)
    }
    position += 1
    let word = position
    while position < bytes.count, ASCII.isWordPart(bytes[position]) { position += 1 }
    switch String(decoding: bytes[word..<position], as: UTF8.self) {
    case "if": openCondition()
    case "elseif":
      closeCondition()
      openCondition()
    case "else":
      let last = openConditions.last?.text ?? ""
      closeCondition()
      openConditions.append((last, true, Int32(tokens.count)))
      skipLine()
    case "endif":
      closeCondition()
      skipLine()
    default: add(.hash, from: start, names.intern(bytes, word, position))
    }
  }

  private mutating func openCondition() {
    let start = position
    skipLine()
    var text = String(decoding: bytes[min(start, position)..<position], as: UTF8.self)
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    openConditions.append((text, false, Int32(tokens.count)))
  }

  private mutating func closeCondition() {
    guard let last = openConditions.popLast() else { return }
    conditions.append(
      CodeCondition(text: last.text, isElse: last.isElse, tokens: last.start..<Int32(tokens.count)))
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != ASCII.lineFeed, bytes[position] != ASCII.carriageReturn {
      position += 1
    }
  }

  private mutating func readLineComment() {
    let start = position
    skipLine()
    var from = start + 2
    while from < position, bytes[from] == ASCII.space { from += 1 }
    let word: StaticString = "flow:"
    guard position - from > word.utf8CodeUnitCount, bytes[from] == word.utf8Start[0],
      (0..<word.utf8CodeUnitCount).allSatisfy({ bytes[from + $0] == word.utf8Start[$0] })
    else { return }
    from += word.utf8CodeUnitCount
    let text = String(decoding: bytes[from..<position], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    anchors.append(
      CodeAnchor(text: words, start: UInt32(start), end: UInt32(position), token: Int32(tokens.count)))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == ASCII.slash, byte(1) == ASCII.star {
        depth += 1
        position += 2
      } else if bytes[position] == ASCII.star, byte(1) == ASCII.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == ASCII.lineFeed { isFirstOnLine = true }
        position += 1
      }
    }
  }
}
