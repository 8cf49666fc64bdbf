/// The trace of a finding in a picture: numbers of the rows that it follows, and rows for actions of the platform.
extension Diagram {
  /// Returns the rows of a box, numbered where the trace follows them.
  func tracedRows(of node: NodeID) -> [DiagramRow] {
    guard let trace else {
      let broken = compilation.findings.brokenLinks
      return rows(of: node).map { row in
        var row = row
        row.isFault = row.depth == 0 && row.link.map { broken.contains($0) } ?? false
        return withoutLoop(withinPart(marked(row, at: node)), at: node)
      }
    }
    let own = rows(of: node).map { row in
      var row = row
      let drawnSteps = trace.drawnSteps.filter { step in row.target.map { step.targets.contains($0) } ?? false }
      row.numbers = drawnSteps.map(\.number)
      row.isFault = row.target.map { compilation.goalRange(of: $0) == trace.finding.range } ?? false
      if let last = drawnSteps.last, row.arrow == nil, last.targets.last == row.target {
        row.arrow = DiagramArrow(head: .node(last.goal), look: .place, isLoose: true)
      }
      let isConnection = row.kind == .start && isFollowed(row.arrow, from: node)
      row.arrow?.isFollowed = isConnection || !drawnSteps.isEmpty
      return row
    }
    return (own + platformRows(of: node, trace)).map { withoutLoop(withinPart($0), at: node) }
  }

  /// Returns a row with the mark of its link; its arrow also takes the mark of a node that is new or removed.
  private func marked(_ row: DiagramRow, at node: NodeID) -> DiagramRow {
    guard let changes else { return row }
    var row = row
    row.mark = row.link.flatMap { changes.links[$0] } ?? row.requirement.flatMap { changes.guards[$0] }
    let own = changes.nodes[node]
    row.arrow?.mark = row.mark ?? (own == .changed ? nil : own)
    return row
  }

  /// Returns rows for the actions of the platform on a screen.
  private func platformRows(of node: NodeID, _ trace: DrawnTrace) -> [DiagramRow] {
    let drawnSteps = trace.drawnSteps.filter { $0.origin == node && isByPlatform($0.action) }
    return drawnSteps.map { step in
      var arrow = DiagramArrow(head: .node(step.goal), look: .place, isLoose: true)
      arrow.isFollowed = true
      var row = DiagramRow(kind: .link, label: compilation.step(step.action).text, arrow: arrow)
      row.numbers = [step.number]
      return row
    }
  }

  private func isByPlatform(_ action: Action) -> Bool {
    switch action {
    case .link, .entryPoint, .externalOutcome: false
    case .back, .dismiss, .tab, .flag, .externalBack: true
    }
  }

  /// Whether the trace follows the arrow of a start or a tab.
  func isFollowed(_ arrow: DiagramArrow?, from node: NodeID) -> Bool {
    guard let trace, case .node(let head) = arrow?.head else { return false }
    return trace.connections.contains(DrawnTrace.Connection(from: node, to: head))
  }

  /// Returns the steps in which a url or an entry of a screen opens the app.
  func openings(at node: NodeID) -> [DrawnTrace.DrawnStep] {
    trace?.drawnSteps.filter { step in
      if case .entryPoint(let index) = step.action { model.entryPoints[index].owner == node } else { false }
    } ?? []
  }

  /// Whether the trace does not end a flow in an outcome.
  func isOffTrace(_ outcome: OutcomeID) -> Bool {
    guard let trace else { return false }
    return !trace.drawnSteps.contains { step in
      step.targets.contains { target in
        if case .finish(outcome) = model[target].goal { true } else { false }
      }
    }
  }

  /// Whether the trace does not pass a box, so that the box is drawn faintly.
  func isOffTrace(_ node: NodeID) -> Bool { trace.map { !$0.passed.contains(node) } ?? false }
}
