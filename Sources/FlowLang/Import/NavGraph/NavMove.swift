/// The effect of an action on the stack, in the terms of the language.
///
/// Android first pops all above `popUpTo`, and that itself if the action is inclusive, and then opens the destination
/// (developer.android.com/guide/navigation/backstack#pop). Popping a graph pops all its destinations, so that inclusive
/// makes no difference there.
struct NavMove {
  enum Goal {
    case open(Int)
    /// Opens a destination that is in none of the files.
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
  /// Whether the action may pop more than that: the nodes of a graph above its start, if the start is opened again.
  private(set) var takesMore = false

  /// - Parameters:
  ///   - action: The action.
  ///   - source: The destination that has the action, or the graph whose destinations inherit it.
  ///   - target: The node that the action opens, if it is in the files.
  ///   - place: The node that the action pops to, if it is in the files.
  ///   - opener: The only destination that opens the source, if that is a dialog.
  ///   - graphs: All graphs.
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
      // The start of the app was not entered by a call; its first screen is at the bottom of the stack.
      placing = .replaceFrom(start)
      takesMore = true
    } else {
      placing = .replaceFrom(graph)
    }
  }
}
