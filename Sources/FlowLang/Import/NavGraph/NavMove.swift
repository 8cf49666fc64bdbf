/// What an action does to what is on the screen, in the terms of the language.
///
/// Android first takes away what lies above `popUpTo`, and that itself when it is inclusive, then opens the destination
/// (developer.android.com/guide/navigation/backstack#pop). Taking away a graph takes away all its destinations, so
/// there it makes no difference whether it is inclusive.
struct NavMove {
  enum Goal {
    case open(Int)
    /// Opens what is not there.
    case unknown(String)
    case back
    case backTo(Int)
    /// Leaves a graph.
    case leave(Int)
    case stay
  }

  enum Placing {
    case replace, reuse, reset
    case over(Int)
    case replaceFrom(Int)
  }

  private(set) var goal: Goal
  private(set) var placing: Placing?
  /// Whether it may take away more than that: what a graph holds above its start, where the start is there again.
  private(set) var takesMore = false

  /// - Parameters:
  ///   - action: The action.
  ///   - source: What it stands in: a destination, or a graph whose destinations all have it.
  ///   - target: What it opens, if that is there.
  ///   - place: What it goes back to, if that is there.
  ///   - opener: The only destination that opens the source, if that is a dialog.
  ///   - graphs: All there is.
  init(
    _ action: NavGraph.Action, from source: Int, to target: Int?, backTo place: Int?, _ opener: Int?,
    _ graphs: JoinedGraphs
  ) {
    if let id = action.destination { goal = target.map { .open($0) } ?? .unknown(id) } else { goal = .stay }
    let isDialog = graphs.nodes[source].tag == "dialog"
    let leavesDialog = isDialog && target.map { graphs.nodes[$0].tag != "dialog" } == true
    if action.clearsTask, action.destination != nil { placing = .reset }
    guard let place else {
      if action.isSingleTop, target == source { placing = .replace }
      // Android closes a dialog before it opens a screen.
      if placing == nil, leavesDialog, let opener, opener != target { placing = .over(opener) }
      if placing == nil, leavesDialog, let opener, opener == target { placing = .reuse }
      return
    }
    if graphs.nodes[place].kind == .graph {
      pop(graph: place, from: source, to: target, action, graphs)
    } else if action.destination == nil {
      goal = place == source ? (action.isInclusive ? .back : .stay) : .backTo(place)
    } else if action.isInclusive {
      if place == source, leavesDialog, let opener, opener != target {
        placing = .over(opener)
      } else if place == source {
        placing = .replace
      } else {
        placing = target == place ? .reuse : .replaceFrom(place)
      }
    } else if place != source {
      placing = target == place && action.isSingleTop ? .reuse : .over(place)
    }
  }

  private mutating func pop(
    graph: Int, from source: Int, to target: Int?, _ action: NavGraph.Action, _ graphs: JoinedGraphs
  ) {
    let isOutermost = graphs.parents[graph].isEmpty
    let isInside = graph == source || graphs.around(source).contains(graph)
    guard action.destination != nil else {
      let isInnermost = graphs.nodes[source].kind == .graph ? graph == source : graphs.parents[source].contains(graph)
      goal = isOutermost ? .stay : isInside && isInnermost ? .leave(graph) : .backTo(graph)
      return
    }
    if isOutermost {
      placing = .reset
    } else if target == graph {
      placing = .reuse
    } else if let start = graphs.start(of: graph), start == source {
      placing = .replace
      takesMore = true
    } else if let start = graphs.start(of: graph), graphs.start(of: graphs.root(of: graph)) == start {
      // What begins the app was not entered by a call; its first screen lies where it began.
      placing = .replaceFrom(start)
      takesMore = true
    } else {
      placing = .replaceFrom(graph)
    }
  }
}
