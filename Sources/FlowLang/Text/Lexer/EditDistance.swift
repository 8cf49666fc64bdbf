/// The number of edits between one word and others: insertions, deletions, replacements and swaps of neighbours, no
/// letter edited twice (optimal string alignment).
///
/// A column of the table of distances is kept as two machine words, the bits of which mark where the distance grows and
/// where it falls by one (Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003),
/// so that a comparison takes a few steps for each letter of the other word.
struct EditDistance {
  /// The maximum length of the word: a bit for each letter.
  static let mostLetters = UInt64.bitWidth

  private let count: Int
  /// For each ASCII letter, a bit for each of its positions in the word.
  private var ascii = [UInt64](repeating: 0, count: 0x80)
  private var others: [Unicode.Scalar: UInt64] = [:]

  /// - Parameter word: A word of 1 to ``mostLetters`` letters.
  init(from word: [Unicode.Scalar]) {
    count = word.count
    for (place, letter) in word.enumerated() {
      if letter.isASCII {
        ascii[Int(letter.value)] |= 1 << UInt64(place)
      } else {
        others[letter, default: 0] |= 1 << UInt64(place)
      }
    }
  }

  /// Returns the number of edits that turn the word into another.
  func distance(to other: [Unicode.Scalar]) -> Int {
    let last: UInt64 = 1 << UInt64(count - 1)
    var distance = count
    var (grows, falls) = (UInt64.max, UInt64(0))
    var (diagonal, matchesBefore) = (UInt64(0), UInt64(0))
    for letter in other {
      let matches = letter.isASCII ? ascii[Int(letter.value)] : others[letter] ?? 0
      let swaps = ((~diagonal & matches) << 1) & matchesBefore
      diagonal = (((matches & grows) &+ grows) ^ grows) | matches | falls | swaps
      let growsAcross = falls | ~(diagonal | grows)
      let fallsAcross = diagonal & grows
      if growsAcross & last != 0 { distance += 1 }
      if fallsAcross & last != 0 { distance -= 1 }
      let shifted = growsAcross << 1 | 1
      grows = fallsAcross << 1 | ~(diagonal | shifted)
      falls = shifted & diagonal
      matchesBefore = matches
    }
    return distance
  }
}
