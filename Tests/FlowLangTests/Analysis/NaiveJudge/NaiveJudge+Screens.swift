@testable import FlowLang

/// The verdicts about screens that are never shown, or only from outside.
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
          !model.entryPoints.contains(where: { $0.owner == screen })
        else { return nil }
        guard let sighting = sightings[screen] else {
          return space.isComplete ? nil : .never("deep-link-only", .screen(screen), isCertain: false)
        }
        // While the screen is embedded it belongs to its host: a finding is optional.
        let onTop = space.states.firstIndex { $0.current.screen == screen }
        return Judgement(
          rule: "deep-link-only", subject: .screen(screen),
          certain: space.isConclusive ? onTop.map { space.distances[$0] } : nil, possible: sighting.distance)
      }
  }

  /// The indices of the states after a cold start that is not by a url or an entry.
  var startPlaces: [Int] { space.coldStarts.map(\.place) }

  /// Returns the screen on top and the screens embedded in it.
  func shown(at place: Int) -> [NodeID] {
    let current = space.states[place].current.screen
    return [current] + machine.embeddedScreens(in: current)
  }

  private func unreachable(_ reached: Set<NodeID>) -> [Judgement] {
    let screens = model.nodeIDs.filter { isJudged($0) && !reached.contains($0) }
    guard space.isConclusive else { return screens.map { .never("unreachable-screen", .screen($0), isCertain: false) } }
    // The links of an embedded screen are offered on its host; whether they are the host's own is left open.
    let narrow = heads(of: screens, hostsOfferLinks: true)
    let wide = heads(of: screens, hostsOfferLinks: false)
    return Set(narrow + wide).sorted().map { head in
      .never("unreachable-screen", .screen(head), isCertain: narrow.contains(head) && wide.contains(head))
    }
  }

  /// Returns the screens that no other screen leads to, and the first of each cycle that no screen outside leads to.
  private func heads(of screens: [NodeID], hostsOfferLinks: Bool) -> [NodeID] {
    var behind: [NodeID: Set<NodeID>] = [:]
    for screen in screens {
      var seen: Set<NodeID> = []
      var pending = [screen]
      while let next = pending.popLast() {
        for goal in machine.goals(from: next, hostsOfferLinks: hostsOfferLinks)
        where screens.contains(goal) && seen.insert(goal).inserted {
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
}
