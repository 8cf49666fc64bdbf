/// The structure of a picture: boxes, some of them in areas.
extension Diagram {
  /// A box, or the start or end of an area.
  enum Part {
    /// A box that is no area.
    case box(NodeID)
    /// The start of an area, before its contents.
    case opening(NodeID)
    /// The end of the innermost area.
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

  /// Whether a node has a box. A group has one only for guards or links that its nodes share; in a part of a flow, an
  /// area has one only for guards or when an arrow begins or ends there.
  func hasBox(_ node: NodeID) -> Bool {
    if !isArea(node) || !model.details(of: node).guards.isEmpty { return true }
    return isConnected(node) && (model[node].kind != .group || !model[node].links.isEmpty)
  }

  /// Returns the displayed name of a box: the title of a screen, or its name.
  func displayName(of node: NodeID) -> String {
    if let title = compilation.title(of: node) { return title }
    let name = model.name(of: node)
    return name.isEmpty ? "(no name)" : readable(name)
  }

  /// Returns a name for display, when there is no title or label.
  func readable(_ name: String) -> String { areNamesInWords ? ReadableName.inWords(name) : name }

  /// Returns the name of a screen whose title differs from it; nil otherwise.
  func secondName(of node: NodeID) -> String? {
    let name = model.name(of: node)
    return compilation.title(of: node).flatMap { $0 == name ? nil : name }
  }

  /// Returns the displayed title of a tab.
  func title(of tab: Tab, _ look: SyntaxTree.TabLook) -> String {
    let title = look.title ?? ""
    return title.isEmpty ? readable(model.text(tab.name)) : title
  }

  /// Returns a row that leads to its own box with words instead of an arrow, which would cross the neighbouring boxes.
  func withoutLoop(_ row: DiagramRow, at node: NodeID) -> DiagramRow {
    guard let head = row.arrow?.head, box(of: head) == node else { return row }
    var row = row
    row.arrow = nil
    row.remark = row.remark.isEmpty ? "itself" : row.remark + " (itself)"
    return row
  }

  /// Returns the box that an arrow points at; nil for an outcome.
  func box(of head: DiagramArrow.Head) -> NodeID? {
    switch head {
    case .node(let node): node
    case .tab(let tab): model[tab].owner
    case .outcome: nil
    }
  }
}
