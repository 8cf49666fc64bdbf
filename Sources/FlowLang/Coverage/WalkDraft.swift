/// The steps of a walk that is being put together, a launch first.
typealias WalkDraft = [WalkDraftStep]

/// A step, and what it takes by the numbers of the passages.
struct WalkDraftStep: Sendable {
  let step: WalkStep
  let passages: [Int32]
  let taps: Int32
}

extension [WalkDraft] {
  /// How many taps they are together.
  var taps: Int { joined().reduce(0) { $0 + Int($1.taps) } }

  /// The walks without what takes nothing that another step does not take: ends of walks, and whole ones.
  ///
  /// - Parameter passageCount: How many passages there are.
  func trimmed(passageCount: Int) -> [WalkDraft] {
    var takers = [Int32](repeating: 0, count: passageCount)
    for passage in joined().flatMap(\.passages) { takers[Int(passage)] += 1 }
    return compactMap { walk in
      var walk = walk
      while let last = walk.last, last.passages.allSatisfy({ takers[Int($0)] > 1 }) {
        walk.removeLast()
        for passage in last.passages { takers[Int(passage)] -= 1 }
      }
      return walk.isEmpty ? nil : walk
    }
  }
}
