/// "Did you mean": finds the nearest of some names.
package struct SpellingSuggestion {
  /// A name to choose from.
  private struct Candidate {
    let name: String
    /// The characters of the name, in lower case.
    let letters: [Unicode.Scalar]
    let kinds: LetterKinds
  }

  private let candidates: [Candidate]
  /// The suggestions so far: a misspelling is often repeated.
  private var known: [String: String?] = [:]

  /// - Parameter names: The names to choose from; the first is preferred among equals.
  package init(among names: [String]) {
    candidates = names.filter { !$0.isEmpty }.map { name in
      let letters = Self.smallLetters(of: name)
      return Candidate(name: name, letters: letters, kinds: LetterKinds(letters))
    }
  }

  /// Returns the nearest of some names, for a single query.
  package static func best(for text: String, among names: [String]) -> String? {
    var suggestion = SpellingSuggestion(among: names)
    return suggestion.best(for: text)
  }

  /// Returns the name that takes the fewest edits, if there are no more than ``mostEdits(of:)``; the first in the list
  /// among equals.
  ///
  /// Edits are insertions, deletions, replacements and swaps of neighbours (optimal string alignment); a difference
  /// in case costs nothing but is an edit when nothing else differs.
  package mutating func best(for text: String) -> String? {
    if let known = known[text] { return known }
    let best = search(for: text)
    known[text] = best
    return best
  }

  private func search(for text: String) -> String? {
    let letters = Self.smallLetters(of: text)
    guard !letters.isEmpty, letters.count <= EditDistance.mostLetters else { return nil }
    let word = EditDistance(from: letters)
    let kinds = LetterKinds(letters)
    var best: (distance: Int, name: String, differsInDoubles: Bool)?
    for candidate in candidates {
      let length = candidate.letters.count
      let limit = min(Self.mostEdits(of: max(letters.count, length)), best?.distance ?? .max)
      guard abs(letters.count - length) <= limit, kinds.difference(to: candidate.kinds) <= limit, candidate.name != text
      else { continue }
      let distance = word.distance(to: candidate.letters)
      guard distance <= limit, Self.areWordsNear(text, candidate.name) else { continue }
      // `Tripp` is `Trip` rather than `Trips`.
      let differsInDoubles = Self.withoutDoubles(candidate.letters) == Self.withoutDoubles(letters)
      if let best, distance == best.distance, best.differsInDoubles || !differsInDoubles { continue }
      best = (distance, candidate.name, differsInDoubles)
    }
    if let name = best?.name ?? extended(text, letters) ?? reordered(text) { return name }
    // `is_plus` is like `isPlus`.
    return text.contains("_") ? search(for: text.filter { $0 != "_" }) : nil
  }

  /// Whether the words that two names do not have in common at their ends are near each other, too: `AccountSwitcher` is
  /// no misspelling of `AccountSearch`.
  private static func areWordsNear(_ text: String, _ name: String) -> Bool {
    let (one, other) = (words(of: text), words(of: name))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    if start + end == 0 { return true }
    let first = smallLetters(of: one[start..<one.count - end].joined())
    let second = smallLetters(of: other[start..<other.count - end].joined())
    let length = max(first.count, second.count)
    return first.isEmpty || second.isEmpty
      ? length <= 2 : EditDistance(from: first).distance(to: second) <= mostEdits(of: length)
  }

  /// Returns the words of a name such as `AccountSearch`, in lower case.
  private static func words(of name: String) -> [String] {
    name.reduce(into: [String]()) { words, character in
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }

  /// Returns some letters, each of those that are doubled once.
  private static func withoutDoubles(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.indices.filter { $0 == 0 || letters[$0] != letters[$0 - 1] }.map { letters[$0] }
  }

  /// Returns the name that begins with the text, or that the text begins with, up to the end of a word of it:
  /// `Settings` for `SettingsScreen`, `unreachable-screen` for `unreachable`. Of several, it is the one with the longest
  /// common beginning, and the first among equals.
  private func extended(_ text: String, _ letters: [Unicode.Scalar]) -> String? {
    var best: (length: Int, name: String)?
    for candidate in candidates {
      let (short, long, name) =
        letters.count < candidate.letters.count
        ? (letters, candidate.letters, candidate.name) : (candidate.letters, letters, text)
      guard short.count >= Self.shortestBeginning, short.count < long.count, short.count > best?.length ?? 0,
        long.starts(with: short), let next = name.unicodeScalars.dropFirst(short.count).first
      else { continue }
      if next == "-" || next == "_" || next.properties.isUppercase { best = (short.count, candidate.name) }
    }
    if let best { return best.name }
    // The only name that begins with the text, such as `dropped` for `drop`.
    guard letters.count >= Self.shortestBeginning else { return nil }
    let longer = candidates.filter { $0.letters.count > letters.count && $0.letters.starts(with: letters) }
    return longer.count == 1 ? longer[0].name : nil
  }

  /// Returns the only name of the same words in another order: `switchAccount` for `accountSwitch`.
  private func reordered(_ text: String) -> String? {
    let words = Self.words(of: text).sorted()
    guard words.count > 1 else { return nil }
    let same = candidates.filter { $0.name != text && Self.words(of: $0.name).sorted() == words }
    return same.count == 1 ? same[0].name : nil
  }

  /// Returns the maximum number of edits between two names, the longer of which has `letters` letters: a third of them,
  /// as in other compilers, but two where there are five, as in `payed`.
  static func mostEdits(of letters: Int) -> Int { max(letters / 3, letters < 5 ? 1 : 2) }

  /// The minimum length of a common beginning of a name and a text.
  private static let shortestBeginning = 4

  /// Returns the characters of a text, in lower case.
  private static func smallLetters(of text: String) -> [Unicode.Scalar] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(text.lowercased().unicodeScalars) }
    return text.utf8.map { Unicode.Scalar((0x41...0x5A).contains($0) ? $0 | ASCII.caseBit : $0) }
  }
}

/// The set of letters of a word, in one machine word: letters whose numbers agree in six bits count as one.
private struct LetterKinds {
  private var bits: UInt64 = 0

  init(_ letters: [Unicode.Scalar]) {
    for letter in letters { bits |= 1 << UInt64(letter.value & 63) }
  }

  /// Returns a lower bound of the number of edits between two words: each adds or removes one letter at most.
  func difference(to other: LetterKinds) -> Int {
    max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
  }
}
