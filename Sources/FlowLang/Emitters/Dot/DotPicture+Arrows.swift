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
  /// - Parameter writeTooltip: Writes the tooltip, within quotes.
  mutating func draw(_ arrow: DiagramArrow, from tail: DotTail, _ writeTooltip: (inout DotPicture) -> Void) {
    let stroke = use(arrow.look)
    arrows.startLine()
    if arrow.isLoose {
      write(arrow.head)
      arrows.write(" -> ")
      write(tail, side: ":_")
    } else {
      write(tail, side: ":e")
      arrows.write(" -> ")
      write(arrow.head)
    }
    arrows.write(" [color=\"")
    if let mark = arrow.mark {
      arrows.write(mark.color)
    } else if diagram.way == nil {
      arrows.write(stroke.color)
    } else {
      arrows.write(arrow.isFollowed ? DotColor.way : DotColor.faint)
    }
    arrows.write("\", ")
    writeLine(of: arrow, stroke)
    writeEnds(of: stroke, isReversed: arrow.isLoose)
    arrows.write("tooltip=\"")
    writeTooltip(&self)
    arrows.write("\"]")
    arrows.endLine()
  }

  /// Writes the width and the dashes of an arrow; a removed arrow is dashed.
  private mutating func writeLine(of arrow: DiagramArrow, _ stroke: DotStroke) {
    switch arrow.mark {
    case .removed: arrows.write("style=dashed, penwidth=1.6, ")
    case .added, .changed: arrows.write(stroke.line.contains("style") ? stroke.line : "penwidth=2, ")
    case nil: arrows.write(arrow.isFollowed ? "penwidth=2.4, " : stroke.line)
    }
  }

  private mutating func writeEnds(of stroke: DotStroke, isReversed: Bool) {
    if isReversed { arrows.write("weight=0, ") }
    if !stroke.tail.isEmpty {
      arrows.write("dir=both, ")
    } else if isReversed {
      arrows.write("dir=back, ")
    }
    write(end: stroke.head, isReversed ? "arrowtail" : "arrowhead")
    write(end: stroke.tail, isReversed ? "arrowhead" : "arrowtail")
  }

  private mutating func write(end shape: String, _ name: String) {
    guard !shape.isEmpty else { return }
    arrows.write(name)
    arrows.write("=")
    arrows.write(shape)
    arrows.write(", ")
  }

  private mutating func write(_ tail: DotTail, side: String) {
    switch tail {
    case .row(let node, let number):
      arrows.write(identifier(of: node))
      arrows.write(":")
      arrows.write(number)
      arrows.write(side)
    case .tab(let node, let tab):
      arrows.write(identifier(of: node))
      arrows.write(":t")
      arrows.write(Int(tab.index))
      arrows.write(side)
    case .entryPoints(let node): arrows.write(identifier(of: node, "ways"))
    }
  }

  private mutating func write(_ head: DiagramArrow.Head) {
    switch head {
    case .node(let node):
      arrows.write(identifier(of: node))
      if !diagram.isArea(node) {
        arrows.write(":h")
      } else if model.startAlternatives[model.details(of: node).start].first?.call.node != nil {
        arrows.write(":0")
      }
    case .tab(let tab):
      arrows.write(identifier(of: model.tabs[Int(tab.index)].owner))
      arrows.write(":t")
      arrows.write(Int(tab.index))
    case .outcome(let outcome): arrows.write(identifier(of: model[outcome]))
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

  /// Writes the tooltip of a row's arrow: `Home › open “Open” › when signedIn`.
  mutating func writeTooltip(of row: DiagramRow, in node: NodeID) {
    // The closure below would copy the model of a mutable picture.
    let diagram = diagram
    arrows.write(inAttribute: diagram.displayName(of: node))
    let name = row.link.map { diagram.model.text(diagram.model[$0].name) }
    if let name {
      arrows.write(" › ")
      arrows.write(inAttribute: name)
    }
    if row.kind != .link {
      arrows.write(row.kind == .requirement ? " › requires " : " › ")
      arrows.write(inAttribute: row.label)
    } else if let name, name != row.label {
      arrows.write(" “")
      arrows.write(inAttribute: row.label)
      arrows.write("”")
    }
    if !row.detail.isEmpty {
      arrows.write(" › ")
      arrows.write(inAttribute: row.detail)
    }
  }
}
