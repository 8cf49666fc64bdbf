/// The tokens and names that the grammar allows at the cursor.
struct Expected {
  var keywords: [TokenKind] = []
  var names: [Slot] = []

  /// The kind of name that is allowed at the cursor.
  enum Slot: Equatable {
    /// A screen, tab bar or flow to go to.
    case goal
    /// The same as the start of the declaration around the cursor.
    case start
    case screen
    /// A screen or flow as an anchor; tags are slots of their own.
    case place
    /// A node that an `expect` may be about.
    case expected
    case tag, flag, transition
    /// A flag that can be cleared: one without values.
    case clearedFlag
    /// A value of a flag.
    case flagValue(FlagID)
    /// A tab, or a tab bar that is followed by a dot.
    case tab
    case tabOfBar(NodeID)
    /// An outcome of the flow around the cursor.
    case finishedOutcome
    /// An outcome of the flow that is called.
    case handledOutcome
    case inheritedLink
    /// The label of a parameter of the callee, of those that are not given yet.
    case label([ParameterID])
    /// A value of a parameter.
    case value(ParameterID)
    /// A literal of a type, as a default value.
    case literal(ValueType)
    /// The name after the `.` of a value of a type.
    case caseName(ValueType)
    case type, rule, effect, easing
    /// The title or label of a declaration with a name.
    case readableText(String)
    /// An argument of an effect, by its index unless it has a label.
    case effectArgument(String, Int)
  }
}
