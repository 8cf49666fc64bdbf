/// Writes JSON (RFC 8259) from front to back into one buffer; the caller ensures that members have keys.
///
///     json.object(.lines) { json in
///       json.member("version", 1)
///       json.array(key: "names") { json in json.string("Home") }
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

  /// Writes an object, as the value of a member if it has a key; the closure writes its members.
  mutating func object(key name: String? = nil, _ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    if let name { key(name) }
    container("{", "}", layout, members)
  }

  /// Writes an array, as the value of a member if it has a key; the closure writes its elements.
  mutating func array(key name: String? = nil, _ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    if let name { key(name) }
    container("[", "]", layout, elements)
  }

  /// Writes the key of a member; its value comes next.
  mutating func key(_ name: String) {
    beginItem()
    writeQuoted(name)
    write(": ")
    isAfterKey = true
  }

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

/// Writes JSON values that were read or built.
extension JSONWriter {
  /// Writes a value with its nested values, on one line. Values that were read nest at most as deep as
  /// ``JSONReader/deepestNesting``.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let number): int(number)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let elements):
      array { json in
        for element in elements { json.value(element) }
      }
    case .object(let members):
      object { json in
        for member in members { json.member(member.name, member.value) }
      }
    }
  }
}

extension JSONValue {
  /// The value as JSON, on one line.
  public var text: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }
}

extension Step {
  /// Writes the step as in the traces of every output in JSON.
  var json: JSONValue {
    switch self {
    case .link(let screen, let link, let outcome):
      .object(omittingNil: ["screen": .string(screen), "link": .string(link), "outcome": outcome.map { .string($0) }])
    case .url(let address): ["url": .string(address)]
    case .entry(let screen, let reason):
      .object(omittingNil: ["entry": .string(screen), "reason": reason.map { .string($0) }])
    case .back: ["platform": "back"]
    case .dismiss: ["platform": "dismiss"]
    case .tab(let tab): ["platform": "tab", "tab": .string(tab)]
    case .flag(let flag, let value): ["flag": .string(flag), "value": .bool(value)]
    case .flagValue(let flag, let value): ["flag": .string(flag), "value": .string(value)]
    case .externalOutcome(let flow, let outcome): ["external": .string(flow), "outcome": .string(outcome)]
    case .externalBack(let screen): ["external": .string(screen), "platform": "back"]
    }
  }
}

extension JSONValue {
  /// The steps of a trace or a cycle.
  static func steps(_ steps: [Step]) -> JSONValue { .array(steps.map(\.json)) }
}

extension JSONWriter {
  /// Writes a member with any value.
  mutating func member(_ name: String, _ value: JSONValue) {
    key(name)
    self.value(value)
  }
}
