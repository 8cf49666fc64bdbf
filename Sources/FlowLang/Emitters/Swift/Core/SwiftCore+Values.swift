/// Values as expressions.
extension SwiftCore {
  /// What calling a node shows, as an expression.
  struct ShownText {
    enum Kind { case screen, shown }
    let kind: Kind
    /// What comes before the name, the name itself, and the values behind it.
    let head, name, values: String

    var text: String { head + name + values }
  }

  /// What going to a node shows: a screen, what the start of a flow leads to, or a tab bar.
  func shown(_ node: NodeID, _ handovers: [Router.Handover], _ scope: Scope) -> ShownText {
    let values = values(handovers, scope)
    let name = SwiftName.quoted(router.member(node))
    if model[node].kind == .tabs { return ShownText(kind: .shown, head: ".bar(.", name: name, values: values + ")") }
    if model[node].kind == .flow && !model[node].isExternal {
      return ShownText(
        kind: startsWithBar(node) ? .shown : .screen, head: "startOf", name: router.type(node),
        values: values.isEmpty ? "()" : values)
    }
    return ShownText(kind: .screen, head: ".", name: name, values: values)
  }

  /// Whether a flow may start with a tab bar.
  func startsWithBar(_ flow: NodeID) -> Bool {
    hasBars && model.entryNodes(of: flow).contains { model[$0].kind == .tabs }
  }

  /// A screen where anything can be shown.
  func asShown(_ shown: ShownText) -> String {
    hasBars && shown.kind == .screen ? ".screen(\(shown.text))" : shown.text
  }

  /// What is handed over, in parentheses; nothing when there is nothing.
  func values(_ handovers: [Router.Handover], _ scope: Scope) -> String {
    if handovers.isEmpty { return "" }
    return "(" + handovers.map { "\($0.parameter.argument): \(text($0, scope))" }.joined(separator: ", ") + ")"
  }

  /// What is handed over for one parameter.
  func text(_ handover: Router.Handover, _ scope: Scope) -> String {
    switch handover.value {
    case .literal(let text), .omitted(let text): text
    case .asked: scope.asked[handover.parameter.id] ?? ""
    case .parameter(let parameter, let path):
      ([scope.names[parameter] ?? ""] + path.map { SwiftName.quoted($0) }).joined(separator: ".")
    case .missing: ""
    }
  }

  /// What a value is called in a function: its label, unless a member of the state or a name that the function uses is
  /// called that.
  func local(_ label: String) -> String {
    let isTaken = RouterNames.members.contains(label) || Self.locals.contains(label) || label.hasPrefix("own")
    return isTaken ? label + "_" : SwiftName.quoted(label)
  }

  private static let locals: Set<String> = [
    "before", "call", "change", "index", "links", "outcome", "layer", "place", "refusal", "request", "screen", "self",
    "state", "tab",
  ]

  /// A parameter of a function: `id: Int`, `flags flags_: Flags`.
  func declaration(_ parameter: RouterParameter, withDefault: Bool = true) -> String {
    let own = local(parameter.label)
    let label = own == parameter.quoted ? own : "\(parameter.quoted) \(own)"
    return "\(label): \(parameter.type)" + (withDefault ? parameter.defaultValue.map { " = \($0)" } ?? "" : "")
  }

  /// A pattern that takes some of a screen's values: `.product(let id, _)`.
  func pattern(_ node: NodeID, binding names: [ParameterID: String]) -> String {
    let parameters = router.parameters(node)
    let name = ".\(SwiftName.quoted(router.member(node)))"
    guard parameters.contains(where: { names[$0.id] != nil }) else { return name }
    return name + "(" + parameters.map { names[$0.id].map { "let \($0)" } ?? "_" }.joined(separator: ", ") + ")"
  }
}
