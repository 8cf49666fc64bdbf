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
  /// a member, and whether a `(` follows.
  struct Word {
    let text: String
    let depth: Int
    let isMember: Bool
    let isCalled: Bool
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
    var word = ""
    var last: Character = " "
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        result.append(
          Word(
            text: word, depth: depth, isMember: last == "." || result.last?.text == "case", isCalled: character == "("))
        word = ""
      }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      last = character
    }
    return result
  }

  private static func withoutCommentsAndStrings(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let skipped: Substring?
      if rest.hasPrefix("//") {
        skipped = rest.prefix { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipped = rest.prefix(through: "*/")
      } else if rest.hasPrefix("\"\"\"") {
        skipped = rest.string(quote: "\"\"\"", escape: "\\")
      } else if rest.hasPrefix("#\"") {
        skipped = rest.string(quote: "\"#", escape: "\\#")
      } else if first == "\"" {
        skipped = rest.string(quote: "\"", escape: "\\")
      } else {
        skipped = nil
      }
      result.append(skipped == nil ? first : " ")
      rest = rest.dropFirst(skipped?.count ?? 1)
    }
    return result
  }
}

extension Substring {
  /// Returns the beginning up to and including a text; the whole string if it does not contain the text.
  fileprivate func prefix(through end: String) -> Substring {
    firstRange(of: end).map { self[..<$0.upperBound] } ?? self
  }

  /// Returns the string literal at the beginning, including its quotes.
  fileprivate func string(quote: String, escape: String) -> Substring {
    var position = index(startIndex, offsetBy: quote.count)
    while position < endIndex, !self[position...].hasPrefix(quote) {
      position =
        index(position, offsetBy: self[position...].hasPrefix(escape) ? escape.count + 1 : 1, limitedBy: endIndex)
        ?? endIndex
    }
    return self[..<(index(position, offsetBy: quote.count, limitedBy: endIndex) ?? endIndex)]
  }
}
