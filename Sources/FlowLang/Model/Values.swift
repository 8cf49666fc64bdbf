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

/// `signedIn` or `not signedIn`.
struct Condition: Hashable, Sendable {
  let flag: FlagID
  let isNegated: Bool
}

/// A yes/no fact.
public struct Flag: Sendable {
  /// Its name.
  public let name: NameID
  /// Whether it holds at the start.
  public let isInitiallySet: Bool
  /// Whether code that is not here may change it at any time.
  public let isExternal: Bool
  /// The file that declares it.
  public let file: FileID
  /// Where it stands in that file's tree.
  public let syntax: SyntaxID
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
