/// A decided fact about a screen or a link, with the trace that shows it.
struct Verdict: Sendable {
  /// The screen on top at the end of the trace; for an `on`, the one that the call is on.
  var screen: NodeID
  /// The link, unless the verdict is about the screen alone.
  var link: LinkID?
  /// The target at fault, unless the verdict is about the screen alone: the link's own, or that of an `on`.
  var target: TargetID?
  /// The outcome of the `on` that the verdict is about.
  var outcome: OutcomeID?
  /// The shortest trace from a cold start to a state that shows it.
  var trace: [Action] = []
  /// The shortest trace to a state that shows the contrary, where there is one.
  var contrast: [Action]?
  /// Whether only traces with a url or an entry point lead to such a state.
  var isOnlyFromOutside = false
  /// The reason why a link never has its effect.
  var deadness: Deadness?
  /// The steps that can be repeated from the end of the trace for ever.
  var cycle: [Action] = []

  /// The reason why a link or an `on` never has its effect.
  enum Deadness: Sendable {
    /// The target is performed, and never changes anything.
    case changesNothing
    /// A guard or a missing anchor always prevents it.
    case neverHappens
    /// The flow never ends in the outcome.
    case neverRuns
  }
}
