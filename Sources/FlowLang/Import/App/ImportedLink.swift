/// A link of an imported app.
struct ImportedLink: Sendable {
  /// The candidates for the name, best first.
  var candidates: [String]
  /// Whether the first candidate is the name that code uses.
  var isNamed = false
  /// The assigned name; empty until ``ImportedNames`` has named the app.
  var name = ""
  /// The label that a person reads.
  var label: String?
  var goal: Goal
  var presentation: Target.Presentation = .push
  var placing: Placing?
  /// Whether the link does without its anchor, since according to the files the anchor is never below.
  var isWeakened = false
  /// The reason why the link may put less on the stack than it declares, if any.
  var imprecision: String?
  var notes: [ImportedNote] = []
  /// The range of the link in its file.
  var place: SourceRange?
  /// The finding to report if the anchor can be below.
  var problemWithPlace: Finding?

  /// The goal of a link.
  enum Goal: Hashable, Sendable {
    case call(ImportedCall)
    case back
    case backTo(ImportedID)
    /// Leaves the flow that contains the link.
    case leave
    case stay
  }

  /// The effect on the current stack.
  enum Placing: Hashable, Sendable {
    case replace, reuse, reset
    case over(ImportedID)
    case replaceFrom(ImportedID)
  }

  init(_ candidates: [String], _ goal: Goal) {
    self.candidates = candidates
    self.goal = goal
  }

  /// The anchor that must be below for the link to take effect.
  var neededPlace: ImportedID? {
    switch (goal, placing) {
    case (.backTo(let node), _), (_, .over(let node)), (_, .replaceFrom(let node)): node
    default: nil
    }
  }
}
