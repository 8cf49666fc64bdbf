/// The places of nodes for messages, and the conditions that they are compiled under.
extension CodeProject {
  /// Returns the bytes of a node to report: for a call, those of the callee.
  func range(of place: CodePlace) -> Range<UInt32> {
    let tree = files[Int(place.file)].tree
    let node = tree[place.node]
    let named = node.kind == .call && node.child.exists && tree[node.child].token >= 0 ? node.child : place.node
    return tree.range(of: named)
  }

  /// Whether code under a condition is compiled only for other platforms than iOS:
  /// `#if targetEnvironment(macCatalyst)`.
  static func isOfOtherPlatform(_ condition: String?) -> Bool {
    if condition == "not os(iOS)" { return true }
    guard let condition, !condition.hasPrefix("not "), !condition.contains("!"), !condition.contains(bytes: "os(iOS)")
    else { return false }
    return otherPlatforms.contains { condition.contains(bytes: $0) }
  }

  private static let otherPlatforms: [StaticString] = [
    "targetEnvironment(macCatalyst)", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)",
  ]

  /// Returns the innermost condition that a node is compiled under; nil if there is none.
  func condition(at place: CodePlace) -> String? {
    let node = node(place)
    let callee = node.kind == .call && node.child.exists ? files[Int(place.file)].tree[node.child].token : -1
    let first = callee >= 0 ? callee : node.first
    let conditions = files[Int(place.file)].tree.conditions
    if conditions.count > 5000 { return nil }
    let inner = conditions.filter { $0.tokens.contains(first) }.min { $0.tokens.count < $1.tokens.count }
    return inner.map { $0.isElse ? "not \($0.text)" : $0.text }
  }
}
