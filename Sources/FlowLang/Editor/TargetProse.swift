/// Describes the effect of a target.
struct TargetProse {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// Returns a sentence for the target, and one for each `else`.
  func sentences(of target: TargetID) -> String {
    var result: [String] = []
    for member in model.alternatives(of: target) {
      guard let effect = sentence(of: member) else { continue }
      let conditions = words(forConditions: model.details(of: member).conditions)
      let isFirst = result.isEmpty
      let start =
        conditions.isEmpty
        ? (isFirst ? "It" : "Otherwise it") : "\(isFirst ? "When" : "Otherwise, when") \(conditions), it"
      result.append("\(start) \(effect).")
    }
    return result.joined(separator: " ")
  }

  private func words(forConditions conditions: Slice) -> String {
    model.conditions[conditions].map { ($0.isNegated ? "not " : "") + flag($0.flag) }.joined(separator: ", ")
  }

  /// Returns the predicate of the sentence about a target, after "it".
  private func sentence(of target: TargetID) -> String? {
    let details = model.details(of: target)
    guard var words = effect(of: target, details) else { return nil }
    if let tag = details.tag { words += ", tagged \(describe(.tag(tag)))" }
    if !details.set.isEmpty { words += "; sets \(flags(details.set))" }
    if !details.clear.isEmpty { words += "; clears \(flags(details.clear))" }
    return words
  }

  private func effect(of target: TargetID, _ details: TargetDetails) -> String? {
    let own = model[target]
    switch own.goal {
    case .call(let node):
      let layer = own.presentation == .push ? "" : " as a \(own.presentation.keyword)"
      return "goes to \(describe(node))\(layer)\(words(for: details.placing))"
    case .back: return "goes back"
    case .backTo(let place): return "goes back to \(describe(place))"
    case .home: return "goes home: to the bottom of the first layer"
    case .dismiss: return "closes the layer"
    case .raise(let tag): return "moves what is tagged \(describe(.tag(tag))) to the top"
    case .tab(let reference): return "selects the tab \(name(of: reference))"
    case .finish(let outcome):
      return
        "ends \(describe(model[outcome].owner)) in \(Markdown.code(Spelling.word(model.text(model[outcome].name))))"
    case .open: return "leaves the app"
    case .stay: return "does nothing more"
    case .continue: return "goes on to what was asked for"
    case .broken: return nil
    }
  }

  private func words(for placing: Target.Placing) -> String {
    switch placing {
    case .top: ""
    case .replace: " in the place of the current screen"
    case .replaceFrom(let place): " in the place of \(describe(place))"
    case .over(let place): " after going back to \(describe(place))"
    case .reset: " and closes everything else"
    case .reuse: ", back to it where it is below"
    case .inTab(let reference): " in the tab \(name(of: reference))"
    }
  }

  /// Returns the kind and the name of a node: "the screen `Home`".
  func describe(_ node: NodeID) -> String {
    node == .app ? "the app" : "the \(model[node].kind.noun) \(Markdown.code(model.name(of: node)))"
  }

  private func describe(_ place: Target.Anchor) -> String {
    switch place {
    case .tag(let tag): Markdown.code(Spelling.tag(model.text(model[tag].name)))
    case .root: "the bottom of the stack"
    case .node(let node): describe(node)
    }
  }

  private func name(of reference: TabReferenceID) -> String {
    Markdown.code(model.text(model.tabReferences[Int(reference.index)].name))
  }

  private func flags(_ slice: Slice) -> String { model.assignments[slice].map { flag($0) }.joined(separator: ", ") }

  private func flag(_ flag: FlagID) -> String { Markdown.code(model.shownText(of: flag)) }
}

/// Describes what a `url` or an `entry` opens.
struct OpeningProse {
  private let model: Model
  private let prose: TargetProse

  init(_ compilation: Compilation) {
    model = compilation.model
    prose = TargetProse(compilation.model)
  }

  /// Returns a sentence about the stack that is shown, and the guards that are asked first.
  func paragraphs(of entryPoint: EntryPoint) -> [String] {
    let below = model.calls[entryPoint.over].compactMap(\.node)
    let tab = entryPoint.tab.flatMap { reference in model.tabReferences[Int(reference.index)].tabs.first }
    var words = "Opens \(prose.describe(entryPoint.owner))"
    if entryPoint.presentation != .push { words += " as a \(entryPoint.presentation.keyword)" }
    if !below.isEmpty { words += " over \(list(below))" }
    if let tab {
      words += below.isEmpty && entryPoint.presentation != .push ? " over the tab " : " in the tab "
      words += Markdown.code(Spelling.word(model.text(model[tab].name)))
    } else if below.isEmpty {
      words += " over the start of the app"
    }
    let bottom = tab.map { [model[$0].owner, model[$0].root.node].compactMap { $0 } } ?? []
    let guarded = guardOwners(of: bottom + below + [entryPoint.owner])
    return ["\(words)."] + (guarded.isEmpty ? [] : ["Guarded by \(list(guarded))."])
  }

  /// Returns the nodes that declare the guards of some nodes, without duplicates.
  private func guardOwners(of nodes: [NodeID]) -> [NodeID] {
    nodes.flatMap { model.guards(of: $0).map(\.owner) }.distinct(by: \.self)
  }

  private func list(_ nodes: [NodeID]) -> String { listed(nodes.map { prose.describe($0) }, most: nodes.count) }
}
