/// The stacks that a cold start, a url or an entry point opens, one case for each combination of flags that decides it.
struct Openings {
  /// A case in which the app begins, or is reset.
  struct Opening {
    let literals: [Literal]
    /// The case of its flags, in ``StepTable/cases``: those that it reads, and those that a redirect sets and clears.
    let choice: Int32
    let shown: Machine.OpenedStack
    /// The effect of the `else` on the start, in ``StepTable/cases``, where a guard refuses a url; -1 for none.
    let redirect: Int32
    /// Whether a guard refuses what was to be opened.
    let isRefused: Bool

    /// Whether a screen is on the stack, or a tab bar is around it.
    func shows(_ node: NodeID) -> Bool {
      shown.bar == node || shown.screens.contains(node) || shown.presented?.shown == node
    }

    /// Whether the opening shows the same as another, whatever their conditions.
    func shows(_ other: Opening) -> Bool { redirect < 0 && other.redirect < 0 && shown == other.shown }
  }

  let starts: [Opening]
  /// The openings of each url and entry point, by its index in `Model.entryPoints`.
  let entryPoints: [[Opening]]

  init(_ table: StepTable) {
    let machine = table.machine
    starts = Self.enumerate(table) { machine.startingStack($0.flags).map { Result(shown: $0) } }
    entryPoints = machine.model.entryPoints.indices.map { index in
      Self.enumerate(table) { state in
        guard machine.refusal(opening: index, state.flags) != nil else {
          return Result(shown: machine.openedStack(index, state.flags))
        }
        return machine.startingStack(state.flags).map {
          Result(shown: $0, isRefused: true, effect: machine.effect(ofOpening: index, in: state))
        }
      }
    }
  }

  /// The stack that is opened, and the effect of the guard that refuses another stack.
  private struct Result {
    let shown: Machine.OpenedStack
    var isRefused = false
    var effect: Effect<SymbolicFlags>?
  }

  private static func enumerate(_ table: StepTable, _ open: (SymbolicState) -> Result?) -> [Opening] {
    (ChoiceOracle.enumerate(table.predicates, open) ?? []).compactMap { literals, result in
      guard let result else { return nil }
      let redirect = result.effect.map { $0.target == nil ? -1 : table.add(literals, $0) } ?? -1
      let choice = table.add(literals.filter { table.predicates.isFlag($0.predicate) }, result.effect?.flags.assigned)
      return Opening(
        literals: literals, choice: choice, shown: result.shown, redirect: redirect, isRefused: result.isRefused)
    }
  }
}

extension Machine {
  /// Returns the effect of opening a url or an entry point. Where the `else` of a guard that refuses it ends a call,
  /// only its flags are set: unlike a link, it leaves nothing and runs no `on`.
  func effect<State: Surroundings>(
    ofOpening index: Int, in state: State, noting note: ((Asked) -> Void)? = nil
  ) -> Effect<State.Flags>? {
    var effect = decide(.entryPoint(index), in: state, noting: note)
    if case .finish? = effect?.move { effect?.move = .nothing }
    return effect
  }
}
