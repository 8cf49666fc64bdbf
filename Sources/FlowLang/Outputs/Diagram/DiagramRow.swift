/// A row in the box of a screen, tab bar, group, flow or the app: a declaration or an action, with an arrow.
struct DiagramRow {
  /// The kind of a row.
  enum Kind {
    /// The start of an app or flow.
    case start
    /// A guard, with its `else`.
    case requirement
    /// An embedded screen.
    case embed
    /// The heading above the links that other nodes inherit.
    case heading
    /// A link.
    case link
    /// An `else` or a handler.
    case consequence
  }

  let kind: Kind
  /// The depth of a consequence below its link or guard.
  var depth = 0
  /// The displayed label, or the word of the language.
  let label: String
  /// The conditions, and the flags that are changed.
  var detail = ""
  /// The words about the target that the arrow does not express: "sheet", "back to #product".
  var remark = ""
  /// The link that the row belongs to.
  var link: LinkID?
  /// The guard of the row, as an index into `Model.guards`.
  var requirement: Int?
  /// The target of the row, if any.
  var target: TargetID?
  /// The numbers of the steps of the shown trace that follow the row.
  var numbers: [Int] = []
  /// Whether the finding whose trace is shown is about the row.
  var isFault = false
  /// The difference from another version, when the picture shows it.
  var mark: DrawnChanges.Mark?
  /// The arrow to the target; nil when none is drawn.
  var arrow: DiagramArrow?

  /// The difference whose sign is before the label: of a changed link, only its own row has one.
  var signedMark: DrawnChanges.Mark? { depth == 0 || mark != .changed ? mark : nil }
}

/// An arrow from a row of a box, and its look.
struct DiagramArrow {
  /// The end of an arrow.
  enum Head {
    case node(NodeID)
    case tab(TabID)
    case outcome(OutcomeID)
  }

  let head: Head
  let look: ArrowLook
  /// Whether the arrow leads to a box that other arrows already place, so that it should not move boxes.
  var isLoose = false
  /// Whether the shown trace follows the arrow.
  var isFollowed = false
  /// The difference from another version, when the picture shows it.
  var mark: DrawnChanges.Mark?
}

/// The looks of arrows: one for each kind of link.
enum ArrowLook: Int, CaseIterable {
  case start, push, reset, sheet, cover, popover, dialog, place, outcome, requirement, outside, embed

  /// The meaning of the look, for a legend.
  var meaning: String {
    switch self {
    case .start: "start or tab"
    case .push: "push"
    case .reset: "reset"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .dialog: "dialog"
    case .place: "back to a place, or to a tab"
    case .outcome: "outcome of a flow"
    case .requirement: "when a requirement fails"
    case .outside: "url or entry"
    case .embed: "shows inside"
    }
  }
}
