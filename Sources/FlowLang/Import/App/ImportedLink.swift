/// A way from one screen to another.
struct ImportedLink: Sendable {
  /// What it might be called, the best first.
  var candidates: [String]
  /// Whether the first of them is a name that code knows it by.
  var isNamed = false
  /// What it is called; empty until ``ImportedNames`` has gone over the app.
  var name = ""
  /// What a person sees on it.
  var label: String?
  var goal: Goal
  var presentation: Presentation = .push
  var placing: Placing?
  /// Whether it does without a place that it asks for, since as far as the files say it is never below.
  var isWeakened = false
  /// Why it may put less on the stack than it says here, where that is so.
  var doubt: String?
  var notes: [ImportedNote] = []
  /// Where it is in its file.
  var place: SourceRange?
  /// What is wrong with it if the place that it asks for can be below.
  var problemWithPlace: Finding?

  /// What it does.
  enum Goal: Hashable, Sendable {
    case call(ImportedCall)
    case back
    case backTo(ImportedID)
    /// Leaves the flow that the link stands in.
    case leave
    case stay
  }

  /// How what it leads to is shown.
  enum Presentation: String, Sendable {
    case push, sheet, cover, popover, dialog
  }

  /// What becomes of what is there.
  enum Placing: Hashable, Sendable {
    case replace, reuse, reset
    case over(ImportedID)
    case replaceFrom(ImportedID)
  }

  init(_ candidates: [String], _ goal: Goal) {
    self.candidates = candidates
    self.goal = goal
  }

  /// The place that must be below for it to do what it says.
  var neededPlace: ImportedID? {
    switch (goal, placing) {
    case (.backTo(let node), _), (_, .over(let node)), (_, .replaceFrom(let node)): node
    default: nil
    }
  }
}
