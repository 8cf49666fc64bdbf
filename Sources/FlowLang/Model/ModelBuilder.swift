/// A builder of a model from trees: it first declares everything with a name, then binds every mention of a name.
///
/// Two passes over each tree, each linear in it and iterative. The builder records errors and writes no messages.
struct ModelBuilder {
  let trees: [SyntaxTree]
  var model = Model()
  /// The current file.
  var file = FileID(0)
  var tree: SyntaxTree
  /// The flag, or its first value, by the name of the flag.
  var flagNamed: [NameID: FlagID] = [:]
  var transitionNamed: [NameID: TransitionID] = [:]
  var tagNamed: [NameID: TagID] = [:]
  var tabsNamed: [NameID: [TabID]] = [:]
  /// The node and the link whose statement is being bound.
  var owner = NodeID.app
  var link: LinkID?
  /// The link or guard whose targets are being bound.
  var origin = Target.Origin.link(LinkID(0 as UInt32))
  /// The parameters of the outcomes whose handlers are being bound, from the outside in; nil for an unknown outcome.
  var outcomeParameters: [Slice?] = []
  /// Whether the `else` of a guard is being bound.
  var isInGuard = false
  /// Whether a handler of a guard's `else` is being bound.
  var isInGuardHandler = false
  /// The link, parameter, outcome and tab that were last declared under each name.
  var lastLink = LastNoted<NameTable>()
  var lastParameter = LastNoted<NameTable>()
  var lastOutcome = LastNoted<NameTable>()
  var lastTab = LastNoted<NameTable>()
  /// The argument that was last given for each parameter, and the last handler of each outcome.
  var lastArgument = LastNoted<Parameter>()
  var lastHandler = LastNoted<Outcome>()
  /// The parameters of one owner, the outcomes of one flow and the tabs of one bar, by name.
  var namedParameters = NamedSlices()
  var namedOutcomes = NamedSlices()
  var namedTabs = NamedSlices()
  /// The nested targets that are still to be bound, the next one last.
  var pendingTargets: [PendingTarget] = []
  /// The occurrences of names in each file, in the order in which they are bound; nil unless they are recorded.
  var nameUses: [[NameUse]]?

  /// Returns the model of the files, the first of which is the main one.
  static func build(_ trees: [SyntaxTree]) -> Model {
    var builder = ModelBuilder(trees)
    builder.bindAll()
    return builder.model
  }

  init(_ trees: [SyntaxTree]) {
    self.trees = trees
    tree = trees[0]
    let anonymous = model.names.intern("")
    model.nodes.append(Node(kind: .app, isExternal: false, name: anonymous, file: file, syntax: .file, parent: .app))
  }

  /// Declares everything with a name, then binds every mention of a name.
  mutating func bindAll() {
    for index in trees.indices {
      enter(FileID(index))
      declareItems()
    }
    for index in model.nodes.indices { bindParts(of: NodeID(index)) }
    for index in trees.indices {
      enter(FileID(index))
      bindExpectations()
    }
  }

  /// Makes another file the current one.
  mutating func enter(_ file: FileID) {
    guard file != self.file else { return }
    self.file = file
    tree = trees[Int(file.index)]
  }

  // MARK: Names

  /// Returns the number of the name that a token spells, a new one if necessary.
  mutating func intern(_ token: TokenIndex) -> NameID {
    guard let range = tree.nameRange(of: token) else {
      let bytes = tree.bytes(of: token)
      return model.names.intern(bytes, 0..<bytes.count)
    }
    return model.names.intern(tree.source.bytes, range)
  }

  /// Returns the number of the name that a token spells; nil when it has none.
  @inline(__always) func find(_ token: TokenIndex) -> NameID? {
    if let range = tree.nameRange(of: token) { return model.names.find(tree.source.bytes, range) }
    let bytes = tree.bytes(of: token)
    return model.names.find(bytes, 0..<bytes.count)
  }

  /// Returns the screen, tab bar, group or flow that a token names.
  func node(named token: TokenIndex) -> NamedNode? { find(token).flatMap { model.names.node(of: $0) } }

  func range(_ token: TokenIndex) -> SourceRange { tree.range(of: token, in: file) }

  /// Records a name that cannot be resolved.
  mutating func reportUnresolved(
    _ kind: UnresolvedName.Kind, _ token: TokenIndex, in source: NameSource, actual: NodeID? = nil,
    scope: NodeID? = nil, flag: FlagID? = nil
  ) {
    model.unresolved.append(
      UnresolvedName(
        kind: kind, file: file, token: token, owner: owner, link: link, actual: actual,
        source: source, scope: scope, flag: flag))
  }

  mutating func updateDetails(of node: NodeID, _ update: (inout NodeDetails) -> Void) {
    if model[node].details == NodeDetails.none {
      model[node].details = UInt32(model.details.count)
      model.details.append(NodeDetails())
    }
    update(&model.details[Int(model[node].details)])
  }
}
