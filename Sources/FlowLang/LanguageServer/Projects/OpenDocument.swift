/// A document that is open in the editor: its text is what counts, whatever is on disk.
struct OpenDocument {
  /// Its address, as the client writes it.
  let uri: String
  /// What makes two addresses the same document: the canonical path, or the address of a document without a file.
  let key: String
  /// How often it has changed, as the client counts; nil when the client does not.
  private(set) var version: Int?
  /// Its text.
  private(set) var bytes: [UInt8]
  /// Where its lines begin.
  private(set) var lines: LineStarts

  init(uri: String, key: String, version: Int?, text: String) {
    self.uri = uri
    self.key = key
    self.version = version
    bytes = Array(text.utf8)
    lines = LineStarts(bytes)
  }

  /// One change: the text of a range, or all of it where there is none.
  struct Change {
    let range: TextRange?
    let text: String
  }

  /// Makes some changes, each in what the one before it left. False when the text becomes larger than a file may be;
  /// it is then no longer what the client has.
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

  /// The bytes of a range. In a function of its own, so that nothing else holds the text when it changes: it would be
  /// copied.
  private func offsets(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let positions = positions(encoding)
    let (start, end) = (positions.offset(of: range.start), positions.offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  /// For turning offsets into positions and back.
  func positions(_ encoding: PositionEncoding) -> TextPositions {
    TextPositions(bytes, lines, encoding, hidesMark: false)
  }
}
