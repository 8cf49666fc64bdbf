/// What a picture is made of: boxes, some of them in areas.
extension Diagram {
  /// A box, or an end of an area.
  enum Part {
    /// A box that is no area.
    case box(NodeID)
    /// Here begins an area, with what stands in it.
    case opening(NodeID)
    /// Here ends the innermost area.
    case closing
  }

  /// The boxes and areas in the order of the files.
  var parts: [Part] {
    var parts: [Part] = model.hasApp && isShown(.app) ? [.box(.app)] : []
    var open: [NodeID] = []
    for node in model.nodeIDs.dropFirst() where isShown(node) {
      while let last = open.last, last != model[node].parent {
        parts.append(.closing)
        open.removeLast()
      }
      parts.append(isArea(node) ? .opening(node) : .box(node))
      if isArea(node) { open.append(node) }
    }
    return parts + open.map { _ in .closing }
  }

  /// Whether a node is drawn as an area.
  func isArea(_ node: NodeID) -> Bool {
    model[node].kind == .group || (model[node].kind == .flow && !model[node].isExternal)
  }

  /// Whether a node has a box of its own; a group only when it says something for all that stand in it, and in a part of a
  /// flow an area only when it requires something or an arrow begins or ends there.
  func hasBox(_ node: NodeID) -> Bool {
    if !isArea(node) || !model.details(of: node).guards.isEmpty { return true }
    return isConnected(node) && (model[node].kind != .group || !model[node].links.isEmpty)
  }

  /// What a person reads as the name of a box: the title of a screen, or its name.
  func displayName(of node: NodeID) -> String {
    if let title = compilation.title(of: node) { return title }
    let name = model.name(of: node)
    return name.isEmpty ? "(no name)" : readable(name)
  }

  /// A name where there is no title or label.
  func readable(_ name: String) -> String { areNamesInWords ? DiagramText.inWords(name) : name }

  /// The name of a screen whose title differs from it, for a line of its own.
  func secondName(of node: NodeID) -> String? {
    let name = model.name(of: node)
    return compilation.title(of: node).flatMap { $0 == name ? nil : name }
  }

  /// What a person reads on a tab.
  func title(of tab: Tab, _ look: SyntaxTree.TabLook) -> String {
    let title = look.title ?? ""
    return title.isEmpty ? readable(model.text(tab.name)) : title
  }

  /// A line that leads to its own box says so in words: an arrow would run through whatever stands beside it.
  func withoutLoop(_ row: DiagramRow, at node: NodeID) -> DiagramRow {
    guard let head = row.arrow?.head, box(of: head) == node else { return row }
    var row = row
    row.arrow = nil
    row.remark = row.remark.isEmpty ? "itself" : row.remark + " (itself)"
    return row
  }

  /// The box that an arrow points at; nil for an outcome.
  func box(of head: DiagramArrow.Head) -> NodeID? {
    switch head {
    case .node(let node): node
    case .tab(let tab): model[tab].owner
    case .outcome: nil
    }
  }
}
