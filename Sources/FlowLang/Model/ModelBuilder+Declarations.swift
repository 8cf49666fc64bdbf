/// The first pass, which gives every declared name its number.
extension ModelBuilder {
  /// Declares the items of the current file and those nested in its groups and flows.
  mutating func declareItems() {
    var parents: [(node: NodeID, end: UInt32)] = [(.app, UInt32(tree.nodes.count))]
    var index: UInt32 = 1
    while index < UInt32(tree.nodes.count) {
      while let last = parents.last, index >= last.end { parents.removeLast() }
      let id = SyntaxID(index)
      let parent = parents.last?.node ?? .app
      // A misplaced declaration is kept in a broken node.
      let next = tree[id].isBroken ? index + 1 : tree.end(of: id)
      switch tree[id].kind {
      case .app:
        declareApp(id)
        index = next
      case .screen, .externalScreen, .tabs, .externalFlow:
        declareNode(id, in: parent)
        index = next
      case .group, .flow:
        let node = declareNode(id, in: parent)
        parents.append((node, tree.end(of: id)))
        index += 1
      case .flag:
        declareFlag(id)
        index = tree.end(of: id)
      case .transition:
        declareTransition(id)
        index = tree.end(of: id)
      default: index = tree.end(of: id)
      }
    }
  }

  private mutating func declareApp(_ id: SyntaxID) {
    let token = tree.name(of: id)
    recordDeclaration(token, .node, model.hasApp ? nil : .node(.app))
    if model.hasApp {
      guard let token else { return }
      let name = intern(token)
      return reportDuplicate(.app, name, range(token), first: nameRange(of: .app), owner: .app)
    }
    model.hasApp = true
    let name = token.map { intern($0) } ?? model.nodes[0].name
    let details = model.nodes[0].details
    model.nodes[0] = Node(
      kind: .app, isExternal: false, name: name, file: file, syntax: id, parent: .app, details: details)
  }

  @discardableResult
  private mutating func declareNode(_ id: SyntaxID, in parent: NodeID) -> NodeID {
    let kind = tree[id].kind
    let isExternal = kind == .externalScreen || kind == .externalFlow
    let token = tree.declaredName(of: id)
    let name = token.map { intern($0) } ?? model.names.intern("")
    let node = NodeID(model.nodes.count)
    recordDeclaration(token, .node, .node(node))
    let nodeKind: Node.Kind =
      switch kind {
      case .screen, .externalScreen: .screen
      case .tabs: .tabs
      case .group: .group
      default: .flow
      }
    model.nodes.append(Node(kind: nodeKind, isExternal: isExternal, name: name, file: file, syntax: id, parent: parent))
    if let token { bindName(name, to: node, token) }
    declareParameters(of: id, node) { slice, builder in
      builder.updateDetails(of: node) { $0.parameters = slice }
    }
    if nodeKind == .flow || nodeKind == .screen { declareOutcomes(of: node, id) }
    if nodeKind == .tabs { declareTabs(of: node, id) }
    return node
  }

  private mutating func bindName(_ name: NameID, to node: NodeID, _ token: TokenIndex) {
    if let first = model.names.node(of: name)?.node {
      model[node].isShadowed = true
      reportDuplicate(.node, name, range(token), first: nameRange(of: first), owner: node)
    } else {
      model.names.setNode(of: name, to: NamedNode(node: node, kind: model[node].kind))
    }
  }

  private mutating func declareTransition(_ id: SyntaxID) {
    recordEffects(of: id)
    guard let token = tree.name(of: id) else { return }
    let name = intern(token)
    let known = transitionNamed[name]
    recordDeclaration(token, .transition, known == nil ? .transition(TransitionID(model.transitions.count)) : nil)
    if let first = known {
      let transition = model.transitions[Int(first.index)]
      return reportDuplicate(
        .transition, name, range(token), first: statementRange(transition.file, transition.syntax), owner: .app)
    }
    if TransitionReference.builtin(named: tree.text(of: token)) != nil {
      reportDuplicate(.builtinTransition, name, range(token), first: range(token), owner: .app)
    }
    noteRepeatedMotions(in: id, name)
    transitionNamed[name] = TransitionID(model.transitions.count)
    model.transitions.append(Transition(name: name, file: file, syntax: id))
  }

  /// Records directions and easings that a transition gives more than once; `both` gives both directions.
  private mutating func noteRepeatedMotions(in id: SyntaxID, _ name: NameID) {
    var given: Set<TokenKind> = []
    for motion in tree.children(of: id, .motion) {
      let word = tree.token(tree[motion].firstToken).kind
      let directions: Set<TokenKind> = word == .both ? [.forward, .backward] : [word]
      if !given.isDisjoint(with: directions) {
        model.missingDeclarations.append(
          MissingDeclaration(
            kind: .repeatedMotion(word.spelling ?? "", name), place: statementRange(file, motion), owner: .app))
      }
      given.formUnion(directions)
    }
  }

  private mutating func declareParameters(
    of id: SyntaxID, _ owner: NodeID, _ store: (Slice, inout ModelBuilder) -> Void
  ) {
    guard let list = tree.firstChild(of: id), tree[list].kind == .parameters else { return }
    let first = model.parameters.count
    for parameter in tree.children(of: list) where tree[parameter].kind == .parameter {
      guard let token = tree.token(of: parameter, at: 0), tree.token(token).kind.isWord else { continue }
      let name = intern(token)
      let type = tree.child(of: parameter, .type)
      if let type { recordWords(in: tree[type].firstToken..<tree.endToken(of: type), .type) }
      if let other = lastParameter.number(of: name), other >= first {
        recordDeclaration(token, .parameter, nil)
        let place = statementRange(file, model.parameters[other].syntax)
        reportDuplicate(.parameter, name, range(token), first: place, owner: .app)
        continue
      }
      recordDeclaration(token, .parameter, .parameter(ParameterID(model.parameters.count)))
      lastParameter.note(model.parameters.count, for: name)
      // A type that could not be parsed fits every value.
      let written = type.map { tree[$0].isBroken ? "" : tree.compactSpelling(of: $0) }
      let valueType = ValueType(spelling: written ?? "")
      let defaultValue = tree.child(of: parameter, .literal)
      if let defaultValue {
        recordMember(of: defaultValue)
        checkType(ofLiteral: defaultValue, valueType, owner)
      }
      model.parameters.append(
        Parameter(
          name: name, type: valueType, isOptional: defaultValue != nil || valueType.isOptional, syntax: parameter))
    }
    store(UInt32(first)..<UInt32(model.parameters.count), &self)
  }

  private mutating func declareOutcomes(of node: NodeID, _ id: SyntaxID) {
    guard tree.child(of: id, .outcome) != nil else { return }
    let first = model.outcomes.count
    for outcome in tree.children(of: id, .outcome) {
      guard let token = tree.name(of: outcome) else { continue }
      let name = intern(token)
      if let other = lastOutcome.number(of: name), other >= first {
        recordDeclaration(token, .outcome, nil)
        let place = statementRange(file, model.outcomes[other].syntax)
        reportDuplicate(.outcome, name, range(token), first: place, owner: node)
        continue
      }
      recordDeclaration(token, .outcome, .outcome(OutcomeID(model.outcomes.count)))
      lastOutcome.note(model.outcomes.count, for: name)
      let needsNoHandler = tree.firstToken(of: outcome, .arrow) != nil
      model.outcomes.append(
        Outcome(owner: node, name: name, parameters: 0..<0, needsNoHandler: needsNoHandler, syntax: outcome))
      let index = model.outcomes.count - 1
      declareParameters(of: outcome, node) { slice, builder in builder.model.outcomes[index].parameters = slice }
    }
    let slice = UInt32(first)..<UInt32(model.outcomes.count)
    if slice.isEmpty { return }
    updateDetails(of: node) { $0.outcomes = slice }
    model[node].endsInOutcomes = model[node].kind == .screen
  }

  private mutating func declareTabs(of node: NodeID, _ id: SyntaxID) {
    let first = model.tabs.count
    for tab in tree.children(of: id, .tab) {
      guard let token = tree.name(of: tab) else { continue }
      let name = intern(token)
      if let other = lastTab.number(of: name), other >= first {
        recordDeclaration(token, .tab, nil)
        reportDuplicate(.tab, name, range(token), first: statementRange(file, model.tabs[other].syntax), owner: node)
        continue
      }
      recordDeclaration(token, .tab, .tab(TabID(model.tabs.count)))
      lastTab.note(model.tabs.count, for: name)
      tabsNamed[name, default: []].append(TabID(model.tabs.count))
      model.tabs.append(Tab(owner: node, name: name, root: Call(node: nil, arguments: 0..<0, syntax: tab), syntax: tab))
    }
    let slice = UInt32(first)..<UInt32(model.tabs.count)
    if !slice.isEmpty { updateDetails(of: node) { $0.tabs = slice } }
  }

  // MARK: Duplicates

  mutating func reportDuplicate(
    _ kind: Duplicate.Kind, _ name: NameID, _ place: SourceRange, first: SourceRange, owner: NodeID
  ) {
    model.duplicates.append(Duplicate(kind: kind, name: name, place: place, first: first, owner: owner))
  }

  private func nameRange(of node: NodeID) -> SourceRange {
    let declared = model[node]
    let tree = trees[Int(declared.file.index)]
    guard let token = tree.declaredName(of: declared.syntax) else {
      return tree.range(of: declared.syntax, in: declared.file)
    }
    return tree.range(of: token, in: declared.file)
  }

  func statementRange(_ file: FileID, _ syntax: SyntaxID) -> SourceRange {
    trees[Int(file.index)].range(of: syntax, in: file)
  }
}
