/// A walk under construction.
struct WalkDraft {
  private(set) var walk: CoveringWalk
  /// The items that the launch and each step cover, by number.
  private(set) var taken: [[Int32]]

  init(_ launch: CoveringWalk, _ taken: [Int32]) {
    walk = launch
    self.taken = [taken]
  }

  mutating func append(_ action: Action, _ items: [Int32]) {
    walk.steps.append(action)
    taken.append(items)
  }

  fileprivate mutating func removeLast() {
    taken.removeLast()
    if !walk.steps.isEmpty { walk.steps.removeLast() }
  }
}

extension [WalkDraft] {
  /// Returns the walks without final steps that cover nothing new, and without walks that become empty.
  func trimmed(itemCount: Int) -> [WalkDraft] {
    var walkCounts = [Int32](repeating: 0, count: itemCount)
    for item in lazy.flatMap(\.taken).joined() { walkCounts[Int(item)] += 1 }
    return compactMap { draft in
      var draft = draft
      while let last = draft.taken.last, last.allSatisfy({ walkCounts[Int($0)] > 1 }) {
        draft.removeLast()
        for item in last { walkCounts[Int(item)] -= 1 }
      }
      return draft.taken.isEmpty ? nil : draft
    }
  }
}
