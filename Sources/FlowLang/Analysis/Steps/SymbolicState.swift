/// Runs a decision of the machine once for each combination of answers that it asks for.
///
/// The machine decides in a state without known facts: for every predicate that it reads, both answers are tried. The
/// decisions form a tree whose leaves are returned, each with the answers on its path.
final class ChoiceOracle {
  private let table: PredicateTable
  private let prefix: [Literal]
  private(set) var answers: [Literal] = []
  /// The indices of the answers that follow from others: of the values of one flag exactly one holds.
  private var implied: Set<Int> = []

  /// The maximum number of leaves of a decision.
  static let mostLeaves = 4_096

  private init(_ table: PredicateTable, _ prefix: [Literal]) {
    self.table = table
    self.prefix = prefix
  }

  /// Returns the answer to a predicate: the one given before, the chosen one, or no.
  fileprivate func read(_ predicate: Predicate) -> Bool {
    let number = table.number(of: predicate)
    if let known = answers.first(where: { $0.predicate == number }) { return known.value }
    var value = answers.count < prefix.count ? prefix[answers.count].value : false
    if let only = table.values.implied(number, by: answers) {
      value = only
      implied.insert(answers.count)
    }
    answers.append(Literal(predicate: number, value: value))
    return value
  }

  /// Returns all results of a decision, each with its answers; nil where there are too many.
  static func enumerate<Result>(
    _ table: PredicateTable, _ decide: (SymbolicState) -> Result
  ) -> [(literals: [Literal], result: Result)]? {
    var leaves: [(literals: [Literal], result: Result)] = []
    var pending: [[Literal]] = [[]]
    while let prefix = pending.popLast() {
      guard leaves.count < mostLeaves else { return nil }
      let oracle = ChoiceOracle(table, prefix)
      let result = decide(SymbolicState(flags: SymbolicFlags(oracle: oracle), oracle: oracle))
      leaves.append((oracle.answers, result))
      for place in prefix.count..<oracle.answers.count where !oracle.implied.contains(place) {
        let last = oracle.answers[place]
        let flipped = Literal(predicate: last.predicate, value: !last.value)
        pending.append(Array(oracle.answers[..<place]) + [flipped])
      }
    }
    return leaves
  }
}

/// The flags of a symbolic state, unknown except for those that the step itself has set or cleared.
struct SymbolicFlags: Valuation {
  fileprivate let oracle: ChoiceOracle
  /// The flags that were set or cleared, the latest last.
  private(set) var assigned: [(flag: FlagID, value: Bool)] = []

  fileprivate init(oracle: ChoiceOracle) { self.oracle = oracle }

  func contains(_ flag: FlagID) -> Bool { assigned.last { $0.flag == flag }?.value ?? oracle.read(.flag(flag)) }

  mutating func set(_ flag: FlagID, to value: Bool) {
    assigned.removeAll { $0.flag == flag }
    assigned.append((flag, value))
  }
}

/// A state without known facts, which asks an oracle.
struct SymbolicState: Surroundings {
  var flags: SymbolicFlags
  fileprivate let oracle: ChoiceOracle

  func isCurrent(_ screen: NodeID) -> Bool { oracle.read(.isCurrent(screen)) }

  func has(_ place: Target.Anchor) -> Bool { place == .root || oracle.read(.below(place)) }

  func canRaise(_ tag: TagID) -> Bool { oracle.read(.raisable(tag)) }

  func isInCall(of flow: NodeID) -> Bool { oracle.read(.inCall(flow)) }

  func isRootCall(_ target: TargetID, of flow: NodeID) -> Bool { oracle.read(.rootCall(target, of: flow)) }

  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)? {
    for tab in tabs {
      if oracle.read(.nearest(among: tabs, tab, isSelected: false)) { return (tab, false) }
      if oracle.read(.nearest(among: tabs, tab, isSelected: true)) { return (tab, true) }
    }
    return nil
  }
}
