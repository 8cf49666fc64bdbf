/// Something that fits where it is asked for.
public struct Completion: Hashable, Sendable {
  /// What a completion stands for.
  public enum Kind: String, CaseIterable, Sendable {
    case keyword, screen, tabBar, group, flow, flag, transition, tag, link, tab, outcome, parameter, value, type, rule,
      effect
  }

  /// What is shown, and what typed text is compared with.
  public let label: String
  /// What it stands for.
  public let kind: Kind
  /// A few words beside the label: parameters, a type.
  public let detail: String
  /// What there is to know about it, in Markdown; empty for nothing.
  public let documentation: String
  /// What is written; spelled as the language needs it.
  public let insertText: String
  /// What is replaced: the word at the cursor.
  public let replaced: SourceRange
  /// Completions are listed by this, then by their label.
  public let sortKey: String
}

extension Editor {
  /// What fits at a place, the likeliest first.
  public func completions(at cursor: Cursor) -> [Completion] { [] }
}
