/// One of the possible effects of a request.
struct StepCase {
  /// The conditions of the case, in the order in which they were read.
  let literals: [Literal]
  /// The targets that were asked, the last of which decided.
  let asked: [Asked]
  /// Whether anything is offered at all.
  let isOffered: Bool
  let operation: Operation
  /// The flags that it sets and clears.
  let assigned: [(flag: FlagID, value: Bool)]
  /// The target that is performed, which may be an `else`; nil when none is.
  let target: TargetID?
  /// Whether a guard refuses the request.
  var isRefused = false
  /// The end of a call at the root that the case includes, with the effect of the `on`.
  var ending: RootEnding?

  /// The end of a call at the root.
  struct RootEnding {
    let outcome: OutcomeID
    /// The target that ends the call; nil for an external flow.
    let finishing: TargetID?
    /// The number of targets that were asked before the `on`.
    let askedCount: Int
    /// The flags that were set and cleared before it.
    let assigned: [(flag: FlagID, value: Bool)]
  }

  /// Whether the target has its effect even if the state does not change.
  func isNeverIdle(_ model: Model) -> Bool {
    if case .proceed = operation { return true }
    return target.map { !model[$0].goal.mayBeDead } ?? false
  }

  /// Whether the case has the same effect as another one, whatever their conditions.
  func does(_ other: StepCase) -> Bool {
    operation == other.operation
      && assigned.elementsEqual(other.assigned) { $0.flag == $1.flag && $0.value == $1.value }
  }

  /// The effect of a case on the stacks, with numbers of ``StepTable``.
  enum Operation: Equatable {
    case stay, proceed, back, dismiss
    /// Makes an exit.
    case leave(Int32)
    /// Puts an entrance on top, in its place, or as the only one.
    case put(Int32)
    case replace(Int32)
    case reset(Int32)
    case raise(TagID)
    case open(Int)

    /// Returns the outcome in which the operation ends a flow, if it does.
    func outcome(_ table: StepTable) -> OutcomeID? {
      if case .leave(let exit) = self, case .finish(let outcome) = table.exits[Int(exit)] { outcome } else { nil }
    }
  }
}

/// A move that removes entries, or acts on an entry below.
enum ExitMove: Hashable, Sendable {
  case pop, dismiss, home, root
  case unwind(Target.Anchor)
  case over(Target.Anchor, entrance: Int32)
  case replaceFrom(Target.Anchor, entrance: Int32)
  /// Selects a tab that was assumed to be selected already, or not.
  case select(TabID, isSelected: Bool)
  case inTab(TabID, entrance: Int32, isSelected: Bool)
  /// A tap on the tab bar.
  case bar
  case finish(OutcomeID)

  /// The moves that every table has; their indices are their numbers.
  static let common: [ExitMove] = [.pop, .dismiss, .home, .root, .bar]
  static let popNumber: Int32 = 0
  static let dismissNumber: Int32 = 1
  static let barNumber: Int32 = 4

  /// Whether the move selects a tab.
  var selectsTab: Bool {
    switch self {
    case .select, .inTab, .bar: true
    default: false
    }
  }

  /// Whether the move only uncovers an entry, unchanged.
  var isPlain: Bool {
    switch self {
    case .pop, .dismiss, .home, .root, .unwind: true
    default: false
    }
  }
}
