/// The colours of a picture, one for each meaning.
enum DotColor {
  /// Names, labels and starts.
  static let ink = "#1f2933"
  /// Secondary text.
  static let muted = "#7b8794"
  /// Boxes, and arrows to boxes that are already placed.
  static let line = "#9aa5b1"
  /// The edges of boxes.
  static let edge = "#cbd2d9"
  /// The cells of a tab bar.
  static let cell = "#eef2f6"
  /// Arrows forward on the same stack.
  static let push = "#3e4c59"
  /// Layers that are presented over the others.
  static let modal = "#6b4fbb"
  /// Flows and their outcomes.
  static let flow = "#2f855a"
  static let flowFill = "#f1f7f4"
  static let flowEdge = "#c6dfd1"
  static let groupFill = "#f5f6f8"
  static let groupEdge = "#d9dee5"
  /// Guards.
  static let requirement = "#b7791f"
  /// Entry points.
  static let outside = "#2b6cb0"
  /// Elements beside the shown trace.
  static let faint = "#c3cad2"
  /// The shown trace.
  static let trace = "#d9480f"
  /// New, removed and changed elements in comparison with another version.
  static let added = "#2b8a3e"
  static let removed = "#c92a2a"
  static let changed = "#b7791f"
  /// Errors.
  static let alarm = "#c53030"
}

/// The stroke of an arrow's look.
struct DotStroke {
  let color: String
  /// The attributes for the dashes and the width.
  var line = ""
  /// The shape of the head; Graphviz' own triangle when empty.
  var head = ""
  /// The shape of the tail; nothing when empty.
  var tail = ""
  /// The arrow in a legend, in characters that every font has.
  let sample: String

  /// The colour of the words beside a row.
  var wordsColor: String { color == DotColor.line ? DotColor.muted : color }

  static func of(_ look: ArrowLook) -> DotStroke {
    switch look {
    case .start: DotStroke(color: DotColor.ink, line: "penwidth=1.4, weight=6, ", sample: "━━►")
    case .push: DotStroke(color: DotColor.push, sample: "──►")
    case .reset: DotStroke(color: DotColor.push, line: "penwidth=1.4, ", tail: "tee", sample: "├──►")
    case .sheet: DotStroke(color: DotColor.modal, line: "style=dashed, ", sample: "– – ►")
    case .cover: DotStroke(color: DotColor.modal, line: "penwidth=1.8, ", sample: "━━►")
    case .popover: DotStroke(color: DotColor.modal, line: "style=dotted, ", sample: "· · · ►")
    case .dialog: DotStroke(color: DotColor.modal, line: "style=dashed, ", head: "empty", sample: "– – ▷")
    case .place: DotStroke(color: DotColor.line, line: "penwidth=0.8, ", head: "vee", sample: "──>")
    case .outcome: DotStroke(color: DotColor.flow, sample: "──►")
    case .requirement: DotStroke(color: DotColor.requirement, line: "style=dashed, ", sample: "– – ►")
    case .outside: DotStroke(color: DotColor.outside, line: "style=dotted, ", head: "vee", sample: "· · · >")
    case .embed: DotStroke(color: DotColor.line, head: "none", tail: "odiamond", sample: "◇──")
    }
  }
}

extension DrawnChanges.Mark {
  /// The colour of a difference from another version.
  var color: String {
    switch self {
    case .added: DotColor.added
    case .removed: DotColor.removed
    case .changed: DotColor.changed
    }
  }
}
