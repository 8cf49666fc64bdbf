extension ChangeRule {
  /// Every rule, by topic: screens, links, requirements, entry points, what is handed over, tabs, the app, what people can do.
  public static let all: [ChangeRule] =
    screens + links + targets + guards + addresses + entries + parameters + outcomes + tabs + app + flags + expectations
    + ways + findings
}
