/// A document that is open in the editor, whose text overrides the file on disk.
struct OpenDocument {
  /// The URI, as the client writes it.
  let uri: String
  /// The key under which different URIs are the same document: the canonical path, or the URI of a document without a
  /// file.
  let key: String
  /// The version number of the client; nil if the client does not send one.
  private(set) var version: Int?
  /// The current text.
  private(set) var bytes: [UInt8]
  /// The offsets of the line starts.
  private(set) var lines: LineStarts

  init(uri: String, key: String, version: Int?, text: String) {
    self.uri = uri
    self.key = key
    self.version = version
    bytes = Array(text.utf8)
    lines = LineStarts(bytes)
  }

  /// A change: the new text of a range, or of the whole document if there is no range.
  struct Change {
    let range: TextRange?
    let text: String
  }

  /// Applies changes in order. Returns false if the text becomes larger than a file may be; it then differs from that
  /// of the client.
  mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) -> Bool {
    self.version = version
    for change in changes {
      guard bytes.count + change.text.utf8.count <= SourceFile.maximumSize else { return false }
      if let range = change.range {
        replace(range, with: change.text, encoding)
      } else {
        bytes = Array(change.text.utf8)
        lines = LineStarts(bytes)
      }
    }
    return true
  }

  private mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
    let replaced = offsets(of: range, encoding)
    bytes.replaceSubrange(replaced, with: text.utf8)
    lines.update(replacing: replaced, withCount: text.utf8.count, in: bytes)
  }

  /// Returns the offsets of a range. A function of its own, so that the text has a single owner when it changes and is
  /// not copied.
  private func offsets(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let positions = positions(encoding)
    let (start, end) = (positions.offset(of: range.start), positions.offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  /// Returns the conversion of offsets to positions and back.
  func positions(_ encoding: PositionEncoding) -> TextPositions {
    TextPositions(bytes, lines, encoding, hidesMark: false)
  }
}
