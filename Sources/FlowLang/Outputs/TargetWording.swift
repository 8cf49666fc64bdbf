/// A writer of targets in the words of the language, with its own names for what targets mention.
protocol TargetWording {
  func word(for node: NodeID) -> String
  func word(for tag: TagID) -> String
  func word(for tab: TabReferenceID) -> String
  func word(for outcome: OutcomeID) -> String
}

extension TargetWording {
  /// Returns the words for a goal; nil for a call, an address and a goal with an error, which each writer words itself.
  func words(for goal: Target.Goal) -> String? {
    switch goal {
    case .back: "back"
    case .backTo(let place): "back to \(word(for: place))"
    case .home: "home"
    case .dismiss: "dismiss"
    case .raise(let tag): "raise \(word(for: tag))"
    case .tab(let tab): "tab \(word(for: tab))"
    case .finish(let outcome): "finish \(word(for: outcome))"
    case .stay: "stay"
    case .continue: "continue"
    case .call, .open, .broken: nil
    }
  }

  /// Returns the words for a placing; nil for the top of the stack, which has none.
  func words(for placing: Target.Placing) -> String? {
    switch placing {
    case .top: nil
    case .replace: "replace"
    case .replaceFrom(let place): "replace from \(word(for: place))"
    case .over(let place): "over \(word(for: place))"
    case .reset: "reset"
    case .reuse: "reuse"
    case .inTab(let tab): "in tab \(word(for: tab))"
    }
  }

  func word(for place: Target.Anchor) -> String {
    switch place {
    case .tag(let tag): word(for: tag)
    case .root: "root"
    case .node(let node): word(for: node)
    }
  }
}
