/// Reads JSON as RFC 8259 defines it, nothing more: no comments, no trailing commas. Takes time in proportion to the
/// text, and does not recurse.
public struct JSONReader {
  /// An error in a text, and its offset.
  public struct Problem: Error, Equatable, Sendable {
    /// The description of the error, in one lower-case sentence.
    public let message: String
    /// The offset of the error, in bytes from the start.
    public let offset: Int
  }

  /// The maximum nesting depth of objects and arrays.
  public static let deepestNesting = 512

  let bytes: [UInt8]
  var index: Int
  private var open: [Container] = []

  /// An object or an array whose end has not been read.
  private struct Container {
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    var name: (text: String, offset: Int)?
    let isObject: Bool

    mutating func add(_ value: JSONValue) {
      if let name {
        members.append(JSONValue.Member(name.text, value, offset: name.offset))
      } else {
        elements.append(value)
      }
      name = nil
    }

    var value: JSONValue { isObject ? .object(members) : .array(elements) }
  }

  /// Reads a whole text. A byte-order mark at its start is skipped.
  public static func read(_ bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.readNested()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.problem("nothing can follow the value") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = UTF8Text.byteOrderMarkLength(bytes)
  }

  /// Reads a value with all its nested values.
  private mutating func readNested() throws(Problem) -> JSONValue {
    while true {
      // An object or an array is opened here, any other value is complete at once.
      guard var finished = try readValue() else { continue }
      // A complete value is added to the innermost open container, which may complete that one, too.
      while true {
        guard !open.isEmpty else { return finished }
        open[open.count - 1].add(finished)
        guard try closeOrGoOn() else { break }
        finished = open.removeLast().value
      }
    }
  }

  /// Reads a value that has no nested ones; nil when the value is a container, which is now open.
  private mutating func readValue() throws(Problem) -> JSONValue? {
    skipSpace()
    guard index < bytes.count else { throw problem("a value is missing") }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try openContainer()
    case ASCII.quote: return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  /// Opens an object or an array; an empty one is complete at once.
  private mutating func openContainer() throws(Problem) -> JSONValue? {
    guard open.count < Self.deepestNesting else {
      throw problem("more than \(Self.deepestNesting) nested objects and arrays")
    }
    let container = Container(isObject: bytes[index] == UInt8(ascii: "{"))
    index += 1
    skipSpace()
    if take(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return container.value }
    open.append(container)
    if container.isObject { try readName() }
    return nil
  }

  /// Reads what follows a value in a container: returns true at the end of the container, false before another value.
  private mutating func closeOrGoOn() throws(Problem) -> Bool {
    let isObject = open[open.count - 1].isObject
    skipSpace()
    if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return true }
    guard take(UInt8(ascii: ",")) else {
      throw problem(isObject ? "expected `,` or `}` after a member" : "expected `,` or `]` after an element")
    }
    if isObject { try readName() }
    return false
  }

  private mutating func readName() throws(Problem) {
    skipSpace()
    guard index < bytes.count, bytes[index] == ASCII.quote else {
      throw problem("expected the name of a member in quotes")
    }
    let offset = index
    let name = try readString()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw problem("expected `:` after the name of a member") }
    open[open.count - 1].name = (name, offset)
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(Problem) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { end <= bytes.count && bytes[index..<end].elementsEqual($0) }
    guard isThere else { throw problem("expected a value") }
    index = end
    return value
  }

  mutating func skipSpace() {
    while index < bytes.count, ASCII.isWhitespace(bytes[index]) { index += 1 }
  }

  /// Skips a byte if it is the current one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  func problem(_ message: String, at offset: Int? = nil) -> Problem {
    Problem(message: message, offset: min(offset ?? index, bytes.count))
  }
}
