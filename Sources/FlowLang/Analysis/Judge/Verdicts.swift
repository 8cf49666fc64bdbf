/// The decided facts about the states of an app: lists of plain values, in the order of the file, which rules turn into
/// findings.
public struct Verdicts: Sendable {
  /// Whether each node is shown in some state, by its number; empty as long as nothing is decided.
  var isReachable: [Bool] = []
  var unreachableGroups: [UnreachableGroup] = []
  var deepLinkOnly: [Verdict] = []
  var deadEnds: [Verdict] = []
  var traps: [Trap] = []
  var deadLinks: [Verdict] = []
  var guardsNeverTrue: [Verdict] = []
  var placesNeverThere: [Verdict] = []
  var placesMaybeAbsent: [Verdict] = []
  var ambiguousPlaces: [Verdict] = []
  var nothingToGoBackTo: [Verdict] = []
  var growth: [Growth] = []
  var pushesInsteadOfBack: [Verdict] = []
  var unguardedOpenings: [UnguardedOpening] = []
  var brokenExpectations: [BrokenExpectation] = []
  var exclusiveFlags: [ExclusiveFlags] = []

  /// The undecided verdicts.
  var undecided: [Undecided] = []

  /// Screens that no trace leads to.
  struct UnreachableGroup: Sendable {
    /// The screen that leads into the group; the first in the file where there are several.
    let head: NodeID
    /// The other screens that only the head leads to.
    let behind: [NodeID]
  }

  /// A link, url or entry point into states that never lead home.
  struct Trap: Sendable {
    let verdict: Verdict
    /// For a url or an entry point its index in `Model.entryPoints`.
    let entryPoint: Int?
    /// The state that never leads home.
    let after: AppState
  }

  /// A part of the app where the stack grows without end, at the link that makes it grow.
  struct Growth: Sendable {
    let verdict: Verdict
    /// Whether the cycle puts layer upon layer.
    let addsLayers: Bool
    /// Whether a step of the cycle pushes the screen that is right below.
    let hasDetour: Bool
  }

  /// A url or an entry point that opens a node while a condition does not hold under which alone the start leads there.
  struct UnguardedOpening: Sendable {
    /// The screen on top at the end, and the trace.
    let verdict: Verdict
    /// Its index in `Model.entryPoints`.
    let entryPoint: Int
    /// The screen or tab bar.
    let node: NodeID
    /// The flag, and its value wherever the start alone shows the node.
    let flag: FlagID
    let value: Bool
  }

  /// Flags of which at most one holds in every state.
  struct ExclusiveFlags: Sendable {
    /// Three or more, in the order of the file.
    let flags: [FlagID]
    /// Whether one of them always holds.
    let isOneAlwaysSet: Bool
  }

  /// A requirement that does not hold.
  struct BrokenExpectation: Sendable {
    /// Its index in `Model.expectations`.
    let expectation: Int
    let reason: Reason
    /// The shortest trace that shows it; nil where what is missing cannot be shown.
    let trace: [Action]?
    /// The screen on top at its end.
    let screen: NodeID?

    enum Reason: Sendable {
      /// The screen is shown, and never should be, or not before another one.
      case isShown
      /// This many screens, the nearest of which is this one, are too many steps away; the farthest takes this many.
      case tooFar(screens: Int, NodeID, taps: Int)
      /// It takes this many steps.
      case takes(Int)
      /// No trace leads there.
      case isUnreachable
      /// From here it takes more steps, or no trace leads there.
      case isFar
    }
  }

  /// A verdict that is not decided, and why.
  struct Undecided: Sendable {
    let rule: String
    let verdict: Verdict
    /// The index of the requirement in `Model.expectations`, where it is about one.
    var expectation: Int?
    let cause: Imprecision
  }

  /// Whether a node can be reached; true as long as nothing has been decided.
  func isReachable(_ node: NodeID) -> Bool { isReachable.isEmpty || isReachable[Int(node.index)] }
}

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
