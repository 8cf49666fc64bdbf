/// A drawing of a whole flow that needs no other tool: the boxes, areas and arrows of a ``Diagram``, each with its place.
struct FlowMap {
  /// A box with its lines.
  struct Box {
    let node: NodeID
    /// The outcome that it stands for, if it is one.
    var outcome: OutcomeID?
    var lines: [Line] = []
    /// How much room its picture takes at its top.
    var pictureHeight = 0.0
    var width = 0.0
    var height = 0.0
    var corner = LayeredLayout.Point(x: 0, y: 0)
  }

  /// A line of text in a box.
  struct Line {
    enum Look: String { case title, note, way, alarm, row, small, outcome }

    let look: Look
    let text: String
    /// The words at the right end.
    var remark = ""
    /// The link that it belongs to.
    var link: LinkID?
    /// How deep it is moved in.
    var depth = 0
    /// The middle of the line, from the top of its box.
    var middle = 0.0
  }

  /// An area: a flow or a group with what stands in it.
  struct Area {
    let node: NodeID
    var corner = LayeredLayout.Point(x: 0, y: 0)
    var size = LayeredLayout.Box(width: 0, height: 0)
  }

  /// An arrow between boxes.
  struct Arrow {
    let tail: Int
    let line: Int
    let head: Int
    let look: ArrowLook
    let isLoose: Bool
    let link: LinkID?
    /// Where it passes, from its beginning to its end.
    var points: [LayeredLayout.Point] = []
    /// Whether it is led round boxes, by lines.
    var isLed = false
  }

  private(set) var boxes: [Box] = []
  private(set) var areas: [Area] = []
  private(set) var arrows: [Arrow] = []
  private(set) var size = LayeredLayout.Box(width: 0, height: 0)

  /// Draws a flow.
  ///
  /// - Parameters:
  ///   - diagram: The flow.
  ///   - hasPicture: Whether there is a picture of a screen to be shown in its box.
  init(_ diagram: Diagram, hasPicture: (NodeID) -> Bool) {
    var builder = FlowMapBuilder(diagram)
    builder.build(hasPicture)
    (boxes, areas, arrows) = (builder.boxes, builder.areas, builder.arrows)
    size = builder.nesting.place(&boxes, &areas, &arrows)
    MapRoutes.lead(&arrows, boxes, size)
  }

  /// The sizes of letters and the room around them, in points.
  enum Measure {
    static let title = 13.0
    static let text = 11.0
    static let small = 9.0
    static let padding = 10.0
    static let widest = 260.0
    static let narrowest = 90.0
    static let picture = 120.0
  }
}

extension FlowMap.Line {
  /// How high the line is.
  var height: Double {
    switch look {
    case .title: 24
    case .row: 20
    case .note, .way, .alarm, .small: 14
    case .outcome: 20
    }
  }

  /// How wide the line is, its remark included.
  var width: Double {
    let size =
      look == .title ? FlowMap.Measure.title * 1.15 : look == .row ? FlowMap.Measure.text : FlowMap.Measure.small
    let own = MapText.width(text, size: size) + Double(depth) * 12
    return remark.isEmpty ? own : own + 14 + MapText.width(remark, size: FlowMap.Measure.small)
  }
}
