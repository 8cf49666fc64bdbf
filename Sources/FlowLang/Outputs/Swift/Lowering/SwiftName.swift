/// The spelling of the names of a flow in Swift.
///
/// A name is split at characters that no Swift identifier may have, and its pieces are joined in camel case:
/// `Gift card (old)` becomes `giftCardOld`. Where two names become equal, ``SwiftScope`` numbers the later one.
enum SwiftName {
  /// Returns a name as a member or case: `giftCardOld`; initials at the beginning are lowercased together, `URLBar` is
  /// `urlBar`.
  static func lower(_ name: String) -> String {
    let name = identifier(name)
    let characters = Array(name)
    let capitals = characters.prefix { $0.isUppercase }.count
    if capitals == 0 { return name }
    let isAllCapitals = capitals == characters.count || !characters[capitals].isLowercase
    let count = capitals == 1 || isAllCapitals ? capitals : capitals - 1
    return characters[..<count].map { $0.lowercased() }.joined() + String(characters[count...])
  }

  /// Returns a name as a type: `GiftCardOld`.
  static func upper(_ name: String) -> String {
    let name = identifier(name)
    guard let first = name.first, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// Returns a name that is an identifier unchanged, and others as their pieces in camel case.
  private static func identifier(_ name: String) -> String {
    if isPlain(name) { return name == "_" ? "unnamed" : name }
    var result = ""
    var startsPiece = false
    for scalar in name.unicodeScalars {
      if scalar == "_" || scalar.properties.isXIDContinue {
        let text = startsPiece && !result.isEmpty ? Character(scalar).uppercased() : String(scalar)
        result += text
        startsPiece = false
      } else {
        startsPiece = true
      }
    }
    guard let first = result.unicodeScalars.first else { return "unnamed" }
    return first == "_" || first.properties.isXIDStart ? result : "_" + result
  }

  /// Whether a name is an identifier of plain letters and digits, as most are.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")) else { return false }
    return name.utf8.allSatisfy { ASCII.isWordPart($0) && $0 < 0x80 }
  }

  /// Whether a word is an identifier of Swift, perhaps in backticks.
  static func isIdentifier(_ word: String) -> Bool { identifier(word) == word }

  /// Whether a word can be a part of the name of a type.
  static func isTypeWord(_ word: String) -> Bool { isIdentifier(word) && !keywords.contains(word) }

  /// Returns an identifier, in backticks if it is a keyword.
  static func quoted(_ identifier: String) -> String { isKeyword(identifier) ? "`\(identifier)`" : identifier }

  /// Whether an identifier needs backticks as a name.
  static func isKeyword(_ identifier: String) -> Bool { keywords.contains(identifier) }

  /// Returns a name before an argument, where most keywords need no backticks.
  static func argument(_ name: String) -> String { name == "inout" ? quoted(name) : name }

  /// The reserved words of Swift (The Swift Programming Language, "Lexical Structure"), and the members of every type.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// The names of one scope in Swift, each different from the others.
struct SwiftScope {
  /// The names that are reserved or taken.
  private var taken: Set<String>
  /// The next number to try for a name that is wanted again.
  private var numbers: [String: Int] = [:]

  /// - Parameter reserved: The names that are taken from the start.
  init(reserved: Set<String> = []) { taken = reserved }

  /// Takes and returns the wanted name, with a number behind it if it is taken.
  mutating func take(_ wanted: String) -> String {
    if taken.insert(wanted).inserted { return wanted }
    while true {
      let number = numbers[wanted, default: 2]
      numbers[wanted] = number + 1
      let name = "\(wanted)_\(number)"
      if taken.insert(name).inserted { return name }
    }
  }
}
