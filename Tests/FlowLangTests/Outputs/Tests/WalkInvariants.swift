@testable import FlowLang

extension CoveringWalk {
  /// Returns the steps from the launch on.
  func text(_ compilation: Compilation) -> String {
    let first = launch.map { compilation.step($0).text } + (entryPoint == nil ? ["the start"] : [])
    return (first + steps.map { compilation.step($0).text }).joined(separator: ", ")
  }
}

extension CoveringWalks {
  /// The violated properties of the walks: steps that are not offered, ends without an item, items that are
  /// neither taken nor reported, and items wrongly reported to be impossible.
  var problems: [String] {
    var result: [String] = []
    var taken: Set<CoverageItem> = []
    for (index, walk) in walks.enumerated() {
      let route = WalkRoute(walk, machine)
      taken.formUnion(route.moments.flatMap(\.items))
      let replayed = machine.states(after: walk.launch + walk.steps)
      if !replayed.contains(where: { $0 == route.moments.last?.state }) {
        result.append("walk \(index + 1) cannot be walked: \(walk.text(compilation))")
      }
      if route.moments.last?.items.isEmpty == true { result.append("walk \(index + 1) ends with what takes nothing") }
    }
    let names = CoverageItemText(compilation)
    let untaken = Set(untaken.map(\.item))
    for item in items.all where taken.contains(item) == untaken.contains(item) {
      result.append("\(names.text(item)) is both taken and untaken, or neither")
    }
    let possible = itemsNearby
    for one in self.untaken where one.reason != .notFound && possible.contains(one.item) {
      result.append("\(names.text(one.item)) is taken nearby, and reported as \(one.reason.name)")
    }
    return result
  }

  /// The items from the states nearest to a launch.
  private var itemsNearby: Set<CoverageItem> {
    var taken: Set<CoverageItem> = []
    var states: [AppState] = []
    for cold in machine.coldFlags {
      let entryPoints: [Int?] = [nil] + machine.model.entryPoints.indices.map { $0 }
      for entryPoint in entryPoints {
        guard let launched = machine.launched(CoveringWalk(flags: cold.steps, entryPoint: entryPoint)) else { continue }
        taken.formUnion(launched.items)
        states.append(launched.state)
      }
    }
    var seen = Set(states)
    var next = 0
    while next < states.count, next < 100 {
      for action in machine.actions(in: states[next]) + machine.model.entryPoints.indices.map({ .entryPoint($0) }) {
        let (after, items) = machine.pass(action, in: states[next])
        taken.formUnion(items)
        if !after.layers.isEmpty, seen.insert(after).inserted { states.append(after) }
      }
      next += 1
    }
    return taken
  }

  /// The items that no walk takes although they are not known to be impossible.
  var missed: [String] {
    let names = CoverageItemText(compilation)
    return untaken.filter { $0.reason == .notFound }.map { names.text($0.item) }
  }
}
