@testable import FlowLang

/// Decides the verdicts by enumerating states with the machine: too slow for users, short enough to be trusted. The
/// analysis, which decides them by other means, is tested against it.
struct NaiveJudge {
  let compilation: Compilation
  let space: StateEnumeration
  let events: [LinkEvent]
  private let callers: Callers

  var model: Model { compilation.model }
  var machine: Machine { space.machine }

  /// The rules that the judge decides.
  static let rules: Set<String> = neverRules.union([
    "place-may-be-absent", "place-ambiguous", "nothing-to-go-back-to", "dead-end", "trap", "unbounded-stack",
    "broken-expectation", "unguarded-url",
  ])

  /// The rules about something that never happens: one state in which it happens refutes them.
  static let neverRules: Set<String> = [
    "unreachable-screen", "deep-link-only", "dead-link", "place-never-there", "guard-never-true",
    "push-instead-of-back", "exclusive-flags",
  ]

  init(_ compilation: Compilation, _ bounds: StateEnumeration.Bounds = StateEnumeration.Bounds()) {
    self.compilation = compilation
    let space = StateEnumeration(compilation.machine, bounds)
    self.space = space
    let events = space.states.indices.flatMap { space.events(at: $0) }
    self.events = events
    callers = Callers(compilation.model, space, events)
  }

  /// All judgements; a rule and subject without a judgement has no witness within the horizon.
  var judgements: [Judgement] {
    screenJudgements + linkJudgements + stateJudgements + expectationJudgements + openingJudgements + flagJudgements
  }

  /// Returns the screens that a finding about an event may have: for a handler of a link, the screen of the call; else
  /// the screen on top at the end of the trace.
  func screens(of event: LinkEvent) -> Set<NodeID> {
    if let screens = callers.screens(of: event) { return screens }
    let onTop = space.states[event.place].current.screen
    // A link that a `continue` follows is not offered on that screen.
    return event.isContinued ? [onTop, event.before.current.screen] : [onTop]
  }

  /// Whether the contents of a node are judged.
  func isJudged(_ node: NodeID) -> Bool {
    model[node].kind == .screen && !model[node].isExternal && !model[node].isShadowed
  }
}
