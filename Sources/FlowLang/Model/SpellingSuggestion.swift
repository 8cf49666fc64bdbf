/// "Did you mean": the nearest of some names.
package enum SpellingSuggestion {
  /// The name that takes the fewest edits, if that is at most a third of its length (and at least one); the first in
  /// the list among equals.
  ///
  /// Edits are insertions, deletions, replacements and swaps of neighbours (optimal string alignment); a difference
  /// in case costs nothing but is an edit when nothing else differs.
  package static func best(for text: String, among candidates: [String]) -> String? {
    let word = smallLetters(of: text)
    guard !word.isEmpty, word.count <= 64 else { return nil }
    var rows = [[Int]](repeating: [], count: 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != text && !candidate.isEmpty {
      let other = smallLetters(of: candidate)
      let limit = min(max(1, max(word.count, other.count) / 3), (best?.distance ?? .max) - 1)
      guard abs(word.count - other.count) <= limit else { continue }
      if let distance = distance(word, other, atMost: limit, &rows) { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The characters of a text, in small letters.
  private static func smallLetters(of text: String) -> [Unicode.Scalar] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(text.lowercased().unicodeScalars) }
    return text.utf8.map { Unicode.Scalar((0x41...0x5A).contains($0) ? $0 | 0x20 : $0) }
  }

  /// How many edits lie between two words; nil when there are more than allowed, which most words show in their first letters.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int, _ rows: inout [[Int]]
  ) -> Int? {
    for row in rows.indices where rows[row].count <= right.count { rows[row] = Array(0...right.count) }
    for column in 0...right.count { rows[0][column] = column }
    var nearest = 0
    for row in 1...left.count {
      let (this, last, beforeLast) = (row % 3, (row + 2) % 3, (row + 1) % 3)
      let nearestBefore = nearest
      rows[this][0] = row
      nearest = row
      for column in stride(from: 1, through: right.count, by: 1) {
        let isEqual = left[row - 1] == right[column - 1]
        var cost = min(rows[last][column] + 1, rows[this][column - 1] + 1, rows[last][column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, rows[beforeLast][column - 2] + 1)
        }
        rows[this][column] = cost
        nearest = min(nearest, cost)
      }
      // A swap reaches back over one row, no further.
      if nearest > limit, nearestBefore > limit { return nil }
    }
    let distance = rows[left.count % 3][right.count]
    return distance <= limit ? distance : nil
  }
}
