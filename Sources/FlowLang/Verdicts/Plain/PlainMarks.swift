/// The numbers of the places that each entry is.
struct PlainMarks {
  private var ofTag: [UInt32]
  private var ofNode: [UInt32]
  private var ofCall: [TargetID: UInt32] = [:]

  init(_ model: Model, _ steps: PlainSteps, _ number: [Target.Place: Int]) {
    ofTag = Array(repeating: PlainStep.none, count: model.tags.count)
    ofNode = Array(repeating: PlainStep.none, count: model.nodes.count)
    for (place, number) in number {
      switch place {
      case .tag(let tag): ofTag[Int(tag.index)] = UInt32(number)
      case .node(let node): ofNode[Int(node.index)] = UInt32(number)
      case .root: break
      }
    }
    for index in model.targets.indices where steps[TargetID(index)].isCall {
      guard let flow = model.flow(calledBy: UInt32(index)), ofNode[Int(flow.index)] != PlainStep.none else { continue }
      ofCall[TargetID(index)] = ofNode[Int(flow.index)]
    }
  }

  /// Calls its argument with each place that an entry is.
  @inline(__always)
  func forEach(of vertex: PlainGraph.Vertex, _ visit: (Int) -> Void) {
    if vertex.tag != PlainStep.none, ofTag[Int(vertex.tag)] != PlainStep.none { visit(Int(ofTag[Int(vertex.tag)])) }
    if ofNode[Int(vertex.screen)] != PlainStep.none { visit(Int(ofNode[Int(vertex.screen)])) }
    if vertex.call != PlainStep.none, let place = ofCall[TargetID(vertex.call)] { visit(Int(place)) }
  }
}

/// Which entries are each of the places that targets ask for.
struct PlainPlaceIndex {
  private var number: [Target.Place: Int] = [:]
  private var vertices: [UInt32] = []
  private var starts: [UInt32] = [0]

  init(_ model: Model, _ steps: PlainSteps, _ graph: PlainGraph, _ ways: PlainWays) {
    guard steps.hasPlaces else { return }
    func add(_ place: Target.Place) {
      if number[place] == nil { number[place] = number.count }
    }
    for index in model.targets.indices {
      let step = steps[TargetID(index)]
      switch step.kind {
      case .over, .replaceFrom, .backTo: if let place = model.place(of: TargetID(index)) { add(place) }
      case .finish: if case .finish(let outcome) = model.targets[index].goal { add(.node(model[outcome].owner)) }
      default: break
      }
    }
    guard !number.isEmpty else { return }
    let marks = PlainMarks(model, steps, number)
    var pairs: [(place: UInt32, vertex: UInt32)] = []
    for vertex in ways.order {
      marks.forEach(of: graph[vertex]) { pairs.append((UInt32($0), vertex)) }
    }
    starts = Array(repeating: 0, count: number.count + 1)
    for pair in pairs { starts[Int(pair.place) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var cursors = starts
    vertices = Array(repeating: 0, count: pairs.count)
    for (place, vertex) in pairs {
      vertices[Int(cursors[Int(place)])] = vertex
      cursors[Int(place)] += 1
    }
  }

  /// The entries that are a place, the nearest first.
  func vertices(at place: Target.Place) -> [UInt32] {
    guard let number = number[place] else { return [] }
    return Array(vertices[Int(starts[number])..<Int(starts[number + 1])])
  }
}
