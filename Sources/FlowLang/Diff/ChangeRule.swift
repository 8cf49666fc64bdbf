/// One kind of change: what it is called, how it is classed and why, a flow before and after, and how to find it.
///
/// A rule is a value in a file of its family; ``all`` is the one list that names them.
public struct ChangeRule: Sendable {
  /// What it is called in every form. Never changed, never used again.
  public let name: String
  /// How bad such a change is.
  public let impact: Impact
  /// What is different, in a few words.
  public let summary: String
  /// Why it is classed so.
  public let reason: String
  /// A flow, and the same with this change.
  public let example: (before: String, after: String)
  /// The rules of what else changes in the example, because this cannot change alone.
  public let causes: [String]
  let find: @Sendable (Comparison, inout Changes) -> Void

  init(
    _ name: String, _ impact: Impact, _ summary: String, because reason: String, before: String, after: String,
    causes: [String] = [], find: @escaping @Sendable (Comparison, inout Changes) -> Void
  ) {
    self.name = name
    self.impact = impact
    self.summary = summary
    self.reason = reason
    example = (before, after)
    self.causes = causes
    self.find = find
  }
}
