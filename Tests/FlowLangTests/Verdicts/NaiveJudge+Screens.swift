@testable import FlowLang

/// The verdicts about what is never shown, or only from outside.
extension NaiveJudge {
  var screenJudgements: [Judgement] {
    let fromStart = space.reachable(from: startPlaces)
    var sightings: [NodeID: Sighting] = [:]
    var shownFromStart: Set<NodeID> = []
    for place in space.states.indices {
      for screen in shown(at: place) {
        Sighting.note(space.distances[place], space.states[place].current.screen, in: &sightings[screen])
        if fromStart[place] != nil { shownFromStart.insert(screen) }
      }
    }
    return unreachable(Set(sightings.keys))
      + model.nodeIDs.compactMap { screen in
        guard isJudged(screen), !shownFromStart.contains(screen),
          !model.waysIn.contains(where: { $0.owner == screen })
        else { return nil }
        guard let sighting = sightings[screen] else {
          return space.isComplete ? nil : .never("deep-link-only", .screen(screen), isCertain: false)
        }
        // While it is embedded it belongs to its host: that may be told or not.
        let onTop = space.states.firstIndex { $0.current.screen == screen }
        return Judgement(
          rule: "deep-link-only", subject: .screen(screen),
          certain: space.isConvincing ? onTop.map { space.distances[$0] } : nil, possible: sighting.distance)
      }
  }

  /// The states that the start begins with, not a url or an entry.
  var startPlaces: [Int] {
    space.coldStarts.filter { start in
      if case .wayIn = start.steps.last { false } else { true }
    }.map(\.place)
  }

  /// The screen on top and what is embedded in it.
  func shown(at place: Int) -> [NodeID] {
    let current = space.states[place].current.screen
    return [current] + machine.embeddedScreens(in: current)
  }

  private func unreachable(_ reached: Set<NodeID>) -> [Judgement] {
    let screens = model.nodeIDs.filter { isJudged($0) && !reached.contains($0) }
    guard space.isConvincing else {
      return screens.map { .never("unreachable-screen", .screen($0), isCertain: false) }
    }
    // The links of an embedded screen are offered on its host; whether they are the host's own is left open.
    let narrow = heads(of: screens, hostsOfferLinks: true)
    let wide = heads(of: screens, hostsOfferLinks: false)
    return Set(narrow + wide).sorted().map { head in
      .never("unreachable-screen", .screen(head), isCertain: narrow.contains(head) && wide.contains(head))
    }
  }

  /// The screens that no other leads to, or only such as they lead to themselves, and of these the first.
  private func heads(of screens: [NodeID], hostsOfferLinks: Bool) -> [NodeID] {
    var behind: [NodeID: Set<NodeID>] = [:]
    for screen in screens {
      var seen: Set<NodeID> = []
      var pending = [screen]
      while let next = pending.popLast() {
        for goal in goals(from: next, hostsOfferLinks) where screens.contains(goal) && seen.insert(goal).inserted {
          pending.append(goal)
        }
      }
      behind[screen] = seen
    }
    return screens.filter { screen in
      screens.allSatisfy { other in
        guard other != screen, behind[other]?.contains(screen) == true else { return true }
        return behind[screen]?.contains(other) == true && screen < other
      }
    }
  }

  /// The screens that the links, guards and embedded screens of a screen lead to, whatever the stack.
  private func goals(from screen: NodeID, _ hostsOfferLinks: Bool) -> Set<NodeID> {
    let embedded = machine.embeddedScreens(in: screen)
    let offering = [screen] + (hostsOfferLinks ? embedded : [])
    let links = offering.flatMap { model.offeredLinks(of: $0) }.filter { !machine.broken.contains($0) }
    let guards = model.guards(of: screen).compactMap(\.otherwise)
    var result = Set(embedded)
    for target in (links.map { model[$0].target } + guards).flatMap({ model.family(of: $0) }) {
      if case .call(let node) = model[target].goal { result.formUnion(screens(shownBy: node)) }
    }
    return result
  }

  /// What going to a node may show: the starts of a flow, the roots of a tab bar and what its links lead to.
  private func screens(shownBy node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [node]
    var seen: Set<NodeID> = [node]
    while let next = pending.popLast() {
      var inner = model.guards(of: next).compactMap(\.otherwise).flatMap { model.family(of: $0) }
      let details = model.details(of: next)
      switch model[next].kind {
      case .tabs:
        inner += machine.links(on: next, in: nil).flatMap { model.family(of: model[$0].target) }
        for tab in model.tabs[details.tabs] {
          if let root = tab.root.node, seen.insert(root).inserted { pending.append(root) }
        }
      case .flow:
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
