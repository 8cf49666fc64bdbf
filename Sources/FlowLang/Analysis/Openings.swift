/// What a cold start, a url or an entry point shows, one case for each combination of flags that decides it.
struct Openings {
  /// One way for the app to begin, or to begin anew.
  struct Opening {
    let literals: [Literal]
    /// What is shown then.
    let shown: Machine.OpenedStack
    /// What the `else` of a guard that refuses a url does on the start, in ``StepTable/cases``; -1 for nothing.
    let redirect: Int32
    /// Whether a guard refuses what was to be opened.
    let isRefused: Bool

    /// Whether a screen is on the stack, or a tab bar is around it.
    func shows(_ node: NodeID) -> Bool {
      shown.bar == node || shown.screens.contains(node) || shown.presented?.shown == node
    }

    /// Whether it shows the same as another, for whatever reasons.
    func shows(_ other: Opening) -> Bool {
      redirect < 0 && other.redirect < 0 && shown == other.shown
    }
  }

  /// What the start shows.
  let starts: [Opening]
  /// What each url and entry point shows, by its index in `Model.entryPoints`.
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
          var effect = machine.decide(.entryPoint(index), in: state)
          // Where the `else` ends a call, only its flags are set.
          if case .finish? = effect?.move { effect?.move = .nothing }
          return Result(shown: $0, isRefused: true, effect: effect)
        }
      }
    }
  }

  /// What is shown, and what the guard does that refuses anything else.
  private struct Result {
    let shown: Machine.OpenedStack
    var isRefused = false
    var effect: Effect<SymbolicFlags>?
  }

  private static func enumerate(_ table: StepTable, _ open: (SymbolicState) -> Result?) -> [Opening] {
    (ChoiceOracle.enumerate(table.predicates, open) ?? []).compactMap { literals, result in
      guard let result else { return nil }
      let redirect = result.effect.map { $0.target == nil ? -1 : table.add(literals, $0) } ?? -1
      return Opening(literals: literals, shown: result.shown, redirect: redirect, isRefused: result.isRefused)
    }
  }
}
