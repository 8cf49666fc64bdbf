/// The shortest ways to states in which a place is there twice, with different screens: over an entry that is the place
/// and shows one screen lies one that shows another.
struct PlainAmbiguity {
  /// The ways to states above the lower of the two, and from there to states above the upper.
  let lower: PlainConstrainedWays
  let upper: PlainConstrainedWays

  /// The ways for each screen that the lower may show.
  static func ways(_ space: PlainSpace, _ place: Target.Place) -> [PlainAmbiguity] {
    let vertices = space.vertices(at: place)
    let screens = Set(vertices.map { space.graph[$0].screen })
    guard screens.count > 1 else { return [] }
    return screens.sorted().map { screen in
      let lower = space.ways(above: vertices.filter { space.graph[$0].screen == screen }, space.ways)
      let upper = space.ways(above: vertices.filter { space.graph[$0].screen != screen }, lower.ways)
      return PlainAmbiguity(lower: lower, upper: upper)
    }
  }

  /// The steps to a state.
  func trace(to vertex: UInt32, _ space: PlainSpace) -> [Action] {
    space.trace(to: vertex, upper) { space.trace(to: $0, lower) }
  }

  /// Whether entries with different screens are a place.
  static func isPossible(_ space: PlainSpace, _ place: Target.Place) -> Bool {
    let vertices = space.vertices(at: place)
    return vertices.contains { space.graph[$0].screen != space.graph[vertices[0]].screen }
  }
}
