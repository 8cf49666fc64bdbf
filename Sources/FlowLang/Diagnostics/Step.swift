/// One step of a trace: an action of the person, the system or another app.
public enum Step: Hashable, Sendable {
  /// A link of the screen on top is followed; with an outcome when the link is a `finish` whose handler runs.
  case link(screen: String, link: String, outcome: String?)
  /// The app is opened with a URL, at the start or while it runs.
  case url(String)
  /// The app is opened at a screen by code, at the start or while it runs; with the reason when the screen declares
  /// several entries.
  case entry(screen: String, reason: String? = nil)
  /// The platform's Back.
  case back
  /// A sheet, popover or dialog is closed by the platform.
  case dismiss
  /// A tab is tapped.
  case tab(String)
  /// An external flag changes; as the first step, a flag that outlives the app starts with a value other than declared.
  case flag(String, value: Bool)
  /// A flag with values changes to one of them or, as the first step, starts with it.
  case flagValue(String, String)
  /// An external flow ends.
  case externalOutcome(flow: String, outcome: String)
  /// An external screen or flow goes back.
  case externalBack(String)
}
