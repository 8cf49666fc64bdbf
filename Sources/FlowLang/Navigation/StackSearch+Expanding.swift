/// What can be done from a vertex.
extension StackSearch {
  /// Follows every link and everything that the platform offers.
  mutating func expand(_ number: StackGraph.Vertex) {
    let surroundings = graph.surroundings(of: number)
    let vertex = surroundings.vertex
    if model[vertex.screen].isExternal {
      expandExternal(number, surroundings)
    } else {
      let bar = surroundings.beneath.tab.map { model[$0].owner }
      for link in offers.links(on: vertex.screen, in: bar) {
        guard let effect = machine.decide(.target(model[link].target), in: surroundings) else { continue }
        var outcome: OutcomeID?
        if case .finish(let ending) = effect.move { outcome = ending }
        let step = Action.link(link, on: vertex.screen, outcome: outcome)
        apply(effect, at: number, flags: vertex.flags, 1, .step(step))
        graph.stepsOf[Int(number)].append((step, lastLanding))
      }
    }
    expandPlatform(number, surroundings)
    for (index, flag) in model.flags.enumerated() where flag.isExternal {
      var flags = surroundings.flags
      let value = !flags.contains(FlagID(index))
      flags.set(FlagID(index), to: value)
      connect(.inPlace, number, vertex.seen(self.number(of: flags)), 1, .step(.flag(FlagID(index), value)))
    }
  }

  private mutating func expandExternal(_ number: StackGraph.Vertex, _ surroundings: VertexSurroundings) {
    let vertex = surroundings.vertex
    if let call = graph.call(of: vertex), call.flow == vertex.screen {
      for outcome in model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
        addExit(.finish(outcome), vertex.flags, at: number, 1, .step(.externalOutcome(outcome)))
      }
    }
    if !vertex.isBottom || surroundings.beneath.presentation != nil {
      addExit(.pop, vertex.flags, at: number, 1, .step(.externalBack(vertex.screen)))
    }
  }

  private mutating func expandPlatform(_ number: StackGraph.Vertex, _ surroundings: VertexSurroundings) {
    let vertex = surroundings.vertex
    if model.isBackAutomatic(on: vertex.screen) {
      if !vertex.isBottom && !model[vertex.screen].isExternal {
        addExit(.pop, vertex.flags, at: number, 1, .step(.back))
      }
      if surroundings.beneath.presentation?.isClosable == true {
        addExit(.dismiss, vertex.flags, at: number, 1, .step(.dismiss))
      }
    }
    guard let selected = surroundings.beneath.tab else { return }
    for tab in machine.tabs(of: model[selected].owner) {
      guard let effect = machine.decide(.tab(tab), in: surroundings) else { continue }
      apply(effect, at: number, flags: vertex.flags, 1, .step(.tab(tab)))
    }
  }

  /// Lets an effect happen at an entry.
  ///
  /// - Parameters:
  ///   - effect: What happens.
  ///   - number: The entry that it happens at.
  ///   - before: The flags when it happens.
  ///   - weight: How many steps lead to it from the entry, the step itself included.
  ///   - origin: The steps.
  mutating func apply(
    _ effect: Effect, at number: StackGraph.Vertex, flags before: Int32, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    let vertex = graph[number]
    let flags = self.number(of: effect.flags)
    let isFirstLayer = graph.beneath(vertex).presentation == nil
    func leave(_ move: StackGraph.Exit.Move) { addExit(move, flags, at: number, weight, origin) }
    switch effect.move {
    case .nothing, .proceed: stay(flags)
    // Where there is nothing to leave, nothing is set.
    case .back: if vertex.isBottom && isFirstLayer { stay(before) } else { leave(.pop) }
    case .dismiss: if isFirstLayer { stay(before) } else { leave(.dismiss) }
    case .home: leave(.home)
    case .unwind(let place): leave(place == .root ? .root : .unwind(place))
    case .raise(let tag): raise(tag, at: number, flags, weight, origin)
    case .select(let tab):
      parkIfLeaving(number, for: tab, flags, origin)
      leave(.select(tab))
    case .finish(let outcome): leave(.finish(outcome))
    case .open(let index): open(index, effect.flags, from: number, weight, origin)
    case .enter(let entrance): enter(entrance, at: number, flags, weight, origin)
    }
    func stay(_ flags: Int32) { connect(.inPlace, number, vertex.seen(flags), weight, origin) }
  }

  private mutating func enter(
    _ entrance: Entrance, at number: StackGraph.Vertex, _ flags: Int32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    switch entrance.placing {
    case .top: put(entrance, on: number, flags, weight, origin)
    case .replace: connect(.inPlace, number, replaced(graph[number], by: entrance, flags), weight, origin)
    case .over(.root) where graph[number].isBottom: put(entrance, on: number, flags, weight, origin)
    case .replaceFrom(.root) where graph[number].isBottom:
      connect(.inPlace, number, replaced(graph[number], by: entrance, flags), weight, origin)
    case .over(let place): addExit(.over(place, entrance), flags, at: number, weight, origin)
    case .replaceFrom(let place): addExit(.replaceFrom(place, entrance), flags, at: number, weight, origin)
    case .inTab(let tab): addExit(.inTab(tab, entrance), flags, at: number, weight, origin)
    case .reset:
      let layer = machine.layer(entrance, presentation: nil, graph.valuations[Int(flags)])
      connectAnew(
        AppState(layers: [layer], flags: graph.valuations[Int(flags)]), .entrance(entrance), from: number, weight,
        origin)
    }
  }

  /// The entry that is raised is taken for one more entry on top, as what lies between stays as it is. Where entries of
  /// several screens have the tag, each may be the one.
  private mutating func raise(
    _ tag: TagID, at number: StackGraph.Vertex, _ flags: Int32, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    guard graph[number].tag != tag else {
      return connect(.inPlace, number, graph[number].seen(flags), weight, origin)
    }
    doubts.insert(.raise)
    let surroundings = graph.surroundings(of: number)
    let mark = surroundings.beneath.marks.first { graph.tracked[Int($0.place)] == .raisable(tag) }
    guard let mark else { return }
    for screen in mark.screen.map({ [$0] }) ?? raisableScreens[tag, default: []] {
      let entrance = Entrance(shown: screen, tag: tag, call: nil, presentation: .push, placing: .top)
      put(entrance, on: number, flags, weight, origin)
    }
  }

  private mutating func parkIfLeaving(
    _ number: StackGraph.Vertex, for tab: TabID, _ flags: Int32, _ origin: StackGraph.Origin
  ) {
    let beneath = graph.beneath(graph[number])
    guard let selected = beneath.tab, let bar = beneath.bar, selected != tab,
      model[selected].owner == model[tab].owner, case .step(let action) = origin
    else { return }
    park(number, action, goingTo: tabRoot(tab, bar, flags))
  }
}
