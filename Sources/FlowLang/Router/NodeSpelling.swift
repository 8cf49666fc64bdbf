/// How the name of a screen, tab bar, group or flow is spelled.
struct NodeSpelling: Sendable {
  /// As a case or a function: `giftCardOld`.
  let member: String
  /// As a type: `GiftCardOld`.
  let type: String

  /// The names of all nodes of a model as Swift spells them.
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
