/// States that a search has reached, by numbers in the order of their discovery, each with the steps that lead to it from
/// an earlier one.
struct ExploredStates {
  private var states: [AppState] = []
  private var origins: [(before: Int, actions: [Action])] = []
  private var numbers: [AppState: Int] = [:]

  /// The number of states.
  var count: Int { states.count }

  /// The numbers of the states.
  var indices: Range<Int> { states.indices }

  subscript(number: Int) -> AppState { states[number] }

  /// Returns the number of a state; nil for one that has not been reached.
  func number(of state: AppState) -> Int? { numbers[state] }

  /// Adds a state that has not been reached before, and returns its number.
  ///
  /// - Parameters:
  ///   - before: The number of the state from which it was reached; -1 for none.
  ///   - actions: The steps from there.
  mutating func add(_ state: AppState, from before: Int = -1, by actions: [Action] = []) -> Int {
    numbers[state] = states.count
    states.append(state)
    origins.append((before, actions))
    return states.count - 1
  }

  /// Replaces the steps to a state, by shorter ones.
  mutating func redirect(_ number: Int, from before: Int, by actions: [Action]) { origins[number] = (before, actions) }

  /// Returns all steps to a state.
  func trace(to number: Int) -> [Action] {
    var parts: [[Action]] = []
    var number = number
    while number >= 0 {
      parts.append(origins[number].actions)
      number = origins[number].before
    }
    return parts.reversed().flatMap { $0 }
  }
}
