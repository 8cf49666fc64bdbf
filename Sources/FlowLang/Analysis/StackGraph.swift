/// The stacks that an app can hold, as paths (see docs/analysis.md): a vertex is an entry with what decides about it, an
/// edge *up* puts one entry on another, an edge *in place* lets one take the place of another.
///
/// A stack is reachable exactly if it is a path from a root along edges up, with edges in place between them; that holds
/// for what is tracked (``Precision``), and what is not may be either way. Going up and coming back with other flags is
/// an edge in place (a summary: Alur et al., "Analysis of recursive state machines", TOPLAS 2005).
///
/// Flat arrays and numbers only. ``StackSearch`` builds it.
struct StackGraph {
  typealias Vertex = Int32

  let table: StepTable
  let precision: Precision
  /// The bit of each tracked predicate by its number; -1 for those that are not tracked.
  private(set) var slots: [Int8]
  /// How many edges, exits and ways back to tabs that wait were looked at.
  var work = 0
  /// Whether the search ended because the graph is too large.
  var isIncomplete = false

  var vertices: [StackVertex] = []
  var edges: [Edge] = []
  var exits: [Exit] = []
  var roots: [Root] = []
  var runs: [HandlerRun] = []
  var contexts: [StackContext] = []
  var layers: [StackLayer] = []
  var steps: [PlannedStep] = []
  /// Lists of numbers that origins and results refer to; the first is empty.
  var lists: [[Int32]] = [[]]
  /// Where urls and entry points are opened from outside: once for each combination of tracked flags.
  var openings: [OpeningSite] = []
  /// What the cases of the table ask and set, as far as this graph tracks it: of those that were known to the search.
  private var gates: [Gate] = []
  /// The edges up and in place that lead to each vertex, as linked lists: the first, and for each edge the next.
  var firstEntering: [Int32] = []
  var nextEntering: [Int32] = []
  /// The length of the shortest trace to each vertex; -1 while there is none.
  var distance: [Int32] = []
  /// The vertices in the order in which they were reached, without those that are covered.
  var reached: [Vertex] = []

  /// A way to begin.
  struct Root {
    let vertex: Vertex
    /// What is said in front: flags that are found other than declared.
    let flips: [FlagID]
    /// The literals that the start asks for.
    let literals: [Literal]
    /// How many steps that is.
    let cost: Int32
  }

  /// An edge from an entry to another.
  struct Edge {
    enum Kind: UInt8 {
      /// The head is put on the tail.
      case up
      /// The head takes the place of the tail.
      case inPlace
      /// The head is the bottom of everything; the tail is gone.
      case anew
    }

    let kind: Kind
    /// Whether a url or an entry point is opened.
    var isFromOutside = false
    /// Whether no trace is known that shows it.
    var isDoubtful = false
    /// Whether it can be taken while what it puts there is below already.
    var mayRepeat = true
    let tail: Vertex
    let head: Vertex
    /// How many steps it takes.
    let weight: Int32
    var origin: Origin
  }

  /// The steps that an edge or an exit stands for. Lists are in `lists`.
  enum Origin {
    /// No step: it comes with another.
    case free
    /// One step, in `steps`.
    case step(Int32)
    /// The steps of some edges.
    case edges(list: Int32)
    /// The steps of an edge, if any, then those of an exit of its head; and the cases that are chosen at the end.
    case along(edge: Int32, exit: Int32, chosen: Int32)
    /// The steps of an exit.
    case exit(Int32)
    /// The steps of an exit, a tap on a tab unless the exit says it, those of another exit, and once more a tap.
    case away(exit: Int32, tap: TabID?, back: Int32, tapBack: TabID?)
  }

  /// That a move can be made from an entry, or from what is built on it.
  struct Exit {
    let vertex: Vertex
    /// The move, in ``StepTable/exits``.
    let move: Int32
    /// The tracked flags afterwards.
    let flags: UInt32
    /// How many steps it takes, the move itself included.
    let cost: Int32
    let origin: Origin
  }

  /// That the handler of a call runs.
  struct HandlerRun {
    /// The edge that made the call, and the exit that ends it.
    let edge: Int32
    let exit: Int32
    /// The `on`; nil where the call says nothing about the outcome.
    let handler: TargetID?
  }

  /// That a url or an entry point is opened from outside, and what that may lead to under which literals.
  struct OpeningSite {
    let entryPoint: Int
    let vertex: Vertex
    var results: [(result: StackTransitions.Result, literals: [Literal])] = []
  }

  /// One step of a trace, with the cases that it chooses.
  struct PlannedStep {
    let action: Action
    /// The case in ``StepTable/cases``; -1 for what the platform does.
    let choice: Int32
    /// What must be so for the root of a tab that it selects; -1 for nothing.
    var root: Int32 = -1
  }

  init(_ table: StepTable, _ precision: Precision) {
    self.table = table
    self.precision = precision
    slots = Array(repeating: -1, count: table.predicates.predicates.count)
    for (slot, flag) in precision.flags.enumerated() { slots[Int(flag)] = Int8(slot) }
    for (slot, other) in precision.others.enumerated() { slots[Int(other)] = Int8(slot) }
  }

  @inline(__always)
  subscript(vertex: Vertex) -> StackVertex { vertices[Int(vertex)] }

  /// What a case asks and sets of what is tracked.
  struct Gate {
    /// The tracked flags that it asks, and how they must be.
    fileprivate(set) var asked: UInt32 = 0
    fileprivate(set) var values: UInt32 = 0
    /// The tracked flags that it sets and clears.
    fileprivate(set) var set: UInt32 = 0
    fileprivate(set) var cleared: UInt32 = 0
    /// Whether it asks about the stack.
    fileprivate(set) var asksStack = false

    /// Whether tracked flags are as it asks.
    @inline(__always)
    func fits(_ flags: UInt32) -> Bool { flags & asked == values }
  }

  /// Keeps the gates of the cases that the table has come to know.
  @inline(__always)
  mutating func addGates() {
    for choice in gates.count..<table.cases.count { gates.append(makeGate(Int32(choice))) }
  }

  /// What a case asks and sets of what is tracked.
  @inline(__always)
  func gate(_ choice: Int32) -> Gate { Int(choice) < gates.count ? gates[Int(choice)] : makeGate(choice) }

  private func makeGate(_ choice: Int32) -> Gate {
    var gate = Gate()
    for literal in table.cases[Int(choice)].literals {
      if !table.predicates.isFlag(literal.predicate) {
        gate.asksStack = true
      } else if let slot = slot(of: literal.predicate) {
        gate.asked |= 1 << UInt32(slot)
        if literal.value { gate.values |= 1 << UInt32(slot) }
      }
    }
    for (flag, value) in table.cases[Int(choice)].assigned {
      guard let slot = slot(of: Int32(flag.index)) else { continue }
      if value { gate.set |= 1 << UInt32(slot) } else { gate.cleared |= 1 << UInt32(slot) }
    }
    return gate
  }

  /// The bit of a tracked predicate; nil for one that is not tracked.
  @inline(__always)
  func slot(of predicate: Int32) -> Int? {
    guard Int(predicate) < slots.count, slots[Int(predicate)] >= 0 else { return nil }
    return Int(slots[Int(predicate)])
  }

  /// Whether a vertex is an entry that people see on top.
  @inline(__always)
  func isSeen(_ vertex: Vertex) -> Bool { self[vertex].cover == StackVertex.seen }

  @inline(__always)
  func context(of vertex: Vertex) -> StackContext { contexts[Int(vertices[Int(vertex)].context)] }

  @inline(__always)
  func layer(of vertex: Vertex) -> StackLayer { layers[Int(contexts[Int(vertices[Int(vertex)].context)].layer)] }
}

/// An entry together with what decides what can be done from it: a vertex of the ``StackGraph``.
struct StackVertex: Hashable {
  /// The screen, or the external flow.
  let screen: NodeID
  let tag: TagID?
  /// The call that began with the entry, in ``StepTable/calls``; -1 for none.
  let call: Int32
  /// What is around it, in ``StackGraph/contexts``.
  let context: Int32
  /// The values of the tracked flags.
  var flags: UInt32
  /// What it was put below, unseen, as when a url opens: nothing can be done from it before something above cuts back to
  /// it. -1 for an entry that was seen, -2 for a bar that was tapped and has not yet answered.
  var cover: Int32
  /// Whether it is the bottom of its stack.
  let isBottom: Bool

  /// Whether nobody has seen it.
  var isCovered: Bool { cover >= 0 }
  /// Whether it stands for a tap on the tab bar.
  var isTap: Bool { cover == Self.tap }

  /// Whether something was put on it in another tab, where more may wait than this root: even numbers.
  var isOfWaitingTab: Bool { cover >= 0 && cover & 1 == 0 }

  static let seen: Int32 = -1
  static let tap: Int32 = -2

  /// A number that distinguishes most vertices, for a ``HashIndex``.
  var hash: UInt64 {
    var result = UInt64(screen.index) << 32 | UInt64(UInt32(bitPattern: context))
    let others = HashIndex.pair(cover, Int32(bitPattern: tag?.index ?? .max))
    for part in [HashIndex.pair(call, Int32(bitPattern: flags)), others] {
      result = (result ^ result >> 29) &* 0xBF58_476D_1CE4_E5B9 &+ part
    }
    return isBottom ? ~result : result
  }

  /// The same entry, seen, with other flags.
  func seen(_ flags: UInt32) -> StackVertex {
    var result = self
    result.flags = flags
    result.cover = Self.seen
    return result
  }
}

/// What is around an entry.
struct StackContext: Hashable {
  /// The layer, in ``StackGraph/layers``.
  let layer: Int32
  /// The tab whose stack the entry is in.
  let tab: TabID?
  /// Which of the tracked predicates about entries below hold, bit by bit.
  var below: UInt32

  /// A number that distinguishes most contexts, for a ``HashIndex``.
  var hash: UInt64 { HashIndex.pair(layer, Int32(bitPattern: tab?.index ?? .max)) ^ UInt64(below) << 16 }
}

/// What is known of a layer from any entry in it.
struct StackLayer: Hashable {
  /// How it was presented; nil for the first.
  let presentation: Target.Presentation?
  /// The tab bar that it shows, if any.
  let bar: NodeID?
  /// The call that began with the bar, in ``StepTable/calls``; -1 for none.
  let call: Int32
  /// The tag of the first tab's root, and what a flow chose to show there.
  let tag: TagID?
  /// Which of the tracked predicates hold below the layer.
  let below: UInt32

  /// A number that distinguishes most layers, for a ``HashIndex``.
  var hash: UInt64 {
    HashIndex.pair(Int32(bitPattern: bar?.index ?? .max), call) ^ UInt64(below) << 16 ^ UInt64(tag?.index ?? .max)
  }
}
