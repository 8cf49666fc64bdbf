/// The stacks that an app can hold, as paths (see docs/analysis.md): a vertex is an entry with the properties that
/// determine its behaviour, an edge *up* puts one entry on another, an edge *in place* replaces one by another.
///
/// A stack is reachable if and only if it is a path from a root along edges up, with edges in place between them. This
/// holds for the tracked predicates (``Precision``); others may have either value. Going up and coming back with other
/// flags is an edge in place (a summary: Alur et al., "Analysis of recursive state machines", TOPLAS 2005).
///
/// Consists of flat arrays of numbers. ``StackSearch`` builds it.
struct StackGraph {
  typealias Vertex = Int32

  let table: StepTable
  let precision: Precision
  /// The untracked external flags that keep their declared values; the graph has no steps that need other ones.
  let fixed: Set<Int32>
  /// The bit of each tracked predicate by its number; -1 for those that are not tracked.
  private(set) var slots: [Int8]
  /// The number of edges, exits and returns to waiting tabs that the search examined.
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
  /// The vertices at which urls and entry points are opened from outside: one for each combination of tracked flags.
  var openings: [OpeningSite] = []
  /// The tracked flags that the cases of the table read and set; only of the cases that the search knew.
  private var gates: [Gate] = []
  /// The edges up and in place that lead to each vertex, as linked lists: the first, and for each edge the next.
  var firstEntering: [Int32] = []
  var nextEntering: [Int32] = []
  /// The length of the shortest trace to each vertex; -1 while there is none.
  var distance: [Int32] = []
  /// The vertices in the order in which they were reached, without those that are covered.
  var reached: [Vertex] = []
  /// The tabs that may wait with more than the root of a first visit, with the flags of that time; nil where every tab
  /// may.
  var waiting: Set<TabState>?

  /// A start of the app.
  struct Root {
    let vertex: Vertex
    /// The flags whose initial values differ from the declared ones; a trace begins with them.
    let flips: [FlagID]
    /// The literals that the start asks for.
    let literals: [Literal]
    /// The number of steps that the start counts as.
    let cost: Int32
  }

  /// An edge from an entry to another.
  struct Edge {
    enum Kind: UInt8 {
      /// The head is put on the tail.
      case up
      /// The head takes the place of the tail.
      case inPlace
      /// The app is reset to the head; the tail is gone.
      case reset
    }

    let kind: Kind
    /// Whether a url or an entry point is opened.
    var isFromOutside = false
    /// Whether no trace is known for the edge.
    var isDoubtful = false
    /// Whether it can be taken while an entry like its head is already below.
    var mayRepeat = true
    let tail: Vertex
    let head: Vertex
    /// The number of steps.
    var weight: Int32
    var origin: Origin
  }

  /// The steps that an edge or an exit stands for. Lists are in `lists`.
  enum Origin {
    /// No step: the edge belongs to the step of another one.
    case free
    /// One step, in `steps`.
    case step(Int32)
    /// The steps of some edges.
    case edges(list: Int32)
    /// The steps of an edge, if any, then those of an exit of its head; and the cases that are chosen at the end.
    case along(edge: Int32, exit: Int32, chosen: Int32)
    /// The steps of an exit.
    case exit(Int32)
    /// The steps of an exit that leaves a tab, a tap on a tab unless the exit selects one, the steps of the exit that
    /// comes back, and another tap. A tap is the case that selects the tab; -1 for none.
    case away(exit: Int32, tap: Int32, back: Int32, tapBack: Int32)
  }

  /// A move that can be made from an entry, or from the entries above it.
  struct Exit {
    let vertex: Vertex
    /// The move, in ``StepTable/exits``.
    let move: Int32
    /// The tracked flags afterwards.
    let flags: UInt32
    /// The number of steps, the move itself included.
    let cost: Int32
    let origin: Origin
    /// For an exit that selects a tab: the other tabs of the layer that were selected before, as a set of bits, and
    /// ``notOnTop``.
    var tabs: UInt32 = 0

    /// The bit of an exit that begins at an entry above its vertex in the same stack, or at one that has replaced it: the
    /// vertex is not on top of the stack that waits then.
    static let notOnTop: UInt32 = 1 << 31

    /// Whether any other tab was selected before.
    var hasSelected: Bool { tabs & ~Self.notOnTop != 0 }
  }

  /// A run of the handler of a call.
  struct HandlerRun {
    /// The edge that made the call, and the exit that ends it.
    let edge: Int32
    let exit: Int32
    /// The `on`; nil where the call has none for the outcome.
    let handler: TargetID?
  }

  /// A vertex at which a url or an entry point is opened from outside, with the possible results and their literals.
  struct OpeningSite {
    let entryPoint: Int
    let vertex: Vertex
    var results: [(result: StackTransitions.Result, literals: [Literal], isRefused: Bool)] = []
  }

  /// One step of a trace, with the cases that it chooses.
  struct PlannedStep {
    let action: Action
    /// The case in ``StepTable/cases``; -1 for a step of the platform.
    let choice: Int32
    /// The case that determines the root of the tab that the step selects; -1 for none.
    var root: Int32 = -1
  }

  init(_ table: StepTable, _ precision: Precision, fixing fixed: Set<Int32> = []) {
    self.table = table
    self.precision = precision
    self.fixed = fixed
    slots = Array(repeating: -1, count: table.predicates.predicates.count)
    for (slot, flag) in precision.flags.enumerated() { slots[Int(flag)] = Int8(slot) }
    for (slot, other) in precision.others.enumerated() { slots[Int(other)] = Int8(slot) }
  }

  @inline(__always) subscript(vertex: Vertex) -> StackVertex { vertices[Int(vertex)] }

  /// The tracked flags that a case reads and sets.
  struct Gate {
    /// The tracked flags that the case reads, and their required values.
    fileprivate(set) var asked: UInt32 = 0
    fileprivate(set) var values: UInt32 = 0
    /// The tracked flags that the case sets and clears.
    fileprivate(set) var set: UInt32 = 0
    fileprivate(set) var cleared: UInt32 = 0
    /// Whether the case reads a predicate about the stack.
    fileprivate(set) var asksStack = false
    /// The maximum number of untracked external flags to change before the case.
    fileprivate(set) var changes = 0

    /// The gate of a case that a fixed flag rules out: no flags fit.
    fileprivate static let closed = Gate(values: 1)

    /// Whether tracked flags have the required values.
    @inline(__always) func fits(_ flags: UInt32) -> Bool { flags & asked == values }
  }

  /// Adds the gates of the cases that were added to the table since the last call.
  @inline(__always) mutating func addGates() {
    for choice in gates.count..<table.cases.count { gates.append(makeGate(Int32(choice))) }
  }

  /// Returns the gate of a case.
  @inline(__always)
  func gate(_ choice: Int32) -> Gate { Int(choice) < gates.count ? gates[Int(choice)] : makeGate(choice) }

  private func makeGate(_ choice: Int32) -> Gate {
    var gate = Gate()
    var changed: [Int32] = []
    let contradictsFixed = table.cases[Int(choice)].literals.contains { literal in
      fixedValue(of: literal.predicate).map { $0 != literal.value } ?? false
    }
    if contradictsFixed {
      return .closed
    }
    for literal in table.cases[Int(choice)].literals {
      if !table.predicates.isFlag(literal.predicate) {
        gate.asksStack = true
      } else if let slot = slot(of: literal.predicate) {
        gate.asked |= 1 << UInt32(slot)
        if literal.value { gate.values |= 1 << UInt32(slot) }
      } else if table.isExternalFlag(literal.predicate),
        table.model.flags[Int(literal.predicate)].isInitiallySet != literal.value
      {
        changed.append(literal.predicate)
      }
    }
    gate.changes = table.predicates.values.count(changed)
    for (flag, value) in table.cases[Int(choice)].assigned {
      guard let slot = slot(of: Int32(flag.index)) else { continue }
      if value { gate.set |= 1 << UInt32(slot) } else { gate.cleared |= 1 << UInt32(slot) }
    }
    return gate
  }

  /// Returns the declared value of a flag that keeps it; nil for other predicates.
  @inline(__always) func fixedValue(of predicate: Int32) -> Bool? {
    fixed.contains(predicate) ? table.model.flags[Int(predicate)].isInitiallySet : nil
  }

  /// Returns the bit of a tracked predicate; nil for one that is not tracked.
  @inline(__always) func slot(of predicate: Int32) -> Int? {
    guard Int(predicate) < slots.count, slots[Int(predicate)] >= 0 else { return nil }
    return Int(slots[Int(predicate)])
  }

  /// Whether a vertex is an entry that is seen on top.
  @inline(__always) func isSeen(_ vertex: Vertex) -> Bool { self[vertex].cover == StackVertex.seen }

  /// The tab that a vertex is in, with its flags; nil where there are no tabs.
  func tabState(of vertex: Vertex) -> TabState? {
    let context = context(of: vertex)
    return context.tab.map { TabState(layer: context.layer, tab: $0, flags: self[vertex].flags) }
  }

  @inline(__always) func context(of vertex: Vertex) -> StackContext { contexts[Int(vertices[Int(vertex)].context)] }

  @inline(__always)
  func layer(of vertex: Vertex) -> StackLayer { layers[Int(contexts[Int(vertices[Int(vertex)].context)].layer)] }
}

/// An entry with the properties that determine its behaviour: a vertex of the ``StackGraph``.
struct StackVertex: Hashable {
  /// The screen, or the external flow.
  let screen: NodeID
  let tag: TagID?
  /// The call that began with the entry, in ``StepTable/calls``; -1 for none.
  let call: Int32
  /// The layer, the tab and the entries below, in ``StackGraph/contexts``.
  let context: Int32
  /// The values of the tracked flags.
  var flags: UInt32
  /// The number of the cover that the entry was put below, unseen, as when a url opens: nothing can be done from the
  /// entry before an exit from above ends at it. -1 for an entry that was seen, -2 for a bar that was tapped and has
  /// not yet answered.
  var cover: Int32
  /// Whether it is the bottom of its stack.
  let isBottom: Bool

  /// Whether the entry was put below others and has not been seen.
  var isCovered: Bool { cover >= 0 }
  /// Whether the vertex represents a tap on the tab bar.
  var isTap: Bool { cover == Self.tap }

  /// Whether an entry was put on it in another tab, where more than this root may wait: covers with even numbers.
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

  /// Returns the entry as one that was seen, with other flags.
  func seen(_ flags: UInt32) -> StackVertex {
    var result = self
    result.flags = flags
    result.cover = Self.seen
    return result
  }
}

/// The layer, the tab and the entries below of an entry.
struct StackContext: Hashable {
  /// The layer, in ``StackGraph/layers``.
  let layer: Int32
  /// The tab whose stack the entry is in.
  let tab: TabID?
  /// The tracked predicates about entries below that hold, one bit each.
  var below: UInt32

  /// A number that distinguishes most contexts, for a ``HashIndex``.
  var hash: UInt64 { HashIndex.pair(layer, Int32(bitPattern: tab?.index ?? .max)) ^ UInt64(below) << 16 }
}

/// A tab of a layer, and flags.
struct TabState: Hashable {
  let layer: Int32
  let tab: TabID
  let flags: UInt32
}

/// The properties of a layer that all its entries share.
struct StackLayer: Hashable {
  /// The presentation of the layer; nil for the first.
  let presentation: Target.Presentation?
  /// The tab bar that it shows, if any.
  let bar: NodeID?
  /// The call that began with the bar, in ``StepTable/calls``; -1 for none.
  let call: Int32
  /// The tag of the first tab's root, and what a flow chose to show there.
  let tag: TagID?
  /// The tracked predicates that hold below the layer, one bit each.
  let below: UInt32

  /// A number that distinguishes most layers, for a ``HashIndex``.
  var hash: UInt64 {
    HashIndex.pair(Int32(bitPattern: bar?.index ?? .max), call) ^ UInt64(below) << 16 ^ UInt64(tag?.index ?? .max)
  }
}
