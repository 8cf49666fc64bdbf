/// The overview of a large flow: each screen as its name, and one arrow where links lead from one to another.
extension DotPicture {
  /// Draws the arrows between the boxes of an overview.
  mutating func drawArrows() {
    var drawn: Set<NodePair> = []
    for node in model.nodeIDs {
      // Links that an area offers on every screen begin at its edge, or, for a goal inside it, at its first box.
      guard let tail = isNamed(node) ? node : within(node) else { continue }
      for (goal, look, isLoose) in goals(of: node) {
        guard let head = entrance(of: goal), head != tail, drawn.insert(NodePair(tail: node, head: head)).inserted
        else { continue }
        let isFromEdge = tail != node && !model.isEnclosed(head, by: node)
        draw(from: tail, to: head, look, isLoose, edge: isFromEdge ? node : nil)
      }
    }
  }

  /// Draws an arrow, which begins at the edge of an area if one is given.
  private mutating func draw(from tail: NodeID, to head: NodeID, _ look: ArrowLook, _ isLoose: Bool, edge: NodeID?) {
    let stroke = use(look)
    let (first, last) = isLoose ? (head, tail) : (tail, head)
    let direction = isLoose ? "dir=back, " : ""
    let cluster = edge.map { "\(isLoose ? "lhead" : "ltail")=\"cluster.\(identifier(of: $0).dropFirst()), " } ?? ""
    arrows.line(
      "\(identifier(of: first)) -> \(identifier(of: last)) "
        + "[\(direction)\(cluster)color=\"\(stroke.color)\", \(stroke.line)arrowsize=0.6]")
  }

  /// Returns the box in an area that its arrows are attached to: that of its start, or else the first one drawn.
  private func within(_ area: NodeID) -> NodeID? {
    guard diagram.isArea(area), diagram.isShown(area) else { return nil }
    if let start = entrance(of: area), model.isEnclosed(start, by: area) { return start }
    // The nodes inside an area follow it.
    return (Int(area.index) + 1..<model.nodes.count).lazy.map { NodeID($0) }
      .prefix { model[$0].parent.index >= area.index }
      .first { isNamed($0) }
  }

  /// Two screens that an arrow connects.
  private struct NodePair: Hashable {
    let tail: NodeID
    let head: NodeID
  }

  /// Whether a node has a box in the overview.
  private func isNamed(_ node: NodeID) -> Bool {
    diagram.isShown(node) && !diagram.isArea(node) && (node != .app || model.hasApp)
  }

  mutating func drawName(of node: NodeID) {
    let isAlarming = diagram.isAlarming(node)
    let color = isAlarming ? DotColor.alarm : node == .app ? DotColor.ink : DotColor.line
    let shape = model[node].kind == .tabs ? "filled" : "rounded,filled"
    let dashes = model[node].isExternal || diagram.isMissing(node) ? ",dashed" : ""
    boxes.line(
      "\(identifier(of: node)) [shape=box, height=0.3, margin=\"0.1,0.05\", fillcolor=white, "
        + "style=\"\(shape)\(dashes)\", color=\"\(color)\", fontsize=18, "
        + "tooltip=\(DotText.attribute(tooltip(of: node))), "
        + "label=<<B>\(DotText.html(diagram.displayName(of: node)))</B>>]")
  }

  /// Returns the nodes that the rows and tabs of a node lead to, except to anchors, and whether each is placed already.
  private func goals(of node: NodeID) -> [(NodeID, ArrowLook, isLoose: Bool)] {
    var result: [(NodeID, ArrowLook, isLoose: Bool)] = []
    for tab in model.tabs[model.details(of: node).tabs] {
      if let root = tab.root.node { result.append((root, .start, false)) }
    }
    for row in diagram.rows(of: node) where !diagram.isArea(node) || row.kind != .start {
      if let arrow = row.arrow, case .node(let head) = arrow.head, arrow.look != .place {
        result.append((head, arrow.look, arrow.isLoose))
      }
    }
    return result
  }

  /// Returns the box that stands for a node: for a flow, that of its start.
  private func entrance(of node: NodeID) -> NodeID? {
    var node = node
    var seen: Set<NodeID> = []
    while diagram.isArea(node), seen.insert(node).inserted {
      guard let start = model.startAlternatives[model.details(of: node).start].first?.call.node else { return nil }
      node = start
    }
    return isNamed(node) ? node : nil
  }
}
