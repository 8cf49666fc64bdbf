/// One kind of change: its name, its class, and the function that finds it.
///
/// A rule is a value in the file of its family; ``all`` is the only list of them. `docs/diff.md` says what each means.
public struct ChangeRule: Sendable {
  /// The name in every form. Never changed and never reused.
  public let name: String
  /// The impact of such a change.
  public let impact: Impact
  let find: @Sendable (Comparison, inout Changes) -> Void

  init(_ name: String, _ impact: Impact, find: @escaping @Sendable (Comparison, inout Changes) -> Void) {
    self.name = name
    self.impact = impact
    self.find = find
  }
}

extension ChangeRule {
  /// Every rule, by topic: screens, links, requirements, entry points, parameters, tabs, the app, user actions.
  public static let all: [ChangeRule] =
    screens + links + targets + guards + addresses + entries + parameters + outcomes + tabs + app + flags + expectations
    + reachability + findings
}
