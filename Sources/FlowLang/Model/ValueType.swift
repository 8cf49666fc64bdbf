/// The type of a parameter, as far as flowc knows it.
public struct ValueType: Hashable, Sendable {
  /// The type as Swift spells it, without white space.
  public let spelling: String

  /// The types of the language itself.
  enum Builtin: String { case string = "String", int = "Int", double = "Double", bool = "Bool", date = "Date"
    case uuid = "UUID", url = "URL"
  }

  /// Whether it may be nil.
  var isOptional: Bool { spelling.hasSuffix("?") }

  /// Whether it is an array, optional or not.
  var isArray: Bool { spelling.hasPrefix("[") }

  /// The type without its `?`.
  var wrapped: ValueType { isOptional ? ValueType(spelling: String(spelling.dropLast())) : self }

  /// The type of the language, or nil for an array or a type of the app's own.
  var builtin: Builtin? { Builtin(rawValue: wrapped.spelling) }

  /// Whether a value of another type can be given where this one is asked for.
  func accepts(_ other: ValueType) -> Bool { self == other || (isOptional && wrapped == other) }
}
