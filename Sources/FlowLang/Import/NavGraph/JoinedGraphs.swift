/// Navigation graphs with what they include: which nodes there are, what stands in what, what an id means where.
struct JoinedGraphs: Sendable {
  /// Every node of every file, in order.
  private(set) var nodes: [NavGraph.Node] = []
  /// The file of each node.
  private(set) var files: [Int] = []
  /// The graph of each file.
  private(set) var roots: [Int] = []
  /// What an include stands for; nil for other nodes, and for a file that is not there.
  private(set) var included: [Int?] = []
  /// What each graph holds, includes replaced by what they stand for.
  private(set) var children: [[Int]] = []
  /// The graphs that each node stands in; more than one where several include its file.
  private(set) var parents: [[Int]] = []
  /// What each graph holds, by id.
  private var byID: [[String: Int]] = []
  /// What there is of each id, anywhere.
  private var everywhere: [String: [Int]] = [:]

  init(_ graphs: [NavGraph]) {
    var byName: [String: Int] = [:]
    for (file, graph) in graphs.enumerated() {
      let offset = nodes.count
      roots.append(offset)
      if byName[graph.name] == nil { byName[graph.name] = offset }
      for node in graph.nodes {
        nodes.append(node)
        files.append(file)
        parents.append(node.parent.map { [$0 + offset] } ?? [])
      }
    }
    included = nodes.indices.map { number in
      let sibling = ImportSource.prefix(of: graphs[files[number]].name)
      return nodes[number].included.flatMap { byName[$0] ?? byName[sibling + $0] }
    }
    for number in nodes.indices where nodes[number].kind != .include || included[number] == nil {
      if let id = id(of: number) { everywhere[id, default: []].append(number) }
    }
    children = Array(repeating: [], count: nodes.count)
    byID = Array(repeating: [:], count: nodes.count)
    for number in nodes.indices {
      guard let parent = parents[number].first, nodes[number].parent != nil else { continue }
      var child = number
      if let target = included[number], target != roots[files[number]] {
        child = target
        parents[target].append(parent)
      }
      children[parent].append(child)
      // Of several with one id the platform keeps the last.
      if let id = id(of: child) { byID[parent][id] = child }
      for other in [nodes[number].id, nodes[number].included].compactMap({ $0 }) where byID[parent][other] == nil {
        byID[parent][other] = child
      }
    }
  }

  /// The id that actions use for a node: that of an include which is not there is taken to be the name of its file.
  func id(of number: Int) -> String? { nodes[number].id ?? nodes[number].included }

  /// Whether it stands for a file that is not there.
  func isMissing(_ number: Int) -> Bool { nodes[number].kind == .include && included[number] == nil }

  /// The graphs that no other file includes.
  var outermost: [Int] {
    let free = roots.filter { parents[$0].isEmpty }
    return free.isEmpty ? Array(roots.prefix(1)) : free
  }

  /// The graphs around a node, the innermost first; through every file that includes it.
  func around(_ number: Int) -> [Int] {
    var result: [Int] = []
    var seen: Set<Int> = []
    var pending = parents[number]
    while !pending.isEmpty {
      let graph = pending.removeFirst()
      guard seen.insert(graph).inserted else { continue }
      result.append(graph)
      pending += parents[graph]
    }
    return result
  }

  /// What a graph holds, at any depth, and itself.
  func inside(_ graph: Int) -> [Int] {
    var result = [graph]
    var seen: Set<Int> = [graph]
    var pending = Array(children[graph].reversed())
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      result.append(next)
      pending += children[next].reversed()
    }
    return result
  }

  /// What an id means to the platform at a node: what the graphs around it hold, the innermost first.
  func find(_ id: String, from number: Int) -> Int? {
    let graphs = (nodes[number].kind == .graph ? [number] : []) + around(number)
    for graph in graphs {
      if let found = byID[graph][id] { return found }
    }
    // The outermost graph can be asked for, too.
    return graphs.last.flatMap { self.id(of: $0) == id ? $0 : nil }
  }

  /// What has an id anywhere below some graph, or anywhere at all.
  func findAnywhere(_ id: String, below graph: Int? = nil) -> Int? {
    everywhere[id]?.first { number in graph.map { $0 == number || around(number).contains($0) } ?? true }
  }

  /// The outermost graph around a node.
  func root(of number: Int) -> Int { around(number).last ?? number }

  /// What a graph begins with: through graphs that begin with graphs, down to a screen or to what is not there.
  func start(of graph: Int) -> Int? {
    var current = graph
    for _ in 0...nodes.count {
      guard let id = nodes[current].start else { return nil }
      guard let next = byID[current][id] ?? findAnywhere(id, below: current), next != current else { return nil }
      if nodes[next].kind != .graph { return next }
      current = next
    }
    return nil
  }
}
