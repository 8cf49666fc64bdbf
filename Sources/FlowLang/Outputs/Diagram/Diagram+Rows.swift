/// The rows of a box.
extension Diagram {
  /// Returns the rows of a node, in the order of a box: starts, guards, embedded screens, links.
  func rows(of node: NodeID) -> [DiagramRow] {
    let details = model.details(of: node)
    var rows: [DiagramRow] = []
    for alternative in model.startAlternatives[details.start] { append(alternative, to: &rows) }
    for index in details.guards { append(requirement: Int(index), to: &rows) }
    for embedded in model.calls[details.embeds] {
      guard let screen = embedded.node else { continue }
      rows.append(
        DiagramRow(
          kind: .embed, label: displayName(of: screen), remark: "inside",
          arrow: DiagramArrow(head: .node(screen), look: .embed)))
    }
    let links = model[node].links
    if !links.isEmpty, model[node].kind != .screen { rows.append(DiagramRow(kind: .heading, label: "on every screen")) }
    let tree = compilation.tree(of: node)
    for link in links {
      let declared = model[LinkID(link)]
      let label = tree.label(ofLink: declared.syntax) ?? ""
      let first = DiagramRow(
        kind: .link, label: label.isEmpty ? readable(model.text(declared.name)) : label, link: LinkID(link))
      let row = rows.count
      append(declared.target, as: first, to: &rows)
      let exceptions = words(forScreensWithout: LinkID(link))
      if !exceptions.isEmpty { rows[row].detail += (rows[row].detail.isEmpty ? "" : " · ") + exceptions }
    }
    return rows
  }

  private func append(_ alternative: StartAlternative, to rows: inout [DiagramRow]) {
    let row = DiagramRow(
      kind: .start, label: rows.isEmpty ? "start" : "else start", detail: words(forConditions: alternative.conditions),
      arrow: alternative.call.node.map { DiagramArrow(head: .node($0), look: .start) })
    rows.append(row)
    for (target, consequence) in alternative.target.map({ consequences(of: $0, after: row) }) ?? [] {
      append(target, as: consequence, to: &rows)
    }
  }

  private func append(requirement index: Int, to rows: inout [DiagramRow]) {
    let requirement = model.guards[index]
    let row = DiagramRow(kind: .requirement, label: words(forFlags: requirement.conditions), requirement: index)
    guard let otherwise = requirement.otherwise else { return rows.append(row) }
    append(otherwise, as: row, to: &rows)
  }

  /// Appends the row of a target and those of its alternatives and handlers, at any depth.
  private func append(_ target: TargetID, as first: DiagramRow, to rows: inout [DiagramRow]) {
    if !model.hasBranches(target) { return rows.append(line(of: target, from: first)) }
    var pending = [(target, first)]
    while let (target, start) = pending.popLast() {
      rows.append(line(of: target, from: start))
      pending += consequences(of: target, after: start).reversed()
    }
  }

  /// Returns the handlers and the `else` of a target, with the rows to begin with.
  private func consequences(of target: TargetID, after row: DiagramRow) -> [(TargetID, DiagramRow)] {
    let details = model.details(of: target)
    func consequence(_ label: String) -> DiagramRow {
      DiagramRow(kind: .consequence, depth: row.depth + 1, label: label, link: row.link, requirement: row.requirement)
    }
    let handled = model.handlers[details.handlers].compactMap { handler -> (TargetID, DiagramRow)? in
      guard let target = handler.target, let outcome = handler.outcome, !isNothing(target) else { return nil }
      return (target, consequence("on " + model.text(model[outcome].name)))
    }
    return handled + (details.otherwise.map { [($0, consequence("else"))] } ?? [])
  }

  /// Returns a row completed with the description of its target.
  private func line(of target: TargetID, from start: DiagramRow) -> DiagramRow {
    var row = start
    row.target = target
    if model[target].details != TargetDetails.none { row.detail = words(forDetails: model.details(of: target)) }
    row.remark = words(for: target)
    if row.kind == .requirement { row.remark = row.remark.isEmpty ? "else" : "else " + row.remark }
    row.arrow = arrow(of: target, in: row)
    return row
  }

  /// Whether a target does nothing, or only repeats the request: not worth a row.
  private func isNothing(_ target: TargetID) -> Bool {
    switch model[target].goal {
    case .stay, .continue: model[target].details == TargetDetails.none
    default: false
    }
  }

  private func arrow(of target: TargetID, in row: DiagramRow) -> DiagramArrow? {
    switch model[target].goal {
    case .call(let node):
      return DiagramArrow(head: .node(node), look: look(ofCall: target, in: row), isLoose: isLoose(target))
    case .backTo(let place): return node(at: place).map { DiagramArrow(head: .node($0), look: .place, isLoose: true) }
    case .raise(let tag): return node(at: .tag(tag)).map { DiagramArrow(head: .node($0), look: .place, isLoose: true) }
    case .tab(let reference):
      let tabs = model.tabReferences[Int(reference.index)].tabs
      return tabs.count == 1 ? DiagramArrow(head: .tab(tabs[0]), look: .place, isLoose: true) : nil
    case .finish(let outcome):
      // The outcomes of a screen are shown in its rows.
      guard model[model[outcome].owner].kind == .flow else { return nil }
      return DiagramArrow(head: .outcome(outcome), look: .outcome)
    case .back, .home, .dismiss, .open, .stay, .continue, .broken: return nil
    }
  }

  private func look(ofCall target: TargetID, in row: DiagramRow) -> ArrowLook {
    if row.kind == .requirement { return .requirement }
    if row.kind == .consequence, row.label != "else" { return .outcome }
    switch model[target].presentation {
    case .push:
      if case .reset = model.placing(of: target) { return .reset }
      return .push
    case .sheet: return .sheet
    case .cover: return .cover
    case .popover: return .popover
    case .dialog: return .dialog
    }
  }
}
