/// A tab of a layer, and flags.
struct TabState: Hashable {
  let layer: Int32
  let tab: TabID
  let flags: UInt32
}

extension StackGraph {
  /// The tab that a vertex is in, with its flags; nil where there are no tabs.
  func tabState(of vertex: Vertex) -> TabState? {
    let context = context(of: vertex)
    return context.tab.map { TabState(layer: context.layer, tab: $0, flags: self[vertex].flags) }
  }
}

/// With which flags something may wait in a tab beside the root that a first visit shows.
///
/// What waits in a tab is also seen there with each of the flags that it waits with, as a tap on the tab shows it again
/// (``StackSearch/Absence``). So with flags with which nothing is seen in a tab, nothing waits in it.
struct WaitingStacks {
  private let states: Set<TabState>

  init(_ graph: StackGraph) {
    states = graph.table.hasSeveralTabs ? Set(graph.reached.lazy.compactMap { graph.tabState(of: $0) }) : []
  }

  /// How many more taps than one it takes to show the root of another tab: a tab that is selected shows what waits in it.
  ///
  /// - Parameters:
  ///   - tail: What is on top before.
  ///   - head: The root.
  func extraTaps(_ tail: Int32, _ head: Int32, _ graph: StackGraph) -> Int32 {
    guard graph.selectsTab(tail, head), let tab = graph.tabState(of: head) else { return 0 }
    // Another root may be shown.
    if graph.table.replacesRoots { return 1 }
    return states.contains(TabState(layer: tab.layer, tab: tab.tab, flags: graph[tail].flags)) ? 1 : 0
  }
}
