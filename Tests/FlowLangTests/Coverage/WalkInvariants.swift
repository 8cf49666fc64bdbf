@testable import FlowLang

extension CoveringWalk {
  /// The steps from the launch on.
  func text(_ compilation: Compilation) -> String {
    let launch = flags + (wayIn.map { [.wayIn($0)] } ?? [])
    let first = launch.map { compilation.step($0).text } + (wayIn == nil ? ["the start"] : [])
    return (first + steps.map { compilation.step($0).text }).joined(separator: ", ")
  }
}

extension CoveringWalks {
  /// What is wrong with the walks: steps that are not offered, passages that nobody takes or that nothing is said of,
  /// a bound above the taps, links that neither are taken nor are dead by a verdict.
  var complaints: [String] {
    var result: [String] = []
    var taken: Set<Passage> = []
    for (index, walk) in walks.enumerated() {
      let route = WalkRoute(walk, machine)
      taken.formUnion(route.moments.flatMap(\.passages))
      let replayed = machine.states(after: route.launch + walk.steps)
      if !replayed.contains(where: { $0 == route.moments.last?.state }) {
        result.append("walk \(index + 1) cannot be walked: \(walk.text(compilation))")
      }
      if route.moments.last?.passages.isEmpty == true {
        result.append("walk \(index + 1) ends with what takes nothing")
      }
    }
    let names = PassageText(compilation)
    let untaken = Set(untaken.map(\.passage))
    for passage in passages.all where taken.contains(passage) == untaken.contains(passage) {
      result.append("\(names.text(passage)) is both taken and untaken, or neither")
    }
    if lowerBound > taps { result.append("the bound \(lowerBound) is above the \(taps) taps") }
    return result
  }

  /// The links and `on`s that no walk takes although it is not known that they never do what they say.
  var missed: [String] {
    let names = PassageText(compilation)
    return untaken.filter { $0.reason == .notFound }.map { names.text($0.passage) }.filter { !$0.hasSuffix("else") }
  }
}
