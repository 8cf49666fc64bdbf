/// The second pass: the statements of a node, with every name in them bound.
extension ModelBuilder {
  /// Binds what stands directly in a node.
  mutating func bindParts(of node: NodeID) {
    guard node != .app || model.hasApp else { return }
    enter(model[node].file)
    owner = node
    link = nil
    let id = model[node].syntax
    let firstLink = UInt32(model.links.count)
    var parts = PartsFound()
    var index = id.index + 1
    let end = tree[id].end
    while index < end {
      let part = SyntaxID(index)
      let kind = tree[part].kind
      if kind == .link { bindLink(part) } else { bind(part, kind, &parts) }
      index = tree[part].end
    }
    model[node].links = firstLink..<UInt32(model.links.count)
    store(parts)
  }

  /// What is collected while the statements of one node are read.
  private struct PartsFound {
    var guards: [Guard] = []
    var waysIn: [WayIn] = []
    var start: [StartAlternative] = []
    var hasStart = false
    var seen: Set<SyntaxKind> = []
  }

  private mutating func bind(_ part: SyntaxID, _ kind: SyntaxKind, _ parts: inout PartsFound) {
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
    case .requires: parts.guards.append(bindGuard(part))
    case .url, .entry: parts.waysIn.append(bindWayIn(part, isURL: kind == .url))
    case .tab: bindTab(part)
    case .embed:
      guard let call = tree.firstChild(of: part) else { return }
      let bound = bindCall(call, as: .screen)
      updateDetails(of: owner) { $0.embeds.append(bound) }
    case .without: bindWithout(part)
    default: break
    }
  }

  private mutating func store(_ parts: PartsFound) {
    let kind = model[owner].kind
    let isMissing = (kind == .app || kind == .flow) && !model[owner].isExternal && !parts.hasStart
    if isMissing { reportGap(.noStart, model[owner].syntax) }
    if kind == .tabs && model.details(of: owner).tabs.isEmpty { reportGap(.noTabs, model[owner].syntax) }
    guard !parts.guards.isEmpty || !parts.waysIn.isEmpty || !parts.start.isEmpty else { return }
    let guards = Self.append(parts.guards, to: &model.guards)
    let waysIn = Self.append(parts.waysIn, to: &model.waysIn)
    let start = Self.append(parts.start, to: &model.startAlternatives)
    updateDetails(of: owner) {
      $0.guards = guards
      $0.waysIn = waysIn
      $0.start = start
    }
  }

  /// Appends elements and answers where they are.
  static func append<Element>(_ elements: [Element], to array: inout [Element]) -> Slice {
    let first = UInt32(array.count)
    array += elements
    return first..<UInt32(array.count)
  }

  // MARK: Statements

  private mutating func bindLink(_ id: SyntaxID) {
    let linkID = LinkID(model.links.count)
    link = linkID
    defer { link = nil }
    let token = tree.name(of: id)
    let name = token.map { intern($0) } ?? model.names.intern("")
    if let token { noteLinkName(name, token) }
    var target: TargetID?
    if let syntax = tree.child(of: id, .target) { target = bindTarget(syntax) }
    model.links.append(
      Link(owner: owner, name: name, target: target ?? appendBrokenTarget(id), syntax: id))
  }

  /// Finds a link of the same name in the same node.
  private mutating func noteLinkName(_ name: NameID, _ token: TokenIndex) {
    while lastLinkOwner.count <= Int(name.index) {
      lastLinkOwner.append(nil)
      lastLink.append(0)
    }
    if lastLinkOwner[Int(name.index)] == owner {
      let first = model.links[Int(lastLink[Int(name.index)])]
      reportDuplicate(.link, name, range(token), first: statementRange(file, first.syntax), owner: owner)
    } else {
      lastLinkOwner[Int(name.index)] = owner
      lastLink[Int(name.index)] = UInt32(model.links.count)
    }
  }

  private mutating func bindStart(_ id: SyntaxID) -> [StartAlternative] {
    var result: [StartAlternative] = []
    for child in tree.children(of: id) {
      if tree[child].kind == .call {
        result.append(StartAlternative(call: bindCall(child), conditions: 0..<0))
      } else if let last = result.popLast() {
        result.append(StartAlternative(call: last.call, conditions: bindConditions(child)))
      }
    }
    return result
  }

  private mutating func bindGuard(_ id: SyntaxID) -> Guard {
    let conditions = tree.child(of: id, .conditions).map { bindConditions($0) } ?? 0..<0
    isInGuard = true
    defer { isInGuard = false }
    let otherwise = tree.child(of: id, .target).map { bindTarget($0) }
    return Guard(owner: owner, conditions: conditions, otherwise: otherwise, syntax: id)
  }

  private mutating func bindWayIn(_ id: SyntaxID, isURL: Bool) -> WayIn {
    let text = tree.token(of: id, at: 1).flatMap { tree.token($0).kind == .string ? $0 : nil }
    let tab = tree.child(of: id, .tabReference).map { bindTabReference($0) }
    let over = tree.children(of: id, .call).map { bindCall($0, as: .screen) }
    return WayIn(
      owner: owner, isURL: isURL, text: text, tab: tab, over: Self.append(over, to: &model.calls), syntax: id)
  }

  private mutating func bindTab(_ id: SyntaxID) {
    guard let index = model.details(of: owner).tabs.first(where: { model.tabs[Int($0)].syntax == id }),
      let call = tree.child(of: id, .call)
    else { return }
    model.tabs[Int(index)].root = bindCall(call)
  }

  private mutating func bindAllow(_ id: SyntaxID) {
    guard let token = tree.token(of: id, at: 1) else { return }
    model.allows.append(Allow(owner: owner, rule: tree.text(of: token), syntax: id))
  }

  private mutating func bindWithout(_ id: SyntaxID) {
    guard let token = tree.name(of: id) else { return }
    let outer = model.enclosing(owner).dropFirst()
    let inherited = outer.flatMap { outer in declaredLinkNames(of: outer) }
    guard let name = find(token), inherited.contains(name) else {
      return reportUnresolved(.link, token, candidates: inherited, scope: owner)
    }
    updateDetails(of: owner) { $0.without.append(name) }
  }

  /// The names of a node's links, read off the tree: its links may not be bound yet.
  private mutating func declaredLinkNames(of node: NodeID) -> [NameID] {
    guard node != .app || model.hasApp else { return [] }
    let here = file
    enter(model[node].file)
    defer { enter(here) }
    return tree.children(of: model[node].syntax, .link).compactMap { tree.name(of: $0) }.map { intern($0) }
  }

  // MARK: Gaps

  private mutating func reportGap(_ kind: Gap.Kind, _ id: SyntaxID) {
    model.gaps.append(Gap(kind: kind, place: headRange(of: id), owner: owner))
  }

  private mutating func reportRepeated(_ statement: String, _ id: SyntaxID) {
    model.gaps.append(Gap(kind: .repeated(statement), place: statementRange(file, id), owner: owner))
  }

  /// A declaration up to its name.
  private func headRange(of id: SyntaxID) -> SourceRange {
    let whole = statementRange(file, id)
    guard let token = tree.name(of: id) else { return whole }
    return SourceRange(file: file, start: whole.start, end: tree.token(token).end)
  }
}
