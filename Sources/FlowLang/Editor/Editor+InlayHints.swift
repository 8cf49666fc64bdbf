/// Words that an editor shows in a line though they do not stand there.
public struct InlayHint: Hashable, Sendable {
  /// Where they are shown.
  public let position: Cursor
  /// The words: `asks id: Int`.
  public let text: String
}

extension Editor {
  /// What the links in a range ask of whoever follows them: the arguments that they leave out.
  public func inlayHints(in range: SourceRange) -> [InlayHint] { [] }
}
