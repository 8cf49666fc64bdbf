/// With which flags more than its root may wait in a tab.
///
/// What waits in a tab was on top when the tab was left, and stays the same until it is selected again, while the flags
/// change. So more than the root waits only with flags that steps can make of those that something else than the root
/// was left with.
struct WaitingStacks {
  private struct Key: Hashable {
    let layer: Int32
    let tab: TabID
  }

  /// The tracked flags that only steps change.
  private let mask: UInt32
  private var flags: [Key: Set<UInt32>] = [:]

  init(_ graph: StackGraph) {
    let table = graph.table
    let mask = graph.precision.flags.reduce(UInt32(0)) { mask, flag in
      guard let slot = graph.slot(of: flag), !table.isExternalFlag(flag) else { return mask }
      return mask | 1 << UInt32(slot)
    }
    self.mask = mask
    var changes: [UInt32: Set<UInt32>] = [:]
    func note(_ vertex: Int32, _ after: UInt32) {
      let before = graph[vertex].flags & mask
      if before != after & mask { changes[before, default: []].insert(after & mask) }
    }
    for edge in graph.edges where edge.kind != .anew { note(edge.tail, graph[edge.head].flags) }
    for exit in graph.exits {
      note(exit.vertex, exit.flags)
      switch table.exits[Int(exit.move)] {
      case .bar, .select, .inTab: break
      default: continue
      }
      guard !graph[exit.vertex].isBottom, let tab = graph.context(of: exit.vertex).tab else { continue }
      flags[Key(layer: graph.context(of: exit.vertex).layer, tab: tab), default: []].insert(exit.flags & mask)
    }
    for (key, left) in flags {
      var (reached, pending) = (left, Array(left))
      while let next = pending.popLast() {
        for after in changes[next] ?? [] where reached.insert(after).inserted { pending.append(after) }
      }
      flags[key] = reached
    }
  }

  /// How many more taps than one it takes to show the root of another tab: a tab that is selected shows what waits in it.
  ///
  /// - Parameters:
  ///   - tail: What is on top before.
  ///   - head: The root.
  func extraTaps(_ tail: Int32, _ head: Int32, _ graph: StackGraph) -> Int32 {
    let context = graph.context(of: head)
    guard graph.selectsTab(tail, head) else { return 0 }
    // Another root may be shown.
    if graph.table.replacesRoots { return 1 }
    guard let tab = context.tab, let flags = flags[Key(layer: context.layer, tab: tab)] else { return 0 }
    return flags.contains(graph[tail].flags & mask) ? 1 : 0
  }
}
