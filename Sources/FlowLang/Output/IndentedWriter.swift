/// Lines with nesting, written into one buffer of bytes; what every emitter of text writes to.
struct IndentedWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// The level from which lines are no longer moved in, so that deep nesting cannot blow up the output.
  static let deepestIndentation = 40

  /// The text that has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many columns the next line is moved in by.
  var indentation: Int { min(depth, Self.deepestIndentation) * 2 }

  /// Writes a whole line.
  mutating func line(_ text: String) {
    startLine()
    write(text)
    endLine()
  }

  /// Writes an empty line.
  mutating func blank() { endLine() }

  /// Begins a line, moved in as deep as it is nested.
  mutating func startLine() {
    bytes.append(contentsOf: repeatElement(ASCII.space, count: indentation))
  }

  /// Goes on with the line.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Goes on with the line, with a decimal number.
  mutating func write(_ number: Int) { write(String(number)) }

  /// Goes on with the line, with one byte of UTF-8.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Ends the line.
  mutating func endLine() { bytes.append(ASCII.lineFeed) }

  /// Moves the lines from here on in by one level.
  mutating func indent() { depth += 1 }

  /// Moves the lines from here on out by one level.
  mutating func outdent() { depth -= 1 }

  /// Appends what another writer has written.
  mutating func append(_ other: IndentedWriter) { bytes += other.bytes }
}
