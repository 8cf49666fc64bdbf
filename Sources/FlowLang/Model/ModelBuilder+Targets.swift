/// The binding of the targets of links, guards and handlers.
extension ModelBuilder {
  /// Binds a target and the targets nested in it, in source order.
  mutating func bindTarget(_ id: SyntaxID, isStart: Bool = false) -> TargetID {
    let target = bindAlone(id, isStart: isStart)
    if pendingTargets.isEmpty { return target }
    while let next = pendingTargets.popLast() {
      outcomeParameters = next.outcomeParameters
      isInGuardHandler = next.isInGuardHandler
      let inner = bindAlone(next.syntax)
      switch next.place {
      case .otherwise(let details): model.targetDetails[Int(details)].otherwise = inner
      case .handler(let handler): model.handlers[Int(handler)].target = inner
      }
    }
    outcomeParameters = []
    isInGuardHandler = false
    return target
  }

  /// Binds a target and leaves the nested targets for later.
  private mutating func bindAlone(_ id: SyntaxID, isStart: Bool = false) -> TargetID {
    var parts = TargetParts()
    var index = id.index + 1
    let end = tree.end(of: id)
    while index < end {
      let child = SyntaxID(index)
      bind(child, tree[child].kind, &parts)
      index = tree.end(of: child)
    }
    if isStart {
      setPlacing(.reset, &parts)
      parts.written.insert(.start)
    }
    let isBroken = tree[id].isBroken
    let details = store(parts)
    model.targets.append(
      Target(
        goal: isBroken ? .broken : parts.goal, presentation: parts.presentation, fallback: parts.fallback,
        written: parts.written, origin: origin, syntax: id, details: details))
    let target = TargetID(model.targets.count - 1)
    if let tag = parts.details.tag { model[tag].taggingTargets.append(target) }
    postpone(parts, details)
    return target
  }

  private mutating func postpone(_ parts: TargetParts, _ details: UInt32) {
    if let otherwise = parts.otherwise {
      pendingTargets.append(
        PendingTarget(
          syntax: otherwise, place: .otherwise(details), outcomeParameters: outcomeParameters,
          isInGuardHandler: isInGuardHandler))
    }
    for number in parts.details.handlers.reversed() {
      let handler = model.handlers[Int(number)]
      guard let syntax = tree.child(of: handler.syntax, .target) else { continue }
      pendingTargets.append(
        PendingTarget(
          syntax: syntax, place: .handler(number),
          outcomeParameters: outcomeParameters + [handler.outcome.map { model[$0].parameters }],
          isInGuardHandler: isInGuardHandler || isInGuard))
    }
  }

  /// Adds a target for a link that has none in the tree.
  mutating func appendBrokenTarget(_ id: SyntaxID) -> TargetID {
    model.targets.append(
      Target(
        goal: .broken, presentation: .push, fallback: nil, written: [], origin: origin, syntax: id,
        details: TargetDetails.none))
    return TargetID(model.targets.count - 1)
  }

  /// The results collected while one target is read.
  private struct TargetParts {
    var goal = Target.Goal.broken
    var presentation = Target.Presentation.push
    var written: Modifiers = []
    var fallback: Target.Fallback?
    var details = TargetDetails()
    var hasDetails = false
    var otherwise: SyntaxID?
  }

  private mutating func store(_ parts: TargetParts) -> UInt32 {
    guard parts.hasDetails else { return TargetDetails.none }
    model.targetDetails.append(parts.details)
    return UInt32(model.targetDetails.count - 1)
  }

  private mutating func bind(_ child: SyntaxID, _ kind: SyntaxKind, _ parts: inout TargetParts) {
    switch kind {
    case .call:
      let call = bindCall(child)
      if let node = call.node { parts.goal = .call(node) }
      if !call.arguments.isEmpty { update(&parts) { $0.arguments = call.arguments } }
    case .backGoal: parts.goal = bindBack(child)
    case .plainGoal:
      if let goal = plainGoal(child) { parts.goal = goal } else { parts.written.insert(.misplacedContinue) }
    case .raiseGoal:
      if let tag = bindAskedTag(tree.firstToken(of: child, .tag)) {
        parts.goal = .raise(tag)
        model.places.append(PlaceUse(place: .tag(tag), owner: owner, syntax: child))
      }
    case .tabGoal:
      guard let child = tree.firstChild(of: child) else { return }
      let reference = bindTabReference(child)
      parts.goal = goal(forTab: reference)
    case .finishGoal: bindFinish(child, &parts)
    case .openGoal: parts.goal = .open
    case .handlers:
      if tree.child(of: child, .handler) != nil { parts.written.insert(.handlers) }
      bindHandlers(child, &parts)
    case .conditions:
      let conditions = bindConditions(child)
      update(&parts) { $0.conditions = conditions }
    case .target:
      parts.otherwise = child
      parts.hasDetails = true
    default: bindModifier(child, kind, &parts)
    }
  }

  private func update(_ parts: inout TargetParts, _ change: (inout TargetDetails) -> Void) {
    parts.hasDetails = true
    change(&parts.details)
  }

  // MARK: Goals

  private mutating func bindBack(_ id: SyntaxID) -> Target.Goal {
    guard tree.endToken(of: id) > tree[id].firstToken + 1 else { return .back }
    guard let child = tree.firstChild(of: id), let place = bindPlace(child) else { return .broken }
    return .backTo(place)
  }

  /// Reads a goal that is one word; nil for a `continue` where there is no request to resume.
  private func plainGoal(_ id: SyntaxID) -> Target.Goal? {
    switch tree.tokens.kind(at: Int(tree[id].firstToken)) {
    case .home: .home
    case .dismiss: .dismiss
    case .stay: .stay
    default: isInGuardHandler ? .continue : nil
    }
  }

  private func goal(forTab reference: TabReferenceID) -> Target.Goal {
    model.tabReferences[Int(reference.index)].tabs.isEmpty ? .broken : .tab(reference)
  }

  private mutating func bindFinish(_ id: SyntaxID, _ parts: inout TargetParts) {
    guard let token = tree.name(of: id) else { return }
    let flow = model.flow(around: owner)
    let outcomes = flow.map { model.details(of: $0).outcomes } ?? 0..<0
    let found = namedOutcomes.first(find(token), in: outcomes, of: model.outcomes)
    record(token, .outcome, found.map { .outcome(OutcomeID($0)) })
    guard let index = found else {
      recordUnboundArguments(of: id)
      return reportUnresolved(.outcome, token, in: .outcomes(outcomes), scope: flow)
    }
    parts.goal = .finish(OutcomeID(index))
    let arguments = bindArguments(of: id, for: model.outcomes[Int(index)].parameters, scope: nil)
    if !arguments.isEmpty { update(&parts) { $0.arguments = arguments } }
  }

  // MARK: Modifiers

  private mutating func bindModifier(_ id: SyntaxID, _ kind: SyntaxKind, _ parts: inout TargetParts) {
    let modifier = tree.modifier(id)
    if parts.written.contains(modifier) { parts.written.insert(.repeated) }
    parts.written.insert(modifier)
    switch kind {
    case .plainModifier: applyPlain(modifier, &parts)
    case .overModifier:
      if let place = bindOnlyPlace(of: id, &parts) { setPlacing(.over(place), &parts) }
    case .replaceModifier:
      guard modifier == .replaceFrom else { return setPlacing(.replace, &parts) }
      if let place = bindOnlyPlace(of: id, &parts) { setPlacing(.replaceFrom(place), &parts) }
    case .inTabModifier:
      guard let child = tree.firstChild(of: id) else { return }
      let reference = bindTabReference(child)
      if model.tabReferences[Int(reference.index)].tabs.isEmpty { parts.goal = .broken }
      setPlacing(.inTab(reference), &parts)
    case .asModifier:
      let tag = tree.firstToken(of: id, .tag).map { bindTag($0, isGiven: true) }
      update(&parts) { $0.tag = tag }
    case .viaModifier:
      guard let token = tree.name(of: id), let transition = bindTransition(token) else { return }
      update(&parts) { $0.transition = transition }
    case .orModifier: parts.fallback = fallback(id)
    case .flagsModifier: bindFlags(id, isSet: modifier == .set, &parts)
    default: break
    }
  }

  /// Binds the anchor of a modifier; without one the goal is broken.
  private mutating func bindOnlyPlace(of id: SyntaxID, _ parts: inout TargetParts) -> Target.Anchor? {
    let place = tree.firstChild(of: id).flatMap { bindPlace($0) }
    if place == nil { parts.goal = .broken }
    return place
  }

  /// Returns the modifiers of a statement that is not a target.
  mutating func modifiers(of id: SyntaxID) -> Modifiers {
    var result: Modifiers = []
    for child in tree.children(of: id) where tree.isModifier(child) {
      let own = tree.modifier(child)
      if result.contains(own) { result.insert(.repeated) }
      result.insert(own)
    }
    return result
  }

  private func setPlacing(_ placing: Target.Placing, _ parts: inout TargetParts) {
    update(&parts) { $0.placing = placing }
  }

  private func applyPlain(_ modifier: Modifiers, _ parts: inout TargetParts) {
    if let presentation = Target.Presentation.allCases.first(where: { Modifiers($0) == modifier }) {
      parts.presentation = presentation
    } else {
      setPlacing(modifier == .reset ? .reset : .reuse, &parts)
    }
  }

  private func fallback(_ id: SyntaxID) -> Target.Fallback? {
    let word = tree.token(of: id, at: 1).flatMap { tree.token($0).kind.spelling }
    return Target.Fallback.allCases.first { $0.keyword == word }
  }

  private mutating func bindFlags(_ id: SyntaxID, isSet: Bool, _ parts: inout TargetParts) {
    let slice = bindAssignments(id, isSet: isSet)
    update(&parts) { if isSet { $0.set = slice } else { $0.clear = slice } }
  }

  // MARK: Handlers

  private mutating func bindHandlers(_ id: SyntaxID, _ parts: inout TargetParts) {
    var flow: NodeID?
    if case .call(let node) = parts.goal, model[node].isFlow { flow = node }
    let outcomes = flow.map { model.details(of: $0).outcomes } ?? 0..<0
    let first = UInt32(model.handlers.count)
    for handler in tree.children(of: id, .handler) {
      let outcome = bindOutcome(ofHandler: handler, outcomes, flow, first)
      model.handlers.append(Handler(outcome: outcome, target: nil, syntax: handler))
    }
    update(&parts) { $0.handlers = first..<UInt32(model.handlers.count) }
  }

  private mutating func bindOutcome(
    ofHandler id: SyntaxID, _ outcomes: Slice, _ flow: NodeID?, _ first: UInt32
  ) -> OutcomeID? {
    guard let token = tree.name(of: id) else { return nil }
    let name = find(token)
    let named = namedOutcomes.first(name, in: outcomes, of: model.outcomes)
    record(token, .outcome, named.map { .outcome(OutcomeID($0)) })
    guard let found = named, let name else {
      if let flow { reportUnresolved(.outcome, token, in: .outcomes(outcomes), scope: flow) }
      return nil
    }
    let outcome = OutcomeID(found)
    if let other = lastHandler.number(of: outcome), other >= first {
      let place = statementRange(file, model.handlers[other].syntax)
      reportDuplicate(.handler, name, range(token), first: place, owner: owner)
    } else {
      lastHandler.note(model.handlers.count, for: outcome)
    }
    return outcome
  }
}

/// A nested target that is still to be bound: its location and scope.
struct PendingTarget {
  enum Location {
    /// The `else` of the target with these details.
    case otherwise(UInt32)
    /// The target of the handler with this index.
    case handler(UInt32)
  }

  let syntax: SyntaxID
  let place: Location
  let outcomeParameters: [Slice?]
  let isInGuardHandler: Bool
}
