/// A picture for tools that draw only states and transitions: a box becomes a state with lines, a row with an arrow
/// becomes a transition, a flow or group becomes a composite state. The emitters of all such languages write this.
///
/// No transition begins or ends at a composite state: the rows of a flow or group have a state of their own inside it.
/// (Mermaid fails on a transition to an enclosing state.)
struct StateChart {
  /// A state, or the start or end of a composite one.
  enum Part {
    case state(State)
    /// The start of a composite state.
    case opening(State)
    /// The end of the innermost composite state.
    case closing
  }

  /// A state with its lines of text, the name first.
  struct State {
    let id: String
    var lines: [String]
    var mark: Mark?
  }

  /// A reason for a state to look different.
  enum Mark: String, CaseIterable {
    /// The state is unreachable or cannot be left.
    case alarm
    /// The state is not declared.
    case missing
    /// The state is external.
    case outside
    /// The state is an outcome of a flow.
    case outcome
    /// The shown trace passes the state.
    case trace
    /// The state is new, removed or changed in comparison with another version.
    case added, removed, changed

    /// The difference from another version that the mark shows, if any.
    fileprivate var change: DrawnChanges.Mark? { DrawnChanges.Mark(rawValue: rawValue) }
  }

  /// A transition with its label.
  struct Transition {
    /// The source; nil for the start.
    let tail: String?
    let head: String
    let label: [String]
    /// Whether the transition leads to a state that other transitions already place.
    let isLoose: Bool
  }

  /// A note beside a state.
  struct Note {
    let state: String
    let lines: [String]
  }

  let diagram: Diagram
  private(set) var parts: [Part] = []
  private(set) var transitions: [Transition] = []
  private(set) var notes: [Note] = []
  /// The title of the chart, one line per element.
  private(set) var title: [String] = []

  var model: Model { diagram.model }

  /// Whether states of this chart can have a mark.
  func uses(_ mark: Mark) -> Bool {
    if mark.change != nil { return diagram.changes != nil }
    return mark != .missing || model.nodeIDs.contains { diagram.isMissing($0) }
  }

  init(_ compilation: Compilation, _ options: Emitter.Options = Emitter.Options()) {
    diagram = Diagram(compilation, options)
    if let trace = diagram.trace { title = [trace.finding.message + " [\(trace.finding.rule)]"] + trace.caption }
    for part in diagram.parts {
      switch part {
      case .box(let node): addBox(of: node)
      case .opening(let node): open(node)
      case .closing: close()
      }
    }
  }

  /// Ends a composite state. One that is empty becomes a plain state. (Mermaid fails on empty composite states.)
  private mutating func close() {
    if case .opening(let state) = parts.last {
      parts[parts.count - 1] = .state(state)
    } else {
      parts.append(.closing)
    }
  }

  private mutating func open(_ node: NodeID) {
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let prefix = sign(diagram.changes?.nodes[node])
    let name = prefix + diagram.displayName(of: node) + (parameters.isEmpty ? "" : " (\(parameters))")
    parts.append(.opening(State(id: areaIdentifier(of: node), lines: [name])))
    if diagram.hasBox(node) { addBox(of: node) }
    for index in model.details(of: node).outcomes where diagram.isShown(OutcomeID(index)) {
      let outcome = model.outcomes[Int(index)]
      let parameters = diagram.parameters(outcome.parameters)
      let change = diagram.changes?.outcomes[Int(index)]
      let line = sign(change) + model.text(outcome.name) + (parameters.isEmpty ? "" : " (\(parameters))")
      parts.append(.state(State(id: identifier(of: outcome), lines: [line], mark: mark(change) ?? .outcome)))
    }
  }

  /// Returns the labels around the last one in a row, for its label. Alternatives in a chain are all called `else`.
  private static func path(_ labels: [String]) -> String {
    var path: [String] = []
    for (label, next) in zip(labels, labels.dropFirst()) where label != "else" || next != "else" { path.append(label) }
    return path.joined(separator: " › ")
  }

  /// Returns the line of a row without an arrow; in two parts, with a line end between them, where it would be cut off.
  private static func line(_ words: [String]) -> String {
    let words = words.map { $0.replacing("\n", with: " ") }
    let line = words.joined(separator: ": ")
    guard let last = words.last, words.count > 1, line.unicodeScalars.count > StateChartSyntax.limit else {
      return line
    }
    return words.dropLast().joined(separator: ": ") + "\n" + last
  }

  /// Adds a state for a box, the transitions from its rows, and its entry points.
  private mutating func addBox(of node: NodeID) {
    var state = State(id: identifier(of: node), lines: head(of: node), mark: mark(of: node))
    if model[node].kind == .tabs { addTabs(of: node, to: &state) }
    /// The labels of the current row's link or guard and of the consequences around it, from the outside in.
    var labels: [String] = []
    var isStartOnly = node == .app && state.mark != .changed
    for row in diagram.tracedRows(of: node) {
      labels = labels.prefix(row.depth) + [row.label]
      let words = row.words(after: Self.path(labels))
      if let head = row.arrow?.head {
        let isStart = row.kind == .start && node == .app
        if !isStart { isStartOnly = false }
        transitions.append(
          Transition(
            tail: isStart ? nil : state.id, head: identifier(of: head), label: words,
            isLoose: row.arrow?.isLoose ?? false))
      } else {
        isStartOnly = false
        state.lines.append(Self.line(words))
      }
    }
    // An app that has only a start needs no state.
    if !isStartOnly { parts.append(.state(state)) }
    addEntryPoints(to: node)
  }

  /// Returns the first lines of a state.
  private func head(of node: NodeID) -> [String] {
    if diagram.isArea(node) { return [model[node].kind == .flow ? "start" : diagram.displayName(of: node)] }
    let declared = model[node]
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let prefix = sign(diagram.changes?.nodes[node])
    var lines = [prefix + diagram.displayName(of: node)]
    if let name = diagram.secondName(of: node) { lines.append(name) }
    if !parameters.isEmpty { lines.append(parameters) }
    if declared.isExternal { lines.append("external " + declared.kind.keyword) }
    return lines + diagram.alarms(of: node)
  }

  /// Returns the sign of a difference for the words behind it; empty without one.
  private func sign(_ change: DrawnChanges.Mark?) -> String { change.map { "\($0.sign) " } ?? "" }

  private func mark(_ change: DrawnChanges.Mark?) -> Mark? { change.flatMap { Mark(rawValue: $0.rawValue) } }

  private func mark(of node: NodeID) -> Mark? {
    if let change = mark(diagram.changes?.nodes[node]) { return change }
    if diagram.isMissing(node) { return .missing }
    if diagram.isAlarming(node) { return .alarm }
    if diagram.trace?.passed.contains(node) == true { return .trace }
    return model[node].isExternal ? .outside : nil
  }

  /// Adds a transition for each tab, or a line when its root is not drawn as another box.
  private mutating func addTabs(of node: NodeID, to state: inout State) {
    let tree = diagram.compilation.tree(of: node)
    for index in model.details(of: node).tabs {
      let tab = model.tabs[Int(index)]
      let look = tree.look(ofTab: tab.syntax)
      let title =
        sign(diagram.changes?.tabs[Int(index)]) + "tab " + diagram.title(of: tab, look)
        + (look.hasBadge ? " ●" : "")
      guard let root = tab.root.node, root != node, diagram.isShown(root) else {
        state.lines.append(title)
        continue
      }
      transitions.append(Transition(tail: state.id, head: identifier(of: .node(root)), label: [title], isLoose: false))
    }
  }

  /// Adds the urls and entries of a node as a note.
  private mutating func addEntryPoints(to node: NodeID) {
    let entryPoints = model.details(of: node).entryPoints
    guard !entryPoints.isEmpty else { return }
    let openings = diagram.openings(at: node)
    let lines = entryPoints.map { index in
      let number = openings.first { $0.action == .entryPoint(Int(index)) }.map { "\($0.number) " }
      let sign = diagram.changes?.entryPoints[Int(index)].map { "\($0.sign) " }
      return (number ?? sign ?? "") + diagram.words(for: model.entryPoints[Int(index)])
    }
    notes.append(Note(state: identifier(of: node), lines: lines))
  }
}

extension DiagramRow {
  /// Returns the texts of the row, the most important first.
  ///
  /// - Parameter link: The link or guard that the row is a consequence of, and the consequences between them.
  fileprivate func words(after link: String) -> [String] {
    let marks = numbers.map(String.init) + (isFault ? ["!"] : []) + (signedMark.map { [$0.sign] } ?? [])
    let prefix = marks.isEmpty ? "" : marks.joined(separator: ", ") + " "
    let first =
      switch kind {
      case .start: label == "start" ? "" : label
      case .requirement: "requires " + label
      case .embed: arrow == nil ? label : ""
      case .heading, .link: label
      case .consequence: link + " › " + label
      }
    // An outcome that an arrow points at shows its own name.
    let isFinish = if case .outcome = arrow?.head { true } else { false }
    return [prefix + first, isFinish ? "" : remark, detail].filter { !$0.isEmpty }
  }
}
