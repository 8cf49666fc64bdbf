/// The stack graph of a memoryless flow in flat arrays (verdicts, section 1): its paths are the stacks.
///
/// A vertex is an entry, with no more of what lies beneath than which tab bars show it. What a link does from an entry to
/// another is a plain edge, eight bytes; what takes several steps is an ``Edge`` with a weight and a list of its own.
struct PlainGraph {
  /// What holds for the whole stack of an entry: the tab that it is in, and those of the bars in the layers below.
  struct Context: Hashable {
    var tab = PlainStep.none
    /// The nearest first; each bar once.
    var below: [UInt32] = []
  }

  /// An entry.
  struct Vertex: Hashable {
    /// The screen, or the external flow.
    let screen: UInt32
    let tag: UInt32
    /// The target whose call began with it.
    let call: UInt32
    /// What it was put beneath, unseen; 0 for an entry that was seen.
    let cover: UInt32
    let context: UInt16
    let base: Base

    /// Whether nobody has seen it yet.
    var isCovered: Bool { cover != 0 }
    /// Whether a url or an entry put it beneath something, and not a link that leads there.
    var isPutBeneath: Bool { isCovered && cover & 1 == 0 }
    var isBottom: Bool { base != .pushed }

    /// The entry with another screen in its place.
    @inline(__always)
    func replaced(by screen: UInt32, _ tag: UInt32) -> Vertex {
      Vertex(screen: screen, tag: tag, call: call, cover: 0, context: context, base: base)
    }
  }

  /// How an entry came to be where it is: on another, or as the bottom of the app or of a layer.
  enum Base: UInt8 {
    case pushed, app, sheet, cover, popover, dialog

    /// The bottom of a layer, by the raw value of its `Target.Presentation`.
    @inline(__always)
    init(layer presentation: UInt8) { self = Base(rawValue: presentation + 1) ?? .app }

    /// Whether the platform lets people close the layer.
    var isClosable: Bool { self == .sheet || self == .popover || self == .dialog }
  }

  enum Kind: UInt8 {
    /// The head lies on the tail.
    case up
    /// The head takes the place of the tail.
    case inPlace
    /// The head is the bottom of everything; the tail is gone.
    case anew
  }

  /// An edge of several steps, or one that no link of its tail makes alone.
  struct Edge {
    let tail: UInt32
    let head: UInt32
    let kind: Kind
    var weight: UInt32
    var origin: Origin
  }

  /// The number of a plain edge, or of one with a weight.
  struct EdgeNumber: Hashable {
    let raw: UInt32
    static func plain(_ index: Int) -> EdgeNumber { EdgeNumber(raw: UInt32(truncatingIfNeeded: index)) }
    static func weighted(_ index: Int) -> EdgeNumber { EdgeNumber(raw: UInt32(truncatingIfNeeded: index) | 1 << 31) }
    var isPlain: Bool { raw >> 31 == 0 }
    var index: Int { Int(raw & ~(1 << 31)) }
  }

  /// The steps that an edge or an exit stands for.
  enum Origin {
    /// No step: it comes with another.
    case free
    case step(Action)
    /// These steps, in ``PlainGraph/ways``.
    case way(Int)
    /// The steps of an edge, then those of an exit of its head.
    case along(EdgeNumber, exit: Int)
  }

  /// That a step can be made from an entry, or from what is built on it, which ends at an entry below.
  struct Exit {
    let vertex: UInt32
    /// The step, in ``PlainGraph/moves``.
    let move: UInt32
    var cost: UInt32
    var origin: Origin
  }

  /// What is done at the entry where an exit ends.
  enum Move: Hashable {
    /// The target's `over` or `replace from`.
    case unwind(TargetID)
    /// The target's `in tab`.
    case inTab(TabID, TargetID)
    case finish(OutcomeID)
  }

  /// That the `on` of a call runs on the caller's entry.
  struct HandlerRun {
    /// The edge that makes the call.
    let edge: EdgeNumber
    let exit: Int
    let outcome: OutcomeID
  }

  /// A way to begin.
  struct Root {
    let vertex: UInt32
    /// The url or entry; nil for the start.
    let wayIn: Int?
  }

  var vertices: [Vertex] = []
  var contexts: [Context] = []
  /// The plain edges, side by side for each vertex: two bits of kind above the head.
  private(set) var heads: [UInt32] = []
  /// The link of each plain edge; with the highest bit, the tab.
  private(set) var steps: [UInt32] = []
  private(set) var firstPlain: [UInt32] = [0]
  var edges: [Edge] = []
  /// The weighted edges of a vertex as a chain, newest first.
  private(set) var firstWeighted: [UInt32] = []
  private(set) var nextWeighted: [UInt32] = []
  var exits: [Exit] = []
  var moves: [Move] = []
  var handlerRuns: [HandlerRun] = []
  var roots: [Root] = []
  var ways: [[Action]] = []

  static let tabBit: UInt32 = 1 << 31

  subscript(vertex: UInt32) -> Vertex {
    @inline(__always) get { vertices[Int(vertex)] }
  }

  func context(of vertex: UInt32) -> Context { contexts[Int(self[vertex].context)] }

  /// Makes room for about so many vertices and plain edges.
  mutating func reserveCapacity(vertices count: Int, edges: Int) {
    vertices.reserveCapacity(count)
    firstWeighted.reserveCapacity(count)
    firstPlain.reserveCapacity(count + 1)
    heads.reserveCapacity(edges)
    steps.reserveCapacity(edges)
  }

  mutating func append(_ vertex: Vertex) -> UInt32 {
    vertices.append(vertex)
    firstWeighted.append(PlainStep.none)
    return UInt32(truncatingIfNeeded: vertices.count - 1)
  }

  /// Adds a plain edge of the vertex that is being expanded.
  @inline(__always)
  mutating func appendPlain(_ kind: Kind, to head: UInt32, by step: UInt32) {
    heads.append(head | UInt32(kind.rawValue) << 30)
    steps.append(step)
  }

  /// Ends the plain edges of the vertex that is being expanded.
  mutating func closeVertex() { firstPlain.append(UInt32(truncatingIfNeeded: heads.count)) }

  mutating func append(_ edge: Edge) -> EdgeNumber {
    nextWeighted.append(firstWeighted[Int(edge.tail)])
    firstWeighted[Int(edge.tail)] = UInt32(truncatingIfNeeded: edges.count)
    edges.append(edge)
    return .weighted(edges.count - 1)
  }

  /// The plain edges of a vertex.
  @inline(__always)
  func plain(of vertex: UInt32) -> Range<Int> {
    Int(firstPlain[Int(vertex)])..<Int(firstPlain[Int(vertex) + 1])
  }

  @inline(__always)
  func head(ofPlain edge: Int) -> UInt32 { heads[edge] & (1 << 30 - 1) }

  @inline(__always)
  func kind(ofPlain edge: Int) -> Kind { Kind(rawValue: UInt8(truncatingIfNeeded: heads[edge] >> 30)) ?? .anew }

  /// Calls its argument with the number, kind, head and weight of each edge that leaves a vertex.
  @inline(__always)
  func forEachEdge(from vertex: UInt32, _ visit: (EdgeNumber, Kind, UInt32, UInt32) -> Void) {
    for edge in plain(of: vertex) { visit(.plain(edge), kind(ofPlain: edge), head(ofPlain: edge), 1) }
    var next = firstWeighted[Int(vertex)]
    while next != PlainStep.none {
      let edge = edges[Int(next)]
      visit(.weighted(Int(next)), edge.kind, edge.head, edge.weight)
      next = nextWeighted[Int(next)]
    }
  }
}
