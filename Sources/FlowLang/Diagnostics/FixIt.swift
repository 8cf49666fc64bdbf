/// A repair that a tool can make.
public struct FixIt: Sendable {
  /// What it does, as a menu item says it.
  public let title: String
  /// Whether it keeps what the author meant beyond doubt; other fixes are only offered.
  public let isSafe: Bool
  /// The edits, in source order, none overlapping another.
  public let edits: [TextEdit]

  init(title: String, isSafe: Bool, edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }

  /// A repair that is one edit.
  init(_ title: String, isSafe: Bool, replace range: SourceRange, with text: String) {
    self.init(title: title, isSafe: isSafe, edits: [TextEdit(range: range, text: text)])
  }
}

/// One replacement of a piece of a file.
public struct TextEdit: Sendable {
  /// What is replaced; empty to insert.
  public let range: SourceRange
  /// What stands there afterwards.
  public let text: String

  /// A file with the edits made. Edits that overlap one made before are left out.
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
