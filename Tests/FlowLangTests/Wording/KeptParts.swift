@testable import FlowLang

/// The names, texts and numbers of a statement that its author chose. A rewriting keeps them.
struct KeptParts {
  private let parts: [String]

  init(_ statement: String) {
    let bytes = Array(statement.utf8)
    var parts: [String] = []
    var start = 0
    for line in bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      for token in PhraseToken.line(around: start, in: bytes) ?? [] where Self.isChosen(token) {
        parts.append(Self.plain(token.text))
      }
      start += line.count + 1
    }
    self.parts = parts.filter { !$0.isEmpty }
  }

  /// Returns the parts that another text does not have, in any case and with any signs between them.
  func missing(in text: String) -> [String] {
    let plain = Self.plain(text)
    return parts.filter { !plain.contains($0) }
  }

  /// Whether a token is no word of this language, of another one or of the table of phrases.
  private static func isChosen(_ token: PhraseToken) -> Bool {
    switch token.kind {
    case .sign: false
    case .number, .text, .tag: true
    case .word: !vocabulary.contains(ForeignWords.key(token.text)) && !ForeignWords.isKnown(token.text)
    }
  }

  private static let vocabulary = ForeignPhrases.all.reduce(
    into: Set(TokenKind.allCases.compactMap(\.spelling).map { ForeignWords.key($0) })
  ) { $0.formUnion($1.words) }

  /// The letters and digits of a text.
  private static func plain(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}

extension PhrasePattern {
  /// The captures of names, texts, numbers and other parts that the author chose which the counterpart leaves out, by
  /// their numbers.
  var lostCaptures: [Int] {
    var (number, lost) = (0, [Int]())
    for part in parts {
      var part = part
      if case .optional(let inner) = part { part = inner }
      guard part.isCaptured else { continue }
      number += 1
      switch part {
      case .name, .call, .condition, .text, .number, .tag, .rest: if !uses(number) { lost.append(number) }
      default: continue
      }
    }
    return lost
  }

  private func uses(_ capture: Int) -> Bool {
    ["$", "%", "~", "+"].contains { sign in
      written.ranges(of: "\(sign)\(capture)").contains { range in
        range.upperBound == written.endIndex || !written[range.upperBound].isNumber
      }
    }
  }

  /// The words of the pattern itself, as ``ForeignWords/key(_:)`` writes them.
  var words: Set<String> {
    parts.reduce(into: []) { words, part in
      var part = part
      if case .optional(let inner) = part { part = inner }
      if case .words(let some) = part { words.formUnion(some) }
    }
  }
}
