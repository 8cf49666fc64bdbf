/// The stacks that an app can really hold, as paths (verdicts, section 1): a vertex is an entry, an edge *up* puts one
/// entry on another, an edge *in place* lets one take the place of another.
///
/// A stack of entries is reachable exactly if it is a path from a root along edges up, with edges in place between them.
/// What the flags are is part of a vertex; going up and coming back with other flags is an edge in place (a summary, in
/// the terms of Alur et al., "Analysis of recursive state machines", TOPLAS 2005).
///
/// Flat arrays and numbers only. ``StackSearch`` builds it.
struct StackGraph: Sendable {
  typealias Vertex = Int32

  var vertices: [StackVertex] = []
  var edges: [Edge] = []
  var exits: [ExitRecord] = []
  var roots: [Root] = []
  var handlerRuns: [HandlerRun] = []

  /// The edges up and in place that lead to each vertex, and its exits.
  var entering: [[Int32]] = []
  var exitsOf: [[Int32]] = []

  var calls: [FlowCall] = []
  var beneath: [Beneath] = []
  var valuations: [FlagSet] = []
  var moves: [Exit] = []
  /// The places that vertices keep count of.
  var tracked: [TrackedPlace] = []

  /// Where each exit ends that is handed down through an edge; the last of several for one edge and exit counts. And
  /// where those end that their own vertex keeps, by the number of the exit.
  var crossings: [Crossing] = []
  var keptLandings: [Landing?] = []
  /// Where each run of a handler leads, by its edge and its exit.
  var runLandings: [UInt64: Landing] = [:]
  /// What each link does at each vertex, one step at a time.
  var stepsOf: [[(action: Action, landing: Landing)]] = []

  /// An exit that is handed down through an edge.
  struct Crossing: Sendable {
    let edge: Int32
    let exit: Int32
    let landing: Landing
  }

  /// What a move leads to, seen from the entry that it ends at.
  enum Landing: Sendable {
    /// An entry in the place of that one, which may be itself.
    case inPlace(Vertex)
    /// The head of an edge up.
    case up(edge: Int32)
    /// The bottom of everything.
    case anew(Vertex)
    /// An exit of its own.
    case exit(Int32)
  }

  /// What puts several entries on at once.
  var covers: [Cover] = []

  /// What puts several entries on at once, of which only the last is seen.
  enum Cover: Hashable, Sendable {
    case wayIn(Int)
    /// Something that is put in a tab other than the selected one.
    case entrance(Entrance)
  }

  /// A way to begin.
  struct Root: Sendable {
    let vertex: Vertex
    let steps: [Action]
    /// Whether a url or an entry opens it.
    let isFromOutside: Bool
  }

  /// What takes an entry to another.
  struct Edge: Sendable {
    enum Kind: UInt8, Sendable {
      /// The head lies on the tail.
      case up
      /// The head takes the place of the tail.
      case inPlace
      /// The head is the bottom of everything; the tail is gone.
      case anew
    }

    let kind: Kind
    let tail: Vertex
    let head: Vertex
    /// How many steps it takes.
    var weight: Int32
    var origin: Origin
  }

  /// The steps that an edge or an exit stands for.
  enum Origin: Sendable {
    /// No step: it comes with another.
    case free
    case step(Action)
    /// The steps of an edge, then those of an exit of its head.
    case along(edge: Int32, exit: Int32)
    /// The steps of an exit.
    case exit(Int32)
    /// A step, then those of an exit.
    case stepThenExit(Action, exit: Int32)
  }

  /// What cuts back to an entry below, or does something there.
  struct Exit: Hashable, Sendable {
    enum Move: Hashable, Sendable {
      case pop, dismiss, home, root
      case unwind(Target.Place)
      case over(Target.Place, Entrance)
      case replaceFrom(Target.Place, Entrance)
      case select(TabID)
      case inTab(TabID, Entrance)
      case finish(OutcomeID)
    }

    let move: Move
    /// The flags afterwards.
    let flags: Int32
  }

  /// That a move can be made from an entry, or from what is built on it.
  struct ExitRecord: Sendable {
    let vertex: Vertex
    /// The move, in `moves`.
    let exit: Int32
    /// How many steps it takes, the move itself included.
    var cost: Int32
    var origin: Origin
  }

  /// That the handler of a call runs.
  struct HandlerRun: Sendable {
    /// The caller's entry.
    let caller: Vertex
    /// The edge that made the call, and the exit that ends it.
    let edge: Int32
    let exit: Int32
    let call: Int32
    let outcome: OutcomeID
    /// The flags at the end of the call.
    let flags: Int32
  }

  subscript(vertex: Vertex) -> StackVertex { vertices[Int(vertex)] }

  /// The state around a vertex, as far as links depend on it.
  func surroundings(of vertex: Vertex) -> VertexSurroundings {
    VertexSurroundings(vertices[Int(vertex)], flags: valuations[Int(vertices[Int(vertex)].flags)], self)
  }

  /// What lies beneath a vertex.
  func beneath(_ vertex: StackVertex) -> Beneath { beneath[Int(vertex.beneath)] }

  /// The call that began with an entry.
  func call(of vertex: StackVertex) -> FlowCall? { vertex.call.map { calls[Int($0)] } }

  /// Where the run of a handler leads.
  func landing(of run: HandlerRun) -> Landing? { runLandings[HashIndex.pair(run.edge, run.exit)] }

  /// Whether a mark is of an entry that only matters in its own stack.
  func isRaisable(_ mark: Beneath.Mark) -> Bool {
    if case .raisable = tracked[Int(mark.place)] { return true }
    return false
  }

  /// Whether an entry, when it lies below, is a place.
  func isPlace(_ vertex: StackVertex, _ place: Target.Place) -> Bool {
    switch place {
    case .tag(let tag): vertex.tag == tag
    case .node(let node): vertex.screen == node || call(of: vertex)?.flow == node
    case .root: false
    }
  }
}
