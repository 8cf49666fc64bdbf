/// One step of a person through the app, or of what happens to them, as a trace lists it.
public enum Step: Hashable, Sendable {
  /// A link of the screen on top; with an outcome when it is a `finish` whose handler runs.
  case link(screen: String, link: String, outcome: String?)
  /// The app is opened with an address: first, or while it runs.
  case url(String)
  /// The app is opened at a screen by code: first, or while it runs.
  case entry(screen: String)
  /// The platform's Back.
  case back
  /// A sheet, popover or dialog is closed by the platform.
  case dismiss
  /// A tab is tapped.
  case tab(String)
  /// An external flag changes; before anything else, a flag that outlives the app is found other than declared.
  case flag(String, value: Bool)
  /// The same for a flag with values, which changes to one of them, or is found with it.
  case flagValue(String, String)
  /// An external flow ends.
  case externalOutcome(flow: String, outcome: String)
  /// An external screen or flow goes back.
  case externalBack(String)
}
