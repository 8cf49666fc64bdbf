/// What is known of leaving entries without a closer look.
extension PlainSpace {
  /// Whether each entry is left by what the platform or its own links offer, so that home is never far.
  ///
  /// - Parameter countsResets: Whether the app anew is home, too.
  mutating func isEverythingLeft(countingResets countsResets: Bool) -> Bool {
    for number in ways.order {
      let vertex = graph[number]
      if vertex.base == .app || vertex.isCovered || !isJudged(vertex.screen) { continue }
      if isLeftByPlatform(vertex) { continue }
      let offer = offers.offer(of: vertex.screen, in: bar(of: vertex))
      let isLeft = (0..<offer.count).contains { place in
        let link = offers.link(place, of: offer)
        return !offers.isLeftOut(link) && leaves(links[Int(link)].target, vertex, countsResets)
      }
      if !isLeft { return false }
    }
    return true
  }

  private func isLeftByPlatform(_ vertex: PlainGraph.Vertex) -> Bool {
    if !vertex.isBottom && bar(of: vertex) != PlainStep.none { return true }
    guard !vertex.isBottom || vertex.base.isClosable else { return false }
    return isBackAutomatic(on: vertex.screen)
  }

  private func leaves(_ target: TargetID, _ vertex: PlainGraph.Vertex, _ countsResets: Bool) -> Bool {
    switch steps[target].kind {
    case .back, .home: true
    case .reset: countsResets
    case .dismiss: vertex.isBottom
    case .backTo: leavesByFallback(target)
    default: false
    }
  }

  /// Whether something has taken the place of a tab's root in some layers.
  func hasReplacedRoots(where isMeant: (PlainGraph.Vertex) -> Bool) -> Bool {
    guard graph.contexts.count > 1 else { return false }
    return ways.order.contains { number in
      let vertex = graph[number]
      let tab = graph.contexts[Int(vertex.context)].tab
      guard vertex.isBottom, tab != PlainStep.none, isMeant(vertex) else { return false }
      return vertex.screen != machine.root(of: TabID(tab), FlagSet()).index || vertex.tag != PlainStep.none
    }
  }

  /// Whether a target is an `on` for an outcome that another `on` ends its flow in.
  func isAnsweredByFinish(_ target: TargetID) -> Bool {
    let model = machine.model
    let outcomes = Set(model.handlers.filter { $0.target == target }.compactMap(\.outcome))
    return model.handlers.contains { handler in
      handler.target.flatMap { machine.outcome(ending: $0) }.map(outcomes.contains) ?? false
    }
  }

  /// From which entries that lead not home a dead end can be reached; nil where that depends on what lies below.
  func endsDead(_ survey: PlainSurvey, _ parents: PlainParents, _ isHome: [Bool]) -> [Bool]? {
    let possible = reaching(survey.stuck, parents)
    guard possible.contains(true) else { return possible }
    var search = offers
    let certain = reaching(survey.stuck.filter { isDead($0, &search) }, parents)
    let landings = Set(PlainLandings(self).entries.filter { $0.value.contains { possible[Int($0)] } }.keys)
    for exit in graph.exits where !isHome[Int(exit.vertex)] && !certain[Int(exit.vertex)] {
      switch graph.moves[Int(exit.move)] {
      case .unwind(let target): if landings.contains(target) { return nil }
      case .finish, .inTab: if !landings.isEmpty { return nil }
      }
    }
    let isSettled = ways.order.allSatisfy { isHome[Int($0)] || certain[Int($0)] == possible[Int($0)] }
    return isSettled ? certain : nil
  }

  /// The entries from which some of these can be reached without cutting below them.
  private func reaching(_ goals: [UInt32], _ parents: PlainParents) -> [Bool] {
    var result = [Bool](repeating: false, count: graph.vertices.count)
    var pending = goals
    for goal in goals { result[Int(goal)] = true }
    while let head = pending.popLast() {
      for number in parents.entering.successors(of: Int(head)) {
        let tail = parents.edges[Int(number)].tail
        if result[Int(tail)] { continue }
        result[Int(tail)] = true
        pending.append(tail)
      }
    }
    return result
  }

  /// Whether nothing that is offered on an entry ever changes anything.
  private func isDead(_ number: UInt32, _ offers: inout PlainOffers) -> Bool {
    let vertex = graph[number]
    let offer = offers.offer(of: vertex.screen, in: bar(of: vertex))
    for place in 0..<offer.count {
      let link = offers.link(place, of: offer)
      if offers.isLeftOut(link) { continue }
      let target = links[Int(link)].target
      switch effect(steps[target], target, at: vertex) {
      case .idles: continue
      case .isMissing: if targets[Int(target.index)].fallback == .stay { continue }
      default: break
      }
      return false
    }
    return true
  }
}
