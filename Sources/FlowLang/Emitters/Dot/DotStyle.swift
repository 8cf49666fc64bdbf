/// The colours of a picture. Each has one meaning.
enum DotColor {
  /// Names, labels and starts.
  static let ink = "#1f2933"
  /// What is said in passing.
  static let muted = "#7b8794"
  /// Boxes, and arrows back to what is there already.
  static let line = "#9aa5b1"
  /// The edges of boxes.
  static let edge = "#cbd2d9"
  /// The cells of a tab bar.
  static let cell = "#eef2f6"
  /// Ways forward on the same stack.
  static let push = "#3e4c59"
  /// What is put on top in a layer of its own.
  static let modal = "#6b4fbb"
  /// Flows and their outcomes.
  static let flow = "#2f855a"
  static let flowFill = "#f1f7f4"
  static let flowEdge = "#c6dfd1"
  /// Groups.
  static let groupFill = "#f5f6f8"
  static let groupEdge = "#d9dee5"
  /// Requirements.
  static let requirement = "#b7791f"
  /// Ways in from outside.
  static let outside = "#2b6cb0"
  /// What lies beside the way that a picture shows.
  static let faint = "#c3cad2"
  /// The way that a picture shows.
  static let way = "#d9480f"
  /// What is new, gone or changed since another version.
  static let added = "#2b8a3e"
  static let removed = "#c92a2a"
  static let changed = "#b7791f"
  /// Mistakes.
  static let alarm = "#c53030"
}

/// How each look of an arrow is drawn.
struct DotStroke {
  let color: String
  /// The dashes and the width.
  var line = ""
  /// What is at the end; Graphviz' own triangle when empty.
  var head = ""
  /// What is at the beginning; nothing when empty.
  var tail = ""
  /// The arrow in a legend, in characters that every font has.
  let sample: String

  /// The colour of the words beside a line.
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
  /// The colour of what is new, gone or changed.
  var color: String {
    switch self {
    case .added: DotColor.added
    case .removed: DotColor.removed
    case .changed: DotColor.changed
    }
  }
}
