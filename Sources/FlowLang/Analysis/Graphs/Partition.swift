/// Disjoint sets of numbers (Tarjan 1975, with path halving).
struct Partition {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  /// Returns the representative of the set of a number.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parent[number] != number {
      parent[number] = parent[parent[number]]
      number = parent[number]
    }
    return number
  }

  /// Joins the sets of two numbers.
  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    parent[max(left, right)] = min(left, right)
  }
}
