import Testing

@testable import FlowLang

@Suite struct MinimumCostFlowTests {
  @Test func theCheaperWayIsTakenFirst() {
    var flow = MinimumCostFlow(vertexCount: 4)
    let cheap = flow.addArc(from: 0, to: 1, capacity: 1, cost: 1)
    let dear = flow.addArc(from: 0, to: 2, capacity: 2, cost: 3)
    let between = flow.addArc(from: 1, to: 2, cost: 1)
    flow.addArc(from: 1, to: 3, capacity: 0, cost: 1)
    flow.addArc(from: 2, to: 3, capacity: 2)
    flow.run(from: 0, to: 3)
    #expect([cheap, dear, between].map { flow.flow($0) } == [1, 1, 1])
    #expect((flow.amount, flow.cost) == (2, 5))
  }

  /// What was sent one way first is sent another way when that makes room for more.
  @Test func whatFlowsIsTurnedBack() {
    var flow = MinimumCostFlow(vertexCount: 4)
    flow.addArc(from: 0, to: 1, capacity: 1, cost: 1)
    flow.addArc(from: 0, to: 2, capacity: 1, cost: 2)
    let middle = flow.addArc(from: 1, to: 2, capacity: 1, cost: 0)
    flow.addArc(from: 1, to: 3, capacity: 1, cost: 4)
    flow.addArc(from: 2, to: 3, capacity: 1, cost: 1)
    flow.run(from: 0, to: 3)
    #expect((flow.amount, flow.cost, flow.flow(middle)) == (2, 8, 0))
  }

  /// Random assignments of six to six cost what the best of all orders costs.
  @Test func assignmentsAreTheBest() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let costs = (0..<6).map { _ in (0..<6).map { _ in random.int(below: 20) } }
      var flow = MinimumCostFlow(vertexCount: 14)
      for left in 0..<6 {
        flow.addArc(from: 12, to: left, capacity: 1)
        flow.addArc(from: 6 + left, to: 13, capacity: 1)
        for right in 0..<6 { flow.addArc(from: left, to: 6 + right, cost: Int32(costs[left][right])) }
      }
      flow.run(from: 12, to: 13)
      #expect((flow.amount, flow.cost) == (6, cheapest(costs, [])), "seed \(seed)")
    }
  }

  private func cheapest(_ costs: [[Int]], _ chosen: [Int]) -> Int {
    if chosen.count == costs.count { return 0 }
    return costs.indices.filter { !chosen.contains($0) }.map {
      costs[chosen.count][$0] + cheapest(costs, chosen + [$0])
    }
    .min() ?? 0
  }
}
