/// What states are called in the file: the keyword that declares them and their name, so that no name is taken for a
/// word of the drawing tool's language. People do not see it.
extension StateChart {
  func identifier(of head: DiagramArrow.Head) -> String {
    switch head {
    case .node(let node): identifier(of: node)
    case .tab(let tab): identifier(of: model[tab].owner)
    case .outcome(let outcome): identifier(of: model[outcome])
    }
  }

  /// The state that says what a node says; in an area it is one of those that stand in it.
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

  /// Letters and digits as they are, so that no escaped name has a `_` with a small letter behind it.
  private static func escaped(_ name: String) -> String { DiagramText.identifier(name, escapedBy: UInt8(ascii: "_")) }
}
