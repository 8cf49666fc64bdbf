/// The identifiers of states in the output: the keyword that declares a node and its name, so that no name is read as a
/// keyword of the drawing tool. They are not displayed.
extension StateChart {
  func identifier(of head: DiagramArrow.Head) -> String {
    switch head {
    case .node(let node): identifier(of: node)
    case .tab(let tab): identifier(of: model[tab].owner)
    case .outcome(let outcome): identifier(of: model[outcome])
    }
  }

  /// Returns the state with the rows of a node; for an area it is one of the states inside it.
  func identifier(of node: NodeID) -> String {
    diagram.isArea(node) ? areaIdentifier(of: node) + "_start" : areaIdentifier(of: node)
  }

  func identifier(of outcome: Outcome) -> String {
    areaIdentifier(of: outcome.owner) + "_outcome_" + Self.escaped(model.text(outcome.name))
  }

  func areaIdentifier(of node: NodeID) -> String {
    let name = Self.escaped(model.name(of: node))
    let isShadowed = name.isEmpty || model[node].isShadowed
    return model[node].kind.keyword + "_" + name + (isShadowed ? "_number_\(node.index)" : "")
  }

  /// Returns a name with every `_` escaped, so that no escaped name has a `_` followed by a lower-case letter.
  private static func escaped(_ name: String) -> String { DiagramText.identifier(name, escapedBy: UInt8(ascii: "_")) }
}
