/// How names of a flow are spelled in Swift.
///
/// A name is cut where it holds what no Swift identifier may hold, and its pieces are put together in camel case:
/// `Gift card (old)` becomes `giftCardOld`. Where two names come out alike, ``SwiftScope`` numbers the later one.
enum SwiftName {
  /// As a member or case: `giftCardOld`; initials at the beginning become small together, `URLBar` is `urlBar`.
  static func lower(_ name: String) -> String {
    let name = identifier(name)
    if name.utf8.first.map(ASCII.smallLetters.contains) == true { return name }
    if let plain = changingFirst(of: name, from: ASCII.capitals, unlessBefore: ASCII.capitals) { return plain }
    let characters = Array(name)
    let capitals = characters.prefix { $0.isUppercase }.count
    if capitals == 0 { return name }
    let isAllCapitals = capitals == characters.count || !characters[capitals].isLowercase
    let count = capitals == 1 || isAllCapitals ? capitals : capitals - 1
    return characters[..<count].map { $0.lowercased() }.joined() + String(characters[count...])
  }

  /// As a type: `GiftCardOld`.
  static func upper(_ name: String) -> String {
    let name = identifier(name)
    if let plain = changingFirst(of: name, from: ASCII.smallLetters) { return plain }
    guard let first = name.first, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// The first letter of a name whose spellings differ in nothing else.
  enum First {
    case small, capital
  }

  /// The first letter of a name that is an identifier of plain letters and digits and not of initials, as most are; nil
  /// for all others.
  static func first(ofPlain name: UnsafeBufferPointer<UInt8>) -> First? {
    guard let first = name.first, name.allSatisfy({ ASCII.isWordPart($0) }) else { return nil }
    if ASCII.smallLetters.contains(first) { return .small }
    let isOfInitials = name.count > 1 && ASCII.capitals.contains(name[1])
    return ASCII.capitals.contains(first) && !isOfInitials ? .capital : nil
  }

  /// A name with its first letter in the other case, where that is plain to see: the letter is ASCII, and so is what
  /// follows it.
  private static func changingFirst(
    of name: String, from letters: ClosedRange<UInt8>, unlessBefore others: ClosedRange<UInt8>? = nil
  ) -> String? {
    let bytes = name.utf8
    guard let first = bytes.first, letters.contains(first) else { return nil }
    if let second = bytes.dropFirst().first, second >= 0x80 || others?.contains(second) == true { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { buffer in
      _ = buffer.initialize(from: bytes)
      buffer[0] ^= ASCII.caseBit
      return bytes.count
    }
  }

  /// The name as it is, when it is an identifier; otherwise its pieces in camel case.
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

  /// Whether a word is an identifier that Swift takes as it is, or in backticks.
  static func isIdentifier(_ word: String) -> Bool { identifier(word) == word }

  /// Whether a word can be a part of the name of a type.
  static func isTypeWord(_ word: String) -> Bool { isIdentifier(word) && !keywords.contains(word) }

  /// An identifier as it is written: a keyword in backticks.
  static func quoted(_ identifier: String) -> String {
    isKeyword(identifier) ? "`\(identifier)`" : identifier
  }

  /// Whether an identifier is in backticks where it is a name.
  static func isKeyword(_ identifier: String) -> Bool {
    mayBeKeyword(identifier.utf8) && keywords.contains(identifier)
  }

  /// Whether a name may be a keyword: most are longer than any, or hold something that none does.
  static func mayBeKeyword(_ name: some Collection<UInt8>) -> Bool {
    name.count <= 15 && name.dropFirst().allSatisfy { ASCII.smallLetters.contains($0) }
  }

  /// A name as it is written before an argument, where hardly any keyword is in backticks.
  static func argument(_ name: String) -> String { name == "inout" ? quoted(name) : name }

  /// The reserved words of Swift (The Swift Programming Language, "Lexical Structure"), and the members that every type
  /// has already.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Names that are side by side in Swift, each different from the others.
struct SwiftScope {
  private let reserved: Set<String>
  /// The names that were taken, as long as they are so few that looking through them is quicker than anything else.
  private var few: [String] = []
  /// All names that were taken, when they are many.
  private var many: NameTable?
  /// The number to try next for a name that was wanted again.
  private var numbers: [String: Int] = [:]

  /// - Parameter reserved: Names that are there already.
  init(reserved: Set<String> = []) { self.reserved = reserved }

  /// The wanted name; with a number behind it when it is taken.
  mutating func take(_ wanted: String) -> String {
    if insert(wanted) { return wanted }
    while true {
      let number = numbers[wanted, default: 2]
      numbers[wanted] = number + 1
      let name = "\(wanted)_\(number)"
      if insert(name) { return name }
    }
  }

  /// Takes a name; false when it is taken.
  private mutating func insert(_ name: String) -> Bool {
    if reserved.contains(name) { return false }
    if let isNew = many?.insert(name) { return isNew }
    if few.contains(name) { return false }
    few.append(name)
    if few.count < 16 { return true }
    var many = NameTable()
    for name in few { _ = many.insert(name) }
    self.many = many
    return true
  }
}
