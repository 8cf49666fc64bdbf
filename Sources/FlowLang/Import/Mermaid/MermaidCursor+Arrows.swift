/// The arrows between nodes: `-->`, `---`, `-.->`, `==>`, `~~~`, with `x` and `o` for heads, and with text in two ways.
extension MermaidCursor {
  /// An arrow, whatever it looks like.
  struct Arrow {
    var label = ""
    /// Whether it has a head at its end.
    var leadsOn = false
    /// Whether it has a head at its beginning.
    var leadsBack = false
    var isVisible = true
  }

  /// Takes an arrow; nil where there is none.
  mutating func takeArrow() -> Arrow? {
    var arrow = Arrow()
    takeEdgeIdentifier()
    if isAt("~~~") {
      arrow.isVisible = takeRun(of: "~") == 0
      return arrow
    }
    arrow.leadsBack = takeHead("<")
    guard takeLine(&arrow) else { return nil }
    if take("|") {
      guard let label = take(upTo: ["|"]) else { return nil }
      arrow.label = label
    }
    return arrow
  }

  /// `e1@`: an arrow may have an id.
  private mutating func takeEdgeIdentifier() {
    let start = self
    if takeIdentifier().isEmpty || !take("@") { self = start }
  }

  /// The line of an arrow, its text and its head.
  private mutating func takeLine(_ arrow: inout Arrow) -> Bool {
    if take("-.") {
      _ = takeRun(of: ".")
      if takeRun(of: "-") == 0 {
        guard let label = take(upTo: [".-"]) else { return false }
        arrow.label = label
        _ = takeRun(of: "-")
      }
    } else if isAt("--") || isAt("==") {
      let sign: Character = isAt("--") ? "-" : "="
      let length = takeRun(of: sign)
      if takeHead(">") {
        arrow.leadsOn = true
        return true
      }
      guard length == 2 else { return true }
      guard let label = take(upTo: [String(repeating: sign, count: 2)]) else { return false }
      arrow.label = label
      _ = takeRun(of: sign)
    } else {
      return false
    }
    arrow.leadsOn = takeHead(">")
    return true
  }

  /// The head of an arrow: a point, a cross or a circle.
  private mutating func takeHead(_ point: String) -> Bool {
    if take(point) { return true }
    for sign in ["x", "o"] where isAt(sign) {
      // Before a line it is one only where the line follows at once.
      if point == "<", !isAt(sign + "-"), !isAt(sign + "=") { continue }
      return take(sign)
    }
    return false
  }
}
