/// What is told about a name or a word.
public struct Hover: Hashable, Sendable {
  /// In Markdown.
  public let text: String
  /// What it is about.
  public let range: SourceRange
}

extension Editor {
  /// What there is to tell about what stands at a place.
  public func hover(at cursor: Cursor) -> Hover? { nil }
}
