import Testing

@testable import FlowLang

/// Invariants of a layout: boxes do not overlap, forward arrows lead to the right, and the result is deterministic.
@Suite struct LayeredLayoutTests {
  @Test(arguments: 1...40)
  func boxesDoNotOverlap(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = random.int(below: 60) + 1
    let boxes = (0..<count).map { _ in
      let isArea = random.int(below: 8) == 0
      return LayeredLayout.Box(
        width: Double(random.int(below: isArea ? 900 : 150) + 20), height: Double(random.int(below: 200) + 10))
    }
    let arrows = (0..<random.int(below: 2 * count + 1)).map { _ in
      let (tail, head) = (random.int(below: count), random.int(below: count))
      return LayeredLayout.Arrow(
        tail: tail, tailOffset: Double(random.int(below: Int(boxes[tail].height))), head: head, headOffset: 5,
        isLoose: random.int(below: 4) == 0)
    }
    let layout = LayeredLayout(boxes, arrows)
    for (index, corner) in layout.corners.enumerated() {
      #expect(corner.x >= 0 && corner.y >= -0.001)
      #expect(corner.x + boxes[index].width <= layout.size.width + 0.001)
      #expect(corner.y + boxes[index].height <= layout.size.height + 0.001)
      for other in 0..<index {
        let isApart =
          corner.x + boxes[index].width <= layout.corners[other].x
          || layout.corners[other].x + boxes[other].width <= corner.x
          || corner.y + boxes[index].height <= layout.corners[other].y + 0.001
          || layout.corners[other].y + boxes[other].height <= corner.y + 0.001
        #expect(isApart, "boxes \(other) and \(index) of seed \(seed)")
      }
    }
    #expect(LayeredLayout(boxes, arrows).corners == layout.corners)
  }

  @Test func forwardArrowsLeadToTheRight() {
    let boxes = [LayeredLayout.Box](repeating: LayeredLayout.Box(width: 100, height: 40), count: 4)
    let arrows = [(0, 1), (1, 2), (0, 2), (2, 0), (2, 3)].map {
      LayeredLayout.Arrow(tail: $0.0, tailOffset: 20, head: $0.1, headOffset: 20, isLoose: false)
    }
    let columns = LayeredLayout(boxes, arrows).corners.map(\.x)
    #expect(columns == columns.sorted() && Set(columns).count == 4)
  }

  /// Neither a long chain nor a wide layer exceeds the stack.
  @Test func longChainsAreLaidOut() {
    let count = 5000
    let boxes = [LayeredLayout.Box](repeating: LayeredLayout.Box(width: 100, height: 40), count: count)
    let chain = (1..<count).map {
      LayeredLayout.Arrow(tail: $0 - 1, tailOffset: 20, head: $0, headOffset: 20, isLoose: false)
    }
    #expect(LayeredLayout(boxes, chain).size.height == 40)
    let star = (1..<count).map {
      LayeredLayout.Arrow(tail: 0, tailOffset: 20, head: $0, headOffset: 20, isLoose: false)
    }
    #expect(LayeredLayout(boxes, star).size.width == 270)
  }
}
