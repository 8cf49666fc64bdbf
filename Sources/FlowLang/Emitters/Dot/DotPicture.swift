/// Writes a flow for Graphviz: a box for each screen with a line for each link, arrows from the lines, tab bars,
/// flows and groups as what they are.
///
/// Boxes and arrows are written side by side: Graphviz takes a node into the cluster that an arrow to it is written
/// in, so all arrows come after all boxes. Drawn from left to right, since then labels never lie on arrows.
struct DotPicture {
  let diagram: Diagram
  /// The pictures of screens, as paths.
  let pictures: [NodeID: String]
  var boxes = IndentedWriter()
  var arrows = IndentedWriter()
  /// What each box is called in the file, in quotes: its name, with its number where another has the name too.
  let identifiers: [String]
  /// The looks that the legend must explain, by their numbers.
  private(set) var isLookUsed = [Bool](repeating: false, count: ArrowLook.allCases.count)

  /// Whether only names are drawn.
  private(set) var isOverview = false
  /// Whether a tab has a badge, which the legend must explain.
  var isBadgeUsed = false

  /// Whether what is written now lies beside the way that is shown, so that it steps back.
  var isFaint = false

  var model: Model { diagram.model }

  /// Draws a flow or a part of it, or the way of one of its findings.
  static func draw(_ compilation: Compilation, _ options: Emitter.Options) -> [UInt8] {
    var picture = DotPicture(Diagram(compilation, options), options.pictures)
    picture.isOverview = options.isOverview
    if options.isOverview { picture.drawOverview() } else { picture.drawNodes() }
    var page = IndentedWriter()
    page.startLine()
    page.write("digraph ")
    if options.isNamed {
      page.write(attribute: compilation.model.name(of: .app))
      page.write(" ")
    }
    page.write("{")
    page.endLine()
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

  private mutating func drawNodes() {
    for part in diagram.parts {
      switch part {
      case .box(let node): drawBox(of: node)
      case .opening(let node): openCluster(node)
      case .closing: closeCluster()
      }
    }
  }

  /// A colour, or its place among what steps back.
  func shade(_ color: String) -> String { isFaint ? DotColor.faint : color }

  /// How a look is drawn; the legend will explain it.
  mutating func use(_ look: ArrowLook) -> DotStroke {
    isLookUsed[look.rawValue] = true
    return DotStroke.of(look)
  }
}
