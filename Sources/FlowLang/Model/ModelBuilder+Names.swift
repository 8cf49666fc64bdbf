/// The binding of single mentions: calls, arguments, anchors, tabs, flags, transitions, tags.
extension ModelBuilder {
  /// Binds `name(args)` as a goal or, if `kind` says so, as a screen.
  mutating func bindCall(_ id: SyntaxID, as kind: UnresolvedName.Kind = .goal) -> Call {
    guard let token = tree.name(of: id, at: 0) else { return Call(node: nil, arguments: 0..<0, syntax: id) }
    guard let goal = useNode(token) else {
      reportUnresolved(kind, token, in: kind == .screen ? .screens : .goals, actual: namesApp(token) ? .app : nil)
      recordUnboundArguments(of: id)
      return Call(node: nil, arguments: 0..<0, syntax: id)
    }
    let node = goal.node
    let isWanted = kind == .screen ? goal.kind == .screen : goal.kind != .group
    guard isWanted else {
      reportUnresolved(kind, token, in: kind == .screen ? .screens : .goals, actual: node)
      recordUnboundArguments(of: id)
      return Call(node: nil, arguments: 0..<0, syntax: id)
    }
    guard tree.end(of: id) > id.index + 1 else { return Call(node: node, arguments: 0..<0, syntax: id) }
    let arguments = bindArguments(of: id, for: parameters(of: node), scope: node)
    return Call(node: node, arguments: arguments, syntax: id)
  }

  private func namesApp(_ token: TokenIndex) -> Bool { model.hasApp && find(token) == model.nodes[0].name }

  /// Binds the arguments of a call or a `finish` to parameters.
  mutating func bindArguments(of id: SyntaxID, for parameters: Slice, scope: NodeID?) -> Slice {
    let first = model.arguments.count
    for argument in tree.children(of: id) where tree[argument].kind == .argument {
      guard let token = tree.name(of: argument, at: 0) else { continue }
      let name = find(token)
      let parameter = namedParameters.first(name, in: parameters, of: model.parameters).map { ParameterID($0) }
      record(token, .parameter, parameter.map { .parameter($0) })
      if let parameter, let name {
        if let other = lastArgument.number(of: parameter), other >= first {
          let place = statementRange(file, model.arguments[other].syntax)
          reportDuplicate(.argument, name, range(token), first: place, owner: owner)
        } else {
          lastArgument.note(model.arguments.count, for: parameter)
        }
      } else {
        reportUnresolved(.label, token, in: .parameters([parameters]), scope: scope)
      }
      let value = bindValue(of: argument)
      if let parameter { checkType(of: value, argument, model[parameter].type) }
      model.arguments.append(Argument(parameter: parameter, value: value, syntax: argument))
    }
    return UInt32(first)..<UInt32(model.arguments.count)
  }

  /// Records a value that does not fit its type.
  private mutating func checkType(of value: Argument.Value, _ argument: SyntaxID, _ type: ValueType) {
    switch value {
    case .literal(let literal): checkType(ofLiteral: literal, type, owner)
    case .parameter(let source, let hasPath):
      if hasPath || type.accepts(model[source].type) { return }
      let path = tree.child(of: argument, .path) ?? argument
      model.typeMismatches.append(
        TypeMismatch(
          value: statementRange(file, path), valueType: model[source].type, type: type, owner: owner, link: link))
    case .broken: return
    }
  }

  /// Records a literal that does not fit its type.
  mutating func checkType(ofLiteral literal: SyntaxID, _ type: ValueType, _ owner: NodeID) {
    if LiteralFit.fits(literal, type, in: tree) { return }
    model.typeMismatches.append(
      TypeMismatch(value: statementRange(file, literal), valueType: nil, type: type, owner: owner, link: link))
  }

  private mutating func bindValue(of argument: SyntaxID) -> Argument.Value {
    if let literal = tree.child(of: argument, .literal) {
      recordMember(of: literal)
      return .literal(literal)
    }
    guard let path = tree.child(of: argument, .path), let token = tree.name(of: path, at: 0) else { return .broken }
    let parameter = parameterInScope(named: find(token))
    record(token, .parameter, parameter.map { .parameter($0) })
    recordWords(in: token + 1..<max(token + 1, tree.endToken(of: path)), .member)
    if let parameter { return .parameter(parameter, hasPath: tree.endToken(of: path) > tree[path].firstToken + 1) }
    // The parameters of an unknown outcome are unknown too; the outcome has been reported.
    if outcomeParameters.allSatisfy({ $0 != nil }) {
      let scope = outcomeParameters.reversed().compactMap { $0 } + model.enclosing(owner).map { parameters(of: $0) }
      reportUnresolved(.parameter, token, in: .parameters(scope), scope: owner)
    }
    return .broken
  }

  /// Returns the parameter that a value may name, in the innermost scope that has it: the outcomes being handled, then
  /// the screen or flow, then the flows around it.
  private mutating func parameterInScope(named name: NameID?) -> ParameterID? {
    for slice in outcomeParameters.reversed() {
      guard let slice, let found = namedParameters.first(name, in: slice, of: model.parameters) else { continue }
      return ParameterID(found)
    }
    var node = owner
    while true {
      if let found = namedParameters.first(name, in: parameters(of: node), of: model.parameters) {
        return ParameterID(found)
      }
      if node == .app { return nil }
      node = model[node].parent
    }
  }

  @inline(__always) private func parameters(of node: NodeID) -> Slice {
    let index = model[node].details
    return index == NodeDetails.none ? 0..<0 : model.details[Int(index)].parameters
  }

  /// Binds `#tag`, `root` or a name; nil when the name is unknown.
  mutating func bindPlace(_ id: SyntaxID) -> Target.Anchor? {
    guard let token = tree.token(of: id, at: 0) else { return nil }
    switch tree.token(token).kind {
    case .root: return .root
    case .tag:
      guard let tag = bindAskedTag(token) else { return nil }
      model.places.append(PlaceUse(place: .tag(tag), owner: owner, syntax: id))
      return .tag(tag)
    default:
      guard tree.token(token).kind.isName else { return nil }
      guard let node = useNode(token)?.node else {
        reportUnresolved(.place, token, in: .places)
        return nil
      }
      guard model[node].kind == .screen || model[node].kind == .flow else {
        reportUnresolved(.place, token, in: .places, actual: node)
        return nil
      }
      return .node(node)
    }
  }

  /// Returns the number of a tag.
  ///
  /// - Parameter isGiven: Whether an entry gets the tag, as in `as #tag`.
  mutating func bindTag(_ token: TokenIndex, isGiven: Bool = false) -> TagID {
    let name = intern(token)
    let tag = tagNamed[name] ?? TagID(model.tags.count)
    record(token, .tag, .tag(tag), isDeclaration: isGiven)
    guard Int(tag.index) == model.tags.count else { return tag }
    tagNamed[name] = tag
    model.tags.append(Tag(name: name))
    return tag
  }

  mutating func bindAskedTag(_ token: TokenIndex?) -> TagID? {
    guard let token else { return nil }
    let tag = bindTag(token)
    model[tag].isAsked = true
    return tag
  }

  /// Binds `cart` or `Main.cart`.
  mutating func bindTabReference(_ id: SyntaxID) -> TabReferenceID {
    var tabs: [TabID] = []
    var name = model.names.intern("")
    if let first = tree.name(of: id, at: 0) {
      if let second = tree.name(of: id, at: 2) {
        tabs = bindQualifiedTab(bar: first, tab: second)
        name = intern(second)
      } else {
        tabs = find(first).flatMap { tabsNamed[$0] } ?? []
        for tab in tabs { record(first, .tab, .tab(tab)) }
        if tabs.isEmpty {
          record(first, .tab, nil)
          reportUnresolved(.tab, first, in: .tabs)
        }
        name = intern(first)
      }
    }
    model.tabReferences.append(TabReference(name: name, tabs: tabs, owner: owner, syntax: id))
    return TabReferenceID(model.tabReferences.count - 1)
  }

  private mutating func bindQualifiedTab(bar: TokenIndex, tab: TokenIndex) -> [TabID] {
    let named = useNode(bar)?.node
    guard let node = named, model[node].kind == .tabs else {
      record(tab, .tab, nil)
      reportUnresolved(.tab, bar, in: .tabBars, actual: named)
      return []
    }
    let slice = model.details(of: node).tabs
    let found = namedTabs.first(find(tab), in: slice, of: model.tabs).map { TabID($0) }
    record(tab, .tab, found.map { .tab($0) })
    if let found { return [found] }
    reportUnresolved(.tab, tab, in: .tabsOf(slice), scope: node)
    return []
  }

  mutating func bindTransition(_ token: TokenIndex) -> TransitionReference? {
    let declared = find(token).flatMap { transitionNamed[$0] }
    record(token, .transition, declared.map { .transition($0) })
    if let transition = declared {
      model.transitions[Int(transition.index)].isUsed = true
      return .declared(transition)
    }
    if let builtin = TransitionReference.builtin(named: tree.text(of: token)) { return builtin }
    reportUnresolved(.transition, token, in: .transitions)
    return nil
  }

  // MARK: Expectations

  /// Binds the expectations of the current file.
  mutating func bindExpectations() {
    owner = .app
    link = nil
    for id in tree.children(of: .file, .expectation) {
      let form = tree[id].isBroken && nameUses == nil ? .broken : bindExpectation(id)
      model.expectations.append(Expectation(form: form, file: file, syntax: id))
    }
  }

  private mutating func bindExpectation(_ id: SyntaxID) -> Expectation.Form {
    func kind(_ offset: UInt32) -> TokenKind? { tree.token(of: id, at: offset).map { tree.token($0).kind } }
    switch kind(1) {
    case .never:
      let conditions = tree.child(of: id, .conditions).map { bindConditions($0) } ?? 0..<0
      return .never(bindExpected(id, 2), conditions: conditions)
    case .every: return .everyScreen(within: taps(id, 4))
    default: break
    }
    let subject = bindExpected(id, 1)
    switch kind(2) {
    case .only: return .onlyAfter(subject, bindExpected(id, 4))
    case .within: return .within(subject, taps: taps(id, 3), of: kind(5) == .of ? bindExpected(id, 6) : nil)
    default: return .reachable(subject, from: kind(3) == .from ? bindExpected(id, 4) : nil)
    }
  }

  private mutating func bindExpected(_ id: SyntaxID, _ offset: UInt32) -> NodeID? {
    guard let token = tree.name(of: id, at: offset) else { return nil }
    if let node = useNode(token)?.node { return node }
    reportUnresolved(.expected, token, in: .nodes)
    return nil
  }

  private func taps(_ id: SyntaxID, _ offset: UInt32) -> Int {
    tree.token(of: id, at: offset).flatMap { Int(tree.spelling(of: $0)) } ?? 0
  }
}
