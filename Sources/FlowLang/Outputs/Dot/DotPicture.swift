extension Emitter {
  static let dot = Emitter(name: "dot", fileExtension: "dot") { DotPicture.draw($0, $1) }
}

/// Writes a flow for Graphviz: a box for each screen with a line for each link, arrows from the lines, and boxes for
/// tab bars, flows and groups.
///
/// Boxes and arrows are written to separate buffers: Graphviz puts a node into the cluster in which an arrow to it is
/// written, so all arrows come after all boxes. The picture runs from left to right, so that labels never overlap
/// arrows.
struct DotPicture {
  let diagram: Diagram
  /// The images of screens, as paths.
  let pictures: [NodeID: String]
  var boxes = IndentedWriter()
  var arrows = IndentedWriter()
  /// The identifiers of the boxes, in quotes: the name, with the index of the node when another has the same name.
  let identifiers: [String]
  /// Whether each look occurs, by its raw value; the legend explains those that do.
  private(set) var isLookUsed = [Bool](repeating: false, count: ArrowLook.allCases.count)

  /// Whether only the names of screens are drawn.
  private(set) var isOverview = false
  /// Whether a tab has a badge, which the legend then explains.
  var isBadgeUsed = false

  /// Whether the current element is not on the shown trace, so that it is drawn faintly.
  var isFaint = false

  var model: Model { diagram.model }

  /// Draws a flow, a part of it, or the trace of one of its findings.
  static func draw(_ compilation: Compilation, _ options: Emitter.Options) -> [UInt8] {
    var picture = DotPicture(Diagram(compilation, options), options.pictures)
    picture.isOverview = options.isOverview
    picture.drawParts()
    if options.isOverview { picture.drawArrows() }
    var page = IndentedWriter()
    let name = options.isNamed ? DotText.attribute(compilation.model.name(of: .app)) + " " : ""
    page.line("digraph \(name){")
    page.indent()
    picture.writeDefaults(to: &page)
    page.outdent()
    page.append(picture.boxes)
    page.append(picture.arrows)
    page.line("}")
    return page.bytes
  }

  private init(_ diagram: Diagram, _ pictures: [NodeID: String]) {
    self.diagram = diagram
    self.pictures = pictures
    let model = diagram.model
    identifiers = model.nodes.indices.map { index in
      guard index > 0 else { return "\".app\"" }
      let name = DotText.identifier(model.text(model.nodes[index].name))
      return name.isEmpty || model.nodes[index].isShadowed ? "\"\(name)--\(index)\"" : "\"\(name)\""
    }
    boxes.indent()
    arrows.indent()
  }

  private mutating func drawParts() {
    for part in diagram.parts {
      switch part {
      case .box(let node): if isOverview { drawName(of: node) } else { drawBox(of: node) }
      case .opening(let node): openCluster(node)
      case .closing: closeCluster()
      }
    }
  }

  /// Returns a colour, or the faint one for elements beside the trace.
  func shade(_ color: String) -> String { isFaint ? DotColor.faint : color }

  /// Returns the stroke of a look, which is then explained in the legend.
  mutating func use(_ look: ArrowLook) -> DotStroke {
    isLookUsed[look.rawValue] = true
    return DotStroke.of(look)
  }
}
