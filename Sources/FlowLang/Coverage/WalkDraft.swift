/// A walk under construction.
struct WalkDraft {
  private(set) var walk: CoveringWalk
  /// The passages that the launch and each step cover, by number.
  private(set) var taken: [[Int32]]

  init(_ launch: CoveringWalk, _ taken: [Int32]) {
    walk = launch
    self.taken = [taken]
  }

  mutating func append(_ action: Action, _ passages: [Int32]) {
    walk.steps.append(action)
    taken.append(passages)
  }

  fileprivate mutating func removeLast() {
    taken.removeLast()
    if !walk.steps.isEmpty { walk.steps.removeLast() }
  }
}

extension [WalkDraft] {
  /// Returns the walks without final steps that cover nothing new, and without walks that become empty.
  func trimmed(passageCount: Int) -> [WalkDraft] {
    var takers = [Int32](repeating: 0, count: passageCount)
    for passage in lazy.flatMap(\.taken).joined() { takers[Int(passage)] += 1 }
    return compactMap { draft in
      var draft = draft
      while let last = draft.taken.last, last.allSatisfy({ takers[Int($0)] > 1 }) {
        draft.removeLast()
        for passage in last { takers[Int(passage)] -= 1 }
      }
      return draft.taken.isEmpty ? nil : draft
    }
  }
}
