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
    page.startLine()
    page.write(
      "<svg id=\"map\" xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" aria-label=\"Map of the whole flow\" ")
    page.write("viewBox=\"\(-Int(margin)) \(-Int(margin)) \(number(map.size.width + 2 * margin)) ")
    page.write("\(number(map.size.height + 2 * margin))\">")
    page.endLine()
    writeMarkers(to: &page)
    for area in map.areas { write(area, diagram, to: &page) }
    for arrow in map.arrows { write(arrow, map, diagram, to: &page) }
    for box in map.boxes { write(box, diagram, pictures[box.node], to: &page) }
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

  private static func write(_ area: FlowMap.Area, _ diagram: Diagram, to page: inout IndentedWriter) {
    let kind = diagram.model[area.node].kind
    page.startLine()
    page.write("<g class=\"area \(kind.keyword)\"><rect rx=\"10\" ")
    writeFrame(area.corner, area.size.width, area.size.height, to: &page)
    page.write("/><text x=\"\(number(area.corner.x + 14))\" y=\"\(number(area.corner.y + 18))\">")
    page.write(html: diagram.displayName(of: area.node))
    page.write("<tspan class=\"kind\" dx=\"8\">\(kind.keyword)</tspan></text></g>")
    page.endLine()
  }

  private static func writeFrame(
    _ corner: LayeredLayout.Point, _ width: Double, _ height: Double, to page: inout IndentedWriter
  ) {
    page.write("x=\"\(number(corner.x))\" y=\"\(number(corner.y))\" ")
    page.write("width=\"\(number(width))\" height=\"\(number(height))\"")
  }

  // MARK: Boxes

  private static func write(
    _ box: FlowMap.Box, _ diagram: Diagram, _ picture: String?, to page: inout IndentedWriter
  ) {
    let node = diagram.model[box.node]
    let isScreen = node.kind == .screen && box.outcome == nil
    page.startLine()
    page.write("<g class=\"box \(box.outcome == nil ? node.kind.keyword : "outcome")")
    if node.isExternal { page.write(" external") }
    if diagram.isAlarming(box.node) { page.write(" alarm") }
    if diagram.isMissing(box.node) { page.write(" missing") }
    page.write("\"")
    if box.outcome == nil, box.node != .app {
      page.write(" data-node=")
      page.write(attribute: diagram.model.name(of: box.node))
    }
    if isScreen { page.write(" role=\"button\" tabindex=\"-1\"") }
    page.write("><rect rx=\"\(box.outcome == nil ? 7 : 9)\" ")
    writeFrame(box.corner, box.width, box.height, to: &page)
    page.write("/>")
    if let picture, box.pictureHeight > 0 { write(picture, box, to: &page) }
    for line in box.lines { write(line, box, diagram, to: &page) }
    page.write("</g>")
    page.endLine()
  }

  private static func write(_ picture: String, _ box: FlowMap.Box, to page: inout IndentedWriter) {
    page.write("<image preserveAspectRatio=\"xMidYMid meet\" ")
    let corner = LayeredLayout.Point(x: box.corner.x + 8, y: box.corner.y + 8)
    writeFrame(corner, box.width - 16, box.pictureHeight - 12, to: &page)
    page.write(" href=")
    page.write(attribute: picture)
    page.write("/>")
  }

  private static func write(
    _ line: FlowMap.Line, _ box: FlowMap.Box, _ diagram: Diagram, to page: inout IndentedWriter
  ) {
    let middle = box.corner.y + line.middle
    let left = box.corner.x + FlowMap.Measure.padding + Double(line.depth) * 12
    page.write("<text class=\"\(line.look.rawValue)\" x=\"\(number(left))\" y=\"\(number(middle))\"")
    writeLink(line.link, diagram, to: &page)
    page.write(">")
    page.write(html: line.text, limit: 80)
    page.write("</text>")
    guard !line.remark.isEmpty else { return }
    let right = box.corner.x + box.width - FlowMap.Measure.padding
    page.write("<text class=\"remark\" x=\"\(number(right))\" y=\"\(number(middle))\">")
    page.write(html: line.remark, limit: 80)
    page.write("</text>")
  }

  private static func writeLink(_ link: LinkID?, _ diagram: Diagram, to page: inout IndentedWriter) {
    guard let link else { return }
    page.write(" data-link=")
    page.write(attribute: diagram.model.text(diagram.model[link].name))
  }

  // MARK: Arrows

  private static func write(
    _ arrow: FlowMap.Arrow, _ map: FlowMap, _ diagram: Diagram, to page: inout IndentedWriter
  ) {
    page.startLine()
    page.write(
      "<path class=\"arrow \(arrow.look)\(arrow.isLoose ? " loose" : "")\" marker-end=\"url(#head-\(arrow.look))\"")
    page.write(" data-from=")
    page.write(attribute: diagram.model.name(of: map.boxes[arrow.tail].node))
    page.write(" data-to=")
    page.write(attribute: diagram.model.name(of: map.boxes[arrow.head].node))
    writeLink(arrow.link, diagram, to: &page)
    page.write(" d=\"")
    writePath(arrow, to: &page)
    page.write("\"/>")
    page.endLine()
  }

  private static func writePath(_ arrow: FlowMap.Arrow, to page: inout IndentedWriter) {
    guard let first = arrow.points.first else { return }
    func text(_ point: LayeredLayout.Point) -> String { "\(number(point.x)) \(number(point.y))" }
    page.write("M" + text(first))
    for piece in arrow.pieces {
      switch piece {
      case .line(let end): page.write(" L" + text(end))
      case .corner(let around, let end): page.write(" Q\(text(around)) \(text(end))")
      case .curve(let one, let other, let end): page.write(" C\(text(one)) \(text(other)) \(text(end))")
      }
    }
  }
}
