/// "Did you mean": the nearest of some names.
package enum SpellingSuggestion {
  /// The name that takes the fewest edits, if that is at most a third of its length (and at least one); the first in
  /// the list among equals.
  ///
  /// Edits are insertions, deletions, replacements and swaps of neighbours (optimal string alignment); a difference
  /// in case costs nothing but is an edit when nothing else differs.
  package static func best(for text: String, among candidates: [String]) -> String? {
    let word = Array(text.lowercased().unicodeScalars)
    guard !word.isEmpty, word.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != text && !candidate.isEmpty {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(word.count, other.count) / 3)
      guard abs(word.count - other.count) <= limit else { continue }
      let distance = distance(word, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in stride(from: 1, through: right.count, by: 1) {
        let isEqual = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
