/// One of the things that a request can do.
struct StepCase {
  /// What must be so for it to happen, in the order in which it was asked.
  let literals: [Literal]
  /// The targets that were asked, the last of which decided.
  let asked: [Asked]
  /// Whether anything is offered at all.
  let isOffered: Bool
  let operation: Operation
  /// The flags that it sets and clears.
  let assigned: [(flag: FlagID, value: Bool)]
  /// The target that does what it says, which may be an `else`; nil when none does.
  let target: TargetID?
  /// Whether a guard refuses what was asked for.
  var isRefused = false
  /// The end of a call at the root that it includes, with what the `on` says.
  var ending: RootEnding?

  /// The end of a call at the root.
  struct RootEnding {
    let outcome: OutcomeID
    /// The target that ends it; nil for code that is not here.
    let finishing: TargetID?
    /// How many targets were asked before the `on`.
    let askedCount: Int
    /// The flags that were set and cleared before it.
    let assigned: [(flag: FlagID, value: Bool)]
  }

  /// Whether the target does what it says even if the state stays as it is.
  func isNeverIdle(_ model: Model) -> Bool {
    if case .proceed = operation { return true }
    return target.map { !model[$0].goal.mayBeDead } ?? false
  }

  /// Whether it does the same as another case, for whatever reasons.
  func does(_ other: StepCase) -> Bool {
    operation == other.operation
      && assigned.elementsEqual(other.assigned) { $0.flag == $1.flag && $0.value == $1.value }
  }

  /// Whether a tab is selected.
  func isSelection(_ table: StepTable) -> Bool {
    if case .leave(let exit) = operation, case .select = table.exits[Int(exit)] { true } else { false }
  }

  /// What it does to the stacks, with numbers of ``StepTable``.
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

    /// The outcome in which it ends a flow, if it does.
    func outcome(_ table: StepTable) -> OutcomeID? {
      if case .leave(let exit) = self, case .finish(let outcome) = table.exits[Int(exit)] { outcome } else { nil }
    }
  }
}

/// What cuts back to an entry below, or does something there.
enum ExitMove: Hashable, Sendable {
  case pop, dismiss, home, root
  case unwind(Target.Place)
  case over(Target.Place, entrance: Int32)
  case replaceFrom(Target.Place, entrance: Int32)
  /// Selects a tab, which was taken to be selected already or not.
  case select(TabID, isSelected: Bool)
  case inTab(TabID, entrance: Int32, isSelected: Bool)
  /// A tap on the tab bar.
  case bar
  case finish(OutcomeID)

  /// The moves that every table has, under their places here.
  static let common: [ExitMove] = [.pop, .dismiss, .home, .root, .bar]
  static let popNumber: Int32 = 0
  static let dismissNumber: Int32 = 1
  static let barNumber: Int32 = 4

  /// Whether nothing but what is uncovered comes of it, as it was left.
  var isPlain: Bool {
    switch self {
    case .pop, .dismiss, .home, .root, .unwind: true
    default: false
    }
  }
}
