/// The name of a screen, tab bar, group or flow in Swift.
struct NodeSpelling: Sendable {
  /// The name as a case or a function: `giftCardOld`.
  let member: String
  /// The name as a type: `GiftCardOld`.
  let type: String

  /// Returns the Swift names of all nodes of a model.
  static func all(in model: Model) -> [NodeSpelling] {
    var members = SwiftScope(reserved: RouterNames.cases)
    var types = SwiftScope()
    return [NodeSpelling(member: "app", type: "App")]
      + model.nodes.dropFirst().map { node in
        let name = model.text(node.name)
        return NodeSpelling(member: members.take(SwiftName.lower(name)), type: types.take(SwiftName.upper(name)))
      }
  }
}
