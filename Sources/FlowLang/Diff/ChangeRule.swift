/// A kind of change: its name, its impact with the reason, a flow before and after, and the function that finds it.
///
/// A rule is a value in the file of its family; ``all`` is the only list of them.
public struct ChangeRule: Sendable {
  /// The name in every form. Never changed and never reused.
  public let name: String
  /// The impact of such a change.
  public let impact: Impact
  /// The difference, in a few words.
  public let summary: String
  /// The reason for the impact.
  public let reason: String
  /// A flow before and after this change.
  public let example: (before: String, after: String)
  /// The rules of the other changes in the example, when this change cannot occur alone.
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
