@testable import FlowLang

/// Decides the verdicts by looking at states one by one, straight from the language's machine: too slow for work,
/// short enough to be believed. What the analysis decides by other means is tested against it.
struct NaiveJudge {
  let compilation: Compilation
  let space: StateEnumeration
  let events: [LinkEvent]
  private let callers: Callers

  var model: Model { compilation.model }
  var machine: Machine { space.machine }

  /// The rules that it decides.
  static let rules: Set<String> = neverRules.union([
    "place-may-be-absent", "place-ambiguous", "nothing-to-go-back-to", "dead-end", "trap", "unbounded-stack",
    "broken-expectation", "unguarded-url",
  ])

  /// The rules that say that something never happens: one state in which it does refutes them.
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

  /// All that it has to say; of a rule and subject that it does not mention, nothing within the horizon shows it.
  var judgements: [Judgement] {
    screenJudgements + linkJudgements + stateJudgements + expectationJudgements + openingJudgements + flagJudgements
  }

  /// What a finding that an event shows may have as its screen: of an `on` of a link, the screen that calls; else the
  /// one on top where the way there ends.
  func screens(of event: LinkEvent) -> Set<NodeID> {
    if let screens = callers.screens(of: event) { return screens }
    let onTop = space.states[event.place].current.screen
    // A link that a `continue` follows is not offered there.
    return event.isContinued ? [onTop, event.before.current.screen] : [onTop]
  }

  /// Whether nothing is said of a node's insides.
  func isJudged(_ node: NodeID) -> Bool {
    model[node].kind == .screen && !model[node].isExternal && !model[node].isShadowed
  }
}
