/// Single names: goals, arguments, anchors, tabs, flags, transitions, tags.
extension NameUseSweep {
  /// Adds the names of a node of the tree that declares nothing.
  ///
  /// - Returns: Whether the children of the node are still to be visited.
  mutating func visitPart(_ id: SyntaxID, _ kind: SyntaxKind) -> Bool {
    switch kind {
    case .call:
      let node = recordNode(tree.name(of: id, at: 0))
      recordArguments(of: id, node.map { model.details(of: $0).parameters } ?? 0..<0)
    case .finishGoal: recordFinished(id)
    case .place: recordAnchor(id)
    case .tabReference: recordTab(id)
    case .raiseGoal, .asModifier:
      tree.firstToken(of: id, .tag).map { recordTag($0, isGiven: kind == .asModifier) }
    case .viaModifier, .transitionUse: tree.name(of: id).map { recordTransition($0) }
    case .conditions, .flagsModifier: recordFlags(of: id)
    case .without: tree.name(of: id).map { recordInherited($0) }
    case .allow:
      if let token = tree.token(of: id, at: 1), tree.token(token).kind.isWord || tree.token(token).kind == .dashedWord {
        note(token, .rule, nil)
      }
    case .note: tree.name(of: id).map { note($0, .noteKey, nil) }
    case .type, .path: recordWords(of: id, .type)
    case .literal:
      if let token = tree.token(of: id, at: 1), tree.token(token).kind.isWord { note(token, .value, nil) }
    case .effect:
      tree.name(of: id, at: 0).map { note($0, .effect, nil) }
      for argument in tree.children(of: id) { recordEffectArgument(argument) }
    default: return true
    }
    return false
  }

  private mutating func recordWords(of id: SyntaxID, _ role: NameUse.Role) {
    for token in tree[id].firstToken..<tree.endToken(of: id) where tree.token(token).kind.isWord {
      note(token, role, nil)
    }
  }

  // MARK: Screens

  @discardableResult
  private mutating func recordNode(_ token: TokenIndex?) -> NodeID? {
    guard let token else { return nil }
    let node = names.node(tree, token)
    note(token, .node, node.map { .node($0) })
    return node
  }

  private mutating func recordAnchor(_ id: SyntaxID) {
    guard let token = tree.token(of: id, at: 0) else { return }
    switch tree.token(token).kind {
    case .tag: recordTag(token)
    case let kind where kind.isName: recordNode(token)
    default: return
    }
  }

  /// Adds the names of an `expect`; its conditions are a node of their own.
  mutating func recordExpected(_ id: SyntaxID) {
    func kind(_ offset: UInt32) -> TokenKind? { tree.token(of: id, at: offset).map { tree.token($0).kind } }
    switch kind(1) {
    case .never: recordNode(tree.name(of: id, at: 2))
    case .every: return
    default:
      recordNode(tree.name(of: id, at: 1))
      switch kind(2) {
      case .only: recordNode(tree.name(of: id, at: 4))
      case .within: if kind(5) == .of { recordNode(tree.name(of: id, at: 6)) }
      default: if kind(3) == .from { recordNode(tree.name(of: id, at: 4)) }
      }
    }
  }

  // MARK: Arguments

  private mutating func recordArguments(of id: SyntaxID, _ parameters: Slice) {
    for argument in tree.children(of: id) where tree[argument].kind == .argument {
      guard let label = tree.name(of: argument, at: 0) else { continue }
      let parameter = namedParameters.first(names.find(tree, label), in: parameters, of: model.parameters)
      note(label, .parameter, parameter.map { .parameter(ParameterID($0)) })
      for value in tree.children(of: argument) {
        if tree[value].kind == .path { recordValue(value) } else { _ = visitPart(value, tree[value].kind) }
      }
    }
  }

  /// Adds the parameter that a value names, and the members after it.
  private mutating func recordValue(_ path: SyntaxID) {
    guard let token = tree.name(of: path, at: 0) else { return }
    let name = names.find(tree, token)
    var parameter: UInt32?
    for slice in parametersInScope where parameter == nil {
      parameter = namedParameters.first(name, in: slice, of: model.parameters)
    }
    note(token, .parameter, parameter.map { .parameter(ParameterID($0)) })
    for token in token + 1..<max(token + 1, tree.endToken(of: path)) where tree.token(token).kind.isWord {
      note(token, .member, nil)
    }
  }

  /// Adds the placeholders of a URL.
  mutating func recordPlaceholders(_ id: SyntaxID) {
    guard let token = tree.token(of: id, at: 1), tree.token(token).kind == .string else { return }
    let parameters = model.details(of: owner).parameters
    for range in Placeholders.ranges(in: tree.source.bytes, tree.token(token).range) {
      let name = model.names.find(tree.source.bytes, range)
      let parameter = namedParameters.first(name, in: parameters, of: model.parameters)
      found.append(
        NameUse(
          start: UInt32(range.lowerBound), end: UInt32(range.upperBound), role: .placeholder,
          symbol: parameter.map { .parameter(ParameterID($0)) }, isDeclaration: false))
    }
  }

  private mutating func recordEffectArgument(_ id: SyntaxID) {
    let hasLabel = tree.token(of: id, at: 1).map { tree.token($0).kind == .colon } ?? false
    if hasLabel, let label = tree.name(of: id, at: 0) { note(label, .effectLabel, nil) }
    for path in tree.children(of: id, .path) { recordWords(of: path, .value) }
  }

  // MARK: Outcomes

  private mutating func recordFinished(_ id: SyntaxID) {
    guard let token = tree.name(of: id) else { return }
    let outcome = recordOutcome(token, of: model.flow(around: owner))
    recordArguments(of: id, outcome.map { model[$0].parameters } ?? 0..<0)
  }

  /// Adds the name of the outcome that an `on` handles, and returns the outcome.
  mutating func recordHandledOutcome(_ id: SyntaxID) -> OutcomeID? {
    tree.name(of: id).flatMap { recordOutcome($0, of: handledFlow) }
  }

  private mutating func recordOutcome(_ token: TokenIndex, of flow: NodeID?) -> OutcomeID? {
    let outcomes = flow.map { model.details(of: $0).outcomes } ?? 0..<0
    let outcome = namedOutcomes.first(names.find(tree, token), in: outcomes, of: model.outcomes).map { OutcomeID($0) }
    note(token, .outcome, outcome.map { .outcome($0) })
    return outcome
  }

  // MARK: Tabs, links, flags, transitions, tags

  /// Adds the names of `cart` or `Main.cart`.
  private mutating func recordTab(_ id: SyntaxID) {
    guard let first = tree.name(of: id, at: 0) else { return }
    guard let second = tree.name(of: id, at: 2) else {
      let tabs = names.find(tree, first).flatMap { names.tabs[$0] } ?? []
      if tabs.isEmpty { note(first, .tab, nil) }
      for tab in tabs { note(first, .tab, .tab(tab)) }
      return
    }
    let bar = recordNode(first)
    let tabs = bar.map { model.details(of: $0).tabs } ?? 0..<0
    let tab = namedTabs.first(names.find(tree, second), in: tabs, of: model.tabs)
    note(second, .tab, tab.map { .tab(TabID($0)) })
  }

  /// Adds the links that a `without` removes.
  private mutating func recordInherited(_ token: TokenIndex) {
    let links = names.find(tree, token).map { names.links(named: $0, around: owner, model) } ?? []
    if links.isEmpty { note(token, .link, nil) }
    for link in links { note(token, .link, .link(link)) }
  }

  private mutating func recordFlags(of id: SyntaxID) {
    for use in tree.flagUses(in: id) {
      let flag = names.find(tree, use.name).flatMap { names.flags[$0] }
      note(use.name, .flag, flag.map { .flag($0) })
      guard let token = use.value else { continue }
      let name = names.find(tree, token)
      let value = flag.map { model.values(of: $0) }?.first { model[$0].value != nil && model[$0].value == name }
      note(token, .flagValue, value.map { .value($0) })
    }
  }

  private mutating func recordTransition(_ token: TokenIndex) {
    note(token, .transition, names.find(tree, token).flatMap { names.transitions[$0] }.map { .transition($0) })
  }

  private mutating func recordTag(_ token: TokenIndex, isGiven: Bool = false) {
    let tag = names.find(tree, token).flatMap { names.tags[$0] }
    note(token, .tag, tag.map { .tag($0) }, isDeclaration: isGiven && tag != nil)
  }
}
