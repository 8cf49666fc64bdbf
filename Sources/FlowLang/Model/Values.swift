/// A parameter of a screen, a flow or an outcome.
public struct Parameter: Sendable {
  /// Its name.
  public let name: NameID
  /// Its type.
  public let type: ValueType
  /// Whether a caller may leave it out: it has a default or is optional.
  public let isOptional: Bool
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
}

/// `Product(id: 3)`: a screen, tab bar or flow with arguments.
struct Call: Sendable {
  /// What is called; nil when the name is unknown.
  let node: NodeID?
  let arguments: Slice
  let syntax: SyntaxID
}

/// One argument of a call or a `finish`.
struct Argument: Sendable {
  /// What it is for; nil when there is no such parameter.
  let parameter: ParameterID?
  let value: Value
  let syntax: SyntaxID

  enum Value: Sendable {
    case literal(SyntaxID)
    /// The value of a parameter in scope; of a part of it when a path follows its name.
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
/// `flag plan = free | plus | pro` is three of these, side by side, of which exactly one holds in every state. So a
/// condition is one fact and how it must be, a state a set of facts, and neither the machine nor the analysis needs
/// another kind of variable: what asks, sets and remembers facts is the same for both. That exactly one holds is kept
/// where facts change: one that is set clears the others (``Model/set(_:to:in:)``), one that is changed from outside
/// or found otherwise at a cold start gives way to another of them, never to none. Everything that is shown speaks of
/// `plan = pro` (``Model/text(of:)``) and lists the flag once (``Model/declaredFlags``).
public struct Flag: Sendable {
  /// Its name, or that of the flag whose value it is.
  public let name: NameID
  /// The value; nil for a flag without values.
  public let value: NameID?
  /// The numbers of the values of the same flag, in source order; only its own for a flag without values.
  let values: Slice
  /// Whether it holds at the start.
  public let isInitiallySet: Bool
  /// Whether code that is not here may change it at any time.
  public let isExternal: Bool
  /// The file that declares it.
  public let file: FileID
  /// Where the declaration of the flag stands in that file's tree.
  public let syntax: SyntaxID
  /// The name of the flag there, or the value.
  let token: TokenIndex
  /// Whether a condition asks for it.
  var isAsked = false
  /// Whether a target sets or clears it.
  var isAssigned = false
}

/// A declared animation; its motions are in the tree.
public struct Transition: Sendable {
  /// Its name.
  public let name: NameID
  /// The file that declares it.
  public let file: FileID
  /// Where it stands in that file's tree.
  public let syntax: SyntaxID
  var isUsed = false
}

/// A mark of a place to return to.
public struct Tag: Sendable {
  /// Its text, without the `#`.
  public let name: NameID
  /// The targets that give it, in source order.
  var givers: [TargetID] = []
  /// Whether a place or a `raise` asks for it.
  var isAsked = false
}

/// `expect …`
public struct Expectation: Sendable {
  /// What is required; a name that is unknown is nil.
  enum Form: Sendable {
    case never(NodeID?, conditions: Slice)
    case everyScreen(within: Int)
    case onlyAfter(NodeID?, NodeID?)
    case within(NodeID?, taps: Int, of: NodeID?)
    case reachable(NodeID?, from: NodeID?)
    case broken
  }

  let form: Form
  /// The file that states it.
  public let file: FileID
  /// Where it stands in that file's tree.
  public let syntax: SyntaxID
}

/// `allow RULE "reason"`
public struct Allow: Sendable {
  /// The node that it stands in.
  public let owner: NodeID
  /// The name of the rule.
  public let rule: String
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
}
