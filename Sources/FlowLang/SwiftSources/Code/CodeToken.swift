/// A token of a Swift file.
struct CodeToken: Sendable {
  /// The kind of a token.
  enum Kind: UInt8, Sendable {
    case name, quotedName, number, string, regex, op, equal, arrow, hash, at, dot, comma, colon, semicolon, backslash
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace, end
  }

  let kind: Kind
  let isFirstOnLine: Bool
  /// Whether white space or an opening bracket is right before it.
  let isFreeBefore: Bool
  /// Whether white space or a closing bracket is right after it.
  let isFreeAfter: Bool
  let start: UInt32
  let end: UInt32
  /// The name of a word or of a macro; none for other tokens.
  let name: CodeName
}

/// A comment that addresses flowc: `// flow: link settings`.
struct CodeAnchor: Hashable, Sendable {
  /// The text after `flow:`.
  let text: String
  let start: UInt32
  let end: UInt32
  /// The index of the next token.
  let token: Int32
}

/// A range of tokens that is compiled under a condition.
struct CodeCondition: Hashable, Sendable {
  /// The condition as written; for an `#else`, that of the `#if`.
  let text: String
  let isElse: Bool
  let tokens: Range<Int32>
}
