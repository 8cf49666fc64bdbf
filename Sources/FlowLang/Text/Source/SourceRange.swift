/// A half-open range of byte offsets in one file.
public struct SourceRange: Hashable, Sendable {
  /// The file that the offsets belong to.
  public let file: FileID
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset past the last byte; equal to `start` for an empty range.
  public let end: UInt32

  /// Creates the range from one offset to another; an end before the start counts as the start.
  public init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The empty range at the end of this one: the location for something that is missing.
  var after: SourceRange { SourceRange(file: file, start: end, end: end) }

  /// Whether the other range is wholly inside this one.
  func contains(_ other: SourceRange) -> Bool { file == other.file && start <= other.start && other.end <= end }
}

extension SourceRange: Comparable {
  /// Orders ranges by file, then by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.file.index, left.start, left.end) < (right.file.index, right.start, right.end)
  }
}
