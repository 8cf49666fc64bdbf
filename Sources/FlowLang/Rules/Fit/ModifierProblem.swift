/// The reason why the modifiers of a target contradict its goal or each other.
struct ModifierProblem {
  let message: String
  /// The modifiers of which one is wrong: the last of those that are written; empty when the goal itself is wrong.
  let culprits: Modifiers

  private init(_ message: String, _ culprits: Modifiers) {
    self.message = message
    self.culprits = culprits
  }

  /// Creates the problem of the modifiers of a target; nil if they are correct.
  init?(_ target: Target, _ model: Model) {
    guard let problem = Self.problem(of: target, model) else { return nil }
    self = problem
  }

  static let writtenTwice = "a modifier is written twice"

  static func onlyFlowsEnd(_ what: String) -> String {
    "only a flow ends in outcomes; \(what) has nothing to handle with `on`"
  }

  private static func problem(of target: Target, _ model: Model) -> ModifierProblem? {
    let written = target.written
    if written.contains(.misplacedContinue) {
      return ModifierProblem("`continue` is allowed only in the `on` of a guard's `else`", [])
    }
    if written.contains(.repeated) { return ModifierProblem(writtenTwice, .repeated) }
    for (modifiers, kind) in [(Modifiers.presentations, "presentation"), (.placings, "placing")]
    where written.intersection(modifiers).rawValue.nonzeroBitCount > 1 {
      return ModifierProblem("a call has at most one \(kind)", modifiers)
    }
    switch target.goal {
    case .broken: return nil
    case .call(let node): return problem(inCallOf: node, written, model)
    case .backTo, .raise, .tab: return problem(inMove: written, mayBeMissing: true)
    case .back, .home, .dismiss, .finish: return problem(inMove: written, mayBeMissing: false)
    case .open, .stay, .continue:
      if written.contains(.via) {
        return ModifierProblem("nothing moves here, so there is no transition to choose", .via)
      }
      return problem(inMove: written, mayBeMissing: false)
    }
  }

  private static func problem(inCallOf node: NodeID, _ written: Modifiers, _ model: Model) -> ModifierProblem? {
    let placing = written.intersection(.placings)
    let kind = model[node].kind
    if !placing.isEmpty && placing != .over && !written.isDisjoint(with: .presentations) {
      return ModifierProblem("of the placings only `over` goes with a presentation", placing.union(.presentations))
    }
    if model[node].isFlow && !placing.isEmpty && placing != .over && placing != .reset {
      return ModifierProblem(
        "a flow is pushed, presented or placed with `reset`, perhaps `over` a place; it cannot be placed otherwise",
        placing)
    }
    if kind == .tabs && written.contains(.as) {
      return ModifierProblem("a tab bar is no entry of a stack, so it has no tag", .as)
    }
    if written.contains(.handlers) && !model[node].isFlow {
      return ModifierProblem(onlyFlowsEnd(kind == .tabs ? "a tab bar" : "a screen"), .handlers)
    }
    if written.contains(.or) && written.isDisjoint(with: [.over, .replaceFrom, .inTab]) { return nothingMissing }
    return nil
  }

  private static func problem(inMove written: Modifiers, mayBeMissing: Bool) -> ModifierProblem? {
    if !written.isDisjoint(with: .presentations.union(.placings)) {
      return ModifierProblem(
        "only a link to a screen, tab bar or flow says how or where it is shown",
        .presentations.union(.placings))
    }
    if written.contains(.as) { return ModifierProblem("`as` tags a new entry; this adds none to the stack", .as) }
    if written.contains(.handlers) { return ModifierProblem(onlyFlowsEnd("this"), .handlers) }
    if written.contains(.or) && !mayBeMissing { return nothingMissing }
    return nil
  }

  private static let nothingMissing = ModifierProblem(
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
