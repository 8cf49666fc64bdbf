/// What a person sees of a state: where they are, without what lies below.
struct Spot: Hashable, Sendable {
  let screen: NodeID
  let tag: TagID?
  let presentation: Target.Presentation?
  /// The tab bar on screen, and which of its tabs is selected.
  let bar: NodeID?
  let selected: Int
  let flags: FlagSet

  init(_ state: AppState) {
    screen = state.current.screen
    tag = state.current.tag
    presentation = state.top.presentation
    bar = state.top.bar
    selected = state.top.selected
    flags = state.flags
  }
}

/// Which steps lead from spot to spot, as far as states were looked at: small enough to look far ahead. What goes back
/// leads to one spot here and to another there; whether a way can be walked is only seen in a state.
struct SpotGraph: Sendable {
  struct Edge: Hashable, Sendable {
    let tail: Int32
    let head: Int32
    let action: Action
    /// What it takes, by the numbers of the passages.
    let passages: [Int32]
  }

  private(set) var edges: [Edge] = []
  /// The edges out of each spot.
  private(set) var leaving: [[Int32]] = []
  private var numbers: [Spot: Int32] = [:]
  private var known: Set<Edge> = []

  /// The number of a state's spot; nil for one that no step leads from or to.
  func number(of state: AppState) -> Int32? { numbers[Spot(state)] }

  mutating func add(from tail: AppState, _ action: Action, to head: AppState, _ passages: [Int32]) {
    let edge = Edge(tail: spot(of: tail), head: spot(of: head), action: action, passages: passages)
    guard known.insert(edge).inserted else { return }
    leaving[Int(edge.tail)].append(Int32(edges.count))
    edges.append(edge)
  }

  private mutating func spot(of state: AppState) -> Int32 {
    let spot = Spot(state)
    if let number = numbers[spot] { return number }
    let number = Int32(leaving.count)
    numbers[spot] = number
    leaving.append([])
    return number
  }
}
