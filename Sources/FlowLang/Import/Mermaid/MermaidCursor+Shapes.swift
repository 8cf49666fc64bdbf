/// The shapes of nodes.
extension MermaidCursor {
  /// The opening brackets of the shapes of nodes with their possible closing brackets; the longest first.
  private static let shapes: [(opening: String, closings: [String])] = [
    ("(((", [")))"]), ("((", ["))"]), ("([", ["])"]), ("(", [")"]), ("[[", ["]]"]), ("[(", [")]"]),
    ("[/", ["/]", "\\]"]),
    ("[\\", ["\\]", "/]"]), ("[", ["]"]), ("{{", ["}}"]), ("{", ["}"]), (">", ["]"]),
  ]

  /// Consumes the shape behind the id of a node.
  ///
  /// - Returns: The label, and whether the shape is that of a decision; nil if there is no shape.
  mutating func takeShape() -> (label: String, isDecision: Bool)? {
    if take("@{") { return takeAttributes() }
    guard let shape = Self.shapes.first(where: { isAt($0.opening) }) else { return nil }
    let start = self
    take(shape.opening)
    guard let label = takeLabel(upTo: shape.closings) else {
      self = start
      return nil
    }
    return (label, shape.opening == "{")
  }

  /// Consumes a label, either in quotes, where it may contain any brackets, or without.
  private mutating func takeLabel(upTo closings: [String]) -> String? {
    let start = self
    skip(\.isWhitespace)
    if take("\""), let quoted = take(upTo: ["\""]) {
      skip(\.isWhitespace)
      if closings.contains(where: { take($0) }) { return quoted }
    }
    self = start
    return take(upTo: closings)
  }

  /// `shape: diamond, label: "text" }`
  private mutating func takeAttributes() -> (label: String, isDecision: Bool)? {
    var label = ""
    var isDecision = false
    while !isAtEnd {
      skip { $0.isWhitespace || $0 == "," }
      if take("}") { return (label, isDecision) }
      let key = takeIdentifier()
      guard take(":") else { return nil }
      skip(\.isWhitespace)
      let value = take("\"") ? take(upTo: ["\""]) ?? "" : takeIdentifier()
      if key == "label" { label = value }
      if key == "shape" { isDecision = ["diam", "decision", "diamond", "question"].contains(value) }
    }
    return nil
  }
}
