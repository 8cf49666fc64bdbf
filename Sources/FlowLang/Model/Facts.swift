/// A name that is not declared, or that names something of the wrong kind.
struct UnresolvedName: Sendable {
  enum Kind: Sendable {
    /// A screen, tab bar or flow as the goal of a target.
    case goal
    /// A screen, and nothing else.
    case screen
    /// A screen or flow as an anchor.
    case place
    /// A node in an `expect`.
    case expected
    case flag, link, outcome, parameter, tab, transition
    /// A value of a flag.
    case value
    /// A parameter of a call, by its label.
    case label
  }

  let kind: Kind
  let file: FileID
  let token: TokenIndex
  let owner: NodeID
  let link: LinkID?
  /// The node that the name stands for, when that is of the wrong kind.
  var actual: NodeID?
  /// The source of the names that would be valid.
  let source: NameSource
  /// The node that has no such name, for the message: a flow without the outcome, a screen without the parameter.
  var scope: NodeID?
  /// The flag that has no such value.
  var flag: FlagID?
}

/// A flag that is asked for, set or cleared in a form that does not fit its declaration.
struct FlagMisuse: Sendable {
  enum Kind: Sendable {
    /// A flag with values is asked for, or set, without a value.
    case lacksValue(isSet: Bool)
    /// A flag with values is cleared.
    case isCleared
    /// A flag without values is asked for, or set, with a value.
    case hasNoValues(isNegated: Bool, isSet: Bool)
  }

  let kind: Kind
  let flag: FlagID
  /// The name of the flag, and its value, if any.
  let tokens: Range<TokenIndex>
  let file: FileID
  let owner: NodeID
  let link: LinkID?
}

/// A value that does not fit the type of its parameter.
struct TypeMismatch: Sendable {
  let value: SourceRange
  /// The type of the value, when that is a parameter and not a literal.
  let valueType: ValueType?
  let type: ValueType
  let owner: NodeID
  let link: LinkID?
}

/// A name that is declared again in the same namespace.
struct Duplicate: Sendable {
  enum Kind: String, Sendable {
    case app, flag, link, outcome, parameter, tab, transition, value
    /// A transition with the name of one that is built in.
    case builtinTransition
    case node = "screen, tab bar, group or flow"
    case argument, handler
  }

  let kind: Kind
  let name: NameID
  /// The later mention.
  let place: SourceRange
  let first: SourceRange
  let owner: NodeID
}

/// A statement that is missing or repeated.
struct MissingDeclaration: Sendable {
  enum Kind: Sendable {
    case noStart, noTabs
    case repeated(String)
    /// A direction or easing of a transition.
    case repeatedMotion(String, NameID)
  }

  let kind: Kind
  let place: SourceRange
  let owner: NodeID
}
