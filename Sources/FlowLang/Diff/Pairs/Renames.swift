/// A search for removed nodes that exist under another name. Only unambiguous evidence counts: a url that both have, or
/// the same statements in both, and no other candidate.
enum Renames {
  /// The evidence that two nodes are the same.
  enum Evidence: Sendable {
    case url, incomingAndStatements, statements, incomingAndLinks

    /// The evidence in words, for a message.
    var text: String {
      switch self {
      case .url: "it has the same url"
      case .incomingAndStatements: "the same links lead to it, and it has the same statements"
      case .statements: "it has the same statements"
      case .incomingAndLinks: "the same links lead to it, and its links have the same names"
      }
    }
  }

  static func find(_ old: FlowVersion, _ new: FlowVersion, _ nodes: NodePairs) -> [NodePairs.Renaming] {
    guard !nodes.removed.isEmpty, !nodes.added.isEmpty else { return [] }
    let before = Traits(old, nodes.removed) { nodes.new(of: $0) != nil }
    let after = Traits(new, nodes.added) { nodes.old(of: $0) != nil }
    var found: [NodePairs.Renaming] = []
    var (taken, given): (Set<NodeID>, Set<NodeID>) = ([], [])
    for evidence in [Evidence.url, .incomingAndStatements, .statements, .incomingAndLinks] {
      let (left, right) = (before.only(evidence, not: taken), after.only(evidence, not: given))
      for node in nodes.added {
        guard let key = after.key(of: node, evidence), right[key] == node, let partner = left[key] else { continue }
        taken.insert(partner)
        given.insert(node)
        found.append(NodePairs.Renaming(pair: NodePair(old: partner, new: node), evidence: evidence))
      }
    }
    return found.sorted { $0.pair.new < $1.pair.new }
  }
}

/// The properties that identify nodes of a version independent of their names.
private struct Traits {
  private let nodes: [NodeID]
  private var keys: [NodeID: [Renames.Evidence: String]] = [:]

  /// The placeholder for a name that only one version has.
  private static let unknown = "?"

  init(_ version: FlowVersion, _ nodes: [NodeID], isKnown: (NodeID) -> Bool) {
    self.nodes = nodes
    var version = version
    for node in nodes { version.names[node] = Self.unknown }
    let incoming = version.incomingEdges(Set(nodes))
    let members = version.members(of: Set(nodes), where: isKnown)
    for node in nodes {
      let declared = version.model[node]
      let kind = "\(declared.kind.keyword) \(declared.isExternal)\n"
      var own: [Renames.Evidence: String] = [:]
      if let url = version.urlShapes(of: node).first { own[.url] = kind + url }
      let statements = version.statements(of: node) + (members[node] ?? []).sorted()
      let body = kind + statements.joined(separator: "\n")
      let leading = (incoming[node] ?? []).sorted()
      if !statements.isEmpty || !leading.isEmpty {
        own[.incomingAndStatements] = body + "\nfrom\n" + leading.joined(separator: "\n")
      }
      if !statements.isEmpty { own[.statements] = body }
      let names = declared.links.map { version.model.text(version.model[LinkID($0)].name) }.sorted()
      if !names.isEmpty, !leading.isEmpty {
        let parameters = statements.filter { $0.hasPrefix("parameter ") }
        own[.incomingAndLinks] = kind + (parameters + names + ["from"] + leading).joined(separator: "\n")
      }
      keys[node] = own
    }
  }

  func key(of node: NodeID, _ evidence: Renames.Evidence) -> String? { keys[node]?[evidence] }

  /// Returns the nodes by those keys that only one node has.
  func only(_ evidence: Renames.Evidence, not taken: Set<NodeID>) -> [String: NodeID] {
    var result: [String: NodeID] = [:]
    var repeated: Set<String> = []
    for node in nodes where !taken.contains(node) {
      guard let key = keys[node]?[evidence] else { continue }
      if result.updateValue(node, forKey: key) != nil { repeated.insert(key) }
    }
    for key in repeated { result[key] = nil }
    return result
  }
}

extension FlowVersion {
  /// Returns the statements of a node, in any order.
  fileprivate func statements(of node: NodeID) -> [String] {
    let details = model.details(of: node)
    let tree = compilation.tree(of: node)
    var result = parameters(of: node).map { "parameter \($0.text)" }
    result += model.entryPoints[details.entryPoints].map { "entry point \(tree.spelling(of: $0.syntax))" }
    result += model.guards[details.guards].map { requirement in
      let otherwise = requirement.otherwise.map { statement(of: $0) } ?? ""
      return "requires \(text(ofConditions: requirement.conditions)) else \(otherwise)"
    }
    result += model.calls[details.embeds].map { "embed \(text(of: $0, in: node))" }
    result += model.tabs[details.tabs].map { "tab \(model.text($0.name)) \(text(of: $0.root, in: node))" }
    result += model.outcomes[details.outcomes].map { outcome in
      let parameters = parameters(outcome.parameters, in: node).map(\.text).sorted()
      return "outcome \(model.text(outcome.name)) \(parameters.joined(separator: ", "))"
    }
    if !details.start.isEmpty { result.append("start \(text(ofStart: details.start, in: node))") }
    result += model[node].links.map { index in
      let link = model[LinkID(index)]
      let label = tree.label(ofLink: link.syntax) ?? ""
      return "link \(model.text(link.name)) \(StringLiteral.quoted(label)) \(statement(of: link.target))"
    }
    return result.sorted()
  }

  /// Returns the links, tabs, starts and embeddings that lead to some nodes, by name, with their owners.
  fileprivate func incomingEdges(_ nodes: Set<NodeID>) -> [NodeID: [String]] {
    var result: [NodeID: [String]] = [:]
    func note(_ node: NodeID?, _ edge: () -> String) {
      if let node, nodes.contains(node) { result[node, default: []].append(edge()) }
    }
    for index in model.targets.indices {
      guard case .call(let node) = model.targets[index].goal else { continue }
      let (target, owner) = (TargetID(index), model.owner(of: TargetID(index)))
      // The call of a start is recorded with its alternative.
      if model[target].written.contains(.start) { continue }
      let statement = model[target].origin.startOwner == nil ? "requires" : "start"
      note(node) { "\(name(of: owner)) \(model.link(of: target).map { model.text(model[$0].name) } ?? statement)" }
    }
    for tab in model.tabs { note(tab.root.node) { "\(name(of: tab.owner)) tab \(model.text(tab.name))" } }
    for node in model.nodeIDs {
      for alternative in model.startAlternatives[model.details(of: node).start] {
        note(alternative.call.node) { "\(name(of: node)) start" }
      }
      for call in model.calls[model.details(of: node).embeds] { note(call.node) { "\(name(of: node)) embed" } }
    }
    return result
  }

  /// Returns the known nodes that are directly inside some others.
  fileprivate func members(of nodes: Set<NodeID>, where isKnown: (NodeID) -> Bool) -> [NodeID: [String]] {
    var result: [NodeID: [String]] = [:]
    for node in model.nodeIDs.dropFirst() where nodes.contains(model[node].parent) && isKnown(node) {
      result[model[node].parent, default: []].append("with \(model.name(of: node))")
    }
    return result
  }
}
