/// Which entries the targets lead to that cut back and go on from there, and the `on`s of calls.
struct PlainLandings {
  private(set) var entries: [TargetID: [UInt32]] = [:]
  /// The targets of each entry.
  private(set) var targets: [UInt32: [TargetID]] = [:]

  init(_ space: PlainSpace) {
    for index in space.targets.indices {
      let kind = space.steps[TargetID(index)].kind
      if kind == .over || kind == .replaceFrom { entries[TargetID(index)] = [] }
    }
    for (target, _, _) in space.handlerOccasions() { entries[target] = [] }
    guard !entries.isEmpty else { return }
    var targetsByScreen: [UInt32: [TargetID]] = [:]
    for target in entries.keys.sorted() where space.steps[target].shown != PlainStep.none {
      targetsByScreen[space.screen(shownBy: target), default: []].append(target)
    }
    for number in space.ways.order {
      for target in targetsByScreen[space.graph[number].screen] ?? [] where space.isEntry(number, of: target) {
        entries[target]?.append(number)
        targets[number, default: []].append(target)
      }
    }
  }
}

extension PlainSpace {
  /// The screen on top once a target has happened.
  fileprivate func screen(shownBy target: TargetID) -> UInt32 {
    let shown = steps[target].shown
    return machine.firstTab(of: NodeID(shown)).map { machine.root(of: $0, FlagSet()).index } ?? shown
  }

  /// Whether an entry is one that a target puts on a stack, or in the place of another.
  func isEntry(_ number: UInt32, of target: TargetID) -> Bool {
    let (step, vertex) = (steps[target], graph[number])
    guard vertex.screen == screen(shownBy: target), vertex.cover == 0 else { return false }
    if step.kind == .replace || step.kind == .replaceFrom { return vertex.tag == step.tag }
    let isBar = machine.model.nodes[Int(step.shown)].kind == .tabs
    let base = step.presentation == 0 ? .pushed : PlainGraph.Base(layer: step.presentation)
    return vertex.base == base && (isBar || vertex.tag == step.tag)
      && vertex.call == (step.isCall ? target.index : PlainStep.none)
  }
}
