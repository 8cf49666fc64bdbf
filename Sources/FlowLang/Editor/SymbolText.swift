/// The paragraphs of a hover about a symbol.
struct SymbolText {
  let editor: Editor

  private var compilation: Compilation { editor.compilation }
  private var model: Model { editor.compilation.model }

  /// Returns the paragraphs in Markdown: the declaration, then its documentation, then facts about the symbol.
  func paragraphs(of symbol: Symbol) -> [String] {
    ([declaration(of: symbol), editor.documentation(of: symbol)] + facts(about: symbol)).filter { !$0.isEmpty }
  }

  private func declaration(of symbol: Symbol) -> String {
    switch symbol {
    case .tag(let tag): return Markdown.block(Spelling.tag(model.text(model[tag].name)))
    case .parameter(let parameter):
      guard let place = editor.nameUses.nameUses(of: [symbol]).first(where: \.nameUse.isDeclaration) else { return "" }
      return Markdown.block(editor.head(of: model[parameter].syntax, in: place.file))
    default:
      guard let file = model.file(of: symbol), let syntax = model.syntax(of: symbol) else { return "" }
      return Markdown.block(editor.head(of: syntax, in: file))
    }
  }

  private func facts(about symbol: Symbol) -> [String] {
    switch symbol {
    case .node(.app): []
    case .node(let node): facts(about: node)
    case .link(let link): facts(about: link)
    case .tab(let tab): ["A tab of \(describe(model[tab].owner))."]
    case .tag(let tag): facts(about: tag)
    case .flag(let flag): facts(about: flag)
    case .value(let value): facts(aboutValue: value)
    case .outcome(let outcome):
      [
        "An outcome of \(describe(model[outcome].owner))."
          + (model[outcome].needsNoHandler ? " A call without an `on` for it stays where it is." : ""),
        list("Ended by", statements { if case .finish(outcome) = model[$0].goal { true } else { false } }),
        list(
          "Handled by",
          statements { model.handlers[model.details(of: $0).handlers].contains { $0.outcome == outcome } }),
      ]
    case .transition, .parameter: []
    }
  }

  // MARK: Screens

  private func facts(about node: NodeID) -> [String] {
    let edges = DeclaredEdge.all(in: model).filter { $0.to == node && $0.from != node }
    let origins = edges.map { edge in edge.link.map { words(for: $0) } ?? describe(edge.from) }
    let slice = model[node].kind == .screen ? model.details(of: node).outcomes : 0..<0
    let outcomes = slice.map { model.text(model.outcomes[Int($0)].name) }
    return [
      list("Ends in", outcomes.map { Markdown.code(Spelling.word($0)) }), list("Reached from", origins),
      shortestTrace(to: node),
    ]
  }

  /// Returns a trace from a cold start to a node, in words; empty if the flow has errors or the search is undecided.
  private func shortestTrace(to node: NodeID) -> String {
    guard compilation.isAnalysed, model[node].kind != .group else { return "" }
    let answer = Inquiry(compilation.machine, budget: Self.budget).answer(
      .shows(node, fromOutside: true), shortest: true)
    switch answer {
    case .undecided: return ""
    case .never: return "This is unreachable."
    case .found(let found):
      if found.actions.isEmpty { return "Shown by \(Step.startText)." }
      var steps = found.actions.prefix(Self.longest).map { Markdown.code(compilation.step($0).text) }
      if found.actions.count > Self.longest { steps.append("…") }
      let kind = found.isShortest ? "Shortest" : "A"
      return "\(kind) trace, \(found.actions.count.counted("step")): \(steps.joined(separator: ", "))"
    }
  }

  /// The budget of the search for a trace in a flow with flags or anchors: enough for some hundred screens.
  private static let budget = 20_000
  /// The maximum number of steps that are shown.
  private static let longest = 20

  // MARK: Links

  private func facts(about link: LinkID) -> [String] {
    let own = model[link]
    let asked = model.askedParameters(of: own.target).map {
      Markdown.code("\(Spelling.word(model.text($0.name))): \($0.type.spelling)")
    }
    return [
      model[own.owner].kind == .screen ? "" : "Offered on every screen of \(describe(own.owner)).",
      TargetProse(model).sentences(of: own.target),
      asked.isEmpty ? "" : "Asks its caller for \(asked.joined(separator: ", "))",
    ]
  }

  // MARK: Tags and flags

  private func facts(about tag: TagID) -> [String] {
    [
      list("Given by", statements { model.details(of: $0).tag == tag }),
      list("Asked for by", statements { model.anchor(of: $0) == .tag(tag) }),
    ]
  }

  private func facts(about flag: FlagID) -> [String] {
    let own = model[flag]
    let values = model.values(of: flag)
    return [
      own.isExternal ? "Code that is not here may change it at any time." : "",
      own.value.map { "\(Markdown.code(model.text($0))) at the start." }
        ?? (own.isInitiallySet ? "True at the start." : "False at the start."),
      list("Set by", statements { model.assignments[model.details(of: $0).set].contains { values.contains($0) } }),
      list("Cleared by", statements { model.assignments[model.details(of: $0).clear].contains(flag) }),
      list("Asked for by", statements(askingForAnyOf: values)),
    ]
  }

  private func facts(aboutValue value: FlagID) -> [String] {
    [
      "A value of the flag \(Markdown.code(model.text(model[value].name)))"
        + (model[value].isInitiallySet ? ", which it has at the start." : "."),
      list("Set by", statements { model.assignments[model.details(of: $0).set].contains(value) }),
      list("Asked for by", statements(askingForAnyOf: [value])),
    ]
  }

  private func statements(askingForAnyOf flags: [FlagID]) -> [String] {
    func asks(_ slice: Slice) -> Bool { model.conditions[slice].contains { flags.contains($0.flag) } }
    return statements { asks(model.details(of: $0).conditions) }
      + model.guards.filter { asks($0.conditions) }.map { "the guard of \(describe($0.owner))" }
  }

  // MARK: Words

  /// Returns a description of each statement with a matching target, in source order.
  private func statements(where isSuch: (TargetID) -> Bool) -> [String] {
    model.targets.indices.map { TargetID($0) }.filter(isSuch).map { target in
      let statement = model[target].origin.startOwner == nil ? "guard" : "start"
      return model.link(of: target).map { words(for: $0) } ?? "the \(statement) of \(describe(model.owner(of: target)))"
    }
  }

  private func words(for link: LinkID) -> String {
    let own = model[link]
    let step = Step.link(screen: model.name(of: own.owner), link: model.text(own.name), outcome: nil)
    return own.owner == .app
      ? "\(Markdown.code(Spelling.word(model.text(own.name)))) of the app" : Markdown.code(step.text)
  }

  private func describe(_ node: NodeID) -> String { TargetProse(model).describe(node) }

  /// Returns the first three distinct things, and the number of the others; empty for none.
  private func list(_ title: String, _ things: [String]) -> String {
    let distinct = things.distinct(by: \.self)
    if distinct.isEmpty { return "" }
    let more = distinct.count > 3 ? " and \((distinct.count - 3).grouped) more" : ""
    return "\(title): \(distinct.prefix(3).joined(separator: ", "))\(more)"
  }
}
