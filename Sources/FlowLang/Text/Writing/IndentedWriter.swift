/// A buffer of bytes for indented lines; all emitters of text write to one.
struct IndentedWriter: Sendable {
  /// The output so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// The level from which lines are no longer indented further, so that deep nesting cannot blow up the output.
  static let deepestIndentation = 40

  /// The output so far, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of bytes in the output.
  var count: Int { bytes.count }

  /// The number of columns by which the next line is indented.
  var indentation: Int { min(depth, Self.deepestIndentation) * 2 }

  // MARK: Lines

  /// Writes a whole line.
  mutating func line(_ text: String) {
    startLine()
    write(text)
    endLine()
  }

  /// Returns the lines after the first `count` bytes, without their indentation.
  func lines(since count: Int) -> [String] {
    bytes[count...].split(separator: ASCII.lineFeed).map { line in
      String(decoding: line.drop { $0 == ASCII.space }, as: UTF8.self)
    }
  }

  /// Removes the output after the first `count` bytes.
  mutating func takeBack(since count: Int) { bytes.removeSubrange(count...) }

  /// Writes an empty line.
  mutating func blank() { endLine() }

  /// Begins a line with the current indentation.
  mutating func startLine() { bytes.append(contentsOf: repeatElement(ASCII.space, count: indentation)) }

  mutating func endLine() { write(byte: ASCII.lineFeed) }

  /// Indents the following lines by one more level.
  mutating func indent() { depth += 1 }

  /// Indents the following lines by one level less.
  mutating func outdent() { depth -= 1 }

  // MARK: Pieces of a line

  /// Appends text to the line.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Continues the line, with text in UTF-8.
  mutating func write(bytes text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Appends one byte of UTF-8 to the line.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends what another writer has written.
  mutating func append(_ other: IndentedWriter) { bytes += other.bytes }
}
