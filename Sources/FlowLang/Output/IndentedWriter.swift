/// Lines with nesting, written into one buffer of bytes; what every emitter of text writes to.
struct IndentedWriter: Sendable {
  /// What has been written, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// The level from which lines are no longer moved in, so that deep nesting cannot blow up the output.
  static let deepestIndentation = 40

  /// The text that has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes have been written.
  var count: Int { bytes.count }

  /// How many columns the next line is moved in by.
  var indentation: Int { min(depth, Self.deepestIndentation) * 2 }

  // MARK: Lines

  /// Writes a whole line.
  mutating func line(_ text: String) {
    startLine()
    write(text)
    endLine()
  }

  /// Writes a whole line from its pieces.
  mutating func line(_ first: String, _ second: String, _ third: String = "") {
    startLine()
    write(first)
    write(second)
    write(third)
    endLine()
  }

  /// The lines that were written since so many bytes, without what moves them in.
  func lines(since count: Int) -> [String] {
    String(decoding: bytes[count...], as: UTF8.self).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// Takes back what was written since so many bytes.
  mutating func takeBack(since count: Int) { bytes.removeSubrange(count...) }

  /// Writes an empty line.
  mutating func blank() { endLine() }

  /// Begins a line, moved in as deep as it is nested.
  mutating func startLine() { bytes.append(contentsOf: repeatElement(ASCII.space, count: indentation)) }

  /// Ends the line.
  mutating func endLine() { write(byte: ASCII.lineFeed) }

  /// Moves the lines from here on in by one level.
  mutating func indent() { depth += 1 }

  /// Moves the lines from here on out by one level.
  mutating func outdent() { depth -= 1 }

  // MARK: Pieces of a line

  /// Goes on with the line.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Goes on with the line, with text of the program.
  mutating func write(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  /// Goes on with the line, with text in UTF-8.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  /// Goes on with the line, with text in UTF-8.
  mutating func write(bytes text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Goes on with the line, with one byte of UTF-8.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Goes on with the line, with a decimal number.
  mutating func write(_ number: Int) { write(String(number)) }

  /// Appends what another writer has written.
  mutating func append(_ other: IndentedWriter) { bytes += other.bytes }
}
