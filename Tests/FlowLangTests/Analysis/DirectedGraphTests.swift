import Testing

@testable import FlowLang

/// Graphs and their components.
@Suite struct DirectedGraphTests {
  private func graph(_ count: Int, _ edges: [(Int, Int)]) -> DirectedGraph {
    DirectedGraph(vertexCount: count) { visit in
      for edge in edges { visit(edge.0, edge.1) }
    }
  }

  @Test func successorsKeepTheirOrder() {
    let graph = graph(4, [(0, 2), (2, 2), (0, 1), (3, 0), (0, 2)])
    #expect((0..<4).map { Array(graph.successors(of: $0)) } == [[2, 1, 2], [], [2], [0]])
    #expect(graph.vertexCount == 4)
    #expect(self.graph(0, []).vertexCount == 0)
    #expect(self.graph(1, []).successors(of: 0).isEmpty)
  }

  @Test func randomGraphsAgreeWithNaiveSearch() {
    var random = SeededRandom(seed: 11)
    for round in 0..<400 {
      let count = 1 + random.int(below: 12)
      let edges = (0..<random.int(below: 2 * count + 1)).map { _ in (random.int(below: count), random.int(below: count))
      }
      let graph = graph(count, edges)
      let isIncluded = (0..<count).map { _ in round % 2 == 0 || random.int(below: 4) > 0 }
      // The transitive closure: the vertices that are reachable through the included ones.
      var leads = (0..<count).map { vertex in (0..<count).map { $0 == vertex && isIncluded[vertex] } }
      for (tail, head) in edges where isIncluded[tail] && isIncluded[head] { leads[tail][head] = true }
      for middle in 0..<count {
        for tail in 0..<count where leads[tail][middle] {
          for head in 0..<count where leads[middle][head] { leads[tail][head] = true }
        }
      }
      let components = StrongComponents(graph) { isIncluded[$0] }
      for tail in 0..<count {
        #expect((components.component[tail] >= 0) == isIncluded[tail])
        for head in 0..<count where isIncluded[tail] && isIncluded[head] {
          let isSame = components.component[tail] == components.component[head]
          #expect(isSame == (leads[tail][head] && leads[head][tail]), "\(edges)")
          if leads[tail][head] { #expect(components.component[tail] >= components.component[head], "\(edges)") }
        }
      }
      #expect(Set(components.component.filter { $0 >= 0 }).count == components.count)
      if round % 2 == 0 {
        let sources = (0..<random.int(below: 3)).map { _ in random.int(below: count) }
        let reached = graph.reachable(from: sources)
        #expect(reached == (0..<count).map { vertex in sources.contains { leads[$0][vertex] } }, "\(edges)")
      }
    }
  }

  @Test func aChainOfAMillion() {
    let count = 1_000_000
    let chain = DirectedGraph(vertexCount: count) { visit in
      for vertex in 0..<count - 1 { visit(vertex, vertex + 1) }
    }
    #expect(chain.reachable(from: [0]).last == true)
    #expect(chain.reachable(from: [count - 1])[0] == false)
    let components = StrongComponents(chain) { _ in true }
    #expect(components.count == count)
    #expect(components.component.first == Int32(count - 1))
  }

  @Test func aCycleOfAMillion() {
    let count = 1_000_000
    let cycle = DirectedGraph(vertexCount: count) { visit in
      for vertex in 0..<count { visit(vertex, (vertex + 1) % count) }
    }
    let components = StrongComponents(cycle) { _ in true }
    #expect(components.count == 1)
    #expect(components.component.last == 0)
    // Without one of its vertices the cycle is a chain.
    #expect(StrongComponents(cycle) { $0 != 0 }.count == count - 1)
  }
}
