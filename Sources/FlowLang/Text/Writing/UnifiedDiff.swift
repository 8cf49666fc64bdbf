/// The difference of two texts in the unified format of `diff -u`, which git and patch read.
package enum UnifiedDiff {
  /// The number of lines shown around a change.
  private static let context = 3
  /// The number of differing lines beyond which the rest counts as replaced and is not compared line by line.
  private static let mostDifferences = 1_000

  /// Returns the difference; empty when there is none.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - path: The name of the file.
  ///   - isColored: Whether the text is for a terminal that shows colours.
  package static func text(from old: String, to new: String, path: String, isColored: Bool = false) -> String {
    if old == new { return "" }
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let steps = self.steps(oldLines, newLines)
    let paint = Paint(isColored: isColored)
    let name = TerminalText.clean(path)
    var text = "\(paint("--- a/\(name)", .bold))\n\(paint("+++ b/\(name)", .bold))\n"
    for hunk in hunks(steps) {
      let part = steps[hunk]
      let (oldStart, newStart) = starts(of: hunk, steps)
      let oldCount = part.count { $0.kind != .added }
      let newCount = part.count { $0.kind != .removed }
      text += "@@ -\(position(oldStart, oldCount)) +\(position(newStart, newCount)) @@\n"
      for step in part {
        let line = step.kind == .added ? newLines[step.line] : oldLines[step.line]
        let bare = line.hasSuffix("\n") ? String(line.dropLast()) : line
        // A terminal gets text that is safe to show, a file or a pipe the text that a patch needs.
        let shown = isColored ? TerminalText.clean(bare) : bare
        switch step.kind {
        case .same: text += " \(shown)\n"
        case .removed: text += "\(paint("-\(shown)", .error))\n"
        case .added: text += "\(paint("+\(shown)", .mark))\n"
        }
        if !line.hasSuffix("\n") { text += "\\ No newline at end of file\n" }
      }
    }
    return text
  }

  /// One line of the result: of the old text, of the new one, or of both.
  private struct Step {
    enum Kind { case same, removed, added }

    let kind: Kind
    /// The index of the line in the new text for ``Kind/added``, otherwise in the old one.
    let line: Int
  }

  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(String(Substring(rest[..<end])))
      rest = rest[end...]
    }
    return lines
  }

  /// Returns the shortest script of removed and added lines, by Myers' algorithm between the common prefix and suffix.
  private static func steps(_ old: [String], _ new: [String]) -> [Step] {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - shared
    let ending = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - ending, new.count - ending)
    let same = { (range: Range<Int>) in range.map { Step(kind: .same, line: $0) } }
    return same(0..<shared) + changes(old, shared..<oldEnd, new, shared..<newEnd) + same(oldEnd..<old.count)
  }

  private static func changes(
    _ old: [String], _ oldRange: Range<Int>, _ new: [String], _ newRange: Range<Int>
  ) -> [Step] {
    let (width, height) = (oldRange.count, newRange.count)
    let most = min(width + height, mostDifferences)
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    search: for distance in 0...most {
      history.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isDown =
          diagonal == -distance
          || (diagonal != distance && furthest[diagonal - 1 + most + 1] < furthest[diagonal + 1 + most + 1])
        var x = isDown ? furthest[diagonal + 1 + most + 1] : furthest[diagonal - 1 + most + 1] + 1
        var y = x - diagonal
        while x < width, y < height, old[oldRange.lowerBound + x] == new[newRange.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[diagonal + most + 1] = x
        if x >= width, y >= height { break search }
      }
      if distance == most {
        return oldRange.map { Step(kind: .removed, line: $0) } + newRange.map { Step(kind: .added, line: $0) }
      }
    }
    return backtracked(history, most, oldRange, newRange)
  }

  private static func backtracked(
    _ history: [[Int]], _ most: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [Step] {
    var (x, y) = (oldRange.count, newRange.count)
    var steps: [Step] = []
    for distance in history.indices.reversed() {
      let furthest = history[distance]
      let diagonal = x - y
      let isDown =
        diagonal == -distance
        || (diagonal != distance && furthest[diagonal - 1 + most + 1] < furthest[diagonal + 1 + most + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      let startX = distance == 0 ? 0 : furthest[before + most + 1]
      let startY = distance == 0 ? 0 : startX - before
      while x > startX, y > startY {
        x -= 1
        y -= 1
        steps.append(Step(kind: .same, line: oldRange.lowerBound + x))
      }
      if distance == 0 { break }
      if isDown {
        y -= 1
        steps.append(Step(kind: .added, line: newRange.lowerBound + y))
      } else {
        x -= 1
        steps.append(Step(kind: .removed, line: oldRange.lowerBound + x))
      }
    }
    return steps.reversed()
  }

  /// Returns the ranges of steps that have changes, with their context.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .same {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Returns the number of lines of each text before a hunk.
  private static func starts(of hunk: Range<Int>, _ steps: [Step]) -> (old: Int, new: Int) {
    let before = steps[..<hunk.lowerBound]
    return (before.count { $0.kind != .added }, before.count { $0.kind != .removed })
  }

  /// Formats a range of lines, counted from 1; an empty one names the line before it.
  private static func position(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
