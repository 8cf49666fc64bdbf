/// Why something cannot be called so.
public struct RenameProblem: Error, Hashable, Sendable {
  /// What is wrong, in one lower-case sentence.
  public let message: String
}

extension Editor {
  /// The name at a place, if it is one that can be changed.
  public func renameRange(at cursor: Cursor) -> SourceRange? { nil }

  /// The edits, in all files, that give another name to what the name at a place stands for.
  ///
  /// - Parameters:
  ///   - cursor: The place.
  ///   - name: The name, as text: where the language needs backticks or quotes, they are written. One in backticks or,
  ///     for a tag, behind `#` is understood.
  public func rename(at cursor: Cursor, to name: String) -> Result<[TextEdit], RenameProblem> {
    .failure(RenameProblem(message: "there is no name here that can be changed"))
  }
}
