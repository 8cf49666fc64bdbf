/// Searches for some trace that answers a question, not for a shortest one: follows a graph that tracks nothing, and
/// where a flag blocks the path, first goes to a step that sets the flag.
///
/// A trace that is found proves that the answer is yes, as it was followed on the machine; if none is found, nothing is
/// decided. Most questions about real apps are answered by this search, without a graph that tracks flags.
final class Pathfinder {
  private unowned let inquiry: Inquiry
  private let survey: Survey
  private let graph: StackGraph
  private let table: StepTable
  private let programs: FlagPrograms
  private var knownPaths: [PathsKey: FlagPaths] = [:]
  /// The candidates with a step that sets or clears each flag.
  private lazy var setters = allSetters()
  /// The positions that were reached by setting or clearing a flag.
  private var known: [Subgoal: Position?] = [:]
  /// The number of errands that may still be tried for one question.
  private var subgoalsLeft = 0
  private static let mostSubgoals = 16
  private static let deepestSubgoal = 5
  private static let mostSetters = 3
  private static let mostRounds = 6
  private static let mostStarts = 6
  /// The maximum number of positions in one round: the current one, and those reached from it by leaving entries.
  private static let mostLevels = 4

  /// A state with the trace to it, its vertex and its flags.
  private struct Position {
    let trace: Replay.Trace
    let vertex: Int32
    let flags: FlagPaths.Flags
  }

  /// A vertex to reach, and the steps to take at it.
  private struct Goal {
    let vertex: Int32
    let ending: Inquiry.Ending
    /// The program of the steps of the ending.
    let program: FlagPrograms.Program
  }

  private struct Subgoal: Hashable {
    let literal: Literal
    let vertex: Int32
    let flags: FlagPaths.Flags
    let fromOutside: Bool
  }

  private struct PathsKey: Hashable {
    let vertex: Int32
    let flags: FlagPaths.Flags
    let ignoring: Bool
    let fromOutside: Bool
  }

  /// - Parameter survey: The survey of a graph that tracks nothing.
  init(_ inquiry: Inquiry, _ survey: Survey) {
    self.inquiry = inquiry
    self.survey = survey
    graph = survey.graph
    table = inquiry.table
    programs = FlagPrograms(graph)
  }

  /// Returns some trace of at most a number of steps that answers a question; nil if none is found.
  func witness(
    _ question: Question, within limit: Int, _ candidates: some Sequence<Inquiry.Candidate>
  ) -> Answer.Witness? {
    subgoalsLeft = Self.mostSubgoals
    for candidate in candidates {
      guard let goal = goal(candidate) else { continue }
      for start in nearestStarts(to: goal, question.isFromOutside) {
        guard let found = go(from: start, to: goal, Self.deepestSubgoal, question.isFromOutside),
          found.actions.count <= limit, let screen = inquiry.replay.shows(question, goal.ending.action, found.state)
        else { continue }
        return Answer.Witness(actions: found.actions, screen: screen, isShortest: false)
      }
    }
    return nil
  }

  private func goal(_ candidate: Inquiry.Candidate) -> Goal? {
    let ending = inquiry.ending(of: candidate, graph)
    guard ending.contradicted.isEmpty else { return nil }
    return Goal(vertex: candidate.vertex, ending: ending, program: programs.program(of: ending.steps))
  }

  /// The cold starts: with the declared flags, and each with one lasting flag changed.
  private lazy var starts: [Position] = {
    guard table.model.flags.count <= FlagPaths.mostFlags else { return [] }
    return ([[]] + table.lastingFlags.sorted().prefix(Self.mostStarts).map { [$0] }).compactMap { flips in
      for root in graph.roots where root.flips.isEmpty || root.flips == flips {
        if case .followed(let trace) = inquiry.replay.follow(Plan(flips: flips, literals: root.literals)),
          trace.actions.count == flips.count, let position = position(trace)
        {
          return position
        }
      }
      return nil
    }
  }()

  /// Returns some starts, by the length of the path to a goal including errands.
  private func nearestStarts(to goal: Goal, _ fromOutside: Bool) -> [Position] {
    let known = starts.compactMap { start -> (start: Position, length: Int32)? in
      let paths = paths(from: start, ignoring: true, fromOutside)
      guard let length = paths.length(to: goal.vertex), let flags = paths.flags(at: goal.vertex) else { return nil }
      let subgoal = missing(for: goal, flags) == nil ? 0 : FlagPaths.costOfSubgoal
      return (start, length + Int32(start.trace.actions.count) + subgoal)
    }
    return known.sorted { $0.length < $1.length }.prefix(2).map(\.start)
  }

  /// Returns the position at the end of a trace; nil where no vertex matches its state.
  private func position(_ trace: Replay.Trace) -> Position? {
    let (entry, layer) = (trace.state.current, trace.state.top)
    let tab = layer.bar.map { table.tabs(of: $0)[layer.selected] }
    let vertex = survey.vertices(showing: entry.screen).first { number in
      let (own, context) = (graph.layer(of: number), graph.context(of: number))
      return graph[number].tag == entry.tag && graph[number].isBottom == (layer.stack.count == 1)
        && own.bar == layer.bar && own.presentation == layer.presentation && context.tab == tab
        && graph.call(of: graph[number]) == layer.call(at: layer.stack.count - 1)
    }
    guard let vertex else { return nil }
    var flags: FlagPaths.Flags = 0
    for index in table.model.flags.indices where trace.state.flags.contains(FlagID(index)) {
      flags |= 1 << FlagPaths.Flags(index)
    }
    return Position(trace: trace, vertex: vertex, flags: flags)
  }

  // MARK: Paths

  /// Goes to a vertex, and takes the steps of a candidate before its last one.
  private func go(from start: Position, to goal: Goal, _ depth: Int, _ fromOutside: Bool) -> Replay.Trace? {
    var position = start
    for _ in 0..<Self.mostRounds {
      var levels = [position]
      while true {
        let level = levels[levels.count - 1]
        let paths = paths(from: level, ignoring: false, fromOutside)
        if let flags = paths.flags(at: goal.vertex), missing(for: goal, flags) == nil {
          let steps = programs.steps(of: paths.path(to: goal.vertex, graph), then: goal.program, level.flags, graph)
          return inquiry.replay.follow(steps, from: level.trace, final: goal.ending.literals)
        }
        guard levels.count < Self.mostLevels, let lower = leave(level) else { break }
        levels.append(lower)
      }
      guard let next = prepare(levels, for: goal, depth, fromOutside) else { return nil }
      position = next
    }
    return nil
  }

  /// Sets or clears the first flag that blocks the path to a goal from one of some positions.
  private func prepare(_ levels: [Position], for goal: Goal, _ depth: Int, _ fromOutside: Bool) -> Position? {
    for level in levels {
      let shortest = paths(from: level, ignoring: true, fromOutside)
      guard shortest.flags(at: goal.vertex) != nil,
        let missing = firstMissing(shortest.path(to: goal.vertex, graph), goal, level.flags),
        programs.missing([missing], level.flags) != nil
      else { continue }
      if let next = achieve(missing, from: level, depth - 1, fromOutside) { return next }
    }
    return nil
  }

  private func paths(from position: Position, ignoring: Bool, _ fromOutside: Bool) -> FlagPaths {
    let key = PathsKey(vertex: position.vertex, flags: position.flags, ignoring: ignoring, fromOutside: fromOutside)
    if let known = knownPaths[key] { return known }
    let paths = FlagPaths(
      survey, programs, from: position.vertex, position.flags, ignoring: ignoring, fromOutside: fromOutside)
    knownPaths[key] = paths
    return paths
  }

  /// Returns the first flag that blocks some edges or the steps at their end, with the value that is missing.
  private func firstMissing(_ edges: [Int32], _ goal: Goal, _ flags: FlagPaths.Flags) -> Literal? {
    var flags = flags
    for edge in edges {
      let (after, missing) = programs.run(edge, flags)
      if let missing { return missing }
      flags = after
    }
    return missing(for: goal, flags)
  }

  /// Returns the first flag that blocks the steps at a vertex, with the value that is missing.
  private func missing(for goal: Goal, _ flags: FlagPaths.Flags) -> Literal? {
    let (after, missing) = programs.run(goal.program, flags)
    return missing ?? programs.missing(goal.ending.literals, after)
  }

  /// Returns a position at an entry below the current one; nil where none can be reached.
  private func leave(_ position: Position) -> Position? {
    let layer = position.trace.state.top
    if position.trace.state.layers.count == 1 && layer.stack.count == 1 { return nil }
    let exits = graph.exits.indices.filter { graph.exits[$0].vertex == position.vertex }
    for exit in exits.sorted(by: { graph.exits[$0].cost < graph.exits[$1].cost }) {
      var steps: [Plan.Step] = []
      graph.append(.exit(Int32(exit)), to: &steps)
      guard !steps.isEmpty, let trace = inquiry.replay.follow(steps, from: position.trace, final: []) else { continue }
      if let lower = self.position(trace) { return lower }
    }
    return nil
  }

  private func take(_ action: Action, from trace: Replay.Trace) -> Position? {
    var trace = trace
    trace.take(action, table.machine)
    return position(trace)
  }

  // MARK: Errands

  /// Sets or clears a flag; returns nil where that fails.
  private func achieve(_ literal: Literal, from start: Position, _ depth: Int, _ fromOutside: Bool) -> Position? {
    let subgoal = Subgoal(literal: literal, vertex: start.vertex, flags: start.flags, fromOutside: fromOutside)
    if let known = known[subgoal] { return known }
    guard depth > 0, subgoalsLeft > 0 else { return nil }
    subgoalsLeft -= 1
    known[subgoal] = .some(nil)
    for setter in (setters[literal] ?? []).prefix(Self.mostSetters) {
      guard fromOutside || !setter.isFromOutside, let goal = goal(setter), let action = goal.ending.action,
        let trace = go(from: start, to: goal, depth, fromOutside),
        table.machine.canTake(action, in: trace.state), let reached = take(action, from: trace),
        programs.missing([literal], reached.flags) == nil
      else { continue }
      known[subgoal] = reached
      return reached
    }
    // A flag that was out of reach because of the limits may be within reach for another question.
    if depth < Self.deepestSubgoal - 1 || subgoalsLeft == 0 { known[subgoal] = nil }
    return nil
  }

  /// Returns the candidates that set and clear each flag, the nearest to the start first.
  private func allSetters() -> [Literal: [Inquiry.Candidate]] {
    var result: [Literal: [Inquiry.Candidate]] = [:]
    func add(_ sighting: Survey.Sighting) {
      let own = table.cases[Int(sighting.choice)]
      let candidate = Inquiry.Candidate(
        vertex: sighting.vertex, sighting: sighting, literals: own.literals,
        length: graph.distance[Int(sighting.vertex)], watched: [], mask: 0)
      for (flag, value) in own.assigned {
        result[Literal(predicate: Int32(flag.index), value: value), default: []].append(candidate)
      }
    }
    for index in table.model.targets.indices {
      let target = TargetID(index)
      guard table.model.details(of: target).set.count + table.model.details(of: target).clear.count > 0 else {
        continue
      }
      for sighting in survey.sightings(of: target) where table.cases[Int(sighting.choice)].target == target {
        add(sighting)
      }
    }
    for literal in result.keys { result[literal]?.sort { $0.length < $1.length } }
    return result
  }
}

extension Inquiry.Candidate {
  /// Whether a url or an entry point is opened.
  fileprivate var isFromOutside: Bool { if case .entryPoint = sighting?.source { true } else { false } }
}
