/// A repair that a tool can apply.
public struct FixIt: Sendable {
  /// The title of the fix in a menu.
  public let title: String
  /// Whether the fix cannot change what a correct flow means; other fixes are only offered.
  public let isSafe: Bool
  /// The edits, in source order, without overlaps.
  public let edits: [TextEdit]

  init(title: String, isSafe: Bool, edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }

  /// Creates a fix of a single edit.
  init(_ title: String, isSafe: Bool, replace range: SourceRange, with text: String) {
    self.init(title: title, isSafe: isSafe, edits: [TextEdit(range: range, text: text)])
  }
}

/// A replacement of a range of a file by text.
public struct TextEdit: Equatable, Sendable {
  /// The range to replace; empty to insert.
  public let range: SourceRange
  /// The text that replaces the range.
  public let text: String

  /// Returns the bytes of a file after the edits. Edits that overlap an earlier one are left out.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) where Int(edit.range.start) >= position {
      result += bytes[position..<Int(edit.range.start)]
      result += edit.text.utf8
      position = Int(edit.range.end)
    }
    return result + bytes[position...]
  }
}
