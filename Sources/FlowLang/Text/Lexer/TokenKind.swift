/// Every kind of token. The order matters: contextual words follow the plain kinds, reserved words come last.
public enum TokenKind: UInt8, CaseIterable, Sendable {
  // Tokens without a fixed spelling.
  case endOfFile, name, quotedName, dashedWord, string, tag, number, duration
  // Punctuation.
  case arrow, leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket, comma,
    colon, dot, slash, plus, question, equal, pipe
  // Contextual words: keywords only where the grammar has them, names everywhere else.
  case push, sheet, cover, popover, dialog, replace, from, over, reset, reuse, `in`, `as`, via, or, set, clear,
    to, icon, badge, uikit, automatic, declared, forward, backward, both, easing, never, every, only, after,
    within, tap, taps, of, reachable
  // Reserved words: a name must put them in backticks.
  case app, `import`, screen, tabs, tab, group, flow, flag, external, transition, expect, start, scheme,
    domain, link, url, requires, back, view, image, entry, embed, allow, without, note, outcome, on, home,
    dismiss, raise, finish, open, stay, `continue`, root, not, when, `else`, `true`, `false`, `nil`
}

extension TokenKind {
  /// Whether the word is a keyword in some positions and a name in all others.
  @inline(__always) var isContextual: Bool { rawValue >= TokenKind.push.rawValue && rawValue < TokenKind.app.rawValue }

  /// Whether the word is never a bare name.
  @inline(__always) var isReserved: Bool { rawValue >= TokenKind.app.rawValue }

  /// Whether the token can be the name of a screen, tab bar, group, flow, flag or transition.
  @inline(__always) var isName: Bool { self == .name || self == .quotedName || isContextual }

  /// Whether the token can be the name of a link, tab, outcome, parameter, note or type.
  @inline(__always) var isWord: Bool { isName || isReserved }

  /// The fixed text of the token, or nil.
  public var spelling: String? { Self.spellings[Int(rawValue)] }

  /// Returns the keyword that a word is, or nil. Keywords are all in lower case.
  static func keyword(_ word: ArraySlice<UInt8>) -> TokenKind? {
    word.count <= 10 && word[word.startIndex] >= UInt8(ascii: "a") ? keywords[word] : nil
  }

  private static let keywords = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0.isContextual || $0.isReserved }.map { (Array("\($0)".utf8)[...], $0) })

  private static let spellings: [String?] = allCases.map { kind in
    kind.isContextual || kind.isReserved ? "\(kind)" : signs[kind]
  }

  private static let signs: [TokenKind: String] = [
    .arrow: "->", .leftBrace: "{", .rightBrace: "}", .leftParenthesis: "(", .rightParenthesis: ")", .leftBracket: "[",
    .rightBracket: "]", .comma: ",", .colon: ":", .dot: ".", .slash: "/", .plus: "+", .question: "?", .equal: "=",
    .pipe: "|",
  ]

  /// The description of the token in a message.
  var description: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .name: "a name"
    case .quotedName: "a name in backticks"
    case .dashedWord: "a word with dashes"
    case .string: "a string"
    case .tag: "a tag"
    case .number: "a number"
    case .duration: "a duration"
    default: "`\(spelling ?? "")`"
    }
  }
}
