/// The occurrences of names, which the builder records where it binds them.
extension ModelBuilder {
  /// Returns the occurrences of names in each file, in source order, also of those near a syntax error. An ambiguous
  /// one, such as a tab that is named without its bar, has an element for each symbol.
  ///
  /// Symbols have the same numbers as in the model of the same trees. Linear in the size of the files.
  static func nameUses(in trees: [SyntaxTree]) -> [[NameUse]] {
    var builder = ModelBuilder(trees)
    builder.nameUses = Array(repeating: [], count: trees.count)
    builder.bindAll()
    return builder.nameUses?.map { $0.sorted { ($0.start, $0.end) < ($1.start, $1.end) } } ?? []
  }

  /// Returns the node that a token names, and records that use.
  mutating func useNode(_ token: TokenIndex) -> NamedNode? {
    let node = node(named: token)
    record(token, .node, node.map { .node($0.node) })
    return node
  }

  mutating func record(_ token: TokenIndex, _ role: NameUse.Role, _ symbol: Symbol?, isDeclaration: Bool = false) {
    guard nameUses != nil else { return }
    let token = tree.token(token)
    record(token.start, token.end, role, symbol, isDeclaration: isDeclaration)
  }

  private mutating func record(
    _ start: UInt32, _ end: UInt32, _ role: NameUse.Role, _ symbol: Symbol?, isDeclaration: Bool = false
  ) {
    nameUses?[Int(file.index)].append(
      NameUse(start: start, end: end, role: role, symbol: symbol, isDeclaration: isDeclaration))
  }

  /// Records a declared name; without a symbol where the name is taken.
  mutating func recordDeclaration(_ token: TokenIndex?, _ role: NameUse.Role, _ symbol: Symbol?) {
    if let token { record(token, role, symbol, isDeclaration: symbol != nil) }
  }

  mutating func recordWords(in tokens: Range<TokenIndex>, _ role: NameUse.Role) {
    guard nameUses != nil else { return }
    for token in tokens where tree.token(token).kind.isWord { record(token, role, nil) }
  }

  /// Records the words in a part of a node that name nothing in a flow, and the placeholders of a URL.
  mutating func recordUnboundNames(of part: SyntaxID, _ kind: SyntaxKind) {
    guard nameUses != nil else { return }
    switch kind {
    case .allow:
      if let token = tree.token(of: part, at: 1), tree.token(token).kind.isWord || tree.token(token).kind == .dashedWord
      {
        record(token, .rule, nil)
      }
    case .note: tree.name(of: part).map { record($0, .noteKey, nil) }
    case .view:
      for path in tree.children(of: part, .path) {
        recordWords(in: tree[path].firstToken..<tree.endToken(of: path), .type)
      }
    case .url: recordPlaceholders(of: part)
    default: break
    }
  }

  private mutating func recordPlaceholders(of url: SyntaxID) {
    guard let token = tree.token(of: url, at: 1), tree.token(token).kind == .string else { return }
    let parameters = model.details(of: owner).parameters
    for range in Placeholders.ranges(in: tree.source.bytes, tree.token(token).range) {
      let name = model.names.find(tree.source.bytes, range)
      let parameter = namedParameters.first(name, in: parameters, of: model.parameters)
      record(
        UInt32(range.lowerBound), UInt32(range.upperBound), .placeholder, parameter.map { .parameter(ParameterID($0)) })
    }
  }

  /// Records the member that a literal such as `.standard` names.
  mutating func recordMember(of literal: SyntaxID) {
    guard nameUses != nil, let token = tree.token(of: literal, at: 1), tree.token(token).kind.isWord else { return }
    record(token, .value, nil)
  }

  /// Records the names in the arguments of a call whose parameters are unknown.
  mutating func recordUnboundArguments(of id: SyntaxID) {
    if nameUses != nil { _ = bindArguments(of: id, for: 0..<0, scope: nil) }
  }

  /// Records the effects of a transition and the labels and values of their arguments.
  mutating func recordEffects(of transition: SyntaxID) {
    guard nameUses != nil else { return }
    var index = transition.index + 1
    while index < tree.end(of: transition) {
      let id = SyntaxID(index)
      switch tree[id].kind {
      case .effect: tree.name(of: id, at: 0).map { record($0, .effect, nil) }
      case .effectArgument:
        if let colon = tree.token(of: id, at: 1), tree.token(colon).kind == .colon, let label = tree.name(of: id, at: 0)
        {
          record(label, .effectLabel, nil)
        }
        for path in tree.children(of: id, .path) {
          recordWords(in: tree[path].firstToken..<tree.endToken(of: path), .value)
        }
      default: break
      }
      index += 1
    }
  }
}
