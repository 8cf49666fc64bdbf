/// One thing that was decided about a screen or a link, with the way that shows it.
struct Verdict: Sendable {
  /// The screen on top at the end of the trace; for an `on`, the one that the call is on.
  var screen: NodeID
  /// The link, unless it is about the screen alone.
  var link: LinkID?
  /// The target at fault, unless it is about the screen alone: the link's own, or that of an `on`.
  var target: TargetID?
  /// The outcome whose `on` it is about.
  var outcome: OutcomeID?
  /// The shortest way from a cold start to a state that shows it.
  var trace: [Action] = []
  /// The shortest way to a state in which it is otherwise, where there is one.
  var contrast: [Action]?
  /// Whether only entry points lead to such a state, and none from the start does.
  var isOnlyFromOutside = false
  /// Why a link never does what it says.
  var deadness: Deadness?
  /// What can be repeated from the end of the trace for ever.
  var cycle: [Action] = []

  /// Why a link or an `on` never does what it says.
  enum Deadness: Sendable {
    /// It does, and that never changes anything.
    case changesNothing
    /// A guard or what is not there always keeps it from it.
    case neverHappens
    /// The flow never ends in the outcome.
    case neverRuns
  }
}
