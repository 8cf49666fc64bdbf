/// A source file of the project, with and without its comments and strings, for tests that read the code.
struct SwiftSource {
  /// The path relative to the root.
  let path: String
  /// The text, unchanged.
  let text: String
  /// The text with a space in place of every comment and every string.
  let code: String
  /// The words of the code in order.
  let words: [Word]

  /// A word of the code, with the number of braces open around it, whether a `.` or `case` is before it, so that it is
  /// a member, whether a `(` follows, and the label of the first argument or parameter in it.
  struct Word {
    let text: String
    let depth: Int
    let isMember: Bool
    let isCalled: Bool
    var label: String?

    /// The word with its label: `tree(of:)`; nil without one.
    var labelled: String? { label.map { "\(text)(\($0):)" } }
  }

  init(path: String) throws {
    self.path = path
    text = try Repository.text(of: path)
    code = Self.withoutCommentsAndStrings(text)
    words = Self.words(of: code)
  }

  /// Returns all files below a folder.
  static func all(below folder: String) throws -> [SwiftSource] {
    try Repository.files(below: folder, withExtension: "swift").map { try SwiftSource(path: $0) }
  }

  /// The name of the file without its folders and extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// Returns the types that the file declares; only those at the top level if `atTop` is set.
  func declaredTypes(atTop: Bool) -> [String] {
    words.indices.dropLast().compactMap { index in
      let word = words[index]
      let isDeclaration = ["struct", "enum", "class", "actor", "protocol", "typealias"].contains(word.text)
      return isDeclaration && (word.depth == 0 || !atTop) ? words[index + 1].text : nil
    }
  }

  /// The functions with a label that the file declares: `tree(of:)`.
  var declaredFunctions: Set<String> {
    Set(zip(words, words.dropFirst()).compactMap { $0.text == "func" ? $1.labelled : nil })
  }

  /// The functions with a label that the file calls as members.
  var calledMembers: Set<String> { Set(words.lazy.filter(\.isMember).compactMap(\.labelled)) }

  /// The types that the file mentions, and other words that begin with a capital letter.
  var mentionedTypes: Set<String> {
    Set(words.filter { !$0.isMember && $0.text.first?.isUppercase == true }.map(\.text))
  }

  /// The modules that the file imports.
  var imports: [String] {
    code.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      return words.firstIndex(of: "import").flatMap { $0 + 1 == words.count - 1 ? String(words[$0 + 1]) : nil }
    }
  }

  private static func words(of code: String) -> [Word] {
    var result: [Word] = []
    var depth = 0
    var word: [UInt8] = []
    var last = UInt8(ascii: " ")
    let bytes = Array((code + " ").utf8)
    for (index, byte) in bytes.enumerated() {
      if isWordByte(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        let isMember = last == UInt8(ascii: ".") || result.last?.text == "case"
        let text = String(decoding: word, as: UTF8.self)
        let isCalled = byte == UInt8(ascii: "(")
        let label = isCalled ? label(in: bytes[(index + 1)...]) : nil
        result.append(Word(text: text, depth: depth, isMember: isMember, isCalled: isCalled, label: label))
        word = []
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      last = byte
    }
    return result
  }

  /// Returns the label of the first argument or parameter after a `(`; nil if it has none, or `_`.
  private static func label(in bytes: ArraySlice<UInt8>) -> String? {
    let start = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    let label = start.prefix(while: isWordByte)
    // A parameter may have a second name.
    let end = start.dropFirst(label.count).drop { $0 == UInt8(ascii: " ") }.drop(while: isWordByte)
    guard !label.isEmpty, end.first == UInt8(ascii: ":") else { return nil }
    let text = String(decoding: label, as: UTF8.self)
    return text == "_" ? nil : text
  }

  /// Whether a byte is part of a letter, a digit or an underscore; characters outside ASCII count as letters.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private static func withoutCommentsAndStrings(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if let end = endOfCommentOrString(bytes, at: position) {
        result.append(UInt8(ascii: " "))
        position = end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns where the comment or string that begins at a position ends; nil if none begins there.
  private static func endOfCommentOrString(_ bytes: [UInt8], at start: Int) -> Int? {
    func isPrefix(_ text: StaticString, at position: Int) -> Bool {
      text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }
    func end(_ text: StaticString, from position: Int, escape: StaticString? = nil) -> Int {
      var position = position
      while position < bytes.count, !isPrefix(text, at: position) {
        position += escape.map { isPrefix($0, at: position) ? $0.utf8CodeUnitCount + 1 : 1 } ?? 1
      }
      return min(position + text.utf8CodeUnitCount, bytes.count)
    }
    switch bytes[start] {
    case UInt8(ascii: "/"):
      if isPrefix("//", at: start) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
      return isPrefix("/*", at: start) ? end("*/", from: start + 2) : nil
    case UInt8(ascii: "\""):
      if isPrefix("\"\"\"", at: start) { return end("\"\"\"", from: start + 3, escape: "\\") }
      return end("\"", from: start + 1, escape: "\\")
    case UInt8(ascii: "#"): return isPrefix("#\"", at: start) ? end("\"#", from: start + 2, escape: "\\#") : nil
    default: return nil
    }
  }
}
