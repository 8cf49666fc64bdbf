/// Writes JSON (RFC 8259) from front to back into one buffer; the caller ensures that members have keys.
///
///     json.object(.lines) { json in
///       json.member("version", 1)
///       json.key("names")
///       json.array { json in json.string("Home") }
///     }
///
/// Characters that a terminal or a script could misinterpret are escaped beyond what the standard requires:
/// every control character, U+2028, U+2029 and the marks that reorder text.
struct JSONWriter {
  /// The layout of the members of an object or of the elements of an array.
  enum Layout {
    /// All on one line, as in `{ "line": 1, "column": 2 }`.
    case inline
    /// Each on a line of its own.
    case lines
  }

  /// The output so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var layout = Layout.inline
  private var isEmpty = true
  private var isAfterKey = false

  /// The output so far, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object; the closure writes its members.
  mutating func object(_ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    container("{", "}", layout, members)
  }

  /// Writes an array; the closure writes its elements.
  mutating func array(_ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    container("[", "]", layout, elements)
  }

  /// Writes the key of a member; its value comes next.
  mutating func key(_ name: String) {
    beginItem()
    writeQuoted(name)
    write(": ")
    isAfterKey = true
  }

  /// Writes a string.
  mutating func string(_ value: String) {
    beginItem()
    writeQuoted(value)
  }

  /// Writes a whole number.
  mutating func int(_ value: Int) {
    beginItem()
    write(String(value))
  }

  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool) {
    beginItem()
    write(value ? "true" : "false")
  }

  /// Writes `null`.
  mutating func null() {
    beginItem()
    write("null")
  }

  /// Writes a number that need not be whole.
  mutating func number(_ value: Double) {
    beginItem()
    write(value.isFinite ? String(value) : "null")
  }

  /// Writes a member that is a string.
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    int(value)
  }

  /// Writes a member that is `true` or `false`.
  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Ends the last line of a file.
  mutating func endLine() { bytes.append(ASCII.lineFeed) }

  private mutating func container(
    _ opening: String, _ closing: String, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    beginItem()
    write(opening)
    let outer = (layout: self.layout, depth: depth)
    self.layout = layout
    if layout == .lines { depth += 1 }
    isEmpty = true
    body(&self)
    (self.layout, depth) = outer
    if !isEmpty { layout == .lines ? startLine() : write(" ") }
    write(closing)
    isEmpty = false
  }

  /// Writes the separator between this item and the previous one.
  private mutating func beginItem() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isEmpty { write(",") }
    if layout == .lines { startLine() } else if !bytes.isEmpty { write(" ") }
    isEmpty = false
  }

  private mutating func startLine() {
    bytes.append(ASCII.lineFeed)
    for _ in 0..<min(depth, IndentedWriter.deepestIndentation) { write("  ") }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func writeQuoted(_ text: String) {
    bytes.append(ASCII.quote)
    if text.utf8.allSatisfy(Self.isPlain) {
      write(text)
    } else {
      for scalar in text.unicodeScalars { writeScalar(scalar) }
    }
    bytes.append(ASCII.quote)
  }

  /// Whether the byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= ASCII.space && byte < ASCII.delete && byte != ASCII.quote && byte != ASCII.backslash
  }

  private mutating func writeScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default:
      if Self.needsEscape(scalar) { writeEscape(scalar.value) } else { write(String(scalar)) }
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    UTF8Text.isInvisible(scalar) || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Writes `\uXXXX`; no character that is escaped is beyond the first plane.
  private mutating func writeEscape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
