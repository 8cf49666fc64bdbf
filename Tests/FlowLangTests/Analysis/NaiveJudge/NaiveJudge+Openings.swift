@testable import FlowLang

/// The verdicts about urls and entries that open a screen which the start reaches only while a flag has a certain
/// value.
extension NaiveJudge {
  var openingJudgements: [Judgement] {
    let fromStart = space.reachable(from: startPlaces)
    let seen = space.states.indices.filter { fromStart[$0] != nil }.map { space.states[$0] }
    let openings = openings
    var shown: [NodeID: [AppState]] = [:]
    return model.entryPoints.indices.flatMap { entryPoint -> [Judgement] in
      var result: [Judgement] = []
      for node in opened(by: entryPoint) {
        if shown[node] == nil { shown[node] = seen.filter { shows(node, $0) } }
        let own = openings.filter { $0.entryPoint == entryPoint && $0.opens(node) }
        guard let judgement = judge(node, entryPoint, shown[node] ?? [], own) else { continue }
        result.append(judgement)
        // Only the lowest node is reported.
        if judgement.certain != nil { break }
      }
      return result
    }
  }

  private struct Opening {
    let entryPoint: Int
    let after: AppState
    let distance: Int

    /// Whether a screen, or a tab bar around it, is in the stack.
    func opens(_ node: NodeID) -> Bool {
      after.layers.contains { layer in layer.bar == node || layer.stack.contains { $0.screen == node } }
    }
  }

  /// The nodes opened by urls and entries that no guard refuses.
  private var openings: [Opening] {
    let cold = space.coldOpenings.filter { !$0.isRefused }.compactMap { start -> Opening? in
      guard case .entryPoint(let entryPoint) = start.steps.last else { return nil }
      return Opening(entryPoint: entryPoint, after: space.states[start.place], distance: start.steps.count)
    }
    let warm = space.states.indices.flatMap { place in
      space.openings(at: place).filter { !$0.isRefused }.compactMap { change -> Opening? in
        guard case .entryPoint(let entryPoint) = change.action else { return nil }
        return Opening(entryPoint: entryPoint, after: change.after, distance: space.distances[place] + 1)
      }
    }
    return cold + warm
  }

  /// Returns the nodes that a url shows, from the tab bar up.
  private func opened(by entryPoint: Int) -> [NodeID] {
    let own = model.entryPoints[entryPoint]
    let screens = (model.calls[own.over].compactMap(\.node) + [own.owner]).flatMap { model.entryNodes(of: $0) }
    return (machine.tab(of: own).map { [model[$0].owner] } ?? []) + screens
  }

  private func shows(_ node: NodeID, _ state: AppState) -> Bool {
    let screen = state.current.screen
    if model[node].kind == .tabs { return state.top.bar == node }
    return screen == node || machine.embeddedScreens(in: screen).contains(node)
  }

  private func judge(_ node: NodeID, _ entryPoint: Int, _ shown: [AppState], _ openings: [Opening]) -> Judgement? {
    guard !shown.isEmpty || !space.isComplete else { return nil }
    let internals = model.flags.indices.filter { !model.flags[$0].isExternal }.map { FlagID($0) }
    let found = internals.flatMap { flag in
      [true, false].filter { value in shown.allSatisfy { $0.flags.contains(flag) == value } }.flatMap { value in
        openings.filter { $0.after.flags.contains(flag) != value }
      }
    }
    guard let nearest = found.map(\.distance).min() else { return nil }
    let screens = Set(found.filter { $0.distance == nearest }.map(\.after.current.screen))
    let isCertain = space.isConclusive && !shown.isEmpty
    return Judgement(
      rule: "unguarded-url", subject: .opening(entryPoint, node), certain: isCertain ? nearest : nil,
      possible: min(nearest, space.horizon == Int.max ? nearest : 0), screens: isCertain ? screens : [])
  }
}
