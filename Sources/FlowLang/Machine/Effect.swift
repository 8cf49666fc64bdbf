/// What a link, a tab or an address does in a state once it is settled which of its alternatives happens.
struct Effect<Flags: Valuation> {
  var move: Move
  /// The flags afterwards.
  var flags: Flags
  /// The target whose doing it is; nil for a tab or an address.
  var target: TargetID?
  /// Whether the target that was asked for happens itself: no `else`, no `or`, no redirect.
  var isOwn: Bool
  /// Whether what `target` says happens: no `or` stands in for it, and no guard refuses it.
  var happens = true
  /// The guards whose `else` was asked for on the way to it, in that order, by their places in `Model.guards`.
  var redirects: [Int] = []
}

extension Effect: Sendable where Flags: Sendable {}

extension Effect {
  /// Whether an `on` at the root can do this: the app becomes something else as a whole, or stays. What a guard shows
  /// instead can do anything.
  var isForRoot: Bool {
    switch move {
    case .nothing: return true
    case .enter(let entrance) where entrance.placing == .reset: return true
    default: return !redirects.isEmpty
    }
  }
}

/// What becomes of the stacks.
enum Move: Hashable, Sendable {
  case nothing
  /// Puts something new on.
  case enter(Entrance)
  case back, home, dismiss
  case unwind(Target.Place)
  case raise(TagID)
  case select(TabID)
  case finish(OutcomeID)
  /// Goes on to what a guard kept from happening.
  case proceed
  /// Opens the app anew.
  case open(entryPoint: Int)
}

/// A target that was asked on the way to a decision: a link's own, that of an `on`, or that of a guard's `else`.
struct Asked: Hashable, Sendable {
  let target: TargetID
  /// Whether its own conditions hold.
  let holds: Bool
  /// Whether its own effect happens: no `else`, no `or`, no guard.
  let isOwn: Bool
}

/// Something new on a stack.
struct Entrance: Hashable, Sendable {
  /// The screen, external flow or tab bar that is shown first.
  let shown: NodeID
  let tag: TagID?
  let call: FlowCall?
  let presentation: Target.Presentation
  let placing: Placing

  /// Where it goes: as ``Target/Placing``, with the tab found and `reuse` settled.
  enum Placing: Hashable, Sendable {
    case top, replace, reset
    case replaceFrom(Target.Place)
    case over(Target.Place)
    case inTab(TabID)
  }
}

extension Entrance {
  /// The app anew, with nothing but this.
  init(appShowing shown: NodeID, _ call: FlowCall? = nil) {
    self.init(shown: shown, tag: nil, call: call, presentation: .push, placing: .reset)
  }
}
