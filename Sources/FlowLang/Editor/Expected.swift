/// What may stand at a place by the grammar.
struct Expected {
  /// The words of the language.
  var keywords: [TokenKind] = []
  /// What may be named.
  var names: [Slot] = []

  /// What a name at a place may be the name of.
  enum Slot: Equatable {
    /// A screen, tab bar or flow to go to.
    case goal
    case screen
    /// A screen or flow to go back to; tags are slots of their own.
    case place
    /// Anything that an `expect` may speak of.
    case expected
    case tag, flag, transition
    /// A flag that can be cleared: one that is yes or no.
    case clearedFlag
    /// A value of a flag.
    case flagValue(FlagID)
    /// A tab, or a tab bar with a dot behind it.
    case tab
    case tabOfBar(NodeID)
    /// An outcome of the flow around the place.
    case finishedOutcome
    /// An outcome of the flow that is called.
    case handledOutcome
    case inheritedLink
    /// A parameter of what is called, of those that are not given yet.
    case label([ParameterID])
    /// A value for a parameter.
    case value(ParameterID)
    /// A literal of a type, as a default.
    case literal(ValueType)
    /// What follows the `.` of a value of a type.
    case caseName(ValueType)
    case type, rule, effect, easing
    /// What a person reads in the place of a name: a title or a label.
    case readableText(String)
    /// An argument of an effect, at its place unless it has a label.
    case effectArgument(String, Int)
  }
}
