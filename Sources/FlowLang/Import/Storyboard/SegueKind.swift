/// The presentations of the kinds of segues.
enum SegueKind {
  /// Returns the presentation of the destination of a segue; the class of a custom one says it by its name.
  static func presentation(of kind: String, style: String?, customClass: String?) -> Target.Presentation {
    switch kind {
    case "custom" where customClass?.contains("Popover") ?? false: .popover
    case "custom" where ["Modal", "Present", "Sheet"].contains { customClass?.contains($0) ?? false }: .sheet
    case "presentation", "modal", "sheet": presentation(ofStyle: style)
    case "popover", "popoverPresentation": .popover
    default: .push
    }
  }

  private static func presentation(ofStyle style: String?) -> Target.Presentation {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .cover
    case "popover": .popover
    default: .sheet
    }
  }

  /// Whether the kind of the segue is lost in the link, so that it needs a note.
  static func needsNote(_ kind: String) -> Bool {
    !["show", "presentation", "popoverPresentation", "popover", "sheet"].contains(kind)
  }

  /// Whether Xcode writes segues of this kind.
  static func isKnown(_ kind: String) -> Bool { known.contains(kind) || kind.hasPrefix("relationship/") }

  private static let known: Set<String> = [
    "show", "push", "showDetail", "presentation", "modal", "sheet", "popover", "popoverPresentation", "replace",
    "custom",
    "embed", "unwind",
  ]
}
