/// States of an app and the steps between them, as far as walks through it are looked for: the graph that a postman is
/// to walk. Vertex 0 is the app before it is launched; a step from there is a launch.
struct StepGraph: Sendable {
  /// A state; nil for the app before it is launched.
  var states: [AppState?] = [nil]
  var edges: [Edge] = []
  /// The edge that each state was come to by first.
  var arrival: [Int32] = [-1]
  /// The edges that take something for the first time; they and the arrivals of their tails reach every state that
  /// matters.
  var firsts: [Int32] = []
  /// For each passage, by its number, whether an edge takes it.
  var isTaken: [Bool]

  /// One step, or a launch.
  struct Edge: Sendable {
    let tail: Int32
    let head: Int32
    /// How many taps it is: 1, and at a launch 1 more for each flag that is found otherwise than declared.
    let taps: Int32
    let step: WalkStep
    /// What it takes, by the numbers of the passages.
    let passages: [Int32]
  }

  init(passageCount: Int) { isTaken = Array(repeating: false, count: passageCount) }
}

/// A step of a walk.
enum WalkStep: Hashable, Sendable {
  /// The app is launched with flags as they are found, by its start or by a url or an entry.
  case launch(flags: [Action], wayIn: Int?)
  /// Something is done in the app, or happens to it.
  case action(Action)
}
