/// The effect of a link, a tab or an address in a state, once one of its alternatives is chosen.
struct Effect<Flags: Valuation> {
  var move: Move
  /// The flags afterwards.
  var flags: Flags
  /// The target that has the effect; nil for a tab or an address.
  var target: TargetID?
  /// Whether the requested target itself has the effect: no `else`, no `or`, no redirect.
  var isOwn: Bool
  /// Whether `target` has its own effect: no `or` replaces it, and no guard refuses it.
  var happens = true
  /// The guards whose `else` was taken on the way to the effect, in that order, as indices into `Model.guards`.
  var redirects: [Int] = []
}

extension Effect: Sendable where Flags: Sendable {}

extension Effect {
  /// Whether a handler at the root can have this effect: it resets the app or changes nothing. An effect that a guard
  /// redirects to is not restricted.
  var isForRoot: Bool {
    switch move {
    case .nothing: return true
    case .enter(let entrance) where entrance.placing == .reset: return true
    default: return !redirects.isEmpty
    }
  }
}

/// The change of the stacks.
enum Move: Hashable, Sendable {
  case nothing
  /// Adds a screen, an external flow or a tab bar.
  case enter(Entrance)
  case back, home, dismiss
  case unwind(Target.Anchor)
  case raise(TagID)
  case select(TabID)
  case finish(OutcomeID)
  /// Repeats the request that a guard refused.
  case proceed
  /// Resets the app to what an entry point opens.
  case open(entryPoint: Int)
}

/// A target that was considered on the way to a decision: a link's own, that of a handler, or that of a guard's `else`.
struct Asked: Hashable, Sendable {
  let target: TargetID
  /// Whether its own conditions hold.
  let holds: Bool
  /// Whether its own effect happens: no `else`, no `or`, no guard.
  let isOwn: Bool
}

/// A screen, external flow or tab bar that is added to the stacks.
struct Entrance: Hashable, Sendable {
  /// The screen, external flow or tab bar that is shown first.
  let shown: NodeID
  let tag: TagID?
  let call: FlowCall?
  let presentation: Target.Presentation
  let placing: Placing

  /// The location of the new entry: as ``Target/Placing``, with the tab found and `reuse` decided.
  enum Placing: Hashable, Sendable {
    case top, replace, reset
    case replaceFrom(Target.Anchor)
    case over(Target.Anchor)
    case inTab(TabID)
  }
}

extension Entrance {
  /// Creates an entrance that resets the app to this node alone.
  init(appShowing shown: NodeID, _ call: FlowCall? = nil) {
    self.init(shown: shown, tag: nil, call: call, presentation: .push, placing: .reset)
  }
}
