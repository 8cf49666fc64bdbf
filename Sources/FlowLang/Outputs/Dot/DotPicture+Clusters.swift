/// Flows and groups as areas that contain boxes, and the notes beside boxes.
extension DotPicture {
  /// Begins the area of a flow or group; its own rows are in a box inside it.
  mutating func openCluster(_ node: NodeID) {
    let isFlow = model[node].kind == .flow
    let change = diagram.changes?.nodes[node]
    let color = change?.color ?? (isFlow ? DotColor.flowEdge : DotColor.groupEdge)
    let name = (change.map { "\($0.sign) " } ?? "") + DotText.html(diagram.displayName(of: node))
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let kind = model[node].kind.keyword + (parameters.isEmpty ? "" : " (\(parameters))")
    boxes.line("subgraph \"cluster.\(identifiers[Int(node.index)].dropFirst()) {")
    boxes.indent()
    boxes.line(
      "graph [style=\"rounded,filled\", labelloc=t, labeljust=l, margin=14, color=\"\(color)\", "
        + "fillcolor=\"\(isFlow ? DotColor.flowFill : DotColor.groupFill)\", "
        + "tooltip=\(DotText.attribute(tooltip(of: node))), "
        + "label=<<FONT POINT-SIZE=\"\(isOverview ? 18 : 12)\"><B>\(name)</B></FONT>"
        + "&#160; \(DotText.small(kind, DotColor.muted))>]")
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
      let change = diagram.changes?.outcomes[Int(index)]
      let color = change?.color ?? (diagram.isOffTrace(OutcomeID(index)) ? DotColor.faint : DotColor.flow)
      let sign = change.map { "\($0.sign) " } ?? ""
      let parameters = diagram.parameters(outcome.parameters)
      let name = model.text(outcome.name)
      let values = parameters.isEmpty ? "" : " " + DotText.small("(\(parameters))", "white")
      boxes.line(
        "\(identifier(of: outcome)) [shape=box, style=\"rounded,filled\", height=0.2, margin=\"0.08,0.03\", "
          + "fontcolor=white, color=\"\(color)\", fillcolor=\"\(color)\", label=<\(sign)\(DotText.html(name))\(values)>, "
          + "tooltip=\(DotText.attribute("\(diagram.displayName(of: node)) › outcome \(name)"))]")
    }
  }

  /// Draws the urls and entries of a screen as one note with an arrow.
  mutating func drawEntryPoints(to node: NodeID) {
    let entryPoints = model.details(of: node).entryPoints
    guard !entryPoints.isEmpty else { return }
    let openings = diagram.openings(at: node)
    isFaint = diagram.trace != nil && openings.isEmpty
    defer { isFaint = false }
    let color = openings.isEmpty ? shade(DotColor.outside) : DotColor.trace
    let rows = entryPoints.map { index in
      let text = diagram.words(for: model.entryPoints[Int(index)])
      let opening = openings.first { $0.action == .entryPoint(Int(index)) }
      let change = diagram.changes?.entryPoints[Int(index)]
      let sign = opening.map { "\($0.number)  " } ?? change.map { "\($0.sign) " } ?? ""
      let own = opening == nil && !openings.isEmpty ? DotColor.faint : change?.color ?? color
      return #"<TR><TD ALIGN="LEFT">\#(DotText.small(sign + text, own, limit: 80))</TD></TR>"#
    }
    boxes.line(
      "\(identifier(of: node, "entries")) [shape=note, height=0.2, width=0.2, margin=\"0.08,0.04\", color=\"\(color)\", "
        + #"label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">\#(rows.joined())</TABLE>>, "#
        + "tooltip=\(DotText.attribute("entry points of \(diagram.displayName(of: node))"))]")
    var arrow = DiagramArrow(head: .node(node), look: .outside)
    arrow.isFollowed = !openings.isEmpty
    draw(arrow, from: .entryPoints(node), tooltip: "from outside to \(diagram.displayName(of: node))")
  }
}
