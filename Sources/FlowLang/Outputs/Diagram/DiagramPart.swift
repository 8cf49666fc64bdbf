/// A part of a flow, for a picture of that part only.
public enum DiagramPart: Sendable {
  /// A screen with the nodes that can be reached from it, or from which it can be reached, within a number of steps.
  case around(String, depth: Int)
  /// A flow or group with everything inside it.
  case inside(String)
  /// The shortest paths from one node to another, with the flows that they pass.
  case between(String, String)

  /// The reason why there is no such part.
  public enum Problem: Error, Sendable {
    /// Nothing in the flow has the name; with the nearest existing name.
    case unknown(String, suggestion: String?)
    /// The name is that of neither a flow nor a group.
    case notAnArea(String)
    /// No path leads from one node to the other.
    case unconnected

    /// The reason, in one lower-case sentence.
    public var message: String {
      switch self {
      case .unknown(let name, let suggestion):
        "there is no screen, tab bar, group or flow `\(name)`" + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
      case .notAnArea(let name): "`\(name)` is no flow and no group"
      case .unconnected: "no links lead from the one to the other"
      }
    }
  }

  /// Returns the nodes of the part.
  ///
  /// - Complexity: Linear in the size of the flow.
  public func nodes(of compilation: Compilation) throws(Problem) -> Set<NodeID> {
    let search = PartSearch(Diagram(compilation))
    switch self {
    case .around(let name, let depth): return search.around(try search.node(name), depth)
    case .inside(let name):
      let node = try search.node(name)
      guard search.diagram.isArea(node) else { throw .notAnArea(name) }
      return Set(compilation.model.nodeIDs.filter { compilation.model.isEnclosed($0, by: node) })
    case .between(let start, let goal):
      let nodes = search.between(try search.node(start), try search.node(goal))
      if nodes.isEmpty { throw .unconnected }
      return nodes
    }
  }
}

/// A search along the arrows of a picture.
private struct PartSearch {
  let diagram: Diagram
  /// For each node, the targets of its arrows and of those of the enclosing nodes, whose links it offers, too.
  private let onward: [[NodeID]]
  /// For each node, the nodes that can be reached in one step: a called flow continues where it ends, a flow that a
  /// guard calls does not.
  private let walked: [[NodeID]]
  /// Like `walked`, but a flow that a guard calls continues to the node that the guard protects.
  private let walkedOn: [[NodeID]]

  private var model: Model { diagram.model }

  init(_ diagram: Diagram) {
    self.diagram = diagram
    let model = diagram.model
    func heads(_ rows: [DiagramRow]) -> [NodeID] { rows.compactMap { $0.arrow.flatMap { diagram.box(of: $0.head) } } }
    let rows = model.nodeIDs.map { diagram.rows(of: $0) }
    // The consequences of a start or guard of an area are not those of each screen in it.
    func links(_ rows: [DiagramRow]) -> [DiagramRow] {
      var isLink = false
      return rows.filter { row in
        if row.depth == 0 { isLink = row.kind == .link }
        return isLink
      }
    }
    func around(_ node: NodeID) -> [NodeID] {
      model[node].kind == .screen ? Array(model.enclosing(node).dropFirst()) : []
    }
    func edges(_ rows: [[DiagramRow]]) -> [[NodeID]] {
      let shared: [[NodeID]] = rows.map { heads(links($0)) }
      return model.nodeIDs.map { (node: NodeID) -> [NodeID] in
        var result: [NodeID] = heads(rows[Int(node.index)])
        for outer in around(node) { result += shared[Int(outer.index)] }
        for tab in model.tabs[model.details(of: node).tabs] { if let root = tab.root.node { result.append(root) } }
        return result
      }
    }
    onward = edges(rows)
    let direct = edges(rows.map(Self.withoutHandlers))
    func walked(_ returns: [OutcomeID: [NodeID]]) -> [[NodeID]] {
      let ends: [[NodeID]] = rows.map { rows in
        var result: [NodeID] = []
        for target in rows.compactMap(\.target) {
          if case .finish(let outcome) = model[target].goal { result += returns[outcome] ?? [] }
        }
        return result
      }
      return model.nodeIDs.map { (node: NodeID) -> [NodeID] in
        var result = direct[Int(node.index)] + ends[Int(node.index)]
        for outer in around(node) { result += ends[Int(outer.index)] }
        if model[node].isExternal {
          for outcome in model.details(of: node).outcomes { result += returns[OutcomeID(outcome)] ?? [] }
        }
        return result
      }
    }
    self.walked = walked(Self.returns(model, ofGuards: false))
    walkedOn = walked(Self.returns(model, ofGuards: true))
  }

  /// Returns for each outcome the nodes that are shown after it: the targets of its handlers, or the flow's callers.
  ///
  /// - Parameter ofGuards: Whether `continue` leads to the node that a guard protects. A path that goes there by a link
  ///   does not need it, and another guard may have called the flow.
  private static func returns(_ model: Model, ofGuards: Bool) -> [OutcomeID: [NodeID]] {
    var result: [OutcomeID: [NodeID]] = [:]
    for target in model.targets.indices.map({ TargetID($0) }) where model[target].details != TargetDetails.none {
      for handler in model.handlers[model.details(of: target).handlers] {
        guard let outcome = handler.outcome else { continue }
        let goal = handler.target.flatMap { if case .call(let node) = model[$0].goal { node } else { nil } }
        let leadsOn = handler.target.map { if case .continue = model[$0].goal { true } else { false } } ?? false
        if goal == nil, model[target].origin.guardIndex != nil, !(ofGuards && leadsOn) { continue }
        result[outcome, default: []].append(goal ?? model.owner(of: target))
      }
    }
    return result
  }

  private static func withoutHandlers(_ rows: [DiagramRow]) -> [DiagramRow] {
    var handlerDepth: Int?
    return rows.filter { row in
      if let depth = handlerDepth, row.depth > depth { return false }
      handlerDepth = row.kind == .consequence && row.label != "else" ? row.depth : nil
      return handlerDepth == nil
    }
  }

  func node(_ name: String) throws(DiagramPart.Problem) -> NodeID {
    guard let node = model.nodeIDs.dropFirst().first(where: { model.name(of: $0) == name }) else {
      let names = model.nodeIDs.dropFirst().map { model.name(of: $0) }
      throw .unknown(name, suggestion: SpellingSuggestion.best(for: name, among: names))
    }
    return node
  }

  func around(_ node: NodeID, _ depth: Int) -> Set<NodeID> {
    var result: Set<NodeID> = [node]
    var edge = result
    for _ in 0..<depth where !edge.isEmpty {
      var next: Set<NodeID> = []
      for from in model.nodeIDs {
        for to in onward[Int(from.index)] {
          if edge.contains(from), !result.contains(to) { next.insert(to) }
          if edge.contains(to), !result.contains(from) { next.insert(from) }
        }
      }
      result.formUnion(next)
      edge = next
    }
    return result
  }

  /// Returns the nodes on any of the shortest paths.
  func between(_ start: NodeID, _ goal: NodeID) -> Set<NodeID> {
    let nodes = between(start, goal, walked)
    return nodes.isEmpty ? between(start, goal, walkedOn) : nodes
  }

  private func between(_ start: NodeID, _ goal: NodeID, _ walked: [[NodeID]]) -> Set<NodeID> {
    let there = distances(from: start, walked)
    guard let length = there[Int(goal.index)] else { return [] }
    var backward = [[NodeID]](repeating: [], count: walked.count)
    for from in model.nodeIDs { for to in walked[Int(from.index)] { backward[Int(to.index)].append(from) } }
    let back = distances(from: goal, backward)
    return Set(
      model.nodeIDs.filter { node in
        guard let first = there[Int(node.index)], let second = back[Int(node.index)] else { return false }
        return first + second == length
      })
  }

  private func distances(from start: NodeID, _ next: [[NodeID]]) -> [Int?] {
    var result = [Int?](repeating: nil, count: next.count)
    addDistances(from: Int(start.index), to: &result) { next[$0].map { Int($0.index) } }
    return result
  }
}
