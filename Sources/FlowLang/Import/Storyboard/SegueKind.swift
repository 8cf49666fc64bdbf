/// What the kinds of segues say about the way in which a screen is shown.
enum SegueKind {
  /// How a segue shows what it leads to.
  static func presentation(of kind: String, style: String?) -> ImportedLink.Presentation {
    switch kind {
    case "presentation", "modal", "sheet": presentation(ofStyle: style)
    case "popover", "popoverPresentation": .popover
    default: .push
    }
  }

  private static func presentation(ofStyle style: String?) -> ImportedLink.Presentation {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .cover
    case "popover": .popover
    default: .sheet
    }
  }

  /// Whether the link does not say by itself what kind of segue it was.
  static func needsNote(_ kind: String) -> Bool {
    !["show", "presentation", "popoverPresentation", "popover", "sheet"].contains(kind)
  }

  /// Whether the kind is one of those that Xcode writes.
  static func isKnown(_ kind: String) -> Bool {
    known.contains(kind) || kind.hasPrefix("relationship/")
  }

  private static let known: Set<String> = [
    "show", "push", "showDetail", "presentation", "modal", "sheet", "popover", "popoverPresentation", "replace",
    "custom",
    "embed", "unwind",
  ]
}
