@testable import FlowLang

/// The sets of screens that can follow each other in cycles, whatever the stacks: a superset of the real ones.
///
/// All entries of a cycle that makes a stack grow show screens of one of these sets, so cycles of different sets have
/// different causes.
struct ScreenCycles {
  /// The first screen of the set of each screen; no value for a screen that cannot follow itself.
  private(set) var heads: [NodeID: NodeID] = [:]

  init(_ machine: Machine) {
    let model = machine.model
    let screens = model.nodeIDs.filter { model[$0].kind == .screen || model[$0].isExternal }
    let bars = machine.targetsOfBars + machine.targetsInTabs
    let goalsOfBars = machine.goals(of: bars).union(machine.screens(raisedBy: bars))
    let goals = Dictionary(
      uniqueKeysWithValues: screens.map { screen in
        let targets =
          machine.links(on: screen, in: nil).map { model[$0].target } + model.guards(of: screen).compactMap(\.otherwise)
        let raised = machine.screens(raisedBy: targets)
        return (
          screen,
          machine.goals(from: screen, hostsOfferLinks: true).union(goalsOfBars).union(raised)
            .union(machine.goalsAfterRootCalls(endedBy: targets))
        )
      })
    let behind = goals.mapValues { first in
      var seen = first
      var pending = Array(first)
      while let next = pending.popLast() {
        for goal in goals[next] ?? [] where seen.insert(goal).inserted { pending.append(goal) }
      }
      return seen
    }
    for screen in screens where behind[screen]?.contains(screen) == true {
      heads[screen] = screens.first { behind[screen]?.contains($0) == true && behind[$0]?.contains(screen) == true }
    }
  }
}

extension Machine {
  /// The links of tab bars, and the guards that are asked when a tab is selected: any screen may be shown in a bar.
  fileprivate var targetsOfBars: [TargetID] {
    let bars = model.nodeIDs.filter { model[$0].kind == .tabs }
    let roots = bars.flatMap { tabs(of: $0) }.compactMap { model[$0].root.node }
    return bars.flatMap { links(on: $0, in: nil) }.map { model[$0].target }
      + roots.flatMap { [$0] + model.entryNodes(of: $0) }.flatMap { model.guards(of: $0) }.compactMap(\.otherwise)
  }

  /// The targets that put an entry on the root of a tab, from wherever they are offered: any screen may be that root.
  fileprivate var targetsInTabs: [TargetID] {
    model.targets.indices.map { TargetID($0) }.filter { target in
      if case .inTab = model.placing(of: target) { true } else { false }
    }
  }

  /// Returns the screens that a `raise` may bring to the top.
  fileprivate func screens(raisedBy roots: [TargetID]) -> Set<NodeID> {
    let family = roots.flatMap { model.family(of: $0) }
    let tags = family.compactMap { if case .raise(let tag) = model[$0].goal { tag } else { nil } }
    guard !tags.isEmpty else { return [] }
    return goals(
      of: model.targets.indices.map { TargetID($0) }.filter { target in
        model.details(of: target).tag.map { tags.contains($0) } ?? false
      })
  }

  /// Returns the screens that the links, guards and embedded screens of a screen lead to, whatever the stack.
  func goals(from screen: NodeID, hostsOfferLinks: Bool) -> Set<NodeID> {
    let embedded = embeddedScreens(in: screen)
    let offering = [screen] + (hostsOfferLinks ? embedded : [])
    let links = offering.flatMap { model.offeredLinks(of: $0) }.filter { !broken.contains($0) }
    let guards = model.guards(of: screen).compactMap(\.otherwise)
    var result = Set(embedded)
    result.formUnion(goals(of: links.map { model[$0].target } + guards))
    return result
  }

  /// Returns the screens that some targets, with their handlers and guards, lead to.
  fileprivate func goals(of targets: [TargetID]) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for target in targets.flatMap({ model.family(of: $0) }) {
      if case .call(let node) = model[target].goal { result.formUnion(screens(shownBy: node)) }
    }
    return result
  }

  /// Returns the goals of the handlers of calls at the root that some targets may end: no screen is below that has the
  /// call among its links.
  fileprivate func goalsAfterRootCalls(endedBy targets: [TargetID]) -> Set<NodeID> {
    var pending = targets
    var seen = Set(targets)
    while let root = pending.popLast() {
      for target in model.family(of: root) {
        guard case .finish(let outcome) = model[target].goal else { continue }
        pending += handlersAtRoot(of: outcome).filter { seen.insert($0).inserted }
      }
    }
    return goals(of: seen.subtracting(targets).sorted())
  }

  private func handlersAtRoot(of outcome: OutcomeID) -> [TargetID] {
    model.targets.indices.map { TargetID($0) }.filter { model.isRootCall($0) }.flatMap { call in
      model.handlers[model.details(of: call).handlers].filter { $0.outcome == outcome }.compactMap(\.target)
    }
  }

  /// Returns the screens that a call of a node may show: the starts of a flow, the roots of a tab bar and the goals of
  /// its links.
  private func screens(shownBy node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [node]
    var seen: Set<NodeID> = [node]
    while let next = pending.popLast() {
      var inner = model.guards(of: next).compactMap(\.otherwise).flatMap { model.family(of: $0) }
      let details = model.details(of: next)
      switch model[next].kind {
      case .tabs:
        inner += links(on: next, in: nil).flatMap { model.family(of: model[$0].target) }
        for tab in model.tabs[details.tabs] {
          if let root = tab.root.node, seen.insert(root).inserted { pending.append(root) }
        }
      case .flow where !model[next].isExternal:
        for start in model.startAlternatives[details.start] {
          if let node = start.call.node, seen.insert(node).inserted { pending.append(node) }
        }
      default:
        result.append(next)
        continue
      }
      for target in inner {
        if case .call(let node) = model[target].goal, seen.insert(node).inserted { pending.append(node) }
      }
    }
    return result
  }
}
