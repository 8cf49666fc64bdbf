/// The second pass, which binds every name in the statements of a node.
extension ModelBuilder {
  /// Binds the statements that are directly in a node.
  mutating func bindParts(of node: NodeID) {
    guard node != .app || model.hasApp else { return }
    enter(model[node].file)
    owner = node
    link = nil
    let id = model[node].syntax
    let firstLink = UInt32(model.links.count)
    var parts: PartsFound?
    var index = id.index + 1
    let end = tree.end(of: id)
    while index < end {
      let part = SyntaxID(index)
      let kind = tree[part].kind
      if kind == .link { bindLink(part) } else { bind(part, kind, &parts) }
      index = tree.end(of: part)
    }
    model[node].links = firstLink..<UInt32(model.links.count)
    if let parts { store(parts) }
    reportMissing(parts)
  }

  /// The results collected while the statements of one node are read.
  private struct PartsFound {
    var guards: [Guard] = []
    var entryPoints: [EntryPoint] = []
    var start: [StartAlternative] = []
    var hasStart = false
    var embeds: [Call] = []
    var dropped: [NameID] = []
    var seen: Set<SyntaxKind> = []
  }

  private mutating func bind(_ part: SyntaxID, _ kind: SyntaxKind, _ found: inout PartsFound?) {
    recordUnboundNames(of: part, kind)
    if Self.isDeclaration(kind) { return }
    var parts = found ?? PartsFound()
    found = nil
    defer { found = parts }
    switch kind {
    case .start:
      if parts.hasStart { return reportRepeated("start", part) }
      parts.hasStart = true
      parts.start = bindStart(part)
    case .transitionUse:
      if !parts.seen.insert(kind).inserted { return reportRepeated("transition", part) }
      if let token = tree.name(of: part), let transition = bindTransition(token) {
        updateDetails(of: owner) { $0.transition = transition }
      }
    case .backMode:
      if !parts.seen.insert(kind).inserted { return reportRepeated("back", part) }
      let isAutomatic = tree.firstToken(of: part, .automatic) != nil
      updateDetails(of: owner) { $0.isBackAutomatic = isAutomatic }
    case .view, .image:
      if !parts.seen.insert(kind).inserted { reportRepeated(kind == .view ? "view" : "image", part) }
    case .allow: bindAllow(part)
    case .requires:
      origin = .guard(model.guards.count + parts.guards.count)
      parts.guards.append(bindGuard(part))
    case .url, .entry: parts.entryPoints.append(bindEntryPoint(part, isURL: kind == .url))
    case .tab: bindTab(part)
    case .embed:
      guard let call = tree.firstChild(of: part) else { return }
      parts.embeds.append(bindCall(call, as: .screen))
    case .without: bindWithout(part).map { parts.dropped.append($0) }
    default: break
    }
  }

  /// Whether a part of a node is read elsewhere.
  private static func isDeclaration(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .screen, .tabs, .group, .flow, .parameters, .outcome, .note, .scheme, .domain: true
    default: false
    }
  }

  /// Records a missing statement that the node needs.
  private mutating func reportMissing(_ parts: PartsFound?) {
    let node = model[owner]
    let isMissing =
      switch node.kind {
      case .app, .flow: !node.isExternal && parts?.hasStart != true
      case .tabs: model.details(of: owner).tabs.isEmpty
      case .screen, .group: false
      }
    // The statement may exist but be unreadable.
    if isMissing && !tree.hasErrors(in: node.syntax) {
      reportMissing(node.kind == .tabs ? .noTabs : .noStart, node.syntax)
    }
  }

  private mutating func store(_ parts: PartsFound) {
    let isPlain = parts.guards.isEmpty && parts.entryPoints.isEmpty && parts.start.isEmpty
    guard !isPlain || !parts.embeds.isEmpty || !parts.dropped.isEmpty else { return }
    let guards = Self.append(parts.guards, to: &model.guards)
    let entryPoints = Self.append(parts.entryPoints, to: &model.entryPoints)
    let start = Self.append(parts.start, to: &model.startAlternatives)
    let embeds = Self.append(parts.embeds, to: &model.calls)
    let without = Self.append(parts.dropped, to: &model.droppedLinks)
    updateDetails(of: owner) {
      $0.guards = guards
      $0.entryPoints = entryPoints
      $0.start = start
      $0.embeds = embeds
      $0.without = without
    }
  }

  static func append<Element>(_ elements: [Element], to array: inout [Element]) -> Slice {
    let first = UInt32(array.count)
    array += elements
    return first..<UInt32(array.count)
  }

  // MARK: Statements

  private mutating func bindLink(_ id: SyntaxID) {
    let linkID = LinkID(model.links.count)
    link = linkID
    origin = .link(linkID)
    defer { link = nil }
    let name: NameID
    if let token = tree.name(of: id) {
      name = intern(token)
      recordDeclaration(token, .link, .link(linkID))
      noteLinkName(name, token)
    } else {
      name = model.names.intern("")
    }
    let target = tree.child(of: id, .target).map { bindTarget($0) } ?? appendBrokenTarget(id)
    model.links.append(Link(owner: owner, name: name, target: target, syntax: id))
  }

  /// Reports a link whose name another link of the same node has.
  private mutating func noteLinkName(_ name: NameID, _ token: TokenIndex) {
    let last = lastLink.number(of: name)
    lastLink.note(model.links.count, for: name)
    guard let last, model.links[last].owner == owner else { return }
    let first = statementRange(file, model.links[last].syntax)
    reportDuplicate(.link, name, range(token), first: first, owner: owner)
  }

  private mutating func bindStart(_ id: SyntaxID) -> [StartAlternative] {
    var result: [StartAlternative] = []
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .call: result.append(StartAlternative(call: bindStartCall(child), conditions: 0..<0))
      case .target: result.append(bindHandledStart(child))
      default:
        guard let last = result.popLast() else { continue }
        result.append(StartAlternative(call: last.call, target: last.target, conditions: bindConditions(child)))
      }
    }
    return result
  }

  /// Binds the screen of a start; a flow cannot begin with itself.
  private mutating func bindStartCall(_ id: SyntaxID) -> Call {
    let call = bindCall(id)
    guard let node = call.node, node == owner, let token = tree.name(of: id, at: 0) else { return call }
    reportUnresolved(.goal, token, in: .goals, actual: node)
    return Call(node: nil, arguments: call.arguments, syntax: id)
  }

  /// Binds a call with handlers: it places the flow as `reset` does. Only a `start` of the app calls its flow.
  private mutating func bindHandledStart(_ id: SyntaxID) -> StartAlternative {
    origin = .start(of: owner)
    let target = bindTarget(id, isStart: true)
    var node: NodeID?
    if case .call(let called) = model[target].goal { node = called }
    let call = Call(node: node, arguments: model.arguments(of: target), syntax: tree.firstChild(of: id) ?? id)
    let isFlow = node.map { model[$0].isFlow } ?? false
    return StartAlternative(call: call, target: isFlow && owner == .app ? target : nil, conditions: 0..<0)
  }

  private mutating func bindGuard(_ id: SyntaxID) -> Guard {
    let conditions = tree.child(of: id, .conditions).map { bindConditions($0) } ?? 0..<0
    isInGuard = true
    defer { isInGuard = false }
    let otherwise = tree.child(of: id, .target).map { bindTarget($0) }
    return Guard(owner: owner, conditions: conditions, otherwise: otherwise, syntax: id)
  }

  private mutating func bindEntryPoint(_ id: SyntaxID, isURL: Bool) -> EntryPoint {
    let text = tree.token(of: id, at: 1).flatMap { tree.token($0).kind == .string ? $0 : nil }
    let tab = tree.child(of: id, .tabReference).map { bindTabReference($0) }
    let over = tree.children(of: id, .call).map { bindCall($0, as: .screen) }
    let written = modifiers(of: id)
    let presentation: Target.Presentation =
      if written.contains(.sheet) {
        .sheet
      } else if written.contains(.cover) {
        .cover
      } else {
        written.contains(.popover) ? .popover : .push
      }
    return EntryPoint(
      owner: owner, isURL: isURL, text: text, tab: tab, over: Self.append(over, to: &model.calls),
      presentation: presentation, written: written, syntax: id)
  }

  private mutating func bindTab(_ id: SyntaxID) {
    let name = tree.name(of: id).flatMap { find($0) }
    guard let index = namedTabs.first(name, in: model.details(of: owner).tabs, of: model.tabs),
      model.tabs[Int(index)].syntax == id, let call = tree.child(of: id, .call)
    else { return }
    model.tabs[Int(index)].root = bindCall(call)
  }

  private mutating func bindAllow(_ id: SyntaxID) {
    guard let token = tree.token(of: id, at: 1) else { return }
    model.allows.append(Allow(owner: owner, rule: tree.text(of: token), syntax: id))
  }

  /// Returns the name of the link that a `without` drops; nil when no link of that name is inherited.
  private mutating func bindWithout(_ id: SyntaxID) -> NameID? {
    guard let token = tree.name(of: id) else { return nil }
    // The links around a node are bound before those of the node itself.
    let inherited = model.enclosing(owner).dropFirst().flatMap { model[$0].links.map { LinkID($0) } }
    let name = find(token)
    let dropped = inherited.filter { model[$0].name == name }
    for link in dropped { record(token, .link, .link(link)) }
    if let name, !dropped.isEmpty { return name }
    record(token, .link, nil)
    reportUnresolved(.link, token, in: .linksAround(model[owner].parent), scope: owner)
    return nil
  }

  // MARK: Missing declarations

  private mutating func reportMissing(_ kind: MissingDeclaration.Kind, _ id: SyntaxID) {
    model.missingDeclarations.append(MissingDeclaration(kind: kind, place: headRange(of: id), owner: owner))
  }

  private mutating func reportRepeated(_ statement: String, _ id: SyntaxID) {
    model.missingDeclarations.append(
      MissingDeclaration(kind: .repeated(statement), place: statementRange(file, id), owner: owner))
  }

  /// Returns the range of a declaration up to its name.
  private func headRange(of id: SyntaxID) -> SourceRange {
    let whole = statementRange(file, id)
    guard let token = tree.name(of: id) else { return whole }
    return SourceRange(file: file, start: whole.start, end: tree.token(token).end)
  }
}
