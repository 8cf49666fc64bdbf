/// What a name stands for.
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

/// A name where it stands, with what it stands for.
struct NameUse: Sendable {
  /// What kind of name belongs here, whether or not there is one.
  enum Role: Sendable {
    /// The app, a screen, tab bar, group or flow.
    case node
    case link, tab, tag, flag, transition, outcome, parameter
    /// A value of a flag.
    case flagValue
    /// `{id}` in an address; only what is between the braces.
    case placeholder
    /// A word of a type, in a parameter or after `view`.
    case type
    /// `.standard`, `leading`: a value that has no declaration here.
    case value
    /// What follows the name of a parameter: `product.id`.
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
  /// What kind of name belongs here.
  let role: Role
  /// What the name stands for; nil where nothing has it, or where names stand for nothing in these files.
  let symbol: Symbol?
  /// Whether it is a declaration. A tag has none and is taken to be declared wherever it is given.
  let isDeclaration: Bool
}
