/// The states that replays have visited, as a tree: most plans share a prefix with an earlier one, and a step on the
/// machine costs far more than a lookup.
final class VisitedStates {
  private(set) var nodes: [Node] = []
  /// The nodes of the starts, by the flags that differ and the literals that are asked, and the node after each step.
  var starts: [Start: Int32] = [:]
  var following: [Edge: Int32] = [:]
  /// Some visited states, by the screen on top.
  private(set) var shown: [NodeID: [(state: AppState, isFromOutside: Bool)]] = [:]
  /// The number of entries in the states of all nodes.
  private var entryCount = 0
  /// The number of entries in the states of ``shown``.
  private var shownEntryCount = 0
  /// The maximum numbers of nodes, of entries in them, and of states for one screen.
  private static let most = 4_000
  private static let mostEntries = 2_000_000
  private static let mostOnScreen = 16

  struct Node {
    let before: Int32
    /// The steps that were added to those of the node before.
    let actions: [Action]
    let state: AppState
    var isFromOutside = false
    let touched: Set<FlagID>
    /// The reason why the plan cannot be followed to this node, if any.
    var obstacle: Replay.Attempt?
  }

  struct Start: Hashable {
    let flips: [FlagID]
    let literals: [Literal]
    let isLoose: Bool
  }

  struct Edge: Hashable {
    let before: Int32
    let step: Plan.Step
  }

  /// Whether the states of the nodes have so many entries that no more nodes should be added.
  var isFull: Bool { entryCount > Self.mostEntries }

  /// Forgets all nodes if there are too many. Nodes of earlier plans are invalid then.
  func makeRoom() {
    guard nodes.count > Self.most || isFull else { return }
    nodes.removeAll(keepingCapacity: true)
    (starts, following, entryCount) = ([:], [:], 0)
  }

  /// Adds a node, and returns its number.
  func add(_ node: Node) -> Int32 {
    nodes.append(node)
    entryCount += node.state.entryCount
    return Int32(nodes.count - 1)
  }

  /// Records the state of a trace, unless a similar one is known or there are enough states.
  func note(_ trace: Replay.Trace) {
    let state = trace.state
    let isKnown = shown[state.current.screen, default: []].contains { known in
      known.state.flags == state.flags && known.isFromOutside == trace.isFromOutside
        && known.state.layers.count == state.layers.count && known.state.top.stack == state.top.stack
    }
    guard !isKnown, shown[state.current.screen, default: []].count < Self.mostOnScreen,
      shownEntryCount < Self.mostEntries
    else { return }
    shownEntryCount += state.entryCount
    shown[state.current.screen, default: []].append((state, trace.isFromOutside))
  }
}
