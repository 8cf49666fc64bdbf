/// A drawing of a whole flow that needs no other tool: the boxes, areas and arrows of a ``Diagram``, with their
/// positions.
struct FlowMap {
  /// A box with its lines.
  struct Box {
    let node: NodeID
    /// The outcome that the box represents, if any.
    var outcome: OutcomeID?
    var lines: [Line] = []
    /// The height of the picture at the top of the box.
    var pictureHeight = 0.0
    var width = 0.0
    var height = 0.0
    var corner = LayeredLayout.Point(x: 0, y: 0)
  }

  /// A line of text in a box.
  struct Line {
    enum Look: String { case title, note, entryPoint, alarm, row, small, outcome }

    let look: Look
    let text: String
    /// The words at the right end of the line.
    var remark = ""
    /// The link that the line belongs to.
    var link: LinkID?
    /// The level of indentation.
    var depth = 0
    /// The middle of the line, from the top of its box.
    var middle = 0.0
  }

  /// An area: a flow or a group with its contents.
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
    /// The points that the arrow passes, from its start to its end.
    var points: [LayeredLayout.Point] = []
    /// Whether the arrow is routed around boxes, by lines.
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
  ///   - hasPicture: Whether a screen has a picture to show in its box.
  init(_ diagram: Diagram, hasPicture: (NodeID) -> Bool) {
    var builder = FlowMapBuilder(diagram)
    builder.build(hasPicture)
    (boxes, areas, arrows) = (builder.boxes, builder.areas, builder.arrows)
    size = builder.nesting.place(&boxes, &areas, &arrows)
    MapRoutes.lead(&arrows, boxes, size)
  }

  /// The sizes of letters and the space around them, in points.
  enum Measure {
    static let title = 13.0
    static let text = 11.0
    static let small = 9.0
    static let padding = 10.0
    static let narrowest = 90.0
    static let picture = 120.0
  }
}

extension FlowMap.Line {
  /// The height of the line.
  var height: Double {
    switch look {
    case .title: 24
    case .row: 20
    case .note, .entryPoint, .alarm, .small: 14
    case .outcome: 20
    }
  }

  /// The width of the line, its remark included.
  var width: Double {
    let size =
      look == .title ? FlowMap.Measure.title * 1.15 : look == .row ? FlowMap.Measure.text : FlowMap.Measure.small
    let own = MapText.width(text, size: size) + Double(depth) * 12
    return remark.isEmpty ? own : own + 14 + MapText.width(remark, size: FlowMap.Measure.small)
  }
}

/// The approximate width of text, to reserve space for it: a page is drawn without reading a font.
enum MapText {
  /// Returns the width of a text in points, in a font of a given size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns a text truncated so that it does not make a box too wide.
  static func short(_ text: String, limit: Int = 44) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: DiagramText.scalars(text, limit: limit))
    return result
  }

  /// Returns the width of a character relative to the size of the font, as in Helvetica and Arial.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "/", "f", "t", "r", "(", ")", "[", "]", "-": 0.34
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.95
    case "A"..."Z", "&", "#", "+", "<", ">", "=", "~": 0.7
    default: TerminalText.width(scalar) == 2 ? 1.1 : scalar.value < 0x250 ? 0.57 : 0.65
    }
  }
}
