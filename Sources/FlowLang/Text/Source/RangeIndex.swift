/// Ranges of bytes or tokens, for repeated queries.
struct RangeIndex {
  private let starts: [UInt32]
  /// For each range, the greatest end of it and of those before it.
  private let ends: [UInt32]

  init(_ ranges: [(start: UInt32, end: UInt32)]) {
    let ranges = ranges.sorted { $0.start < $1.start }
    starts = ranges.map(\.start)
    var last: UInt32 = 0
    ends = ranges.map { range in
      last = max(last, range.end)
      return last
    }
  }

  /// Whether a range begins before `end` and ends after `start`.
  ///
  /// - Complexity: Logarithmic in the number of ranges.
  func touches(_ start: UInt32, _ end: UInt32) -> Bool {
    let next = starts.partitioningIndex { $0 >= end }
    return next > 0 && ends[next - 1] > start
  }

  func contains(_ element: UInt32) -> Bool { touches(element, element + 1) }
}
