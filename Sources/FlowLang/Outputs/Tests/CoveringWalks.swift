/// Walks through an app that together cover all of its items: every link with its `else`s and handlers, the
/// redirects of guards, and every start, url and entry. Tests are generated from them.
public struct CoveringWalks: Sendable {
  let compilation: Compilation
  let machine: Machine
  let items: CoverageItems
  /// The walks, each from a cold start.
  let walks: [CoveringWalk]
  /// The items that are not covered, with the reasons.
  let untaken: [Untaken]
  /// Whether the search was not ended by its budget.
  let isComplete: Bool

  /// The number of taps of all walks. A launch counts as one, and so does each flag that it finds not as declared.
  public var taps: Int { walks.reduce(0) { $0 + $1.taps } }

  /// Searches for walks through a flow without errors; nil when its start shows nothing.
  ///
  /// - Parameter longest: The number of taps after which a walk goes no further, so that a failing test hides less. A
  ///   item that needs more taps from a launch has a longer walk of its own.
  public init?(_ compilation: Compilation, longest: Int = .max) {
    self.init(compilation, longest: longest, budget: nil)
  }

  /// - Parameter budget: The number of taps after which the search ends; nil for a number that depends on the flow.
  init?(_ compilation: Compilation, longest: Int = .max, budget: Int?) {
    self.compilation = compilation
    let machine = compilation.machine
    guard compilation.isSound, machine.started(flags: machine.declaredFlags) != nil else { return nil }
    self.machine = machine
    items = CoverageItems(machine)
    let reasons = UntakenReasons(compilation, machine)
    var search = GreedyWalks(machine, items, impossible: reasons.impossible, longest: longest, budget: budget)
    search.run()
    walks = search.walks.trimmed(itemCount: items.all.count).map { $0.walk }
    untaken = reasons.untaken(items, search.isTaken, search.isNever)
    isComplete = search.isComplete
  }

  /// Creates a value from known walks, without reporting what they do not cover.
  init(_ compilation: Compilation, _ walks: [CoveringWalk]) {
    self.compilation = compilation
    machine = compilation.machine
    items = CoverageItems(machine)
    self.walks = walks
    untaken = []
    isComplete = true
  }
}

/// One walk: a launch of the app, then steps.
struct CoveringWalk: Sendable {
  /// The flags that the launch finds to be other than declared.
  var flags: [Action] = []
  /// The url or entry point that opens the app, by its index in `Model.entryPoints`; nil for the app's own start.
  var entryPoint: Int?
  var steps: [Action] = []
  /// The name that a recorded walk was given.
  var name: String?

  var taps: Int { 1 + flags.count + steps.count }
  /// The actions of the launch, as the first steps of a trace.
  var launch: [Action] { flags + (entryPoint.map { [.entryPoint($0)] } ?? []) }
}

/// The states of a walk, as the machine computes them.
struct WalkRoute {
  /// The launch, then every step.
  private(set) var moments: [Moment] = []

  /// A step with the state after it.
  struct Moment {
    /// The action; nil for the launch.
    let action: Action?
    let state: AppState
    /// The items that the step covers.
    let items: [CoverageItem]
  }

  init(_ walk: CoveringWalk, _ machine: Machine) {
    guard let launched = machine.launched(walk) else { return }
    moments.append(Moment(action: nil, state: launched.state, items: launched.items))
    for action in walk.steps {
      let (after, items) = machine.pass(action, in: moments[moments.count - 1].state)
      moments.append(Moment(action: action, state: after, items: items))
    }
  }
}

extension Machine {
  /// Returns the state after the launch of a walk and the items that it covers; nil when the app shows nothing then.
  func launched(_ walk: CoveringWalk) -> (state: AppState, items: [CoverageItem])? {
    var flags = declaredFlags
    for case .flag(let flag, let value) in walk.flags { model.set(flag, to: value, in: &flags) }
    guard let entryPoint = walk.entryPoint else {
      return started(flags: flags).map { ($0, startAlternative(flags).map { [.start($0)] } ?? []) }
    }
    let opened = pass(.entryPoint(entryPoint), in: AppState(layers: [], flags: flags))
    return opened.after.layers.isEmpty ? nil : (opened.after, opened.items)
  }

  /// Returns the launches that a trace may begin with, each with the number of steps that it replaces. An external flag
  /// at the beginning of the trace either differs at the start that asks for it, or changes when the app runs; the
  /// former comes first.
  func launches(of trace: [Action]) -> [(walk: CoveringWalk, length: Int)] {
    let lasting = lastingFlags
    let declared = declaredFlags
    var seen: Set<FlagID> = []
    let found = trace.prefix { step in
      guard case .flag(let flag, let value) = step else { return false }
      return lasting.contains(flag) && declared.contains(flag) != value
        && seen.insert(FlagID(model[flag].values.lowerBound)).inserted
    }
    // A flag that only links change can differ at the start only.
    let least =
      found.lastIndex { step in
        if case .flag(let flag, _) = step { !model.flags[Int(flag.index)].isExternal } else { false }
      }.map { $0 + 1 } ?? 0
    return (least...found.count).reversed().map { count in
      var walk = CoveringWalk(flags: Array(found.prefix(count)))
      guard count < trace.count, case .entryPoint(let index) = trace[count] else { return (walk, count) }
      walk.entryPoint = index
      return (walk, count + 1)
    }
  }
}

extension CoveringWalks {
  /// The summary for the user: the number of tests and taps, and the parts that are not covered.
  public var summary: String {
    let taken = items.all.count - untaken.count
    var lines = [
      "\(walks.count.counted("test")) (\(taps.counted("tap"))) \(walks.count == 1 ? "covers" : "cover") \(taken.grouped) of \(items.all.count.counted("transition"))"
    ]
    if !isComplete { lines.append("the search ended at its budget; what was not found may be possible") }
    let names = CoverageItemText(compilation)
    for one in untaken.prefix(Self.mostUntaken) {
      lines.append("not covered: \(TerminalText.clean(names.text(one.item))) \(one.reason.text)")
    }
    if untaken.count > Self.mostUntaken {
      lines.append("not covered: \((untaken.count - Self.mostUntaken).grouped) more, which --format json lists")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The maximum number of uncovered parts that the summary lists.
  private static let mostUntaken = 20
}
