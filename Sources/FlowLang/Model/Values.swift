/// A parameter of a screen, a flow or an outcome.
public struct Parameter: Sendable {
  /// Its name.
  public let name: NameID
  /// Its type.
  public let type: ValueType
  /// Whether a caller may leave it out: it has a default or is optional.
  public let isOptional: Bool
  /// The syntax node of the parameter in its owner's file.
  public let syntax: SyntaxID
}

/// `Product(id: 3)`: a screen, tab bar or flow with arguments.
struct Call: Sendable {
  /// The node that is called; nil when the name is unknown.
  let node: NodeID?
  let arguments: Slice
  let syntax: SyntaxID
}

/// One argument of a call or a `finish`.
struct Argument: Sendable {
  /// The parameter that receives the value; nil when there is no such parameter.
  let parameter: ParameterID?
  let value: Value
  let syntax: SyntaxID

  enum Value: Sendable {
    case literal(SyntaxID)
    /// The value of a parameter in scope, or of a part of it when a path follows its name.
    case parameter(ParameterID, hasPath: Bool)
    case broken
  }
}

/// `signedIn`, `not signedIn` or `plan = pro`.
struct Condition: Hashable, Sendable {
  let flag: FlagID
  let isNegated: Bool
}

/// A yes/no fact: a flag, or one of the values of a flag.
///
/// `flag plan = free | plus | pro` is three of these, contiguous, of which exactly one holds in every state. A
/// condition is therefore one fact and its truth value, a state a set of facts, and the machine and the analysis need
/// no other kind of variable. Where facts change, exactly one value is kept true: setting one clears the others
/// (``Model/set(_:to:in:)``), and one that is changed from outside or differs at a cold start is replaced by another,
/// never by none. Output writes `plan = pro` (``Model/text(of:)``) and lists the flag once (``Model/declaredFlags``).
public struct Flag: Sendable {
  /// Its name, or that of the flag whose value it is.
  public let name: NameID
  /// The value; nil for a flag without values.
  public let value: NameID?
  /// The indices of the values of the same flag, in source order; only its own index for a flag without values.
  let values: Slice
  /// Whether the fact holds as declared.
  public let isInitiallySet: Bool
  /// Whether code outside the flow may change the flag at any time.
  public let isExternal: Bool
  /// The file that declares it.
  public let file: FileID
  /// The syntax node of the flag's declaration in that file's tree.
  public let syntax: SyntaxID
  /// The token of the flag's name in the declaration, or of the value.
  let token: TokenIndex
  /// Whether a condition asks for the fact.
  var isAsked = false
  /// Whether a target sets or clears the fact.
  var isAssigned = false
}

/// A declared animation; its motions are in the tree.
public struct Transition: Sendable {
  /// Its name.
  public let name: NameID
  /// The file that declares it.
  public let file: FileID
  /// The syntax node of the declaration in that file's tree.
  public let syntax: SyntaxID
  var isUsed = false
}

/// A tag: a name that targets give to entries, to return to them.
public struct Tag: Sendable {
  /// Its text, without the `#`.
  public let name: NameID
  /// The targets that give the tag, in source order.
  var taggingTargets: [TargetID] = []
  /// Whether an anchor or a `raise` asks for the tag.
  var isAsked = false
}

/// `expect …`
public struct Expectation: Sendable {
  /// The required property; a node is nil when its name is unknown.
  enum Form: Sendable {
    case never(NodeID?, conditions: Slice)
    case everyScreen(within: Int)
    case onlyAfter(NodeID?, NodeID?)
    case within(NodeID?, taps: Int, of: NodeID?)
    case reachable(NodeID?, from: NodeID?)
    case broken
  }

  let form: Form
  /// The file that contains the statement.
  public let file: FileID
  /// The syntax node of the statement in that file's tree.
  public let syntax: SyntaxID
}

/// `allow RULE "reason"`
public struct Allow: Sendable {
  /// The node that contains the statement.
  public let owner: NodeID
  /// The name of the rule.
  public let rule: String
  /// The syntax node of the statement in its owner's file.
  public let syntax: SyntaxID
}
