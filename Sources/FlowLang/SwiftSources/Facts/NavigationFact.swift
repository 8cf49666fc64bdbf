/// A fact about navigation at one site of an app's code.
struct NavigationFact: Hashable, Sendable {
  /// The presentation of a goal.
  enum Kind: String, Hashable, Sendable {
    case push, sheet, cover, popover, tab, root, window

    /// The presentation of the language.
    var presentation: Target.Presentation {
      switch self {
      case .push, .tab, .root: .push
      case .sheet: .sheet
      case .cover, .window: .cover
      case .popover: .popover
      }
    }
  }

  /// The certainty of the goals.
  enum Certainty: String, Hashable, Sendable {
    case exact, oneOf = "one of", outside, unknown
  }

  /// The goal of a navigation.
  enum Goal: Hashable, Sendable {
    case screen(CodeTypeID)
    /// A controller of the system, or a view of a package, by its name.
    case outside(String)
    /// A controller of a storyboard, by its identifier.
    case identifier(String)
  }

  /// The type or function whose code contains the site.
  var owner: CodeOwner
  var kind: Kind
  var goals: [Goal]
  /// The visible label of the button or tab.
  var label: String?
  /// A proposed name for the link in the flow.
  var name: String?
  /// The image of a tab.
  var icon: String?
  var certainty: Certainty
  var place: CodePlace
  /// The call that the fact was derived from: `sheet(isPresented:)`.
  var source: String
  /// The condition that the site is compiled under.
  var condition: String?
}

/// The owner of code: a type, or a function in an extension of a type of the system, such as a modifier of all views.
enum CodeOwner: Hashable, Sendable {
  case type(CodeTypeID)
  case function(CodePlace)
}
