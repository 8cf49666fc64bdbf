/// A model as indented text: what every name was bound to. An unbound name is `?`.
struct ModelDump {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// A line for each node, indented by nesting, and below it the contents of the node.
  var text: String {
    let flags = model.declaredFlags.map { id in
      let flag = model[id]
      let values = model.values(of: id).compactMap { model[$0].value }.map { model.text($0) }
      return (flag.isExternal ? "external " : "") + "flag \(model.text(flag.name))"
        + (values.isEmpty ? flag.isInitiallySet ? " = true" : "" : " = " + values.joined(separator: " | "))
    }
    return (flags + model.nodeIDs.filter { $0 != .app || model.hasApp }.flatMap { lines(of: $0) })
      .joined(separator: "\n")
  }

  private func lines(of node: NodeID) -> [String] {
    let indent = String(repeating: "  ", count: model.enclosing(node).dropLast().count - (node == .app ? 0 : 1))
    let kind = "\(model[node].isExternal ? "external " : "")\(model[node].kind)"
    return ["\(indent)\(kind) \(name(of: node))"] + parts(of: node).map { indent + "  " + $0 }
  }

  private func parts(of node: NodeID) -> [String] {
    let details = model.details(of: node)
    var lines = model.parameters[details.parameters].map { "parameter " + describe($0) }
    let start = model.startAlternatives[details.start].map { alternative in
      (alternative.target.map { describe($0) } ?? describe(alternative.call)) + conditions(alternative.conditions)
    }
    if !start.isEmpty { lines.append("start " + start.joined(separator: " else ")) }
    lines += model.outcomes[details.outcomes].map { outcome in
      "outcome \(model.text(outcome.name))(\(model.parameters[outcome.parameters].map(describe).joined(separator: ", ")))"
    }
    lines += model.guards[details.guards].map { own in
      "requires" + conditions(own.conditions).dropFirst(5) + (own.otherwise.map { " else \(describe($0))" } ?? "")
    }
    lines += model.entryPoints[details.entryPoints].map { entryPoint in
      (entryPoint.isURL ? "url" : "entry") + (entryPoint.tab.map { " in tab \(word(for: $0))" } ?? "")
        + (entryPoint.over.isEmpty ? "" : " over " + model.calls[entryPoint.over].map(describe).joined(separator: ", "))
        + (entryPoint.presentation == .push ? "" : " \(entryPoint.presentation)")
    }
    lines += model.tabs[details.tabs].map { "tab \(model.text($0.name)) -> \(describe($0.root))" }
    lines += model.calls[details.embeds].map { "embed " + describe($0) }
    lines += model.droppedLinks[details.without].map { "without " + model.text($0) }
    if let transition = details.transition { lines.append("transition \(model.name(of: transition))") }
    if let isAutomatic = details.isBackAutomatic { lines.append("back \(isAutomatic ? "automatic" : "declared")") }
    return lines
      + model[node].links.map { LinkID($0) }.map {
        "link \(model.text(model[$0].name)) -> \(describe(model[$0].target))"
      }
  }

  // MARK: Targets

  private func describe(_ target: TargetID) -> String {
    let own = model[target]
    let details = model.details(of: target)
    var text = goal(of: target) + arguments(details.arguments)
    if own.presentation != .push { text += " \(own.presentation)" }
    if let placing = words(for: details.placing) { text += " \(placing)" }
    if let tag = details.tag { text += " as \(word(for: tag))" }
    if let transition = details.transition { text += " via \(model.name(of: transition))" }
    if let fallback = own.fallback { text += " or \(fallback)" }
    if !details.set.isEmpty { text += " set \(model.assignments[details.set].map(name).joined(separator: ", "))" }
    if !details.clear.isEmpty { text += " clear \(model.assignments[details.clear].map(name).joined(separator: ", "))" }
    if !details.handlers.isEmpty {
      let handlers = model.handlers[details.handlers].map { handler in
        "on \(handler.outcome.map { model.text(model[$0].name) } ?? "?") -> \(handler.target.map(describe) ?? "?")"
      }
      text += " { \(handlers.joined(separator: "; ")) }"
    }
    return text + conditions(details.conditions) + (details.otherwise.map { " else \(describe($0))" } ?? "")
  }

  private func goal(of target: TargetID) -> String {
    switch model[target].goal {
    case .call(let node): word(for: node)
    case .open: "open"
    case .broken: "?"
    case let goal: words(for: goal) ?? ""
    }
  }

  // MARK: Names

  private func name(of node: NodeID) -> String { model.name(of: node) }

  private func name(of flag: FlagID) -> String {
    model.text(model[flag].name) + (model[flag].value.map { " = \(model.text($0))" } ?? "")
  }

  private func describe(_ parameter: Parameter) -> String {
    "\(model.text(parameter.name)): \(parameter.type.spelling)" + (parameter.isOptional ? " optional" : "")
  }

  private func describe(_ call: Call) -> String { (call.node.map { word(for: $0) } ?? "?") + arguments(call.arguments) }

  private func arguments(_ slice: Slice) -> String {
    if slice.isEmpty { return "" }
    let arguments = model.arguments[slice].map { argument in
      let label = argument.parameter.map { model.text(model[$0].name) } ?? "?"
      switch argument.value {
      case .literal: return "\(label): literal"
      case .parameter(let source, let hasPath):
        return "\(label): \(owner(of: source)).\(model.text(model[source].name))\(hasPath ? "…" : "")"
      case .broken: return "\(label): ?"
      }
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the name of the node or outcome that declares a parameter.
  private func owner(of parameter: ParameterID) -> String {
    for node in model.nodeIDs where model.details(of: node).parameters.contains(parameter.index) {
      return name(of: node)
    }
    let outcome = model.outcomes.first { $0.parameters.contains(parameter.index) }
    return outcome.map { "\(name(of: $0.owner)).\(model.text($0.name))" } ?? "?"
  }

  private func conditions(_ slice: Slice) -> String {
    if slice.isEmpty { return "" }
    return " when "
      + model.conditions[slice].map { ($0.isNegated ? "not " : "") + name(of: $0.flag) }.joined(separator: ", ")
  }
}

extension ModelDump: TargetWording {
  func word(for node: NodeID) -> String { "\(model[node].kind) \(name(of: node))" }
  func word(for tag: TagID) -> String { "#\(model.text(model[tag].name))" }

  func word(for outcome: OutcomeID) -> String { "\(name(of: model[outcome].owner)).\(model.text(model[outcome].name))" }

  func word(for tab: TabReferenceID) -> String {
    let tabs = model.tabReferences[Int(tab.index)].tabs.map { model.tabs[Int($0.index)] }
    return tabs.isEmpty ? "?" : tabs.map { "\(name(of: $0.owner)).\(model.text($0.name))" }.joined(separator: " or ")
  }
}
