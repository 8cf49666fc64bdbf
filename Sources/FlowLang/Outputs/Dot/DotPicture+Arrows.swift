/// The beginning of an arrow.
enum DotTail {
  case row(NodeID, Int)
  case tab(NodeID, TabID)
  case entryPoints(NodeID)
}

/// Arrows, identifiers of boxes, and tooltips.
extension DotPicture {
  /// Draws an arrow. One that leads to a box that other arrows already place is written in reverse, since Graphviz
  /// places the first node further left. (`constraint=false` would express the same, but both boxes may then end up in
  /// one column, and Graphviz has been observed to warn, and to loop forever, on arrows inside a column.)
  ///
  /// - Parameter tooltip: The text of the tooltip.
  mutating func draw(_ arrow: DiagramArrow, from tail: DotTail, tooltip: String) {
    let stroke = use(arrow.look)
    let ends =
      arrow.isLoose
      ? "\(identifier(of: arrow.head)) -> \(identifier(of: tail, side: ":_"))"
      : "\(identifier(of: tail, side: ":e")) -> \(identifier(of: arrow.head))"
    let color =
      arrow.mark?.color ?? (diagram.trace == nil ? stroke.color : arrow.isFollowed ? DotColor.trace : DotColor.faint)
    let look = line(of: arrow, stroke) + tips(of: stroke, isReversed: arrow.isLoose)
    arrows.line("\(ends) [color=\"\(color)\", \(look)tooltip=\(DotText.attribute(tooltip))]")
  }

  /// Returns the width and the dashes of an arrow; a removed arrow is dashed.
  private func line(of arrow: DiagramArrow, _ stroke: DotStroke) -> String {
    switch arrow.mark {
    case .removed: "style=dashed, penwidth=1.6, "
    case .added, .changed: stroke.line.contains("style") ? stroke.line : "penwidth=2, "
    case nil: arrow.isFollowed ? "penwidth=2.4, " : stroke.line
    }
  }

  /// Returns the shapes at the two ends of an arrow, and its direction.
  private func tips(of stroke: DotStroke, isReversed: Bool) -> String {
    func tip(_ name: String, _ shape: String) -> String { shape.isEmpty ? "" : "\(name)=\(shape), " }
    return (isReversed ? "weight=0, " : "")
      + (stroke.tail.isEmpty ? isReversed ? "dir=back, " : "" : "dir=both, ")
      + tip(isReversed ? "arrowtail" : "arrowhead", stroke.head)
      + tip(isReversed ? "arrowhead" : "arrowtail", stroke.tail)
  }

  private func identifier(of tail: DotTail, side: String) -> String {
    switch tail {
    case .row(let node, let number): "\(identifier(of: node)):\(number)\(side)"
    case .tab(let node, let tab): "\(identifier(of: node)):t\(tab.index)\(side)"
    case .entryPoints(let node): identifier(of: node, "entries")
    }
  }

  private func identifier(of head: DiagramArrow.Head) -> String {
    switch head {
    case .node(let node):
      if !diagram.isArea(node) { return identifier(of: node) + ":h" }
      let start = model.startAlternatives[model.details(of: node).start].first?.call.node
      return identifier(of: node) + (start == nil ? "" : ":0")
    case .tab(let tab): return "\(identifier(of: model[tab].owner)):t\(tab.index)"
    case .outcome(let outcome): return identifier(of: model[outcome])
    }
  }

  /// Returns the identifier of a box, or of an element beside it; it is not displayed.
  func identifier(of node: NodeID, _ part: String = "") -> String {
    let whole = identifiers[Int(node.index)]
    return part.isEmpty ? whole : "\(whole.dropLast()).\(part)\""
  }

  func identifier(of outcome: Outcome) -> String {
    identifier(of: outcome.owner, "outcome." + DotText.identifier(model.text(outcome.name)))
  }

  func tooltip(of node: NodeID) -> String {
    let documentation = diagram.documentation(of: node)
    return documentation.isEmpty ? diagram.displayName(of: node) : diagram.displayName(of: node) + "\n" + documentation
  }

  /// Returns the tooltip of the arrow of a line: `Home › open “Open” › when signedIn`.
  func tooltip(of row: DiagramRow, in node: NodeID) -> String {
    let name = row.link.map { model.text(model[$0].name) }
    var text = diagram.displayName(of: node) + (name.map { " › \($0)" } ?? "")
    if row.kind != .link {
      text += (row.kind == .requirement ? " › requires " : " › ") + row.label
    } else if let name, name != row.label {
      text += " “\(row.label)”"
    }
    return text + (row.detail.isEmpty ? "" : " › \(row.detail)")
  }
}
