extension Emitter {
  /// Every form there is, the default first.
  public static let all: [Emitter] = [.dot, .mermaid, .plantUML, .json]
}
