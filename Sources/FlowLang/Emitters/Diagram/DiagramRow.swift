/// One line in the box of a screen, tab bar, group, flow or the app: what can be done there, and the arrow to where
/// it leads.
struct DiagramRow {
  /// What the line says.
  enum Kind {
    /// Where an app or flow begins.
    case start
    /// `requires`, with what happens otherwise.
    case requirement
    /// A screen shown inside.
    case embed
    /// The words above the links that others inherit.
    case heading
    /// A link.
    case link
    /// What happens when a condition does not hold, or when a flow that was called ends.
    case consequence
  }

  let kind: Kind
  /// How deep a consequence is below its link or requirement.
  var depth = 0
  /// What the person sees or the language calls it.
  let label: String
  /// Conditions and flags.
  var detail = ""
  /// How it is done, where the arrow does not say it all: "sheet", "back to #product".
  var remark = ""
  /// The link that it belongs to.
  var link: LinkID?
  /// What it says; nil where it says no target.
  var target: TargetID?
  /// Which steps of the way that is shown follow it.
  var numbers: [Int] = []
  /// Whether the finding whose way is shown complains of it.
  var isFault = false
  /// Whether it is new, gone or changed, where the picture shows that.
  var mark: DrawnChanges.Mark?
  /// Where it leads; nil when that is not drawn as an arrow.
  var arrow: DiagramArrow?
}

/// Where a line of a box leads, and how that looks.
struct DiagramArrow {
  /// What an arrow points at.
  enum Head {
    case node(NodeID)
    case tab(TabID)
    case outcome(OutcomeID)
  }

  let head: Head
  let look: ArrowLook
  /// Whether it leads to what has its place in the picture already, so that it should not move boxes.
  var isLoose = false
  /// Whether the way that is shown follows it.
  var isFollowed = false
  /// Whether it is new, gone or changed, where the picture shows that.
  var mark: DrawnChanges.Mark?
}

/// The looks of arrows: one for each kind of link.
enum ArrowLook: Int, CaseIterable {
  case start, push, reset, sheet, cover, popover, dialog, place, outcome, requirement, outside, embed

  /// What the look means, for a legend.
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
