/// A cursor in a statement of a flowchart.
struct MermaidCursor {
  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { index >= text.count }

  /// The letters and digits at the cursor.
  var word: String { String(text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Whether the rest of the statement begins with a text.
  func isAt(_ words: String) -> Bool { text[index...].starts(with: words) }

  /// Whether the shape of a node or an arrow follows a word, so that the word begins no statement.
  func hasShape(behind word: String) -> Bool {
    let rest = text[index...].dropFirst(word.count).drop(while: \.isWhitespace)
    return rest.first.map { "[({>-=&:@~".contains($0) } ?? false
  }

  mutating func skip(_ isSkipped: (Character) -> Bool) {
    while index < text.count, isSkipped(text[index]) { index += 1 }
  }

  /// Consumes a text if the rest of the statement begins with it.
  @discardableResult
  mutating func take(_ words: String) -> Bool {
    guard isAt(words) else { return false }
    index += words.count
    return true
  }

  /// Consumes a run of one character.
  ///
  /// - Returns: The length of the run.
  mutating func takeRun(of character: Character) -> Int {
    let start = index
    skip { $0 == character }
    return index - start
  }

  /// Consumes and returns the rest of the statement.
  mutating func takeRest() -> String {
    defer { index = text.count }
    return MermaidSource.trimmed(String(text[index...]))
  }

  /// Consumes the text up to and including the first of several terminators, and returns it without the terminator; nil
  /// if there is none.
  mutating func take(upTo ends: [String]) -> String? {
    for end in index..<max(index, text.count) {
      guard let found = ends.first(where: { text[end...].starts(with: $0) }) else { continue }
      defer { index = end + found.count }
      return String(text[index..<end])
    }
    return nil
  }

  /// Consumes the id of a node: a dash or an equals sign belongs to the id unless an arrow begins there.
  mutating func takeIdentifier() -> String {
    let start = index
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : " "
      switch text[index] {
      case "-": if [">", "-", "."].contains(next) { return String(text[start..<index]) }
      case "=": if next == "=" { return String(text[start..<index]) }
      case let character where character.isWhitespace || "[](){}<>|\"&;:@~,".contains(character):
        return String(text[start..<index])
      default: break
      }
      index += 1
    }
    return String(text[start...])
  }
}
