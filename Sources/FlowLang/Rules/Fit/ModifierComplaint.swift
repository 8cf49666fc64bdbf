/// The reason why the modifiers of a target contradict its goal or each other.
struct ModifierComplaint {
  let message: String
  /// The modifiers of which one is wrong: the last of those that are written; empty when the goal itself is wrong.
  let culprits: Modifiers

  private init(_ message: String, _ culprits: Modifiers) {
    self.message = message
    self.culprits = culprits
  }

  /// Returns the complaint about the modifiers of a target, or nil if they are correct.
  init?(_ target: Target, _ model: Model) {
    guard let complaint = Self.complaint(about: target, model) else { return nil }
    self = complaint
  }

  static let writtenTwice = "a modifier is written twice"

  static func onlyFlowsEnd(_ what: String) -> String {
    "only a flow ends in outcomes; \(what) has nothing to handle with `on`"
  }

  private static func complaint(about target: Target, _ model: Model) -> ModifierComplaint? {
    let written = target.written
    if written.contains(.misplacedContinue) {
      return ModifierComplaint("`continue` stands only in the `on` of a guard's `else`", [])
    }
    if written.contains(.repeated) { return ModifierComplaint(writtenTwice, .repeated) }
    for (modifiers, how) in [(Modifiers.presentations, "presented"), (.placings, "placed")]
    where written.intersection(modifiers).rawValue.nonzeroBitCount > 1 {
      return ModifierComplaint("a screen can be \(how) in one way only", modifiers)
    }
    switch target.goal {
    case .broken: return nil
    case .call(let node): return complaint(aboutCallOf: node, written, model)
    case .backTo, .raise, .tab: return complaint(aboutMove: written, mayBeMissing: true)
    case .back, .home, .dismiss, .finish: return complaint(aboutMove: written, mayBeMissing: false)
    case .open, .stay, .continue:
      if written.contains(.via) {
        return ModifierComplaint("nothing moves here, so there is no transition to choose", .via)
      }
      return complaint(aboutMove: written, mayBeMissing: false)
    }
  }

  private static func complaint(
    aboutCallOf node: NodeID, _ written: Modifiers, _ model: Model
  ) -> ModifierComplaint? {
    let placing = written.intersection(.placings)
    let kind = model[node].kind
    if !placing.isEmpty && placing != .over && !written.isDisjoint(with: .presentations) {
      return ModifierComplaint(
        "of the placings only `over` goes with a presentation", placing.union(.presentations))
    }
    if model[node].isFlow && !placing.isEmpty && placing != .over && placing != .reset {
      return ModifierComplaint(
        "a flow is pushed, presented or placed with `reset`, perhaps `over` a place; it cannot be placed otherwise",
        placing)
    }
    if kind == .tabs && written.contains(.as) {
      return ModifierComplaint("a tab bar is no entry of a stack, so it has no tag", .as)
    }
    if written.contains(.handlers) && !model[node].isFlow {
      return ModifierComplaint(onlyFlowsEnd(kind == .tabs ? "a tab bar" : "a screen"), .handlers)
    }
    if written.contains(.or) && written.isDisjoint(with: [.over, .replaceFrom, .inTab]) { return nothingMissing }
    return nil
  }

  private static func complaint(aboutMove written: Modifiers, mayBeMissing: Bool) -> ModifierComplaint? {
    if !written.isDisjoint(with: .presentations.union(.placings)) {
      return ModifierComplaint(
        "only a screen, tab bar or flow that is gone to can be presented or placed",
        .presentations.union(.placings))
    }
    if written.contains(.as) {
      return ModifierComplaint("`as` marks a screen that is gone to; nothing new is put on the stack here", .as)
    }
    if written.contains(.handlers) { return ModifierComplaint(onlyFlowsEnd("this"), .handlers) }
    if written.contains(.or) && !mayBeMissing { return nothingMissing }
    return nil
  }

  private static let nothingMissing = ModifierComplaint(
    "`or` answers for a place, tag or tab that is not there; nothing here can be missing", .or)

  /// Returns the wrong modifier of a target, or nil if it is none of them.
  func culprit(in target: SyntaxID, _ tree: SyntaxTree) -> SyntaxID? {
    if culprits == .handlers { return tree.child(of: target, .handlers) }
    let modifiers = tree.children(of: target).filter { tree.isModifier($0) }
    return modifiers.indices.last { index in
      culprits == .repeated
        ? modifiers[..<index].contains { tree.modifier($0) == tree.modifier(modifiers[index]) }
        : culprits.contains(tree.modifier(modifiers[index]))
    }.map { modifiers[$0] }
  }
}
