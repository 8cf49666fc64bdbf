/// What a link, a tab or an address does in a state once it is settled which of its alternatives happens.
struct Effect: Sendable {
  /// What becomes of the stacks.
  enum Move: Sendable {
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
    case open(wayIn: Int)
  }

  var move: Move
  /// The flags afterwards.
  var flags: FlagSet
  /// The target whose doing it is; nil for a tab or an address.
  var target: TargetID?
  /// Whether the target that was asked for happens itself: no `else`, no `or`, no redirect.
  var isOwn: Bool
  /// Whether what `target` says happens: no `or` stands in for it, and no guard refuses it.
  var happens = true
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
  init(appShowing shown: NodeID) {
    self.init(shown: shown, tag: nil, call: nil, presentation: .push, placing: .reset)
  }
}
