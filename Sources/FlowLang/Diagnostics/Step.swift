/// One step of a person through the app, as a trace lists it.
public enum Step: Hashable, Sendable {
  /// A link of the screen on top; with an outcome when it is a `finish` whose handler runs.
  case link(screen: String, link: String, outcome: String?)
  /// The app is opened with an address; only first.
  case url(String)
  /// The app is opened at a screen by code; only first.
  case entry(screen: String)
}
