/// Writes a ``FlowMap`` as SVG (W3C, "Scalable Vector Graphics 1.1") for a page: looks are left to its style sheet, and
/// attributes identify the declarations that are drawn, so that a script can find them.
enum MapPicture {
  /// - Parameter pictures: The picture of each screen that has one, as a `data:` address.
  static func write(
    _ compilation: Compilation, _ options: Emitter.Options, pictures: [NodeID: String], to page: inout IndentedWriter
  ) {
    let diagram = Diagram(compilation, options)
    let map = FlowMap(diagram) { pictures[$0] != nil }
    let margin = 30.0
    page.line(
      "<svg id=\"map\" xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" aria-label=\"Map of the whole flow\" "
        + "viewBox=\"\(-Int(margin)) \(-Int(margin)) \(number(map.size.width + 2 * margin)) "
        + "\(number(map.size.height + 2 * margin))\">")
    writeMarkers(to: &page)
    for area in map.areas { page.line(text(area, diagram)) }
    for arrow in map.arrows { page.line(text(arrow, map, diagram)) }
    for box in map.boxes { page.line(text(box, diagram, pictures[box.node])) }
    page.line("</svg>")
  }

  /// Formats a length with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private static func writeMarkers(to page: inout IndentedWriter) {
    page.line("<defs>")
    for look in ArrowLook.allCases.map({ "\($0)" }) + ["walked"] {
      page.line(
        "<marker id=\"head-\(look)\" class=\"\(look)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" "
          + "markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 0.8 L7.5 4 L0 7.2 z\"/></marker>"
      )
    }
    page.line("</defs>")
  }

  private static func text(_ area: FlowMap.Area, _ diagram: Diagram) -> String {
    let kind = diagram.model[area.node].kind.keyword
    return "<g class=\"area \(kind)\"><rect rx=\"10\" \(frame(area.corner, area.size.width, area.size.height))/>"
      + "<text x=\"\(number(area.corner.x + 14))\" y=\"\(number(area.corner.y + 18))\">"
      + "\(DotText.html(diagram.displayName(of: area.node)))<tspan class=\"kind\" dx=\"8\">\(kind)</tspan></text></g>"
  }

  private static func frame(_ corner: LayeredLayout.Point, _ width: Double, _ height: Double) -> String {
    "x=\"\(number(corner.x))\" y=\"\(number(corner.y))\" width=\"\(number(width))\" height=\"\(number(height))\""
  }

  // MARK: Boxes

  private static func text(_ box: FlowMap.Box, _ diagram: Diagram, _ picture: String?) -> String {
    let node = diagram.model[box.node]
    let isOutcome = box.outcome != nil
    let marks =
      (node.isExternal ? " external" : "") + (diagram.isAlarming(box.node) ? " alarm" : "")
      + (diagram.isMissing(box.node) ? " missing" : "")
    let name = isOutcome || box.node == .app ? "" : " data-node=" + DotText.attribute(diagram.model.name(of: box.node))
    let role = node.kind == .screen && !isOutcome ? " role=\"button\" tabindex=\"-1\"" : ""
    let image = picture.flatMap { box.pictureHeight > 0 ? text(ofPicture: $0, box) : nil } ?? ""
    return "<g class=\"box \(isOutcome ? "outcome" : node.kind.keyword)\(marks)\"\(name)\(role)>"
      + "<rect rx=\"\(isOutcome ? 9 : 7)\" \(frame(box.corner, box.width, box.height))/>"
      + image + box.lines.map { text($0, box, diagram) }.joined() + "</g>"
  }

  private static func text(ofPicture picture: String, _ box: FlowMap.Box) -> String {
    let corner = LayeredLayout.Point(x: box.corner.x + 8, y: box.corner.y + 8)
    return "<image preserveAspectRatio=\"xMidYMid meet\" \(frame(corner, box.width - 16, box.pictureHeight - 12)) "
      + "href=\(DotText.attribute(picture))/>"
  }

  private static func text(_ line: FlowMap.Line, _ box: FlowMap.Box, _ diagram: Diagram) -> String {
    let middle = number(box.corner.y + line.middle)
    let left = number(box.corner.x + FlowMap.Measure.padding + Double(line.depth) * 12)
    let text =
      "<text class=\"\(line.look.rawValue)\" x=\"\(left)\" y=\"\(middle)\"\(attribute(line.link, diagram))>"
      + "\(DotText.html(line.text, limit: 80))</text>"
    if line.remark.isEmpty { return text }
    let right = number(box.corner.x + box.width - FlowMap.Measure.padding)
    return text + "<text class=\"remark\" x=\"\(right)\" y=\"\(middle)\">\(DotText.html(line.remark, limit: 80))</text>"
  }

  private static func attribute(_ link: LinkID?, _ diagram: Diagram) -> String {
    link.map { " data-link=" + DotText.attribute(diagram.model.text(diagram.model[$0].name)) } ?? ""
  }

  // MARK: Arrows

  private static func text(_ arrow: FlowMap.Arrow, _ map: FlowMap, _ diagram: Diagram) -> String {
    func name(_ box: Int) -> String { DotText.attribute(diagram.model.name(of: map.boxes[box].node)) }
    return
      "<path class=\"arrow \(arrow.look)\(arrow.isLoose ? " loose" : "")\" marker-end=\"url(#head-\(arrow.look))\" "
      + "data-from=\(name(arrow.tail)) data-to=\(name(arrow.head))\(attribute(arrow.link, diagram)) d=\"\(path(arrow))\"/>"
  }

  private static func path(_ arrow: FlowMap.Arrow) -> String {
    guard let first = arrow.points.first else { return "" }
    func text(_ point: LayeredLayout.Point) -> String { "\(number(point.x)) \(number(point.y))" }
    let pieces = arrow.pieces.map { piece in
      switch piece {
      case .line(let end): " L" + text(end)
      case .corner(let around, let end): " Q\(text(around)) \(text(end))"
      case .curve(let one, let other, let end): " C\(text(one)) \(text(other)) \(text(end))"
      }
    }
    return "M" + text(first) + pieces.joined()
  }
}
