/// A cache of the states around walks and of the steps between them, each computed once, until a budget is spent.
struct NearbyStates {
  private let machine: Machine
  private let table: StepTable
  private let items: CoverageItems
  private var states: [AppState] = []
  private var numbers: [AppState: Int32] = [:]
  private var steps: [[Step]?] = []
  private var flagsRead: [ScreenInBar: Set<FlagID>] = [:]
  /// The number of steps that may still be computed.
  private var stepsLeft: Int

  struct Step {
    let action: Action
    /// The number of the state after the step.
    let head: Int32
    /// The numbers of the items that the step covers.
    let items: [Int32]
  }

  private struct ScreenInBar: Hashable {
    let screen: NodeID
    let bar: NodeID?
  }

  /// - Parameter budget: The number of steps that may be computed.
  init(_ table: StepTable, _ items: CoverageItems, budget: Int) {
    machine = table.machine
    self.table = table
    self.items = items
    stepsLeft = budget
  }

  /// Whether a state has no number yet.
  func isNew(_ state: AppState) -> Bool { numbers[state] == nil }

  mutating func number(of state: AppState) -> Int32 {
    if let known = numbers[state] { return known }
    let number = Int32(states.count)
    numbers[state] = number
    states.append(state)
    steps.append(nil)
    // A large state takes as much memory as several small ones.
    stepsLeft -= state.entryCount / 8
    return number
  }

  /// Returns the steps from a state; nil when the budget is spent.
  mutating func steps(from number: Int32) -> [Step]? {
    if let known = steps[Int(number)] { return known }
    guard stepsLeft > 0 else { return nil }
    let state = states[Int(number)]
    var result: [Step] = []
    for action in machine.actions(in: state) {
      if case .flag(let flag, _) = action, !flags(readIn: state).contains(flag) { continue }
      let (after, taken) = machine.pass(action, in: state)
      stepsLeft -= 1
      if after.isRepetitive(after: state) { continue }
      let numbers = taken.compactMap { items.number(of: $0) }
      let head = after == state ? number : self.number(of: after)
      if head != number || !numbers.isEmpty { result.append(Step(action: action, head: head, items: numbers)) }
    }
    steps[Int(number)] = result
    return result
  }

  /// Returns the flags that the links of the current screen and the tabs around it read.
  private mutating func flags(readIn state: AppState) -> Set<FlagID> {
    let shown = ScreenInBar(screen: state.current.screen, bar: state.top.bar)
    if let known = flagsRead[shown] { return known }
    var requests = table.links(on: shown.screen, in: shown.bar).map { Request.target(machine.model[$0].target) }
    if let bar = shown.bar { requests += machine.tabs(of: bar).map { .tab($0) } }
    let literals = requests.flatMap { table.cases(of: $0) }.flatMap { table.cases[Int($0)].literals }
    let asked = literals.filter { table.predicates.isFlag($0.predicate) }.map { FlagID(UInt32($0.predicate)) }
    // The other values of a flag matter, too, as one of them may replace the value that is read.
    let flags = Set(asked.flatMap { machine.model.values(of: $0) })
    flagsRead[shown] = flags
    return flags
  }
}

extension AppState {
  /// Whether a step from another state has pushed or presented a screen that the stacks show twice already.
  func isRepetitive(after other: AppState) -> Bool {
    guard
      layers.count > other.layers.count || layers.count == other.layers.count && top.stack.count > other.top.stack.count
    else { return false }
    return layers.reduce(0) { $0 + $1.stack.count { $0.screen == current.screen } } > 2
  }
}
