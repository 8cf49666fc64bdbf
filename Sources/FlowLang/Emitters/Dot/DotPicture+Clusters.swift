/// Flows and groups as areas that contain boxes, and the notes beside boxes.
extension DotPicture {
  /// Begins the area of a flow or group; its own rows are in a box inside it.
  mutating func openCluster(_ node: NodeID) {
    let isFlow = model[node].kind == .flow
    boxes.startLine()
    boxes.write("subgraph \"cluster.")
    boxes.write(String(identifiers[Int(node.index)].dropFirst()))
    boxes.write(" {")
    boxes.endLine()
    boxes.indent()
    boxes.startLine()
    boxes.write("graph [style=\"rounded,filled\", labelloc=t, labeljust=l, margin=14, color=\"")
    boxes.write(diagram.changes?.mark(of: node)?.color ?? (isFlow ? DotColor.flowEdge : DotColor.groupEdge))
    boxes.write("\", fillcolor=\"")
    boxes.write(isFlow ? DotColor.flowFill : DotColor.groupFill)
    boxes.write("\", tooltip=")
    boxes.write(attribute: tooltip(of: node))
    boxes.write(", label=<<FONT POINT-SIZE=\"\(isOverview ? 18 : 12)\"><B>")
    if let change = diagram.changes?.mark(of: node) { boxes.write("\(change.sign) ") }
    boxes.write(html: diagram.displayName(of: node))
    boxes.write("</B></FONT>")
    let parameters = diagram.parameters(model.details(of: node).parameters)
    boxes.write("&#160; ")
    boxes.write(small: model[node].kind.keyword + (parameters.isEmpty ? "" : " (\(parameters))"), DotColor.muted)
    boxes.write(">]")
    boxes.endLine()
    if isOverview { return }
    if diagram.hasBox(node) { drawBox(of: node) }
    drawOutcomes(of: node)
  }

  mutating func closeCluster() {
    boxes.outdent()
    boxes.line("}")
  }

  private mutating func drawOutcomes(of node: NodeID) {
    for index in model.details(of: node).outcomes where diagram.isShown(OutcomeID(index)) {
      let outcome = model.outcomes[Int(index)]
      let color = diagram.isBesideWay(OutcomeID(index)) ? DotColor.faint : DotColor.flow
      let parameters = diagram.parameters(outcome.parameters)
      boxes.startLine()
      boxes.write(identifier(of: outcome))
      boxes.write(" [shape=box, style=\"rounded,filled\", height=0.2, margin=\"0.08,0.03\", fontcolor=white, ")
      boxes.write("color=\"\(color)\", fillcolor=\"\(color)\", label=<")
      boxes.write(html: model.text(outcome.name))
      if !parameters.isEmpty {
        boxes.write(" ")
        boxes.write(small: "(\(parameters))", "white")
      }
      boxes.write(">, tooltip=")
      boxes.write(attribute: "\(diagram.displayName(of: node)) › outcome \(model.text(outcome.name))")
      boxes.write("]")
      boxes.endLine()
    }
  }

  /// Draws the urls and entries of a screen as one note with an arrow.
  mutating func drawEntryPoints(to node: NodeID) {
    let entryPoints = model.details(of: node).entryPoints
    guard !entryPoints.isEmpty else { return }
    let openings = diagram.openings(at: node)
    isFaint = diagram.way != nil && openings.isEmpty
    defer { isFaint = false }
    let color = openings.isEmpty ? shade(DotColor.outside) : DotColor.way
    boxes.startLine()
    boxes.write(identifier(of: node, "ways"))
    boxes.write(" [shape=note, height=0.2, width=0.2, margin=\"0.08,0.04\", color=\"\(color)\", label=<")
    boxes.write(#"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">"#)
    for index in entryPoints {
      let text = diagram.words(for: model.entryPoints[Int(index)])
      let opening = openings.first { $0.action == .entryPoint(Int(index)) }
      let change = diagram.changes?.mark(ofEntryPoint: Int(index))
      boxes.write(#"<TR><TD ALIGN="LEFT">"#)
      boxes.write(
        small: (opening.map { "\($0.number)  " } ?? change.map { "\($0.sign) " } ?? "") + text,
        opening == nil && !openings.isEmpty ? DotColor.faint : change?.color ?? color, limit: 60)
      boxes.write("</TD></TR>")
    }
    boxes.write("</TABLE>>, tooltip=")
    boxes.write(attribute: "ways into \(diagram.displayName(of: node)) from outside")
    boxes.write("]")
    boxes.endLine()
    var arrow = DiagramArrow(head: .node(node), look: .outside)
    arrow.isFollowed = !openings.isEmpty
    draw(arrow, from: .entryPoints(node)) { picture in
      picture.arrows.write(inAttribute: "from outside to \(picture.diagram.displayName(of: node))")
    }
  }
}
