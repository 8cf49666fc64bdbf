/// The lines of a file that fixes have edited, across all rounds.
struct EditedLines {
  /// The numbers of the lines in the current version of the file.
  private var lines: Set<Int> = []

  /// Adds the lines that the edits of one round change, and renumbers those of earlier rounds.
  ///
  /// - Parameter bytes: The file before the edits.
  mutating func edit(_ bytes: [UInt8], _ edits: [TextEdit]) {
    let starts = LineStarts(bytes)
    var changes: [(line: Int, removed: Int, added: Int)] = []
    var position: UInt32 = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) where edit.range.start >= position {
      let first = starts.line(of: edit.range.start)
      let added = edit.text.utf8.count { $0 == ASCII.lineFeed }
      changes.append((first, starts.line(of: edit.range.end) - first, added))
      position = edit.range.end
    }
    var (result, shift, next) = (Set<Int>(), 0, 0)
    for line in lines.sorted() {
      while next < changes.count, changes[next].line + changes[next].removed < line {
        shift += changes[next].added - changes[next].removed
        next += 1
      }
      result.insert(line + shift)
    }
    shift = 0
    for change in changes {
      for line in change.line...change.line + change.added { result.insert(line + shift) }
      shift += change.added - change.removed
    }
    lines = result
  }

  /// Whether a line has been edited.
  func contains(_ line: Int) -> Bool { lines.contains(line) }

  /// Returns the edits that bring the edited lines of a file into the canonical layout; none if the file has syntax
  /// errors, or if its line ends are not those of the layout.
  func layout(of source: SourceFile, _ file: FileID) -> [TextEdit] {
    guard !lines.isEmpty, !source.bytes.contains(ASCII.carriageReturn), let text = FlowFormatter.format(source) else {
      return []
    }
    let starts = LineStarts(source.bytes)
    return TextDifference.edits(from: source.bytes, to: Array(text.utf8)).compactMap { edit in
      let range = SourceRange(file: file, start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
      guard lines.contains(starts.line(of: range.start)) || lines.contains(starts.line(of: range.end)) else {
        return nil
      }
      return TextEdit(range: range, text: edit.text)
    }
  }
}
