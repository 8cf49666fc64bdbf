extension ChangeRule {
  /// Every rule, by topic: screens, links, guards, entry points, parameters, tabs, the app, the behaviour of the app.
  public static let all: [ChangeRule] =
    screens + links + targets + guards + addresses + entries + parameters + outcomes + tabs + app + flags + expectations
    + ways + findings
}
