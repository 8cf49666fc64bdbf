/// What a place in a file stands in, read off the text before it alone: what follows may be half written.
struct SyntaxContext {
  /// The tree of the text before the place.
  let tree: SyntaxTree
  /// The nodes that are still open at the place, from the whole file to the innermost one.
  let path: [SyntaxID]
  /// The innermost block that is open.
  let block: Block
  /// The statement of the block that the place is in or right behind; nil at the beginning of a block.
  let statement: SyntaxID?
  /// The declaration that the place stands in.
  private(set) var owner = NodeID.app
  /// The flow whose outcomes are handled in the braces around the place.
  private(set) var handledFlow: NodeID?
  /// The outcomes that have an `on` in these braces before the place.
  private(set) var handledOutcomes: Set<String> = []
  /// The parameters of the outcomes whose `on` the place is in, the nearest first.
  private(set) var outcomeParameters: [Slice] = []
  /// Whether the place is in an `on` of a guard's `else`.
  private(set) var isInGuardHandler = false

  /// Reads the text before a place.
  init(_ cursor: Cursor, in editor: Editor) {
    let source = editor.tree(of: cursor.file).source
    let bytes = Array(source.bytes.prefix(Int(cursor.offset)))
    let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
    let path = Self.openNodes(of: tree)
    let braces = Self.openBraces(of: tree)
    let opener = path.lastIndex { id in tree.firstToken(of: id, .leftBrace).map { braces.contains($0) } ?? false } ?? 0
    block = Self.block(tree[path[opener]].kind) ?? .file
    statement = path[(opener + 1)...].last { tree[$0].kind.isStatement }
    (self.tree, self.path) = (tree, path)
    readScope(editor.compilation.model)
  }

  /// The index of the end of the file, which is where the place is.
  var end: TokenIndex { TokenIndex(tree.tokens.count - 1) }

  /// The parameters that a value may name, the nearest first.
  func parametersInScope(_ model: Model) -> [Slice] {
    outcomeParameters + model.enclosing(owner).map { model.details(of: $0).parameters }
  }

  // MARK: Reading

  /// The nodes that end where the text ends.
  private static func openNodes(of tree: SyntaxTree) -> [SyntaxID] {
    let end = TokenIndex(tree.tokens.count - 1)
    var result: [SyntaxID] = [.file]
    while let inner = last(of: result[result.count - 1], endingAt: end, tree) { result.append(inner) }
    return result
  }

  private static func last(of node: SyntaxID, endingAt end: TokenIndex, _ tree: SyntaxTree) -> SyntaxID? {
    var found: SyntaxID?
    for child in tree.children(of: node) where tree.endToken(of: child) >= end { found = child }
    return found
  }

  /// The `{` without a `}`.
  private static func openBraces(of tree: SyntaxTree) -> Set<TokenIndex> {
    var open: [TokenIndex] = []
    for index in tree.tokens.indices {
      switch tree.tokens.kind(at: index) {
      case .leftBrace: open.append(TokenIndex(index))
      case .rightBrace: _ = open.popLast()
      default: continue
      }
    }
    return Set(open)
  }

  private static func block(_ kind: SyntaxKind) -> Block? {
    switch kind {
    case .app: .app
    case .screen: .screen
    case .tabs: .tabs
    case .group: .group
    case .flow: .flow
    case .transition: .transition
    case .handlers: .handlers
    case .externalFlow: .externalFlow
    default: nil
    }
  }

  /// The names behind each `on` of braces, without the one that the place is in.
  private func handlersBeforePlace(in braces: SyntaxID) -> [String] {
    tree.children(of: braces, .handler).filter { !path.contains($0) }
      .compactMap { tree.name(of: $0).map { tree.text(of: $0) } }
  }

  private mutating func readScope(_ model: Model) {
    var called: NodeID?
    var isInGuard = false
    for id in path {
      switch tree[id].kind {
      case .screen, .tabs, .group, .flow, .externalScreen, .externalFlow:
        let isExternal = tree.token(tree[id].firstToken).kind == .external
        let node = tree.name(of: id, at: isExternal ? 2 : 1).flatMap { model.node(named: tree.text(of: $0)) }
        if let node { owner = node }
      case .requires: isInGuard = true
      case .target:
        let goal = tree.firstChild(of: id).flatMap { tree[$0].kind == .call ? tree.name(of: $0, at: 0) : nil }
        called = goal.flatMap { model.node(named: tree.text(of: $0)) }
      case .handlers:
        handledFlow = called
        handledOutcomes = Set(handlersBeforePlace(in: id))
      case .handler:
        isInGuardHandler = isInGuard
        let name = tree.name(of: id).map { tree.text(of: $0) }
        let outcomes = handledFlow.map { model.details(of: $0).outcomes } ?? 0..<0
        let outcome = outcomes.first { model.text(model.outcomes[Int($0)].name) == name }
        if let outcome { outcomeParameters.insert(model.outcomes[Int(outcome)].parameters, at: 0) }
      default: continue
      }
    }
  }
}
