/// A piece of a file with what it means, for its colour.
public struct SemanticToken: Hashable, Sendable {
  /// What a token means.
  public enum Kind: String, CaseIterable, Sendable {
    case keyword, app, screen, tabBar, group, flow, link, tab, tag, flag, transition, outcome, parameter, type, value,
      effect, rule, property, string, number, comment, `operator`
  }

  /// What else is known of a token.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt8

    /// The modifiers of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The name is declared here.
    public static let declaration = Modifiers(rawValue: 1 << 0)
    /// A documentation comment.
    public static let documentation = Modifiers(rawValue: 1 << 1)
    /// It lives in code that is not here.
    public static let external = Modifiers(rawValue: 1 << 2)
    /// It belongs to the language: a type, an effect, a transition that is built in.
    public static let defaultLibrary = Modifiers(rawValue: 1 << 3)
  }

  /// The piece; never across lines.
  public let range: SourceRange
  /// What it means.
  public let kind: Kind
  /// What else is known.
  public let modifiers: Modifiers
}

extension Editor {
  /// The tokens of a file in order, none overlapping another. Brackets and commas have no meaning of their own and are
  /// left out.
  public func semanticTokens(of file: FileID) -> [SemanticToken] { [] }
}
