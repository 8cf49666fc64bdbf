/// Visits the trees once and resolves every name as the compiler did: declarations come from the model, and each
/// name use is looked up in its scope.
///
/// Names that the compiler skips because of a syntax error near them are looked up, too.
struct NameUseSweep {
  let model: Model
  var tree: SyntaxTree
  var found: [NameUse] = []
  let names: GlobalNames
  /// The number of the entity that each node of the current tree declares, among the entities of its kind in the model.
  private var declared: [UInt32] = []
  /// The scopes that are open around the current node, with the end of each.
  private var owners: [(end: UInt32, node: NodeID)] = []
  private var targets: [(end: UInt32, flow: NodeID?)] = []
  private var handlers: [(end: UInt32, parameters: Slice)] = []
  var namedParameters = NamedSlices()
  var namedOutcomes = NamedSlices()
  var namedTabs = NamedSlices()

  private static let nothing = UInt32.max

  /// Returns the name uses of each file, in source order.
  static func nameUses(in model: Model, _ trees: [SyntaxTree]) -> [[NameUse]] {
    var sweep = NameUseSweep(model, trees[0])
    let declared = DeclaredSyntax.numbers(in: model, trees)
    return trees.indices.map { sweep.sweep(trees[$0], declared[$0]) }
  }

  private init(_ model: Model, _ tree: SyntaxTree) {
    self.model = model
    self.tree = tree
    names = GlobalNames(model)
  }

  private mutating func sweep(_ tree: SyntaxTree, _ declared: [UInt32]) -> [NameUse] {
    self.tree = tree
    self.declared = declared
    found.removeAll()
    found.reserveCapacity(tree.tokens.count / 4)
    let end = UInt32(tree.nodes.count)
    owners = [(end, .app)]
    (targets, handlers) = ([], [])
    var index: UInt32 = 1
    while index < end {
      close(before: index)
      let id = SyntaxID(index)
      index = visit(id, tree[id].kind) ? index + 1 : tree.end(of: id)
    }
    return zip(found, found.dropFirst()).allSatisfy { $0.start <= $1.start }
      ? found : found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private mutating func close(before index: UInt32) {
    while let last = owners.last, index >= last.end { owners.removeLast() }
    while let last = targets.last, index >= last.end { targets.removeLast() }
    while let last = handlers.last, index >= last.end { handlers.removeLast() }
  }

  // MARK: Scope

  /// The declaration around the current node.
  var owner: NodeID { owners.last?.node ?? .app }

  /// The flow whose outcomes the current handlers handle.
  var handledFlow: NodeID? { targets.last?.flow }

  /// The parameters that a value may name, innermost scope first.
  var parametersInScope: [Slice] {
    handlers.reversed().map(\.parameters) + model.enclosing(owner).map { model.details(of: $0).parameters }
  }

  // MARK: Statements

  /// Adds the names of a node of the tree.
  ///
  /// - Returns: Whether the children of the node are still to be visited.
  private mutating func visit(_ id: SyntaxID, _ kind: SyntaxKind) -> Bool {
    switch kind {
    case .app, .screen, .tabs, .group, .flow, .externalScreen, .externalFlow:
      let node = number(of: id).map { NodeID($0) }
      declare(id, .node, node.map { .node($0) })
      owners.append((tree.end(of: id), node ?? .app))
    case .link: declare(id, .link, number(of: id).map { .link(LinkID($0)) })
    case .tab: declare(id, .tab, number(of: id).map { .tab(TabID($0)) })
    case .outcome: declare(id, .outcome, number(of: id).map { .outcome(OutcomeID($0)) })
    case .transition: declare(id, .transition, number(of: id).map { .transition(TransitionID($0)) })
    case .parameter: declare(id, .parameter, number(of: id).map { .parameter(ParameterID($0)) })
    case .flag:
      declare(id, .flag, number(of: id).map { .flag(FlagID($0)) })
      for value in number(of: id).map({ model.values(of: FlagID($0)) }) ?? [] where model[value].value != nil {
        note(model[value].token, .flagValue, .value(value), isDeclaration: true)
      }
    case .target:
      targets.append((tree.end(of: id), calledFlow(of: id)))
    case .handler:
      let outcome = recordHandledOutcome(id)
      handlers.append((tree.end(of: id), outcome.map { model[$0].parameters } ?? 0..<0))
    case .url: recordPlaceholders(id)
    case .expectation: recordExpected(id)
    default: return visitPart(id, kind)
    }
    return true
  }

  private mutating func declare(_ id: SyntaxID, _ role: NameUse.Role, _ symbol: Symbol?) {
    guard let token = role == .parameter ? tree.name(of: id, at: 0) : tree.declaredName(of: id) else { return }
    note(token, role, symbol, isDeclaration: symbol != nil)
  }

  private func number(of id: SyntaxID) -> UInt32? {
    let number = declared[Int(id.index)]
    return number == Self.nothing ? nil : number
  }

  private func calledFlow(of target: SyntaxID) -> NodeID? {
    guard let goal = tree.firstChild(of: target), tree[goal].kind == .call, let token = tree.name(of: goal, at: 0),
      let node = names.node(tree, token), model[node].isFlow
    else { return nil }
    return node
  }

  // MARK: Noting

  /// Adds a token as a name.
  mutating func note(_ token: TokenIndex, _ role: NameUse.Role, _ symbol: Symbol?, isDeclaration: Bool = false) {
    let token = tree.token(token)
    found.append(
      NameUse(start: token.start, end: token.end, role: role, symbol: symbol, isDeclaration: isDeclaration))
  }
}

/// The mapping of the nodes of the trees to the entities that they declare.
private enum DeclaredSyntax {
  /// Returns, for each node of each tree, the number of the entity that it declares, among those of its kind in the
  /// model.
  static func numbers(in model: Model, _ trees: [SyntaxTree]) -> [[UInt32]] {
    var result = trees.map { [UInt32](repeating: .max, count: $0.nodes.count) }
    func note(_ number: Int, _ syntax: SyntaxID, _ file: FileID) {
      result[Int(file.index)][Int(syntax.index)] = UInt32(number)
    }
    func noteParameters(_ slice: Slice, _ file: FileID) {
      for index in slice { note(Int(index), model.parameters[Int(index)].syntax, file) }
    }
    for (index, node) in model.nodes.enumerated() where index > 0 || model.hasApp {
      note(index, node.syntax, node.file)
      guard node.details != NodeDetails.none else { continue }
      noteParameters(model.details[Int(node.details)].parameters, node.file)
    }
    for (index, link) in model.links.enumerated() { note(index, link.syntax, model[link.owner].file) }
    for (index, tab) in model.tabs.enumerated() { note(index, tab.syntax, model[tab.owner].file) }
    for (index, outcome) in model.outcomes.enumerated() {
      note(index, outcome.syntax, model[outcome.owner].file)
      noteParameters(outcome.parameters, model[outcome.owner].file)
    }
    for flag in model.declaredFlags { note(Int(flag.index), model[flag].syntax, model[flag].file) }
    for (index, transition) in model.transitions.enumerated() { note(index, transition.syntax, transition.file) }
    return result
  }
}
