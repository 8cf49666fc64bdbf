/// Shrinks the text of a flow while a property holds.
enum FlowShrinker {
  /// Removes blocks and lines, the largest first, as long as the property holds without one of them.
  static func shrink(_ text: String, while holds: (String) -> Bool) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for piece in pieces(of: lines) {
        let rest = lines[..<piece.lowerBound] + lines[piece.upperBound...]
        guard holds(rest.joined(separator: "\n")) else { continue }
        lines = Array(rest)
        isSmaller = true
        break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns every line, and for every line that opens a block the lines up to the end of the block.
  private static func pieces(of lines: [String]) -> [Range<Int>] {
    let blocks = lines.indices.compactMap { start -> Range<Int>? in
      guard lines[start].hasSuffix("{") else { return nil }
      let close = lines[start].prefix { $0 == " " } + "}"
      return lines[start...].firstIndex { $0 == close }.map { start..<$0 + 1 }
    }
    return blocks + lines.indices.map { $0..<$0 + 1 }
  }
}
