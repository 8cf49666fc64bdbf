/// What edges and exits stand for, step by step.
extension PlainGraph {
  /// The vertex that a plain edge leaves (binary search).
  func tail(of edge: EdgeNumber) -> UInt32 {
    guard edge.isPlain else { return edges[edge.index].tail }
    var (low, high) = (0, firstPlain.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(firstPlain[middle]) <= edge.index { low = middle } else { high = middle - 1 }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  func head(of edge: EdgeNumber) -> UInt32 { edge.isPlain ? head(ofPlain: edge.index) : edges[edge.index].head }

  func weight(of edge: EdgeNumber) -> UInt32 { edge.isPlain ? 1 : edges[edge.index].weight }

  func kind(of edge: EdgeNumber) -> Kind { edge.isPlain ? kind(ofPlain: edge.index) : edges[edge.index].kind }

  /// The steps of an edge.
  func steps(of edge: EdgeNumber) -> [Action] {
    edge.isPlain ? [step(ofPlain: edge.index)] : steps(of: edges[edge.index].origin)
  }

  /// The steps of an exit, from its vertex on.
  func steps(ofExit exit: Int) -> [Action] { steps(of: exits[exit].origin) }

  private func step(ofPlain edge: Int) -> Action {
    let step = steps[edge]
    if step & Self.tabBit != 0 { return .tab(TabID(step & ~Self.tabBit)) }
    return .link(LinkID(step), on: NodeID(self[tail(of: .plain(edge))].screen), outcome: nil)
  }

  private func steps(of origin: Origin) -> [Action] {
    var result: [Action] = []
    var pending = [origin]
    while let next = pending.popLast() {
      switch next {
      case .free: break
      case .step(let action): result.append(action)
      case .way(let way): result += ways[way]
      case .along(let edge, let exit):
        pending.append(exits[exit].origin)
        if edge.isPlain {
          result.append(step(ofPlain: edge.index))
        } else {
          pending.append(edges[edge.index].origin)
        }
      }
    }
    return result
  }
}
