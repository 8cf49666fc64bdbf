/// The type of a parameter.
public struct ValueType: Hashable, Sendable {
  /// The type as Swift spells it, without white space.
  public let spelling: String
  /// The built-in type of the language, without its `?`; nil for an array or a type of the app's own.
  let builtin: Builtin?
  /// Whether the type is optional.
  let isOptional: Bool
  /// Whether the type is an array, optional or not.
  let isArray: Bool

  /// The built-in types of the language.
  enum Builtin: String, CaseIterable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case date = "Date"
    case uuid = "UUID"
    case url = "URL"
  }

  /// Returns the built-in type that a word of another language means: `int`, `Boolean`, `float64`.
  static func known(_ word: String) -> Builtin? {
    let key = word.lowercased()
    if let own = Builtin.allCases.first(where: { $0.rawValue.lowercased() == key }) { return own }
    if let own = Builtin.allCases.first(where: { isSlip(word, of: $0) }) { return own }
    // A word that begins with a capital may be a type of the app's own.
    guard word.first?.isLowercase == true || capitalized.contains(word) else { return nil }
    return names[key]
  }

  /// Whether a word is the name of a type with two neighbours swapped (`Itn`), a letter doubled (`Boool`) or, in a long
  /// name, a letter left out (`Sring`). Other words that differ in a letter may be types of the app's own: `Data`, `Book`.
  private static func isSlip(_ word: String, of type: Builtin) -> Bool {
    let (letters, name) = (Array(word.utf8), Array(type.rawValue.utf8))
    guard letters != name, abs(letters.count - name.count) < 2 else { return false }
    let start = zip(letters, name).prefix { $0 == $1 }.count
    let tail = min(zip(letters.reversed(), name.reversed()).prefix { $0 == $1 }.count, name.count - start)
    switch letters.count - name.count {
    case 0:
      return start + tail == name.count - 2 && letters[start] == name[start + 1] && letters[start + 1] == name[start]
    case 1: return start + tail == name.count && start > 0 && letters[start] == letters[start - 1]
    default: return start + tail >= letters.count && name.count > 5
    }
  }

  /// Whether the spelling is that of a built-in type with a slip, so that a type of the app's own may be meant.
  var isSlip: Bool {
    let word = spelling.filter { $0 != "[" && $0 != "]" && $0 != "?" }
    return Builtin.allCases.contains { Self.isSlip(word, of: $0) }
  }

  private static let capitalized: Set = [
    "Integer", "Boolean", "NSString", "NSURL", "NSDate", "Long", "Short", "Uri", "Number", "Str",
  ]

  private static let names: [String: Builtin] = [
    "str": .string, "text": .string, "varchar": .string, "char": .string, "nsstring": .string,
    "integer": .int, "long": .int, "i32": .int, "i64": .int, "u32": .int, "u64": .int, "usize": .int, "bigint": .int,
    "int32": .int, "int64": .int, "uint": .int, "short": .int, "number": .int,
    "float": .double, "f32": .double, "f64": .double, "float32": .double, "float64": .double, "decimal": .double,
    "real": .double,
    "boolean": .bool,
    "datetime": .date, "timestamp": .date, "nsdate": .date,
    "guid": .uuid,
    "uri": .url, "nsurl": .url,
  ]

  /// The intended type, where the spelling is that of another language or has another case; otherwise nil.
  var meant: String? {
    guard let first = spelling.firstIndex(where: { $0 != "[" }) else { return nil }
    let rest = spelling[first...]
    let word = rest.prefix { $0 != "]" && $0 != "?" }
    guard !word.contains("."), let builtin = Self.known(String(word)), builtin.rawValue != word else { return nil }
    return spelling[..<first] + builtin.rawValue + rest.dropFirst(word.count)
  }

  init(spelling: String) {
    self.spelling = spelling
    isOptional = spelling.utf8.last == UInt8(ascii: "?")
    isArray = spelling.utf8.first == UInt8(ascii: "[")
    let word = isOptional ? String(spelling.dropLast()) : spelling
    builtin = Builtin(rawValue: word) ?? Self.known(word)
  }

  /// Whether a parameter of this type accepts a value of another type.
  func accepts(_ other: ValueType) -> Bool {
    // A type that could not be read accepts every type, and every type accepts it.
    if spelling.isEmpty || other.spelling.isEmpty { return true }
    let (own, given) = (meant ?? spelling, other.meant ?? other.spelling)
    return own == given || (isOptional && own.utf8.dropLast().elementsEqual(given.utf8))
  }

  /// Whether a router can read a value of the type from a component of an address. The text that a type of the app's
  /// own accepts is not known.
  func reads(_ text: String) -> Bool {
    switch isArray ? nil : builtin {
    case .int: Int(text) != nil
    case .double: Double(text) != nil
    case .bool: Bool(text) != nil
    case .uuid: text.utf8.split(separator: ASCII.minus).map(\.count) == [8, 4, 4, 4, 12]
    case .string, .url, .date, nil: true
    }
  }
}
