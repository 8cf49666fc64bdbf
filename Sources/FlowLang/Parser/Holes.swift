/// The ranges of a file about which the lexer has reported errors.
struct Holes {
  private let starts: [UInt32]
  /// For each hole, the greatest end of it and of those before it.
  private let ends: [UInt32]

  init(_ errors: [SyntaxError]) {
    let holes = errors.sorted { $0.start < $1.start }
    starts = holes.map(\.start)
    var last: UInt32 = 0
    ends = holes.map { hole in
      last = max(last, hole.end)
      return last
    }
  }

  /// Whether a hole begins before `end` and ends after `start`.
  ///
  /// - Complexity: Logarithmic in the number of holes.
  func touch(_ start: UInt32, _ end: UInt32) -> Bool {
    var range = 0..<starts.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = starts[middle] < end ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0 && ends[range.lowerBound - 1] > start
  }
}
