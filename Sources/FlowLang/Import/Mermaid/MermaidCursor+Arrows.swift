/// The arrows between nodes: `-->`, `---`, `-.->`, `==>`, `~~~`, with `x` and `o` as heads, and with two forms of
/// labels.
extension MermaidCursor {
  /// An arrow of any style.
  struct Arrow {
    var label = ""
    /// Whether it has a head at its end.
    var leadsOn = false
    /// Whether it has a head at its beginning.
    var leadsBack = false
    var isVisible = true
  }

  /// Consumes an arrow; returns nil if there is none.
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

  /// Consumes the optional id of an arrow: `e1@`.
  private mutating func takeEdgeIdentifier() {
    let start = self
    if takeIdentifier().isEmpty || !take("@") { self = start }
  }

  /// Consumes the line of an arrow, its label and its head.
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

  /// Consumes the head of an arrow: a point, a cross or a circle.
  private mutating func takeHead(_ point: String) -> Bool {
    if take(point) { return true }
    for sign in ["x", "o"] where isAt(sign) {
      // At the beginning, a cross or circle is a head only if the line follows immediately.
      if point == "<", !isAt(sign + "-"), !isAt(sign + "=") { continue }
      return take(sign)
    }
    return false
  }
}
