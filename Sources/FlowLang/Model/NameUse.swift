/// The entity that a name refers to.
enum Symbol: Hashable, Sendable {
  case node(NodeID)
  case link(LinkID)
  case tab(TabID)
  case tag(TagID)
  case flag(FlagID)
  /// A value of a flag.
  case value(FlagID)
  case transition(TransitionID)
  case outcome(OutcomeID)
  case parameter(ParameterID)
}

/// An occurrence of a name, with the symbol that it refers to.
struct NameUse: Sendable {
  /// The kind of name that the grammar expects at an occurrence, whether or not the name resolves.
  enum Role: Sendable {
    /// The app, a screen, tab bar, group or flow.
    case node
    case link, tab, tag, flag, transition, outcome, parameter
    /// A value of a flag.
    case flagValue
    /// `{id}` in a URL, without the braces.
    case placeholder
    /// A word of a type, in a parameter or after `view`.
    case type
    /// `.standard`, `leading`: a value that the flow does not declare.
    case value
    /// A member of a parameter: `product.id`.
    case member
    /// An effect, an easing, or the label of one of its arguments.
    case effect, effectLabel
    /// After `allow`.
    case rule
    /// The key of a note.
    case noteKey
  }

  /// The offset of the first byte.
  let start: UInt32
  /// The offset past the last byte.
  let end: UInt32
  /// The kind of name that the grammar expects here.
  let role: Role
  /// The symbol that the name refers to; nil if the name is unknown, or of a kind without declarations in flows.
  let symbol: Symbol?
  /// Whether the occurrence is a declaration. A tag has none and counts as declared wherever it is given.
  let isDeclaration: Bool
}
