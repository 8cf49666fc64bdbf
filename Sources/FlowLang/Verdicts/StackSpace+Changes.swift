/// Whether what happens changes the state.
extension StackSpace {
  /// In which of the states of a vertex nothing changes.
  enum Stay: Equatable {
    case never, always
    /// Where one of these lies right beneath, and not where another entry does.
    case over(Set<StackGraph.Vertex>)
  }

  /// In which of the states of a vertex an effect leaves everything as it is.
  func stay(_ effect: Effect, at number: StackGraph.Vertex, flags: FlagSet) -> Stay {
    let own = graph[number]
    let beneath = graph.beneath(own)
    let isFirstBottom = own.isBottom && beneath.presentation == nil
    func stays(_ isSame: Bool) -> Stay { isSame ? .always : .never }
    switch effect.move {
    // Where there is nothing to leave, nothing is set.
    case .back: return stays(isFirstBottom)
    case .dismiss: return stays(beneath.presentation == nil)
    default: break
    }
    if effect.flags != flags { return .never }
    switch effect.move {
    case .nothing, .proceed, .back, .dismiss: return .always
    case .home: return stays(isFirstBottom)
    case .unwind(let place): return stays(place == .root && own.isBottom)
    case .raise(let tag): return stays(own.tag == tag)
    case .select(let tab): return stays(beneath.tab == tab && own.isBottom)
    case .finish, .open: return .never
    case .enter(let entrance): return stay(entrance, number, own, beneath, isFirstBottom)
    }
  }

  private func stay(
    _ entrance: Entrance, _ number: StackGraph.Vertex, _ own: StackVertex, _ beneath: Beneath, _ isFirstBottom: Bool
  ) -> Stay {
    if case .reset = entrance.placing, let tab = machine.firstTab(of: entrance.shown) {
      let isFresh = isFirstBottom && beneath.tab == tab && own.tag == entrance.tag && isBeginning(number)
      guard isFresh else { return .never }
      // A tab that was looked at is not as it was.
      return hasSeenOtherTabs(tab) ? .over([]) : .always
    }
    let shows = own.screen == entrance.shown && own.tag == entrance.tag
    guard shows, model.details(of: entrance.shown).parameters.isEmpty else { return .never }
    // The call that began with an entry stays with what takes its place.
    switch entrance.placing {
    case .replace: return .always
    case .replaceFrom(let place): return place == .root && own.isBottom ? .always : .never
    case _ where graph.call(of: own) != entrance.call: return .never
    case .reset: return isFirstBottom && beneath.tab == nil ? .always : .never
    case .top: return .never
    case .inTab(let tab):
      return beneath.tab == tab && !own.isBottom ? over(number) { graph[$0].isBottom } : .never
    case .over(let place):
      if entrance.presentation == .push {
        if own.isBottom { return .never }
        return over(number) { place == .root ? graph[$0].isBottom : graph.isPlace(graph[$0], place) }
      }
      guard own.isBottom, place != .root, beneath.presentation == entrance.presentation else { return .never }
      return over(number) { graph.isPlace(graph[$0], place) }
    }
  }

  /// In which of the states of a vertex one of these lies right beneath.
  func over(_ vertex: StackGraph.Vertex, where isPlace: (StackGraph.Vertex) -> Bool) -> Stay {
    let parents = parents(of: vertex)
    let places = parents.filter(isPlace)
    if places.isEmpty { return .never }
    return places.count == parents.count ? .always : .over(places)
  }

  /// The entries that can lie right beneath a vertex.
  func parents(of vertex: StackGraph.Vertex) -> Set<StackGraph.Vertex> {
    var result: Set<StackGraph.Vertex> = []
    for place in placesTaken(by: vertex) {
      for number in graph.entering[Int(place)] where graph.edges[Int(number)].kind == .up {
        result.insert(graph.edges[Int(number)].tail)
      }
    }
    return result
  }

  /// The entries that a vertex can take the place of, itself included.
  func placesTaken(by vertex: StackGraph.Vertex) -> Set<StackGraph.Vertex> {
    var seen: Set<StackGraph.Vertex> = [vertex]
    var pending = [vertex]
    while let next = pending.popLast() {
      for number in graph.entering[Int(next)] where graph.edges[Int(number)].kind == .inPlace {
        let tail = graph.edges[Int(number)].tail
        if seen.insert(tail).inserted { pending.append(tail) }
      }
    }
    return seen
  }

  /// Whether the app can begin, or begin anew, at a vertex.
  private func isBeginning(_ vertex: StackGraph.Vertex) -> Bool {
    graph.roots.contains { $0.vertex == vertex } || graph.edges.contains { $0.kind == .anew && $0.head == vertex }
  }

  /// Whether another tab of the app's bar is ever looked at.
  private func hasSeenOtherTabs(_ tab: TabID) -> Bool {
    graph.vertices.contains { vertex in
      let beneath = graph.beneath(vertex)
      guard let other = beneath.tab, other != tab else { return false }
      return beneath.presentation == nil && model[other].owner == model[tab].owner
    }
  }
}
