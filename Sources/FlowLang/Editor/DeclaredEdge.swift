/// An edge from a node to another that a statement declares: a link, the `else` of a guard, a start, a tab or an
/// `embed`.
struct DeclaredEdge: Sendable {
  /// The node that the statement is written in; the nodes inside it inherit the edge.
  let from: NodeID
  /// The node that is shown or entered.
  let to: NodeID
  /// The link; nil for the other statements.
  let link: LinkID?
  /// The syntax of the target or call, in the file of `from`.
  let syntax: SyntaxID

  /// Returns all edges of a model, grouped by the node that they are written in.
  static func all(in model: Model) -> [DeclaredEdge] {
    var result: [DeclaredEdge] = []
    for index in model.nodes.indices where index > 0 || model.hasApp {
      let node = NodeID(index)
      for link in model[node].links { add(model.links[Int(link)].target, of: node, LinkID(link), model, &result) }
      guard model[node].details != NodeDetails.none else { continue }
      let details = model.details(of: node)
      for question in model.guards[details.guards] {
        if let otherwise = question.otherwise { add(otherwise, of: node, nil, model, &result) }
      }
      let calls =
        model.startAlternatives[details.start].map(\.call) + model.tabs[details.tabs].map(\.root)
        + model.calls[details.embeds]
      for call in calls {
        guard let goal = call.node else { continue }
        result.append(DeclaredEdge(from: node, to: goal, link: nil, syntax: call.syntax))
      }
    }
    return result
  }

  private static func add(
    _ target: TargetID, of node: NodeID, _ link: LinkID?, _ model: Model, _ result: inout [DeclaredEdge]
  ) {
    for member in model.hasBranches(target) ? model.family(of: target) : [target] {
      let syntax = model[member].syntax
      switch model[member].goal {
      case .call(let goal): result.append(DeclaredEdge(from: node, to: goal, link: link, syntax: syntax))
      case .tab(let reference):
        for tab in model.tabReferences[Int(reference.index)].tabs {
          guard let root = model[tab].root.node else { continue }
          result.append(DeclaredEdge(from: node, to: root, link: link, syntax: syntax))
        }
      default: continue
      }
    }
  }
}
