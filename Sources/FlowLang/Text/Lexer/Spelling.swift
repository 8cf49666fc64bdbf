/// Spells names as in a flow file.
enum Spelling {
  /// Spells the name of a screen, tab bar, group, flow, flag or transition: in backticks if it is reserved or not a
  /// word.
  static func name(_ text: String) -> String { kind(of: text)?.isName == true ? text : "`\(text)`" }

  /// Spells the name of a link, tab, outcome, parameter or note: in backticks only if it is not a word.
  static func word(_ text: String) -> String { kind(of: text)?.isWord == true ? text : "`\(text)`" }

  /// Spells a tag: in quotes if it is not a word.
  static func tag(_ text: String) -> String { "#" + (word(text) == text ? text : StringLiteral.quoted(text)) }

  /// Returns the kind of the token that the text is, if it is one whole token.
  private static func kind(of text: String) -> TokenKind? {
    // Most names are plain words.
    if let first = text.utf8.first, ASCII.isWordStart(first), text.utf8.allSatisfy(ASCII.isWordPart) {
      return keywords[text] ?? .name
    }
    let (tokens, _, errors) = Lexer.tokens(of: SourceFile(path: "", text: text))
    guard errors.errors.isEmpty, tokens.count == 2, Int(tokens[0].end) == text.utf8.count, tokens[0].start == 0 else {
      return nil
    }
    return tokens[0].kind
  }

  private static let keywords = Dictionary(
    uniqueKeysWithValues: TokenKind.allCases.filter(\.isWord).compactMap { kind in kind.spelling.map { ($0, kind) } })
}
