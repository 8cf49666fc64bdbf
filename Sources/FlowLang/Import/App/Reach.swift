/// Which of the numbers 0..<n can be got to from some of them.
struct Reach {
  private(set) var isReached: [Bool]
  private let edges: [[Int]]

  init(from roots: [Int], in edges: [[Int]]) {
    self.edges = edges
    isReached = [Bool](repeating: false, count: edges.count)
    for root in roots { extend(from: root) }
  }

  /// Begins at one more of them, too.
  mutating func extend(from root: Int) {
    if isReached[root] { return }
    isReached[root] = true
    var pending = [root]
    while let vertex = pending.popLast() {
      for next in edges[vertex] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
  }

  /// Of those that are not reached, the ones to look at first: nothing unreached leads to them, or, in a ring, nothing
  /// before them does.
  func heads(among candidates: [Int]) -> [Int] {
    let unreached = candidates.filter { !isReached[$0] }
    var isEntered = [Bool](repeating: false, count: edges.count)
    for number in unreached { for next in edges[number] where next != number { isEntered[next] = true } }
    var rest = self
    var heads: [Int] = []
    for isRing in [false, true] {
      for number in unreached where isRing ? !rest.isReached[number] : !isEntered[number] {
        heads.append(number)
        rest.extend(from: number)
      }
    }
    return heads
  }
}
