/// A name that stands for nothing, or for something of the wrong kind.
struct UnresolvedName: Sendable {
  enum Kind: Sendable {
    /// A screen, tab bar or flow to go to.
    case goal
    /// A screen, and nothing else.
    case screen
    /// A screen or flow to go back to.
    case place
    /// What an `expect` speaks of.
    case expected
    case flag, link, outcome, parameter, tab, transition
    /// A value of a flag.
    case value
    /// A parameter of what is called, by its label.
    case label
  }

  let kind: Kind
  let file: FileID
  let token: TokenIndex
  let owner: NodeID
  let link: LinkID?
  /// What the name stands for, when it is of the wrong kind.
  var actual: NodeID?
  /// Where the names are that would do.
  let source: NameSource
  /// What has no such name, for the message: a flow without the outcome, a screen without the parameter.
  var scope: NodeID?
  /// The flag that has no such value.
  var flag: FlagID?
}

/// A flag that is asked, set or cleared as it cannot be.
struct FlagMisuse: Sendable {
  enum Kind: Sendable {
    /// A flag with values is asked, or set, without one.
    case lacksValue(isSet: Bool)
    /// A flag with values is cleared.
    case isCleared
    /// A value is asked of a flag that has none, or set.
    case hasNoValues(isNegated: Bool, isSet: Bool)
  }

  let kind: Kind
  let flag: FlagID
  /// The name of the flag, and its value when there is one.
  let tokens: Range<TokenIndex>
  let file: FileID
  let owner: NodeID
  let link: LinkID?
}

/// A value that does not fit the type of its parameter.
struct TypeMismatch: Sendable {
  /// The value as it is written.
  let value: SourceRange
  /// The type of the value, when it is a parameter and no literal.
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
  /// The first one.
  let first: SourceRange
  let owner: NodeID
  /// Whether the first is inherited from what the owner stands in.
  var isInherited = false
}

/// A statement that is missing, or there more than once.
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
