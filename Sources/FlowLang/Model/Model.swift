/// The meaning of a flow: every declaration and statement, with names bound to numbers, in flat arrays.
///
/// ``ModelBuilder`` builds it from the trees and never fails: names that are not declared are kept in `unresolved`,
/// repeated declarations in `duplicates`, values that do not fit in `typeMismatches`, missing declarations in
/// `missingDeclarations`; rules turn them into messages. Every later stage reads the model and not the text.
public struct Model: Sendable {
  /// The names, each once.
  public internal(set) var names = NameTable()
  /// The app first, then screens, tab bars, groups and flows in source order, each after the node that encloses it.
  public internal(set) var nodes: [Node] = []
  /// The links; those of one node are contiguous, in source order.
  public internal(set) var links: [Link] = []
  /// The targets of links, guards and handlers.
  public internal(set) var targets: [Target] = []
  /// The yes/no facts: the flags without values, and the values of the others, which are contiguous.
  public internal(set) var flags: [Flag] = []
  /// The declared animations.
  public internal(set) var transitions: [Transition] = []
  /// The tags, in the order of their first mention.
  public internal(set) var tags: [Tag] = []
  /// The tabs; those of one bar are contiguous.
  public internal(set) var tabs: [Tab] = []
  /// The outcomes; those of one flow are contiguous.
  public internal(set) var outcomes: [Outcome] = []
  /// The parameters; those of one owner are contiguous.
  public internal(set) var parameters: [Parameter] = []
  /// The `expect` statements.
  public internal(set) var expectations: [Expectation] = []
  /// The `allow` statements.
  public internal(set) var allows: [Allow] = []

  var details: [NodeDetails] = []
  var targetDetails: [TargetDetails] = []
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

/// A range of indices into one of the model's arrays.
typealias Slice = Range<UInt32>

extension Array {
  /// The elements of a slice with 32-bit indices.
  subscript(slice: Slice) -> ArraySlice<Element> { self[Int(slice.lowerBound)..<Int(slice.upperBound)] }
}
