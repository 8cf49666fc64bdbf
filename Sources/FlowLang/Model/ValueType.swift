/// The type of a parameter, as far as flowc knows it.
public struct ValueType: Hashable, Sendable {
  /// The type as Swift spells it, without white space.
  public let spelling: String
  /// The type of the language that it is, without its `?`; nil for an array or a type of the app's own.
  let builtin: Builtin?
  /// Whether it may be nil.
  let isOptional: Bool
  /// Whether it is an array, optional or not.
  let isArray: Bool

  /// The types of the language itself.
  enum Builtin: String {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case date = "Date"
    case uuid = "UUID"
    case url = "URL"
  }

  /// The type of the language that a word of any other means: `int`, `Boolean`, `float64`.
  static func known(_ word: String) -> Builtin? { names[word.lowercased()] }

  private static let names: [String: Builtin] = [
    "string": .string, "str": .string, "text": .string, "varchar": .string, "char": .string, "nsstring": .string,
    "int": .int, "integer": .int, "long": .int, "int32": .int, "int64": .int, "uint": .int, "short": .int,
    "number": .double, "double": .double, "float": .double, "float32": .double, "float64": .double, "decimal": .double,
    "cgfloat": .double, "real": .double,
    "bool": .bool, "boolean": .bool,
    "date": .date, "datetime": .date, "timestamp": .date, "nsdate": .date,
    "uuid": .uuid, "guid": .uuid,
    "url": .url, "uri": .url, "nsurl": .url,
  ]

  init(spelling: String) {
    self.spelling = spelling
    isOptional = spelling.utf8.last == UInt8(ascii: "?")
    isArray = spelling.utf8.first == UInt8(ascii: "[")
    builtin = Builtin(rawValue: isOptional ? String(spelling.dropLast()) : spelling)
  }

  /// Whether a value of another type can be given where this one is asked for.
  func accepts(_ other: ValueType) -> Bool {
    self == other || spelling.isEmpty || other.spelling.isEmpty || (isOptional && spelling.utf8.dropLast().elementsEqual(other.spelling.utf8))
  }
}
