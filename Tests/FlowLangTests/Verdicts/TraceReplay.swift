@testable import FlowLang

/// Follows the steps of a trace on the language's machine.
///
/// Names do not always tell actions apart (tabs of two bars may share one), so it keeps every state that the steps may
/// lead to.
struct TraceReplay {
  let compilation: Compilation
  private let machine: Machine

  init(_ compilation: Compilation) {
    self.compilation = compilation
    machine = compilation.machine
  }

  /// The states that a trace from a cold start may lead to; empty when some step is not offered.
  func states(after trace: [Step]) -> [AppState] {
    var result: [AppState] = []
    for cold in machine.coldFlags where cold.steps.count <= trace.count {
      let steps = cold.steps.map { compilation.step($0) }
      guard Set(steps) == Set(trace.prefix(steps.count)) else { continue }
      let rest = Array(trace.dropFirst(steps.count))
      if let start = machine.started(flags: cold.flags) { result += states(after: rest, from: [start]) }
      guard let first = rest.first else { continue }
      for wayIn in compilation.model.waysIn.indices where compilation.step(.wayIn(wayIn)) == first {
        let opened = machine.take(.wayIn(wayIn), in: AppState(layers: [], flags: cold.flags))
        if !opened.layers.isEmpty { result += states(after: Array(rest.dropFirst()), from: [opened]) }
      }
    }
    return result
  }

  /// The states that some steps may lead to from others.
  func states(after steps: [Step], from starts: [AppState]) -> [AppState] {
    steps.reduce(starts) { states, step in
      states.flatMap { state in
        machine.actions(in: state).filter { compilation.step($0) == step }.map { machine.take($0, in: state) }
      }
    }
  }

  /// What is wrong with the ways that a finding shows; nil when all is well.
  ///
  /// - Parameter isAboutHandler: Whether it is about an `on`, whose screen is the caller's and not the one on top.
  func complaint(about finding: Finding, isAboutHandler: Bool) -> String? {
    let ends = states(after: finding.trace)
    if ends.isEmpty { return "its trace cannot be followed" }
    // What never happens need not be shown, and a requirement is about other screens.
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

  /// Whether a screen is on top, or embedded in the one that is.
  private func shows(_ screen: String, _ state: AppState) -> Bool {
    let current = state.current.screen
    return ([current] + machine.embeddedScreens(in: current)).contains { compilation.model.name(of: $0) == screen }
  }

  private func offers(_ link: String, _ state: AppState) -> Bool {
    machine.links(on: state.current.screen, in: state.top.bar).contains {
      compilation.model.text(compilation.model[$0].name) == link
    }
  }

  /// Whether each of three rounds leaves more entries.
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
