/// The names that mean the same in all files, with their symbols.
struct GlobalNames {
  private let table: NameTable
  let flags: [NameID: FlagID]
  let transitions: [NameID: TransitionID]
  let tags: [NameID: TagID]
  /// The tabs with each name, in any tab bar.
  let tabs: [NameID: [TabID]]

  init(_ model: Model) {
    table = model.names
    flags = Self.numbers(model.flags.map(\.name)) { FlagID($0) }
    transitions = Self.numbers(model.transitions.map(\.name)) { TransitionID($0) }
    tags = Self.numbers(model.tags.map(\.name)) { TagID($0) }
    tabs = Dictionary(grouping: model.tabs.indices.map { TabID($0) }) { model[$0].name }
  }

  private static func numbers<Number>(_ names: [NameID], _ number: (Int) -> Number) -> [NameID: Number] {
    Dictionary(names.enumerated().map { ($0.element, number($0.offset)) }) { first, _ in first }
  }

  /// Returns the number of the name that a token spells, if any declaration has it.
  func find(_ tree: SyntaxTree, _ token: TokenIndex) -> NameID? {
    if let range = tree.nameRange(of: token) { return table.find(tree.source.bytes, range) }
    let bytes = tree.bytes(of: token)
    return table.find(bytes, 0..<bytes.count)
  }

  /// Returns the screen, tab bar, group or flow that a token names.
  func node(_ tree: SyntaxTree, _ token: TokenIndex) -> NodeID? {
    find(tree, token).flatMap { table.node(of: $0)?.node }
  }

  /// Returns the links with a name that a node inherits.
  func links(named name: NameID, around owner: NodeID, _ model: Model) -> [LinkID] {
    model.enclosing(owner).dropFirst().flatMap { node in
      model[node].links.map { LinkID($0) }.filter { model[$0].name == name }
    }
  }
}
