/// A place in a statement of a flowchart.
struct MermaidCursor {
  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { index >= text.count }

  /// The letters and digits at hand.
  var word: String { String(text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Whether what is at hand begins with some words.
  func isAt(_ words: String) -> Bool { text[index...].starts(with: words) }

  /// Whether a node's shape or an arrow, and not a statement, follows a word.
  func hasShape(behind word: String) -> Bool {
    let rest = text[index...].dropFirst(word.count).drop(while: \.isWhitespace)
    return rest.first.map { "[({>-=&:@~".contains($0) } ?? false
  }

  mutating func skip(_ isSkipped: (Character) -> Bool) {
    while index < text.count, isSkipped(text[index]) { index += 1 }
  }

  /// Goes past some words, if they are at hand.
  @discardableResult
  mutating func take(_ words: String) -> Bool {
    guard isAt(words) else { return false }
    index += words.count
    return true
  }

  /// Goes past a run of one character.
  ///
  /// - Returns: How long it is.
  mutating func takeRun(of character: Character) -> Int {
    let start = index
    skip { $0 == character }
    return index - start
  }

  /// Everything up to the end.
  mutating func takeRest() -> String {
    defer { index = text.count }
    return MermaidSource.trimmed(String(text[index...]))
  }

  /// Everything up to the first of some ends, and past that; nil where none comes.
  mutating func take(upTo ends: [String]) -> String? {
    for end in index..<max(index, text.count) {
      guard let found = ends.first(where: { text[end...].starts(with: $0) }) else { continue }
      defer { index = end + found.count }
      return String(text[index..<end])
    }
    return nil
  }

  /// The id of a node: a dash or an equals sign belongs to it unless an arrow begins there.
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
