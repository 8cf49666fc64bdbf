/// The syntactic context of a cursor, derived only from the text before it, since the rest may be incomplete.
struct SyntaxContext {
  /// The tree of the text before the cursor.
  let tree: SyntaxTree
  /// The nodes that are still open at the cursor, from the whole file to the innermost one.
  let path: [SyntaxID]
  /// The innermost block that is open.
  let block: Block
  /// The statement of the block that the cursor is in or right behind; nil at the beginning of a block.
  let statement: SyntaxID?
  /// The declaration around the cursor.
  private(set) var owner = NodeID.app
  /// The flow whose outcomes are handled in the braces around the cursor.
  private(set) var handledFlow: NodeID?
  /// The outcomes that have an `on` in these braces before the cursor.
  private(set) var handledOutcomes: Set<String> = []
  /// The parameters of the outcomes whose `on` the cursor is in, innermost first.
  private(set) var outcomeParameters: [Slice] = []
  /// Whether the cursor is in an `on` of a guard's `else`.
  private(set) var isInGuardHandler = false

  /// Parses the text before a cursor.
  init(_ cursor: Cursor, in editor: Editor) {
    let source = editor.tree(of: cursor.file).source
    let bytes = Array(source.bytes.prefix(Int(cursor.offset)))
    let tree = Parser.parse(SourceFile(path: source.path, bytes: bytes))
    let path = Self.openNodes(of: tree)
    let braces = BraceMap(tree.tokens)
    let opener =
      path.lastIndex { id in
        tree.firstToken(of: id, .leftBrace).map { braces.closing(of: $0) == nil } ?? false
      } ?? 0
    block = Block(of: tree[path[opener]].kind) ?? .file
    statement = path[(opener + 1)...].last { tree[$0].kind.isStatement }
    (self.tree, self.path) = (tree, path)
    readScope(editor.compilation.model)
  }

  /// The index of the end-of-file token, which is the location of the cursor.
  var end: TokenIndex { TokenIndex(tree.tokens.count - 1) }

  /// Returns the parameters that a value may name, innermost scope first.
  func parametersInScope(_ model: Model) -> [Slice] {
    outcomeParameters + model.enclosing(owner).map { model.details(of: $0).parameters }
  }

  // MARK: Reading

  /// Returns the nodes that end at the end of the text.
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

  /// Returns the names of the handlers in braces, without the handler that the cursor is in.
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
        let node = tree.declaredName(of: id).flatMap { model.node(named: tree.text(of: $0)) }
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
        let outcome = name.flatMap { model.outcome(named: $0, of: handledFlow) }
        if let outcome { outcomeParameters.insert(model[outcome].parameters, at: 0) }
      default: continue
      }
    }
  }
}
