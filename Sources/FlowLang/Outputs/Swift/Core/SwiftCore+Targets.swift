/// Writes targets as statements of a function of the state.
extension SwiftCore {
  /// The names of values in some scope.
  typealias ValueNames = [ParameterID: String]

  /// The names in scope at a target.
  struct Scope {
    var names = ValueNames()
    /// The names of the caller's arguments for parameters.
    var asked = ValueNames()
    /// Whether the caller of the function provides the omitted arguments of the target.
    var canAsk = false
    /// The action that a guard stores when it blocks the target.
    var request = "nil"
    /// The blocked action that `continue` resumes, and that calls made here store.
    var kept = "nil"
  }

  /// Writes a target with its `else`s.
  mutating func write(_ root: TargetID, _ scope: Scope) {
    if !model.isCompound(root) { return writeOwn(root, scope) }
    let start = out.count
    var isFirst = true
    for target in model.alternatives(of: root) {
      let conditions = model.details(of: target).conditions
      if conditions.isEmpty && isFirst { return writeOwn(target, scope) }
      let head = conditions.isEmpty ? "{" : "if \(text(conditions)) {"
      indented(isFirst ? head : "} else \(head)") { $0.writeOwn(target, scope) }
      isFirst = false
    }
    out.line("}")
    foldChoice(since: start)
  }

  /// Returns conditions as a Swift expression.
  func text(_ conditions: Slice) -> String {
    model.conditions[conditions].map { condition in
      let name = "flags.\(SwiftName.quoted(router.flag(condition.flag)))"
      guard let value = router.value(condition.flag) else { return (condition.isNegated ? "!" : "") + name }
      return "\(name) \(condition.isNegated ? "!=" : "==") .\(SwiftName.quoted(value))"
    }.joined(separator: " && ")
  }

  /// Writes the statements of a target without its `else`s.
  private mutating func writeOwn(_ target: TargetID, _ scope: Scope) {
    let assignments = assignments(of: target)
    let via = via(target)
    switch model[target].goal {
    case .back: writeMove("back(", via, then: assignments)
    case .dismiss: writeMove("dismiss(", via, then: assignments)
    case .home:
      use(.home)
      write(assignments)
      out.line("home(\(via))")
    case .stay: write(assignments)
    case .open: write(assignments + ["leaving = \(address(of: target))"])
    case .broken: break
    case .backTo(.root):
      write(assignments)
      writeCutToBottom(following(via))
    case .backTo(let place):
      writeWhere(place, target) { core in
        core.write(assignments)
        core.writeCutToPlace(core.following(via))
      }
    case .raise(let tag):
      use(.raisable)
      use(.raise)
      writeIf("let index = raisable(.\(SwiftName.quoted(router.tag(tag))))", target) { core in
        core.write(assignments + ["raise(index)"])
      }
    case .tab(let reference):
      writeWhere(reference, target) { core in
        core.writeGuarded(core.refusal(selecting: reference), assignments, scope)
        core.use(.choose)
        core.out.line("choose(tab)")
      }
    case .finish(let outcome): writeFinish(outcome, target, assignments, scope)
    case .continue:
      write(assignments)
      if scope.kept != "nil" {
        out.line("if let \(scope.kept == "request" ? "" : "request = ")\(scope.kept) { proceed(request) }")
      }
    case .call(let node): writeCall(of: node, target, assignments, scope)
    }
  }

  private mutating func writeFinish(_ outcome: OutcomeID, _ target: TargetID, _ assignments: [String], _ scope: Scope) {
    let flow = model[outcome].owner
    // A flow that is never called cannot be left.
    guard router.isCalled(flow) else { return }
    let name = router.outcome(outcome)
    use(.leave)
    let via = following(via(target))
    shortBlock("if let call = leave(.\(SwiftName.quoted(router.member(flow)))\(via))") { core in
      core.write(assignments)
      let values = core.values(core.router.scope.handovers(of: target, canAsk: scope.canAsk), scope)
      core.out.line("end(call, with: \(core.router.type(flow))Outcome.\(SwiftName.quoted(name))\(values))")
    }
  }

  // MARK: Calls

  private mutating func writeCall(of node: NodeID, _ target: TargetID, _ assignments: [String], _ scope: Scope) {
    var refusals: [String] = []
    if !model.guards.isEmpty {
      let given = router.scope.handovers(of: target, canAsk: scope.canAsk)
      if let refusal = refusal(entering: node, given, scope) { refusals.append(refusal) }
    }
    switch model.placing(of: target) {
    case .top, .replace, .reset:
      writeGuarded(refusals, assignments, scope)
      writePut(node, target, scope)
    case .over(.root), .replaceFrom(.root):
      writeGuarded(refusals, assignments, scope)
      writeCutToBottom()
      writePut(node, target, scope)
    case .over(let place), .replaceFrom(let place):
      writeWhere(place, target) { core in
        core.writeGuarded(refusals, assignments, scope)
        core.writeCutToPlace()
        core.writePut(node, target, scope)
      }
    case .inTab(let reference):
      writeWhere(reference, target) { core in
        core.writeGuarded(core.refusal(selecting: reference) + refusals, assignments, scope)
        core.use(.show)
        core.out.line("show(tab)")
        core.writeCutToBottom()
        core.writePut(node, target, scope)
      }
    case .reuse:
      let name = SwiftName.quoted(router.member(node))
      use(.positionOfScreen)
      let isThere = "if current.screen.name == .\(name)"
      let isBelow = "if let place = position(of: .\(name)) {"
      if assignments.isEmpty {
        out.line("\(isThere) { return }")
      } else {
        block(isThere, end: "} else \(isBelow)") { $0.write(assignments) }
      }
      let start = out.count
      if assignments.isEmpty { out.line(isBelow) }
      indented { core in
        core.write(assignments)
        core.writeCutToPlace(core.following(core.via(target)))
      }
      indented("} else {") { core in
        core.writeGuarded(refusals, assignments, scope)
        core.writePut(node, target, scope)
      }
      out.line("}")
      if assignments.isEmpty { foldChoice(since: start) }
    }
  }

  /// Writes the move that puts something new on a stack.
  private mutating func writePut(_ node: NodeID, _ target: TargetID, _ scope: Scope) {
    let handovers = router.scope.handovers(of: target, canAsk: scope.canAsk)
    let modifiers = modifiers(of: target, scope)
    let presentation = model[target].presentation
    switch model.placing(of: target) {
    case .replace, .replaceFrom:
      use(.replace)
      out.line("replace(with: \(shown(node, handovers, scope))\(modifiers))")
    case .reset: out.line("reset(to: \(shown(node, handovers, scope, as: true))\(modifiers))")
    default:
      let isPushed = presentation == .push
      let isScreen = showsScreen(node)
      use(isScreen ? isPushed ? .push : .present : isPushed ? .pushShown : .presentShown)
      let shown = (isScreen ? "" : "shown: ") + shown(node, handovers, scope)
      out.line(isPushed ? "push(\(shown)\(modifiers))" : "present(\(shown), .\(presentation.keyword)\(modifiers))")
    }
  }

  /// The tag, the transition and the call of something new on a stack, as arguments behind others.
  private func modifiers(of target: TargetID, _ scope: Scope) -> String {
    let tag = model.details(of: target).tag.map { ", as: .\(SwiftName.quoted(router.tag($0)))" } ?? ""
    let modifiers = tag + following(via(target))
    guard case .call(let node) = model[target].goal, model[node].isFlow else { return modifiers }
    return modifiers + ", call: " + call(target, scope)
  }

  /// Returns a call of a flow, with the values that it stores.
  private func call(_ target: TargetID, _ scope: Scope) -> String {
    var values = router.captures(of: target).map { "\($0.argument): \(scope.names[$0.id] ?? "")" }
    if router.keepsRequest(target) { values.append("request: \(scope.kept)") }
    let name = ".\(SwiftName.quoted(router.name(target)))"
    return values.isEmpty ? name : name + "(\(values.joined(separator: ", ")))"
  }

  private func address(of target: TargetID) -> String {
    let tree = router.compilation.tree(of: model.owner(of: target))
    guard let goal = tree.firstChild(of: model[target].syntax), let text = tree.string(of: goal, at: 1) else {
      return "nil"
    }
    return SwiftText.literal(text)
  }

  // MARK: Pieces

  /// The flags that a target sets.
  private func assignments(of target: TargetID) -> [String] {
    let details = model.details(of: target)
    return model.assignments[details.set].map {
      "flags.\(SwiftName.quoted(router.flag($0))) = \(router.value($0, true))"
    }
      + model.assignments[details.clear].map { "flags.\(SwiftName.quoted(router.flag($0))) = false" }
  }

  /// The transition that a target names, as an argument.
  private func via(_ target: TargetID) -> String {
    model.details(of: target).transition.map { "via: .\(SwiftName.quoted(router.transition($0)))" } ?? ""
  }

  private func following(_ argument: String) -> String { argument.isEmpty ? "" : ", \(argument)" }

  private mutating func write(_ lines: [String]) {
    for line in lines { out.line(line) }
  }

  /// Writes a move that may be impossible, and assignments that are made only when it is possible.
  private mutating func writeMove(_ head: String, _ via: String, then assignments: [String]) {
    if assignments.isEmpty { return out.line("\(head)\(via))") }
    block("if \(head)\(via))") { $0.write(assignments) }
  }

  /// Writes statements for the case that an anchor is found, and the fallback for the case that it is not.
  private mutating func writeWhere(_ place: Target.Anchor, _ target: TargetID, _ body: (inout SwiftCore) -> Void) {
    switch place {
    case .tag(let tag):
      use(.positionOfTag)
      writeIf("let place = position(ofTag: .\(SwiftName.quoted(router.tag(tag))))", target, body)
    case .node(let node) where model[node].kind == .flow:
      // The flow is never called, so it has no position.
      guard router.isCalled(node) else { return write(fallback(of: target).map { [$0] } ?? []) }
      use(.positionOfFlow)
      writeIf("let place = position(ofFlow: .\(SwiftName.quoted(router.member(node))))", target, body)
    case .node(let node) where router.isCalled(node):
      use(.positionOfScreen)
      use(.positionOfFlow)
      use(.positionWhere)
      // The position of the call is still found after the screen has been replaced.
      let name = ".\(SwiftName.quoted(router.member(node)))"
      writeIf(
        "let place = position(where: { $0.stack[$1].screen.name == \(name) || $0.call(at: $1)?.flow == \(name) })",
        target, body)
    case .node(let node):
      use(.positionOfScreen)
      writeIf("let place = position(of: .\(SwiftName.quoted(router.member(node))))", target, body)
    case .root: body(&self)
    }
  }

  private mutating func writeCutToBottom(_ via: String = "") {
    use(.cut)
    use(.bottom)
    out.line("cut(to: bottom\(via))")
  }

  private mutating func writeCutToPlace(_ via: String = "") {
    use(.cut)
    out.line("cut(to: place\(via))")
  }

  private mutating func writeWhere(_ tabs: TabReferenceID, _ target: TargetID, _ body: (inout SwiftCore) -> Void) {
    let names = model.tabReferences[Int(tabs.index)].tabs.map { ".\(SwiftName.quoted(router.tab($0)))" }
    use(.nearest)
    writeIf("let tab = nearest([\(names.joined(separator: ", "))])", target, body)
  }

  private mutating func writeIf(_ condition: String, _ target: TargetID, _ body: (inout SwiftCore) -> Void) {
    let start = out.count
    indented("if \(condition) {", body)
    if let fallback = fallback(of: target) { indented("} else {") { $0.out.line(fallback) } }
    out.line("}")
    foldChoice(since: start)
  }

  /// Returns the statement of the fallback for an anchor that is not found.
  private mutating func fallback(of target: TargetID) -> String? {
    switch model[target].fallback ?? .back {
    case .back: return "back(\(via(target)))"
    case .home:
      use(.home)
      return "home(\(via(target)))"
    case .dismiss: return "dismiss(\(via(target)))"
    case .stay: return nil
    }
  }

  /// Sets the flags and asks the guards; a refusal is followed instead.
  private mutating func writeGuarded(_ refusals: [String], _ assignments: [String], _ scope: Scope) {
    guard !refusals.isEmpty else { return write(assignments) }
    if !assignments.isEmpty {
      out.line("let before = flags")
      write(assignments)
    }
    shortBlock("if let refusal = \(refusals.joined(separator: " ?? "))") { core in
      if !assignments.isEmpty { core.out.line("flags = before") }
      core.out.line("return \(core.redirect(scope.request))")
    }
  }

  private func refusal(selecting reference: TabReferenceID) -> [String] {
    let tabs = model.tabReferences[Int(reference.index)].tabs
    return tabs.contains { isGuarded($0) } ? ["refusal(selecting: tab)"] : []
  }
}
