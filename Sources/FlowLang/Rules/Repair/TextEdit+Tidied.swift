/// The edits of fixes as they are applied.
extension TextEdit {
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

  /// Returns the edits of a fix, sorted, with the comments that they would delete, and without the spaces that deletions
  /// would leave over.
  static func tidied(_ edits: [TextEdit], in trees: [SyntaxTree]) -> [TextEdit] {
    let edits = edits.sorted { $0.range < $1.range }
    let written = edits.map(\.text).joined(separator: "\n")
    return edits.indices.map { index in
      let tree = trees[Int(edits[index].range.file.index)]
      let edit = edits[index].keepingComments(of: tree, unlessIn: written)
      let tidied = edit.tidied(in: tree.source.bytes)
      guard tidied.range != edit.range else { return edit }
      func touches(_ other: TextEdit) -> Bool {
        other.range.file == edit.range.file && other.range.start <= tidied.range.end
          && tidied.range.start <= other.range.end
      }
      let neighbours = [index - 1, index + 1].filter(edits.indices.contains)
      return neighbours.contains { touches(edits[$0]) } ? edit : tidied
    }
  }

  /// Returns the edit with the comments between the tokens that it replaces, unless the fix writes them elsewhere. They
  /// follow the new text: in `/* … */`, unless the line ends there.
  private func keepingComments(of tree: SyntaxTree, unlessIn written: String) -> TextEdit {
    let bytes = tree.source.bytes
    var comments = tree.comments(in: Int(range.start)..<Int(range.end)).map { comment in
      (text: String(decoding: bytes[comment.range], as: UTF8.self), isLine: comment.isLine)
    }
    comments.removeAll { comment in
      let inner = comment.text.drop { "/*! ".contains($0) }
      return written.contains(String(inner.reversed().drop { "/* ".contains($0) }.reversed()))
    }
    guard !comments.isEmpty else { return self }
    let isAtEnd = bytes[Int(range.end)...].first { $0 != ASCII.space && $0 != ASCII.tab }.map(ASCII.isLineEnd) ?? true
    let kept = comments.enumerated().map { index, comment in
      guard comment.isLine, index < comments.count - 1 || !isAtEnd else { return comment.text }
      return "/*\(comment.text.drop { $0 == "/" }.replacing("*/", with: "* /")) */"
    }
    return TextEdit(range: range, text: ([text] + kept).filter { !$0.isEmpty }.joined(separator: " "))
  }
}
