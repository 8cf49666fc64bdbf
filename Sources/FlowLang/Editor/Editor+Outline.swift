/// A declaration of a file, with the declarations inside it.
public struct OutlineItem: Sendable {
  /// The name of the declaration.
  public let name: String
  /// A few words beside the name: the goal of a link, the parameters of a screen.
  public let detail: String
  /// The kind of the declaration.
  public let kind: SymbolKind
  /// The range of the whole statement.
  public let range: SourceRange
  /// The range of the name, inside `range`.
  public let nameRange: SourceRange
  /// The declarations inside this one, in source order.
  public internal(set) var children: [OutlineItem]
}

extension Editor {
  /// Returns the declarations of a file, in source order.
  public func outline(of file: FileID) -> [OutlineItem] {
    // The declarations that are open around the current one, outermost first.
    var open: [OutlineItem] = []
    var result: [OutlineItem] = []
    func close() {
      let item = open.removeLast()
      if open.isEmpty { result.append(item) } else { open[open.count - 1].children.append(item) }
    }
    for nameUse in nameUses.nameUses(in: file) where nameUse.isDeclaration {
      guard let item = item(nameUse, in: file) else { continue }
      while let last = open.last, !last.range.contains(item.range) { close() }
      open.append(item)
    }
    while !open.isEmpty { close() }
    return result
  }

  private func item(_ nameUse: NameUse, in file: FileID) -> OutlineItem? {
    let model = compilation.model
    guard let symbol = nameUse.symbol, let syntax = model.syntax(of: symbol) else { return nil }
    if case .parameter = symbol { return nil }
    return OutlineItem(
      name: model.name(of: symbol), detail: detail(of: syntax, in: tree(of: file)), kind: model.kind(of: symbol),
      range: range(syntax, in: file), nameRange: range(nameUse, in: file), children: [])
  }

  /// Returns a few words about a declaration: its parameters, or its goal.
  private func detail(of syntax: SyntaxID, in tree: SyntaxTree) -> String {
    var syntax = syntax
    if let target = tree.child(of: syntax, .target) { syntax = target }
    guard let shown = tree.firstChild(of: syntax) else { return "" }
    switch tree[syntax].kind {
    case .target, .tab:
      let goal = tree.oneLine(tree[shown].firstToken, tree.endToken(of: shown))
      return goal.isEmpty ? "" : "→ " + goal
    default:
      guard tree[shown].kind == .parameters else { return "" }
      return tree.oneLine(tree[shown].firstToken, tree.endToken(of: shown))
    }
  }
}
