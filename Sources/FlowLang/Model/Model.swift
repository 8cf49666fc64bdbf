/// The meaning of a flow: every declaration and statement, with names bound to numbers, in flat arrays.
///
/// Built by ``ModelBuilder`` from the trees, without ever failing: what a name was meant to be but is not is kept in
/// `unresolved`, what is said twice in `duplicates`, what does not fit in `typeMismatches`, what is
/// missing in `missingDeclarations`, and rules word them.
/// Everything after this stage reads the model and not the text.
public struct Model: Sendable {
  /// The names, each once.
  public internal(set) var names = NameTable()
  /// The app first, then screens, tab bars, groups and flows in source order, each after what it stands in.
  public internal(set) var nodes: [Node] = []
  /// The links; those of one node side by side, in source order.
  public internal(set) var links: [Link] = []
  /// Where links, guards and handlers lead.
  public internal(set) var targets: [Target] = []
  /// The yes/no facts: the flags, and the values of those that have some, side by side.
  public internal(set) var flags: [Flag] = []
  /// The declared animations.
  public internal(set) var transitions: [Transition] = []
  /// The tags, in the order of their first mention.
  public internal(set) var tags: [Tag] = []
  /// The tabs; those of one bar side by side.
  public internal(set) var tabs: [Tab] = []
  /// The outcomes; those of one flow side by side.
  public internal(set) var outcomes: [Outcome] = []
  /// The parameters; those of one owner side by side.
  public internal(set) var parameters: [Parameter] = []
  /// The requirements.
  public internal(set) var expectations: [Expectation] = []
  /// What `allow` silences.
  public internal(set) var allows: [Allow] = []

  var details: [NodeDetails] = []
  var targetDetails = TargetDetailsList()
  var calls: [Call] = []
  var arguments: [Argument] = []
  var conditions: [Condition] = []
  var handlers: [Handler] = []
  var guards: [Guard] = []
  var entryPoints: [EntryPoint] = []
  var startAlternatives: [StartAlternative] = []
  var tabReferences: [TabReference] = []
  var places: [PlaceUse] = []
  var assignments: [FlagID] = []
  var droppedLinks: [NameID] = []

  var unresolved: [UnresolvedName] = []
  var duplicates: [Duplicate] = []
  var typeMismatches: [TypeMismatch] = []
  var flagMisuses: [FlagMisuse] = []
  var missingDeclarations: [MissingDeclaration] = []

  /// Whether there is an `app`; without one only names can be checked.
  public internal(set) var hasApp = false

  subscript(id: NodeID) -> Node {
    @inline(__always) get { nodes[Int(id.index)] }
    @inline(__always) _modify { yield &nodes[Int(id.index)] }
  }

  subscript(id: LinkID) -> Link {
    @inline(__always) get { links[Int(id.index)] }
  }

  subscript(id: TargetID) -> Target {
    @inline(__always) get { targets[Int(id.index)] }
  }

  subscript(id: OutcomeID) -> Outcome { outcomes[Int(id.index)] }

  subscript(id: ParameterID) -> Parameter { parameters[Int(id.index)] }

  subscript(id: TabID) -> Tab { tabs[Int(id.index)] }

  subscript(id: TagID) -> Tag {
    get { tags[Int(id.index)] }
    set { tags[Int(id.index)] = newValue }
  }
}

/// The rest of the numbers of a slice of one of the model's arrays.
typealias Slice = Range<UInt32>

extension Array {
  /// The elements of a slice that the model keeps as 32-bit numbers.
  subscript(slice: Slice) -> ArraySlice<Element> { self[Int(slice.lowerBound)..<Int(slice.upperBound)] }
}
