@testable import FlowLang

/// Replays the steps of a trace on the machine.
///
/// Names do not always identify an action (tabs of two bars may share one), so a replay keeps every state that the
/// steps may lead to.
struct TraceReplay {
  let compilation: Compilation
  private let machine: Machine

  init(_ compilation: Compilation) {
    self.compilation = compilation
    machine = compilation.machine
  }

  /// Returns the states that a trace from a cold start may lead to; empty if some step is not offered.
  func states(after trace: [Step]) -> [AppState] {
    var result: [AppState] = []
    for cold in coldFlags(of: trace) {
      let rest = trace.dropFirst(cold.length)
      if let start = machine.started(flags: cold.flags) {
        result += states(after: rest, from: [start])
      } else if let first = rest.first {
        result += states(after: rest.dropFirst(), from: openings(first, cold.flags))
      }
    }
    return result
  }

  /// Returns the states that some steps may lead to from others.
  func states(after steps: some Sequence<Step>, from starts: [AppState]) -> [AppState] {
    steps.reduce(starts) { states, step in
      states.flatMap { state in
        machine.actions(in: state).filter { compilation.step($0) == step }.map { machine.take($0, in: state) }
          + openings(step, state.flags)
      }
    }
  }

  /// Returns the states that a url or an entry may open.
  private func openings(_ step: Step, _ flags: FlagSet) -> [AppState] {
    compilation.model.entryPoints.indices.filter { compilation.step(.entryPoint($0)) == step }
      .compactMap { machine.opened(by: $0, flags) }
  }

  /// Returns the initial values of the flags that the first steps of a trace may state, with the number of these steps.
  private func coldFlags(of trace: [Step]) -> [(flags: FlagSet, length: Int)] {
    let declared = machine.declaredFlags
    var lasting = Set(machine.lastingFlags)
    var result = [(flags: declared, length: 0)]
    for step in trace {
      let changes = machine.changes(from: declared) { lasting.contains($0) }
      guard case .flag(let flag, let value)? = changes.first(where: { compilation.step($0) == step }) else { break }
      lasting.subtract(compilation.model.values(of: flag))
      var flags = result[result.count - 1].flags
      compilation.model.set(flag, to: value, in: &flags)
      result.append((flags, result.count))
    }
    return result
  }

  /// Returns an objection to the traces of a finding; nil if there is none.
  ///
  /// - Parameter isAboutHandler: Whether the finding is about a handler, whose screen is that of the caller and not the
  ///   one on top.
  func problem(about finding: Finding, isAboutHandler: Bool) -> String? {
    let isAboutHandler = isAboutHandler || isContinued(finding)
    let ends = states(after: finding.trace)
    if ends.isEmpty { return "its trace cannot be followed" }
    // A verdict that something never happens need not show the screen, and an expectation is about other screens.
    let isShown =
      finding.rule != "broken-expectation" && !(NaiveJudge.neverRules.contains(finding.rule) && finding.trace.isEmpty)
    let shown = ends.filter { shows(finding.screen, $0) }
    if isShown && !finding.screen.isEmpty && !isAboutHandler && shown.isEmpty {
      return "its trace does not end on its screen"
    }
    let isOffered = shown.isEmpty || finding.link.isEmpty || shown.contains { offers(finding.link, $0) }
    if !isAboutHandler && !isOffered { return "its trace ends where its link is not offered" }
    if finding.notes.contains(where: { !$0.trace.isEmpty && states(after: $0.trace).isEmpty }) {
      return "the trace of a note cannot be followed"
    }
    return finding.cycle.isEmpty || ends.contains { grows($0, by: finding.cycle) } ? nil : "its cycle does not grow"
  }

  /// Whether a finding may be about the target of a `continue`: a link of the screen where a guard redirected it.
  private func isContinued(_ finding: Finding) -> Bool {
    let continues = compilation.model.targets.contains { if case .continue = $0.goal { true } else { false } }
    return continues
      && finding.trace.contains { step in
        if case .link(finding.screen, finding.link, _) = step { true } else { false }
      }
  }

  /// Whether a screen is on top, or embedded in the screen on top.
  private func shows(_ screen: String, _ state: AppState) -> Bool {
    let current = state.current.screen
    return ([current] + machine.embeddedScreens(in: current)).contains { compilation.model.name(of: $0) == screen }
  }

  private func offers(_ link: String, _ state: AppState) -> Bool {
    machine.links(on: state.current.screen, in: state.top.bar).contains {
      compilation.model.text(compilation.model[$0].name) == link
    }
  }

  /// Whether each of three rounds adds entries.
  private func grows(_ state: AppState, by cycle: [Step]) -> Bool {
    var state = state
    for _ in 0..<3 {
      let ends = states(after: cycle, from: [state])
      guard let best = ends.max(by: { $0.entryCount < $1.entryCount }), best.entryCount > state.entryCount else {
        return false
      }
      state = best
    }
    return true
  }
}
