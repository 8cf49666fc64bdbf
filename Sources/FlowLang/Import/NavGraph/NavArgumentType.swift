/// The types of arguments in a navigation graph, in the terms of the language
/// (developer.android.com/guide/navigation/use-graph/pass-data#supported_argument_types).
enum NavArgumentType {
  /// Returns an argument as a parameter, and a note about what would be lost.
  static func parameter(_ argument: NavGraph.Argument) -> (parameter: ImportedParameter, note: String?) {
    let written = argument.type
    var name = written ?? guessed(argument.defaultValue)
    let isArray = name.hasSuffix("[]")
    if isArray { name.removeLast(2) }
    var type = ImportedType(path: path(of: name), isArray: isArray)
    type.isNullable = argument.isNullable || argument.defaultValue == "@null"
    let value = argument.defaultValue
    let literal = value.flatMap { self.literal($0, for: type) }
    var lost: [String] = []
    if !plain.contains(name), let written { lost.append(written) }
    if let value, literal == nil { lost.append("= \(value)") }
    let parameter = ImportedParameter(
      name: argument.name, type: type, literal: literal ?? value.map { _ in empty(type) })
    return (parameter, lost.isEmpty ? nil : "\(argument.name): \(lost.joined(separator: " "))")
  }

  /// Returns a value in the syntax of the language, if it can be written.
  static func literal(_ value: String, for type: ImportedType) -> String? {
    if value == "@null" { return type.isNullable ? "nil" : nil }
    if value == "@empty", type.isArray { return "[]" }
    if value.hasPrefix("@") || value.hasPrefix("?") || type.isArray { return nil }
    switch type.path {
    case ["String"]: return StringLiteral.quoted(value)
    case ["Bool"]: return value == "true" || value == "false" ? value : nil
    case ["Int"]: return integer(value)
    case ["Double"]: return decimal(value)
    default:
      let isWord = !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isWord && value.first?.isNumber == false ? ".\(Spelling.word(value))" : nil
    }
  }

  /// The types that the language has under another name, without any loss.
  private static let plain: Set<String> = ["string", "integer", "boolean"]

  private static func path(of name: String) -> [String] {
    switch name {
    case "string": ["String"]
    case "integer", "long", "reference": ["Int"]
    case "float": ["Double"]
    case "boolean": ["Bool"]
    default:
      // The class with its enclosing classes; the note keeps the package.
      classPath(
        (name.split(separator: ".").last ?? "").split(separator: "$").map { ImportedNames.clean(String($0)) }
          .filter { !$0.isEmpty })
    }
  }

  /// Returns a class with its enclosing classes; as a single name if Swift reserves the last component.
  private static func classPath(_ path: [String]) -> [String] {
    if path.isEmpty { return ["Any"] }
    return path.last == "Type" || path.last == "Protocol" ? [path.joined()] : path
  }

  /// Returns the type of an argument without a declared one: that of its default value, inferred as on the platform.
  private static func guessed(_ value: String?) -> String {
    guard let value else { return "string" }
    if value == "true" || value == "false" { return "boolean" }
    if value.hasSuffix("L"), integer(value) != nil { return "long" }
    if integer(value) != nil { return "integer" }
    if decimal(value) != nil { return "float" }
    return value.hasPrefix("@") && value != "@null" && !value.hasPrefix("@string/") ? "reference" : "string"
  }

  /// Returns a substitute for a default value that cannot be written.
  private static func empty(_ type: ImportedType) -> String {
    if type.isNullable { return "nil" }
    if type.isArray { return "[]" }
    switch type.path {
    case ["String"]: return "\"\""
    case ["Bool"]: return "false"
    case ["Int"], ["Double"]: return "0"
    default: return ".default"
    }
  }

  private static func integer(_ value: String) -> String? {
    let digits = value.hasSuffix("L") ? value.dropLast() : value[...]
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map { String($0) } }
    guard digits.first != "+" else { return nil }
    return Int(digits).map { String($0) }
  }

  private static func decimal(_ value: String) -> String? {
    let digits = value.hasSuffix("f") || value.hasSuffix("F") ? value.dropLast() : value[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }) else {
      return nil
    }
    let whole = parts[0].hasPrefix("-") ? parts[0].dropFirst() : parts[0]
    return !whole.isEmpty && whole.utf8.allSatisfy(ASCII.isDigit) ? String(digits) : nil
  }
}
