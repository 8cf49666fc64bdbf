/// The trace of a finding, replayed step by step, so that a picture can show it.
struct DrawnTrace {
  let finding: Finding
  /// The steps, first those of the trace, then those of the cycle, numbered from 1.
  private(set) var drawnSteps: [DrawnStep] = []
  /// The screens that the trace shows, and the other nodes that it passes.
  private(set) var passed: Set<NodeID> = []
  /// The starts and tabs that the trace passes without a step of their own.
  private(set) var connections: Set<Connection> = []

  /// A step of the trace.
  struct DrawnStep {
    let number: Int
    let action: Action
    /// The screen on which the step is taken; nil when it opens the app.
    let origin: NodeID?
    /// The screen after the step.
    let goal: NodeID
    /// The targets that are followed: that of a link or its `else`, and the handler after a `finish`.
    let targets: [TargetID]
  }

  /// The connection from a start or a tab to its goal.
  struct Connection: Hashable {
    let from: NodeID
    let to: NodeID
  }

  /// The limit on the number of steps; a picture of more would be unreadable.
  static let longest = 1000

  /// Replays the trace of a finding; nil when it has none, or one that cannot be replayed.
  init?(_ finding: Finding, _ compilation: Compilation) {
    let steps = finding.trace + finding.cycle
    guard finding.hasTrace, steps.count <= Self.longest else { return nil }
    self.finding = finding
    let machine = compilation.machine
    for beginning in Beginning.all(of: finding.trace, compilation) {
      drawnSteps = []
      passed = []
      connections = []
      if follow(steps, from: beginning, machine, compilation) { return }
    }
    return nil
  }

  /// Replays the steps; false when one of them is not offered.
  private mutating func follow(
    _ steps: [Step], from beginning: Beginning, _ machine: Machine, _ compilation: Compilation
  ) -> Bool {
    var state = beginning.state
    passed.insert(state.current.screen)
    if let entryPoint = beginning.entryPoint {
      let number = beginning.length
      drawnSteps.append(
        DrawnStep(number: number, action: entryPoint, origin: nil, goal: state.current.screen, targets: []))
    } else {
      connect(.app, to: state, machine)
    }
    for (index, step) in steps.enumerated().dropFirst(beginning.length) {
      guard let action = compilation.action(for: step, in: state, machine),
        let next = machine.state(after: [action], from: state)
      else { return false }
      let targets = machine.followedTargets(of: action, in: state)
      let origin: NodeID? = if case .entryPoint = action { nil } else { state.current.screen }
      drawnSteps.append(
        DrawnStep(number: index + 1, action: action, origin: origin, goal: next.current.screen, targets: targets))
      for target in targets {
        if case .call(let node) = compilation.model[target].goal { connect(node, to: next, machine) }
      }
      if case .tab(let tab) = action { connect(compilation.model[tab].owner, to: next, machine) }
      passed.insert(next.current.screen)
      state = next
    }
    return true
  }

  /// Records the starts and tabs between the called node and the screen that is shown.
  private mutating func connect(_ node: NodeID, to state: AppState, _ machine: Machine) {
    var node = node
    var seen: Set<NodeID> = []
    while node != state.current.screen, seen.insert(node).inserted {
      let isBar = machine.firstTab(of: node) != nil
      guard let next = isBar ? state.current.screen : machine.start(of: node, state.flags) else { return }
      passed.insert(node)
      connections.insert(Connection(from: node, to: next))
      node = next
    }
  }
}

extension DrawnTrace {
  /// The steps in words, numbered as in the picture.
  var caption: [String] {
    func numbered(_ steps: [Step], from first: Int) -> String {
      steps.enumerated().map { "\(first + $0.offset) \($0.element.text)" }.joined(separator: ", ")
    }
    let (trace, cycle) = (finding.trace, finding.cycle)
    let shown = "shown by: " + (trace.isEmpty ? trace.traceText : numbered(trace, from: 1))
    return [shown] + (cycle.isEmpty ? [] : ["again and again: " + numbered(cycle, from: trace.count + 1)])
  }
}

extension DrawnTrace {
  /// A possible beginning of a trace.
  struct Beginning {
    let state: AppState
    /// The url or entry; nil for the app's start.
    let entryPoint: Action?
    /// The number of steps of the trace that it replaces.
    let length: Int

    /// Returns all possible meanings of the first steps of a trace: a screen may have several entries.
    static func all(of trace: [Step], _ compilation: Compilation) -> [Beginning] {
      let machine = compilation.machine
      var result: [Beginning] = []
      for cold in coldFlags(of: trace, compilation) {
        if let state = machine.started(flags: cold.flags) {
          result.append(Beginning(state: state, entryPoint: nil, length: cold.length))
        }
        guard trace.count > cold.length else { continue }
        for index in compilation.model.entryPoints.indices
        where compilation.step(.entryPoint(index)) == trace[cold.length] {
          guard let state = machine.opened(by: index, cold.flags) else { continue }
          result.append(Beginning(state: state, entryPoint: .entryPoint(index), length: cold.length + 1))
        }
      }
      return result
    }

    /// Returns the flags at a cold start that the first steps of a trace state, with the number of these steps.
    private static func coldFlags(of trace: [Step], _ compilation: Compilation) -> [(flags: FlagSet, length: Int)] {
      let machine = compilation.machine
      let lasting = machine.lastingFlags
      let declared = machine.declaredFlags
      var flags = declared
      var result = [(flags: flags, length: 0)]
      let found = machine.changes(from: declared) { lasting.contains($0) }
      for step in trace {
        guard case .flag(let flag, let value)? = found.first(where: { compilation.step($0) == step }),
          compilation.model.values(of: flag).allSatisfy({ flags.contains($0) == declared.contains($0) })
        else { break }
        compilation.model.set(flag, to: value, in: &flags)
        result.append((flags, result.count))
      }
      return result
    }
  }
}

extension Machine {
  /// Returns the targets that an action follows: that of a link or its alternative, and the handler after a `finish`.
  fileprivate func followedTargets(of action: Action, in state: AppState) -> [TargetID] {
    var result: [TargetID] = []
    var ended: OutcomeID?
    switch action {
    case .link(let link, _, _):
      guard let effect = decide(.target(model[link].target), in: state), let target = effect.target else { return [] }
      result.append(target)
      if case .finish(let outcome) = effect.move { ended = outcome }
    case .tab(let tab):
      if let target = decide(.tab(tab), in: state)?.target { result.append(target) }
    case .externalOutcome(let outcome): ended = outcome
    default: break
    }
    if let ended, let call = state.innermostCall(of: model[ended].owner)?.call,
      let handler = handler(of: ended, in: call).flatMap({ alternative(of: $0, state.flags) })
    {
      result.append(handler)
    }
    return result
  }
}
