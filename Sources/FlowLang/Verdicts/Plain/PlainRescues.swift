/// Finds the entries that are left in every state after all, because a place that something above them goes back to, or the
/// call that something above them ends, lies below in all of them.
struct PlainRescues {
  private let space: PlainSpace
  /// Which places would do for which entries.
  private var questions: [Target.Place: [UInt32]] = [:]

  /// How many entries are asked about, and how much is looked at above each.
  private static let mostEntries = 10_000
  private static let mostAbove = 500

  /// Those of some entries that are left in every state.
  static func find(among entries: [UInt32], _ space: inout PlainSpace) -> Set<UInt32> {
    guard entries.count <= mostEntries else { return [] }
    var search = PlainRescues(space: space)
    for entry in entries { search.askForPlaces(entry, &space.offers) }
    search.askForCalls(Set(entries))
    guard !search.questions.isEmpty else { return [] }
    var detours = PlainDetours(space)
    var result: Set<UInt32> = []
    for (place, entries) in search.questions {
      let open = entries.filter { !result.contains($0) }
      guard !open.isEmpty else { continue }
      detours.avoid(place)
      result.formUnion(open.filter { detours.distance(to: $0) == PlainStep.none })
    }
    return result
  }

  private init(space: PlainSpace) { self.space = space }

  /// Looks above an entry for links that go back to a place, with none of its kind on the way there.
  private mutating func askForPlaces(_ entry: UInt32, _ offers: inout PlainOffers) {
    var before: [UInt32: (tail: UInt32, isUp: Bool)] = [:]
    var pending = [entry]
    var next = 0
    while next < pending.count && next < Self.mostAbove {
      let number = pending[next]
      let vertex = space.graph[number]
      next += 1
      if !vertex.isCovered && space.isJudged(vertex.screen) {
        let offer = offers.offer(of: vertex.screen, in: space.bar(of: vertex))
        for place in 0..<offer.count {
          let link = offers.link(place, of: offer)
          let target = space.links[Int(link)].target
          guard !offers.isLeftOut(link), space.steps[target].kind == .backTo,
            let place = space.machine.model.place(of: target), !lies(place, before, from: number, downTo: entry)
          else { continue }
          questions[place, default: []].append(entry)
        }
      }
      space.graph.forEachEdge(from: number) { _, kind, head, _ in
        guard kind != .anew, head != entry, before[head] == nil else { return }
        before[head] = (number, kind == .up)
        pending.append(head)
      }
    }
  }

  /// Whether a place lies on the way that was found from an entry to one above.
  private func lies(
    _ place: Target.Place, _ before: [UInt32: (tail: UInt32, isUp: Bool)], from top: UInt32, downTo entry: UInt32
  ) -> Bool {
    var number = top
    while number != entry, let (tail, isUp) = before[number] {
      if isUp && space.machine.model.isPlace(space.graph[tail], place) { return true }
      number = tail
    }
    return false
  }

  /// Looks for what ends a call further below, where nothing but going back comes of that.
  private mutating func askForCalls(_ entries: Set<UInt32>) {
    let model = space.machine.model
    var isSimple: [OutcomeID: Bool] = [:]
    for exit in space.graph.exits where entries.contains(exit.vertex) {
      guard case .finish(let outcome) = space.graph.moves[Int(exit.move)] else { continue }
      let flow = model[outcome].owner
      guard model.flow(calledBy: space.graph[exit.vertex].call) != flow else { continue }
      let simple = isSimple[outcome] ?? onlyGoesBack(after: outcome)
      isSimple[outcome] = simple
      if simple { questions[.node(flow), default: []].append(exit.vertex) }
    }
  }

  /// Whether all that calls say about an outcome leads nowhere else than back.
  private func onlyGoesBack(after outcome: OutcomeID) -> Bool {
    space.machine.model.handlers.allSatisfy { handler in
      guard handler.outcome == outcome, let target = handler.target else { return true }
      switch space.steps[target].kind {
      case .nothing, .back, .home, .dismiss, .backTo, .backToRoot, .tab: return true
      case .put, .replace, .reset, .over, .replaceFrom, .inTab, .finish: return false
      }
    }
  }
}
