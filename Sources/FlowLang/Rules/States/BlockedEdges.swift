/// The links and tabs that are meant to lead to unreachable screens but never do.
struct BlockedEdges {
  /// A link or a tab, with its location.
  struct Edge {
    let name: String
    let range: SourceRange
  }

  private var edges: [NodeID: [Edge]] = [:]

  init(_ compilation: Compilation) {
    let (model, verdicts) = (compilation.model, compilation.verdicts)
    let heads = Set(verdicts.unreachableGroups.map(\.head))
    if heads.isEmpty { return }
    var headsShown: [NodeID: [NodeID]] = [:]
    for index in model.targets.indices {
      guard case .call(let node) = model.targets[index].goal, let link = model.link(of: TargetID(index)) else {
        continue
      }
      let owner = model[link].owner
      guard model[owner].kind != .screen || verdicts.isReachable(owner) else { continue }
      let shown = headsShown[node] ?? model.entryNodes(of: node).filter { heads.contains($0) }
      headsShown[node] = shown
      let edge = Edge(
        name: "the link `\(model.text(model[link].name))`", range: compilation.goalRange(of: TargetID(index)))
      for head in shown { edges[head, default: []].append(edge) }
    }
    for tab in model.tabs {
      for head in tab.root.node.map({ model.entryNodes(of: $0) }) ?? [] where heads.contains(head) {
        let edge = Edge(name: "the tab `\(model.text(tab.name))`", range: compilation.range(tab.syntax, in: tab.owner))
        edges[head, default: []].append(edge)
      }
    }
  }

  /// Returns the links and tabs that are meant to lead to a screen, in the order of the files.
  func leading(to screen: NodeID) -> [Edge] { edges[screen] ?? [] }
}
