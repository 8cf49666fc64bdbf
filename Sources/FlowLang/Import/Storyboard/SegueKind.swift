/// The presentations of the kinds of segues.
enum SegueKind {
  /// Returns the presentation of the destination of a segue. That of a custom one is in the name of its class, such as
  /// `ArrowPopoverSegue`.
  static func presentation(of kind: String, style: String?, customClass: String?) -> Target.Presentation {
    switch kind {
    case "custom": presentation(ofClass: customClass ?? "")
    case "presentation", "modal", "sheet": presentation(ofStyle: style)
    case "popover", "popoverPresentation": .popover
    default: .push
    }
  }

  private static func presentation(ofClass name: String) -> Target.Presentation {
    let words = ScreenNames.words(name)
    if !words.isDisjoint(with: ["Dismiss", "Non", "Unwind"]) { return .push }
    if words.contains("Popover") { return .popover }
    return words.isDisjoint(with: ["Modal", "Present", "Presentation", "Sheet"]) ? .push : .sheet
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
