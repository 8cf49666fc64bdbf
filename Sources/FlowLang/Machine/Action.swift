/// One step in a running app. A url or an entry starts it, or replaces its layers while it runs.
public enum Action: Hashable, Sendable {
  /// A link of the screen on top, with the outcome when the link ends a flow that was called.
  case link(LinkID, on: NodeID, outcome: OutcomeID?)
  /// The platform's Back.
  case back
  /// A sheet, popover or dialog is closed by the platform.
  case dismiss
  /// A tab is tapped.
  case tab(TabID)
  /// An external flag changes; before the start, a flag is found to be other than declared. A flag with values changes
  /// to a value that it did not have; there is no action that only clears a value.
  case flag(FlagID, Bool)
  /// An external flow ends.
  case externalOutcome(OutcomeID)
  /// An external screen or flow goes back.
  case externalBack(NodeID)
  /// The app is opened by a url or an entry, by its index in `Model.entryPoints`.
  case entryPoint(Int)
}
