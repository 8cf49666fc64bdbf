/// Entries that `raise` takes out of the middle of a stack.
///
/// The entries above a raised entry are afterwards on the entry that was below it. So there is a *lowered* copy of
/// every vertex that may be above an entry that can be raised, in a stack without that entry. A copy is covered until
/// the raised entry above it is removed. Edges between copies stand for the steps that have built the stack, so that
/// routes over them are traces like any other.
extension StackSearch {
  /// The state of a search with entries that may be raised.
  struct Raising {
    /// The bases that each vertex was put on.
    fileprivate var bases: [[Base]] = []
    /// The steps that raise an entry from each vertex.
    fileprivate var raises: [[Raise]] = []
    /// The copies of each vertex, and the vertices of each copy.
    fileprivate var copies: [[Int32]] = []
    fileprivate var originals: [[Int32]] = []
    /// The entry that was raised from among the copies with each cover.
    fileprivate var raisedEntries: [Int32: RaisedEntry] = [:]
    /// The number of edges that are recorded; those after them are new.
    fileprivate var notedEdges = 0
    /// The copies that are settled and got another original.
    fileprivate var unsettled: [(copy: Int32, original: Int32)] = []

    mutating func addVertex() {
      bases.append([])
      raises.append([])
      copies.append([])
      originals.append([])
    }
  }

  fileprivate struct Base {
    let tail: Int32
    /// An edge up from the tail, and edges in place.
    let edges: [Int32]
  }

  fileprivate struct Raise {
    let tag: TagID
    let flags: UInt32
    let weight: Int32
    let origin: StackGraph.Origin
  }

  fileprivate struct RaisedEntry {
    let tag: TagID
    let screen: NodeID
  }

  /// Moves the topmost entry with a tag to the top.
  mutating func raise(_ tag: TagID, at number: Int32, _ flags: UInt32, _ weight: Int32, _ origin: StackGraph.Origin) {
    guard graph[number].tag != tag else { return connect(.inPlace, number, graph[number].seen(flags), weight, origin) }
    let first = results.count
    let raise = Raise(tag: tag, flags: flags, weight: weight, origin: origin)
    raising.raises[Int(number)].append(raise)
    for copy in raising.copies[Int(number)] where isSettled(copy) { apply(raise, on: copy) }
    let heads = results[first...].compactMap { if case .up(let edge) = $0 { graph.edges[Int(edge)].head } else { nil } }
    results.removeSubrange(first...)
    if !heads.isEmpty { results.append(.raised(list: self.number(of: heads))) }
  }

  private mutating func apply(_ raise: Raise, on copy: Int32) {
    guard let raised = raising.raisedEntries[graph[copy].cover], raised.tag == raise.tag else { return }
    let entrance = Entrance(shown: raised.screen, tag: raised.tag, call: nil, presentation: .push, placing: .top)
    put(entrance, -1, on: copy, raise.flags, raise.weight, raise.origin, cover: StackVertex.seen)
  }

  /// Records the entries that may be raised because of the edges that are new. Not recursive, though each may lead to
  /// further ones.
  mutating func noteEdges() {
    while graph.work < budget {
      if let (copy, original) = raising.unsettled.popLast() {
        settleCopy(copy, of: original)
      } else if raising.notedEdges < graph.edges.count {
        raising.notedEdges += 1
        noteEdge(Int32(raising.notedEdges - 1))
      } else {
        return
      }
    }
    graph.isIncomplete = true
  }

  private mutating func noteEdge(_ number: Int32) {
    let edge = graph.edges[Int(number)]
    guard edge.kind != .reset, !graph[edge.head].isBottom else { return }
    if edge.kind == .up {
      for base in raising.bases[Int(edge.tail)] { lower(number, to: base) }
      add(Base(tail: edge.tail, edges: [number]), to: edge.head)
    } else {
      for base in raising.bases[Int(edge.tail)] { add(base, to: edge.head, by: number) }
    }
    for copy in raising.copies[Int(edge.tail)] where isSettled(copy) { self.copy(number, to: copy) }
  }

  /// The maximum number of steps of an edge between copies.
  private static let longestDetour: Int32 = 1_000

  private mutating func add(_ base: Base, to vertex: Int32, by edge: Int32? = nil) {
    var pending = [(base: Base(tail: base.tail, edges: base.edges + (edge.map { [$0] } ?? [])), vertex: vertex)]
    while let (base, vertex) = pending.popLast() {
      guard !raising.bases[Int(vertex)].contains(where: { $0.tail == base.tail }) else { continue }
      graph.work += base.edges.count
      raising.bases[Int(vertex)].append(base)
      for edge in leaving(vertex) {
        switch graph.edges[Int(edge)].kind {
        case .up: lower(edge, to: base)
        case .inPlace: pending.append((Base(tail: base.tail, edges: base.edges + [edge]), graph.edges[Int(edge)].head))
        case .reset: break
        }
      }
    }
  }

  /// Copies the head of an edge whose tail may be raised; the copy is on the entry below the tail.
  private mutating func lower(_ number: Int32, to base: Base) {
    let edge = graph.edges[Int(number)]
    let vertex = graph[edge.tail]
    guard let tag = vertex.tag, table.raisedTags.contains(tag), vertex.call < 0, !vertex.isBottom,
      !graph[edge.head].isBottom
    else { return }
    let cover = cover(raising: tag, vertex.screen)
    raising.raisedEntries[cover] = RaisedEntry(tag: tag, screen: vertex.screen)
    let edges = base.edges + [number]
    graph.work += edges.count
    let weight = edges.reduce(0) { $0 + graph.edges[Int($1)].weight }
    guard weight < Self.longestDetour else {
      graph.isIncomplete = true
      return
    }
    addCopy(of: edge.head, cover, .up, from: base.tail, weight, .edges(list: self.number(of: edges)))
  }

  /// Copies an edge, from a copy of its tail to one of its head.
  private mutating func copy(_ number: Int32, to copy: Int32) {
    let edge = graph.edges[Int(number)]
    let own = graph[copy]
    // An entry above another one with the tag is not above the raised one.
    if edge.kind == .up && own.tag == raising.raisedEntries[own.cover]?.tag && own.call < 0 { return }
    addCopy(of: edge.head, own.cover, edge.kind, from: copy, edge.weight, edge.origin)
  }

  private mutating func addCopy(
    of original: Int32, _ cover: Int32, _ kind: StackGraph.Edge.Kind, from tail: Int32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    let vertex = graph[original]
    guard !vertex.isBottom else { return }
    var context = graph.context(of: tail)
    if kind == .up { context.below = advanced(context.below, over: graph[tail], isLayer: false) }
    let lowered = StackVertex(
      screen: vertex.screen, tag: vertex.tag, call: vertex.call, context: number(of: context), flags: vertex.flags,
      cover: cover, isBottom: false)
    let copy = number(of: lowered)
    connect(kind, tail, lowered, weight, origin)
    guard !raising.copies[Int(original)].contains(copy) else { return }
    raising.copies[Int(original)].append(copy)
    raising.originals[Int(copy)].append(original)
    if isSettled(copy) { raising.unsettled.append((copy, original)) }
  }

  /// Returns the number of the cover of entries from among which a screen with a tag was raised.
  private mutating func cover(raising tag: TagID, _ screen: NodeID) -> Int32 {
    cover(opening: model.entryPoints.count + Int(tag.index), entrance: Int32(screen.index))
  }

  /// Copies the edges that leave the originals of a copy, once the copy is settled.
  mutating func settleCopy(_ copy: Int32) {
    for original in raising.originals[Int(copy)] { settleCopy(copy, of: original) }
  }

  private mutating func settleCopy(_ copy: Int32, of original: Int32) {
    for edge in leaving(original) { self.copy(edge, to: copy) }
    for raise in raising.raises[Int(original)] { apply(raise, on: copy) }
  }
}
