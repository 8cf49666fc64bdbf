/// Navigation graphs joined with the graphs that they include: their nodes, the nesting, and the scopes of ids.
struct JoinedGraphs: Sendable {
  /// All nodes of all files, in order.
  private(set) var nodes: [NavGraph.Node] = []
  /// The file of each node.
  private(set) var files: [Int] = []
  /// The graph of each file.
  private(set) var roots: [Int] = []
  /// The graph that each include refers to; nil for other nodes, and for a missing file.
  private(set) var included: [Int?] = []
  /// The children of each graph, with included graphs in the place of includes.
  private(set) var children: [[Int]] = []
  /// The parents of each node; several if more than one graph includes its file.
  private(set) var parents: [[Int]] = []
  /// The children of each graph, by id.
  private var byID: [[String: Int]] = []
  /// The nodes with each id, in all graphs.
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
      // Of several children with one id, the platform keeps the last.
      if let id = id(of: child) { byID[parent][id] = child }
      for other in [nodes[number].id, nodes[number].included].compactMap({ $0 }) where byID[parent][other] == nil {
        byID[parent][other] = child
      }
    }
  }

  /// Returns the id that actions use for a node: for a missing include, the name of its file.
  func id(of number: Int) -> String? { nodes[number].id ?? nodes[number].included }

  func isMissing(_ number: Int) -> Bool { nodes[number].kind == .include && included[number] == nil }

  /// The graphs that no other file includes.
  var outermost: [Int] {
    let free = roots.filter { parents[$0].isEmpty }
    return free.isEmpty ? Array(roots.prefix(1)) : free
  }

  /// Returns the graphs around a node, innermost first, through all files that include it.
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

  /// Returns a graph and all nodes inside it, at any depth.
  func inside(_ graph: Int) -> [Int] { visited(from: [graph]) { children[$0].reversed() } }

  /// Returns the node that the platform finds for an id: a child of the graphs around a node, innermost first.
  func find(_ id: String, from number: Int) -> Int? {
    let graphs = (nodes[number].kind == .graph ? [number] : []) + around(number)
    for graph in graphs {
      if let found = byID[graph][id] { return found }
    }
    // The outermost graph itself has an id, too.
    return graphs.last.flatMap { self.id(of: $0) == id ? $0 : nil }
  }

  /// Returns a node with an id at any depth below a graph, or in all graphs.
  func findAnywhere(_ id: String, below graph: Int? = nil) -> Int? {
    everywhere[id]?.first { number in graph.map { $0 == number || around(number).contains($0) } ?? true }
  }

  /// Returns the outermost graph around a node.
  func root(of number: Int) -> Int { around(number).last ?? number }

  /// Returns the first node of a graph, following the starts of nested graphs to a screen or a missing graph.
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
