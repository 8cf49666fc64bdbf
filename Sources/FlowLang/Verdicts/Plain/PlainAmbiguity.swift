/// The shortest ways to states in which a place is there twice, with different screens: over an entry that is the place
/// and shows one screen lies one that shows another.
struct PlainAmbiguity {
  /// The ways to states above the lower of the two, and from there to states above the upper.
  let lower: PlainConstrainedWays
  let upper: PlainConstrainedWays

  /// The ways for each screen that the lower may show.
  static func ways(_ space: PlainSpace, _ place: Target.Place) -> [PlainAmbiguity] {
    let model = space.machine.model
    var screens: Set<UInt32> = []
    for number in space.ways.order where model.isPlace(space.graph[number], place) {
      screens.insert(space.graph[number].screen)
    }
    guard screens.count > 1 else { return [] }
    return screens.sorted().map { screen in
      let lower = space.ways(above: { tail, _ in
        space.graph[tail].screen == screen && model.isPlace(space.graph[tail], place)
      })
      let upper = space.ways(
        above: { tail, _ in space.graph[tail].screen != screen && model.isPlace(space.graph[tail], place) },
        from: lower.ways)
      return PlainAmbiguity(lower: lower, upper: upper)
    }
  }

  /// The steps to a state.
  func trace(to vertex: UInt32, _ space: PlainSpace) -> [Action] {
    space.trace(to: vertex, upper) { space.trace(to: $0, lower) }
  }

  /// The places that entries with different screens are, of those that links go back to.
  static func candidates(_ space: PlainSpace) -> Set<Target.Place> {
    let model = space.machine.model
    var screens: [Target.Place: UInt32] = [:]
    var result: Set<Target.Place> = []
    var number: [Target.Place: Int] = [:]
    var places: [Target.Place] = []
    for index in space.targets.indices {
      guard let place = model.place(of: TargetID(index)), number[place] == nil else { continue }
      number[place] = places.count
      places.append(place)
    }
    guard !places.isEmpty else { return [] }
    let marks = PlainMarks(space, number)
    for vertex in space.ways.order {
      let screen = space.graph[vertex].screen
      marks.forEach(of: space.graph[vertex]) { mark in
        if let known = screens[places[mark]], known != screen { result.insert(places[mark]) }
        screens[places[mark]] = screen
      }
    }
    return result
  }
}
