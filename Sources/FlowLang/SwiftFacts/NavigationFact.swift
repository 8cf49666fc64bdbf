/// What the code of an app says about its navigation at one place.
struct NavigationFact: Hashable, Sendable {
  /// How a goal is shown.
  enum Kind: String, Hashable, Sendable {
    case push, sheet, cover, popover, tab, root, window
  }

  /// How sure it is.
  enum Certainty: String, Hashable, Sendable {
    case exact, oneOf = "one of", outside, unknown
  }

  /// What is gone to.
  enum Goal: Hashable, Sendable {
    case screen(CodeTypeID)
    /// A controller of the system, or a view of a package, by its name.
    case outside(String)
    /// A controller of a storyboard, by its identifier.
    case identifier(String)
  }

  /// The type, or function of another type, whose code it is.
  var owner: CodeOwner
  var kind: Kind
  var goals: [Goal]
  /// What a person sees on it.
  var label: String?
  /// What it might be called in the flow.
  var name: String?
  /// The image of a tab.
  var icon: String?
  var certainty: Certainty
  var place: CodePlace
  /// The call that it is read off: `sheet(isPresented:)`.
  var source: String
  /// The condition that it is compiled under.
  var condition: String?
}

/// Whose code a fact stands in: a type; or a function of a type of the system, such as a modifier of all views.
enum CodeOwner: Hashable, Sendable {
  case type(CodeTypeID)
  case function(CodePlace)
}
