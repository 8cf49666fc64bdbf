/// One kind of change: its name, its class and the reason for it, an example, and the function that finds it.
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
  /// A flow with this change: the lines behind `-` are those of the old version, those behind `+` of the new one.
  public let example: String
  /// The rules of the other changes in the example, where this one cannot occur alone.
  public let causes: [String]
  let find: @Sendable (Comparison, inout Changes) -> Void

  init(
    _ name: String, _ impact: Impact, _ summary: String, because reason: String, example: String, causes: [String] = [],
    find: @escaping @Sendable (Comparison, inout Changes) -> Void
  ) {
    self.name = name
    self.impact = impact
    self.summary = summary
    self.reason = reason
    self.example = example
    self.causes = causes
    self.find = find
  }
}

extension ChangeRule {
  /// Every rule, by topic: screens, links, requirements, entry points, parameters, tabs, the app, user actions.
  public static let all: [ChangeRule] =
    screens + links + targets + guards + addresses + entries + parameters + outcomes + tabs + app + flags + expectations
    + reachability + findings
}
