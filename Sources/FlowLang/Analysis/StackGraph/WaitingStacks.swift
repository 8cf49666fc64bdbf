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

/// The flags with which entries may wait in a tab, beside the root that a first visit shows.
///
/// A stack that waits in a tab is also seen there with each of the flags that it waits with, as a tap on the tab shows
/// it again (``StackSearch/Absence``). So where no entry of a tab is seen with some flags, no stack waits there with
/// them.
struct WaitingStacks {
  private let states: Set<TabState>

  init(_ graph: StackGraph) {
    states = graph.table.hasSeveralTabs ? Set(graph.reached.lazy.compactMap { graph.tabState(of: $0) }) : []
  }

  /// Returns the number of additional taps to show the root of another tab: a tab that is selected shows what waits in
  /// it.
  ///
  /// - Parameters:
  ///   - tail: The vertex on top before.
  ///   - head: The root.
  func extraTaps(_ tail: Int32, _ head: Int32, _ graph: StackGraph) -> Int32 {
    guard graph.selectsTab(tail, head), let tab = graph.tabState(of: head) else { return 0 }
    // Another root may be shown.
    if graph.mayHaveOtherRoot(head) { return 1 }
    return states.contains(TabState(layer: tab.layer, tab: tab.tab, flags: graph[tail].flags)) ? 1 : 0
  }
}
