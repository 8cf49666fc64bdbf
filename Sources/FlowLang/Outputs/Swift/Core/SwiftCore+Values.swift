/// Writes values as expressions.
extension SwiftCore {
  /// Whether going to a node always shows a screen; otherwise it may be a tab bar.
  func showsScreen(_ node: NodeID) -> Bool {
    switch model[node].kind {
    case .tabs: false
    case .flow: model[node].isExternal || !startsWithBar(node)
    default: true
    }
  }

  /// Returns the expression for the node that a call shows: a screen, the start of a flow, or a tab bar.
  ///
  /// - Parameter isShown: Whether the expression is used where anything can be shown, and not only a screen.
  func shown(_ node: NodeID, _ handovers: [RouterScope.Handover], _ scope: Scope, as isShown: Bool = false) -> String {
    let values = values(handovers, scope)
    let text =
      switch model[node].kind {
      case .tabs: ".bar(.\(router.quoted(node))\(values))"
      case .flow where !model[node].isExternal: "startOf\(router.type(node))\(values.isEmpty ? "()" : values)"
      default: ".\(router.quoted(node))\(values)"
      }
    return isShown && hasBars && showsScreen(node) ? ".screen(\(text))" : text
  }

  /// Whether a flow may start with a tab bar.
  func startsWithBar(_ flow: NodeID) -> Bool {
    hasBars && model.entryNodes(of: flow).contains { model[$0].kind == .tabs }
  }

  /// Returns arguments in parentheses; an empty text when there are none.
  func values(_ handovers: [RouterScope.Handover], _ scope: Scope) -> String {
    if handovers.isEmpty { return "" }
    return "(" + handovers.map { "\($0.parameter.argument): \(text($0, scope))" }.joined(separator: ", ") + ")"
  }

  /// Returns the argument for one parameter.
  func text(_ handover: RouterScope.Handover, _ scope: Scope) -> String {
    switch handover.value {
    case .literal(let text), .omitted(let text): text
    case .asked: scope.asked[handover.parameter.id] ?? ""
    case .parameter(let parameter, let path):
      ([scope.names[parameter] ?? ""] + path.map { SwiftName.quoted($0) }).joined(separator: ".")
    case .missing: ""
    }
  }

  /// Returns a pattern that binds some of a screen's values: `.product(let id, _)`.
  func pattern(_ node: NodeID, binding names: ValueNames) -> String {
    let parameters = router.parameters(node)
    let name = ".\(SwiftName.quoted(router.member(node)))"
    guard parameters.contains(where: { names[$0.id] != nil }) else { return name }
    return name + "(" + parameters.map { names[$0.id].map { "let \($0)" } ?? "_" }.joined(separator: ", ") + ")"
  }
}
