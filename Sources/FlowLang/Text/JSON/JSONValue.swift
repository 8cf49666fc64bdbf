/// A JSON text (RFC 8259) as a value. Members keep their order, so that writing a value always gives the same text.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits an `Int`.
  case integer(Int)
  /// Any other number.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// The name of the member.
    public let name: String
    /// The value of the member.
    public let value: JSONValue
    /// The offset of the name in the text that was read, in bytes; 0 when the member was not read.
    public let offset: Int

    /// Creates a member to be written.
    public init(_ name: String, _ value: JSONValue, offset: Int = 0) {
      self.name = name
      self.value = value
      self.offset = offset
    }

    /// Whether both members have the same name and value, regardless of their offsets.
    public static func == (left: Member, right: Member) -> Bool { left.name == right.name && left.value == right.value }
  }
}

extension JSONValue {
  /// The member of a name, the first if there are several; nil when there is none, or when this is no object.
  public subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  /// The members, when this is an object.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The elements, when this is an array.
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The text, when this is a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, when this is a whole one.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The truth value, when this is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
}

extension JSONValue {
  static func object(omittingNil members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array of its elements.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, its members in the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
