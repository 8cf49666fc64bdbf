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

  /// Returns the edit without the spaces that a deletion would leave over: the deletion includes the space after it
  /// where there is one before it, the space before it at the end of a line, and the whole line where nothing else is
  /// on it.
  private func tidied(in bytes: [UInt8]) -> TextEdit {
    guard text.isEmpty, range.start < range.end else { return self }
    func isSpace(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }
    let (before, after) = (bytes[..<Int(range.start)], bytes[Int(range.end)...])
    let isAtEnd = after.drop(while: isSpace).first.map(ASCII.isLineEnd) ?? true
    var (start, end) = (range.start, range.end)
    if isAtEnd {
      start -= UInt32(before.reversed().prefix(while: isSpace).count)
      end += UInt32(after.prefix(while: isSpace).count)
      let isLineEmpty = start > 0 && bytes[Int(start) - 1] == ASCII.lineFeed
      if isLineEmpty, Int(end) < bytes.count, bytes[Int(end)] == ASCII.lineFeed { end += 1 }
    } else if before.last.map(ASCII.isWhitespace) ?? true {
      end += UInt32(after.prefix(while: isSpace).count)
    }
    return TextEdit(range: SourceRange(file: range.file, start: start, end: end), text: text)
  }

  /// Returns the edits of a fix, sorted, without the spaces that deletions would leave over.
  static func tidied(_ edits: [TextEdit], in sources: [SourceFile]) -> [TextEdit] {
    let edits = edits.sorted { $0.range < $1.range }
    return edits.indices.map { index in
      let edit = edits[index]
      let tidied = edit.tidied(in: sources[Int(edit.range.file.index)].bytes)
      guard tidied.range != edit.range else { return edit }
      func touches(_ other: TextEdit) -> Bool {
        other.range.file == edit.range.file && other.range.start <= tidied.range.end
          && tidied.range.start <= other.range.end
      }
      let neighbours = [index - 1, index + 1].filter(edits.indices.contains)
      return neighbours.contains { touches(edits[$0]) } ? edit : tidied
    }
  }

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
