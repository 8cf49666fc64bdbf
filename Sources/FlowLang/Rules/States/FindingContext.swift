/// The state that a finding is about, for its message: what the screen is on, the last step to it, and the effect of
/// the link.
struct FindingContext {
  let compilation: Compilation
  let verdict: Verdict
  /// The state that the link is about to change; nil when the trace is too long to be replayed.
  let state: AppState?

  private var model: Model { compilation.model }

  /// The limit on the length of a replayed trace. Each step copies the stack.
  private static let longest = 500

  init(_ compilation: Compilation, _ verdict: Verdict) {
    self.compilation = compilation
    self.verdict = verdict
    guard verdict.trace.count <= Self.longest else {
      state = nil
      return
    }
    let states = compilation.machine.replayed(verdict.trace)
    var state = states.first { $0.current.screen == verdict.screen } ?? states.first
    // A handler runs on the caller's screen, after the flow has been removed.
    if let outcome = verdict.outcome, let call = state?.innermostCall(of: compilation.model[outcome].owner) {
      state?.takeAway(from: call.position)
    }
    self.state = state
  }

  /// Whether the top entry itself matches an anchor, which only ever refers to entries below it.
  func isOnTop(_ place: Target.Anchor) -> Bool {
    guard let state else { return false }
    switch place {
    case .tag(let tag): return state.current.tag == tag
    case .node(let node): return state.current.screen == node
    case .root: return false
    }
  }

  /// The description of what the screen is on: "it is shown as a cover", "it is on `Home`".
  var standing: String {
    guard let state else { return "it is shown as in the trace" }
    let isBottom = state.top.stack.count == 1
    if !isBottom { return "it is on \(compilation.name(state.top.stack[state.top.stack.count - 2].screen))" }
    let layer = state.top.presentation?.keyword
    if let bar = state.top.bar, let tab = compilation.machine.tabs(of: bar)[at: state.top.selected] {
      let name = "it is the root of the tab `\(model.text(model[tab].name))`"
      return name + (layer.map { " in a \($0)" } ?? "")
    }
    return layer.map { "it is shown as a \($0)" } ?? "it is the bottom of the app"
  }

  /// The description of the last step: "when `Product` was opened from a url", "after `offer` on `Home`".
  var arrival: String {
    if let opening, verdict.isOnlyFromOutside || verdict.trace.count == 1 { return "when \(opening)" }
    guard let last = verdict.trace.last, verdict.outcome == nil else {
      return verdict.outcome == nil ? "right at the start" : "in the trace shown here"
    }
    switch last {
    case .link(let link, let screen, _): return "after `\(model.text(model[link].name))` on \(compilation.name(screen))"
    case .entryPoint: return "when \(opening ?? "it was opened from outside")"
    case .back, .externalBack: return "after going back"
    case .dismiss: return "after closing the layer above"
    case .tab(let tab): return "in the tab `\(model.text(model[tab].name))`"
    case .flag(let flag, let value):
      let value = model[flag].value.map { "`\(model.text($0))`" } ?? "\(value)"
      return "when \(compilation.flagName(flag)) is \(value)"
    case .externalOutcome(let outcome):
      return "after \(compilation.name(model[outcome].owner)) has ended in `\(model.text(model[outcome].name))`"
    }
  }

  /// The entry point that was opened last: "`Product` was opened from a url"; nil when the trace opens none.
  var opening: String? {
    for case .entryPoint(let index) in verdict.trace.reversed() {
      let entryPoint = model.entryPoints[index]
      return "\(compilation.name(entryPoint.owner)) was opened \(entryPoint.isURL ? "from a url" : "by an entry")"
    }
    return nil
  }

  /// The state after the link; that of the trace when there is no link.
  var outcome: AppState? {
    guard var next = state, let target = verdict.target else { return state }
    compilation.machine.perform(.target(target), in: &next)
    return next
  }

  /// The screen on top after the link; nil when nothing changes.
  var consequence: NodeID? { outcome == state ? nil : outcome?.current.screen }

  /// The links that are offered, in backticks.
  var offeredLinks: [String] {
    guard let state else { return [] }
    let machine = compilation.machine
    return machine.links(on: state.current.screen, in: state.top.bar)
      .filter { machine.decide(.target(model[$0].target), in: state) != nil }
      .map { "`\(model.text(model[$0].name))`" }
  }
}

extension Machine {
  /// Returns the states after a trace that is known to be valid; none when the app does not begin with it.
  func replayed(_ trace: [Action]) -> [AppState] {
    let opening = trace.prefix { action in
      switch action {
      case .flag, .entryPoint: true
      default: false
      }
    }
    return states(after: Array(opening)).map { start in
      trace.dropFirst(opening.count).reduce(start) { take($1, in: $0) }
    }
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
