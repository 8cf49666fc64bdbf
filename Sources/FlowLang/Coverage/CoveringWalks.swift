/// Walks through an app that together take everything that can be taken in it: every link, every `else` and `on` of
/// one, what guards do instead, every url and entry. What tests are made of.
public struct CoveringWalks: Sendable {
  let compilation: Compilation
  let machine: Machine
  let passages: Passages
  /// The walks, each from a cold start.
  let walks: [CoveringWalk]
  /// How they were found.
  let method: Method
  /// How many taps no set of walks can do without.
  let lowerBound: Int
  /// What is not taken, and why.
  let untaken: [Untaken]

  /// How walks are found.
  enum Method: String, Sendable {
    /// By a directed postman's tour.
    case postman
    /// By always going to the nearest of what is left.
    case greedy
    /// By looking at all walks.
    case exhaustive
  }

  /// How many taps the walks are together; a launch is one, and so is each flag that it finds otherwise than declared.
  public var taps: Int { walks.reduce(0) { $0 + $1.taps } }

  /// Finds walks for a flow that says what it means; nil when its start shows nothing.
  public init?(_ compilation: Compilation) {
    self.compilation = compilation
    let machine = compilation.machine
    guard compilation.isSound, machine.started(flags: machine.declaredFlags) != nil else { return nil }
    self.machine = machine
    let passages = Passages(machine)
    self.passages = passages
    let reasons = UntakenReasons(compilation, machine)
    let search = StepSearch(machine, passages, impossible: reasons.impossible)
    let isTaken = search.graph.isTaken
    let bound = TapBound(machine, passages, isTaken: isTaken)
    var found = Self.best(machine, passages, search)
    var fewest = bound.taps
    if found.walks.taps > fewest, let shortest = ShortestWalks.find(machine, passages, search.graph) {
      found = (.exhaustive, shortest)
      fewest = shortest.taps
    }
    method = found.method
    walks = found.walks.map { CoveringWalk($0) }
    lowerBound = fewest
    untaken = reasons.untaken(passages, isTaken) { !search.isComplete && bound.mayHappen(passages.all[Int($0)]) }
  }
}

extension CoveringWalks {
  /// The better of what both methods find; of two that are as good, the postman's.
  private static func best(
    _ machine: Machine, _ passages: Passages, _ search: StepSearch
  ) -> (method: Method, walks: [WalkDraft]) {
    let count = passages.all.count
    var best = (method: Method.postman, walks: PostmanTour(search.graph).walks.trimmed(passageCount: count))
    for taste in count <= mostForAllTastes ? GreedyWalks.Taste.allCases : [.plenty] {
      let walks = GreedyWalks(machine, passages, search, taste).walks.trimmed(passageCount: count)
      if walks.taps < best.walks.taps { best = (.greedy, walks) }
    }
    return best
  }

  /// Up to how many passages greedy walks are tried in several tastes.
  private static let mostForAllTastes = 5000
}

/// One walk: how the app is launched, and what is done then.
struct CoveringWalk: Sendable {
  /// The flags that are found otherwise than declared.
  let flags: [Action]
  /// The url or entry that opens the app, by its place in `Model.waysIn`; nil when it starts by itself.
  let wayIn: Int?
  /// What is done.
  let steps: [Action]

  /// How many taps it is.
  var taps: Int { 1 + flags.count + steps.count }

  fileprivate init(_ draft: WalkDraft) {
    var flags: [Action] = []
    var wayIn: Int?
    var steps: [Action] = []
    for step in draft.map(\.step) {
      switch step {
      case .launch(let found, let way): (flags, wayIn) = (found, way)
      case .action(let action): steps.append(action)
      }
    }
    (self.flags, self.wayIn, self.steps) = (flags, wayIn, steps)
  }
}
