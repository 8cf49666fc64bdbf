/// What the steps of a ``StackGraph`` lead to, for questions about all states: from which of them a goal can be reached.
struct StackTransitions {
  /// The steps of each vertex.
  var steps: [[Step]] = []
  /// Where each exit ends, for each edge that it may be handed down through.
  var endings: [[Ending]] = []

  /// Something that a person or the platform can do, with all the cases that may come of it.
  struct Step {
    /// The link; nil for what the platform does.
    let action: Action?
    let cases: [Case]
  }

  /// One case of a step.
  struct Case {
    /// The case in ``StepTable/cases``; -1 for what does not depend on anything.
    let choice: Int32
    /// What it leads to; several where that depends on flags that are not tracked. None where nothing is offered.
    let results: [Result]
  }

  /// Where an exit ends that is handed down through an edge; -1 where its own vertex keeps it.
  struct Ending {
    let edge: Int32
    let results: [Result]
    /// How many steps more it takes to be sure.
    var extra: Int32 = 0
  }

  enum Result {
    case inPlace(Int32)
    case up(edge: Int32)
    case anew(Int32)
    /// What a url puts on a bottom that nobody sees, one on the other.
    case piled([Int32])
    /// One of these, which was raised.
    case raised([Int32])
    /// An exit of the entry that is then on top.
    case exit(Int32)
  }
}
