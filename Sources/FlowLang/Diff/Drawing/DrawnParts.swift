/// The changes of the tabs, guards and outcomes between two versions, for a diagram.
struct DrawnParts {
  /// The statements of the old version that are gone, or led elsewhere, with the nodes that declare them.
  private(set) var removed: [(owner: NodeID, syntax: SyntaxID)] = []
  /// The marks of the tabs that are new or changed, by their indices in the new version.
  private(set) var tabs: [Int: DrawnChanges.Mark] = [:]
  /// The marks of the guards that are new or changed, by their indices in the new version.
  private(set) var guards: [Int: DrawnChanges.Mark] = [:]
  /// The marks of the outcomes that are new or changed, by their indices in the new version.
  private(set) var outcomes: [Int: DrawnChanges.Mark] = [:]

  /// A statement of a node, with the texts that are compared.
  private struct Part {
    let index: Int
    let syntax: SyntaxID
    let name: String
    /// What it leads to, if it leads anywhere.
    var goal: String?
    /// Its text apart from the name.
    var text = ""
  }

  init(_ comparison: Comparison) {
    let (old, new) = (comparison.old, comparison.new)
    for pair in comparison.nodes.edited {
      compare(pair, Self.tabs(of: pair.old, old), Self.tabs(of: pair.new, new), \.tabs)
      compare(pair, Self.guards(of: pair.old, old), Self.guards(of: pair.new, new), \.guards)
      compare(pair, Self.outcomes(of: pair.old, old), Self.outcomes(of: pair.new, new), \.outcomes)
    }
  }

  private mutating func compare(
    _ pair: NodePair, _ before: [Part], _ after: [Part], _ marks: WritableKeyPath<DrawnParts, [Int: DrawnChanges.Mark]>
  ) {
    let parts = NamedItems(before, after, by: \.name)
    removed += parts.removed.map { (pair.old, $0.syntax) }
    for part in parts.added { self[keyPath: marks][part.index] = .added }
    for (former, part) in parts.kept where former.text != part.text {
      self[keyPath: marks][part.index] = .changed
      if former.goal != part.goal, former.goal != nil { removed.append((pair.old, former.syntax)) }
    }
  }

  /// Returns the tabs of a node. Two tabs of one name would make each reference to it ambiguous, so that the earlier
  /// root of a tab is not drawn.
  private static func tabs(of node: NodeID, _ version: FlowVersion) -> [Part] {
    version.tabs(of: node).map { tab in
      let name = version.model.text(version.model[tab.id].name)
      return Part(index: Int(tab.id.index), syntax: tab.syntax, name: name, text: "\(tab.root) \(tab.look)")
    }
  }

  private static func guards(of node: NodeID, _ version: FlowVersion) -> [Part] {
    version.model.details(of: node).guards.map { index in
      let requirement = version.model.guards[Int(index)]
      return Part(
        index: Int(index), syntax: requirement.syntax, name: version.text(ofConditions: requirement.conditions),
        goal: requirement.otherwise.map { version.text(of: $0).goal },
        text: requirement.otherwise.map { version.statement(of: $0) } ?? "")
    }
  }

  private static func outcomes(of node: NodeID, _ version: FlowVersion) -> [Part] {
    zip(version.model.details(of: node).outcomes, version.outcomes(of: node)).map { index, outcome in
      Part(
        index: Int(index), syntax: outcome.syntax, name: outcome.name, text: "\(outcome.stays) \(outcome.parameters)")
    }
  }
}
