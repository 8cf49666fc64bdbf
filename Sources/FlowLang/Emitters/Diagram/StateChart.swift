/// A picture for tools that draw states and transitions and nothing else: a box becomes a state with lines, a line that
/// leads somewhere becomes a transition, a flow or group a state that holds others. Every emitter of such a language
/// writes this.
///
/// No transition begins or ends at a state that holds others: what a flow or group says has a state of its own in it.
/// (Mermaid fails over a transition to what is around it.)
struct StateChart {
  /// A state, or an end of one that holds others.
  enum Part {
    case state(State)
    /// Here begins a state that holds others.
    case opening(State)
    /// Here ends the innermost state that holds others.
    case closing
  }

  /// A state and what is written in it, the name first.
  struct State {
    let id: String
    var lines: [String]
    var mark: Mark?
  }

  /// What makes a state look different.
  enum Mark: String, CaseIterable {
    /// It is unreachable or cannot be left.
    case alarm
    /// It lives in code that is not here.
    case outside
    /// It is an outcome of a flow.
    case outcome
    /// The way that is shown goes through it.
    case way
    /// It is new, gone or not the same as in another version.
    case added, removed, changed

    /// Whether it tells of the difference to another version.
    var isChange: Bool { self == .added || self == .removed || self == .changed }
  }

  /// A transition and what is written at it.
  struct Transition {
    /// Nil for the start.
    let tail: String?
    let head: String
    let label: [String]
    /// Whether it leads to what has its place already.
    let isLoose: Bool
  }

  /// What is written beside a state.
  struct Note {
    let state: String
    let lines: [String]
  }

  let diagram: Diagram
  private(set) var parts: [Part] = []
  private(set) var transitions: [Transition] = []
  private(set) var notes: [Note] = []
  /// What is written above everything else.
  private(set) var title: [String] = []

  var model: Model { diagram.model }

  init(_ compilation: Compilation, _ options: Emitter.Options = Emitter.Options()) {
    diagram = Diagram(compilation, options)
    if let way = diagram.way { title = [way.finding.message + " [\(way.finding.rule)]"] + way.caption }
    for part in diagram.parts {
      switch part {
      case .box(let node): addBox(of: node)
      case .opening(let node): open(node)
      case .closing: close()
      }
    }
  }

  /// Ends a state that holds others. One that holds none is like any other. (Mermaid fails over it.)
  private mutating func close() {
    if case .opening(let state) = parts.last {
      parts[parts.count - 1] = .state(state)
    } else {
      parts.append(.closing)
    }
  }

  private mutating func open(_ node: NodeID) {
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let prefix = diagram.changes?.mark(of: node).map { "\($0.sign) " } ?? ""
    let name = prefix + diagram.displayName(of: node) + (parameters.isEmpty ? "" : " (\(parameters))")
    parts.append(.opening(State(id: areaIdentifier(of: node), lines: [name])))
    if diagram.hasBox(node) { addBox(of: node) }
    for index in model.details(of: node).outcomes where diagram.isShown(OutcomeID(index)) {
      let outcome = model.outcomes[Int(index)]
      let parameters = diagram.parameters(outcome.parameters)
      let line = model.text(outcome.name) + (parameters.isEmpty ? "" : " (\(parameters))")
      parts.append(.state(State(id: identifier(of: outcome), lines: [line], mark: .outcome)))
    }
  }

  /// Adds a state for a box, the transitions from its lines and what leads into it from outside.
  private mutating func addBox(of node: NodeID) {
    var state = State(id: identifier(of: node), lines: head(of: node), mark: mark(of: node))
    if model[node].kind == .tabs { addTabs(of: node, to: &state) }
    var link = ""
    var isStartOnly = node == .app
    for row in diagram.tracedRows(of: node) {
      if row.depth == 0 { link = row.label }
      let words = row.words(after: link)
      if let head = row.arrow?.head {
        let isStart = row.kind == .start && node == .app
        if !isStart { isStartOnly = false }
        transitions.append(
          Transition(
            tail: isStart ? nil : state.id, head: identifier(of: head), label: words,
            isLoose: row.arrow?.isLoose ?? false))
      } else {
        isStartOnly = false
        state.lines.append(words.joined(separator: ": "))
      }
    }
    // An app that says nothing but where it starts needs no state.
    if !isStartOnly { parts.append(.state(state)) }
    addEntryPoints(to: node)
  }

  /// The lines above all others.
  private func head(of node: NodeID) -> [String] {
    if diagram.isArea(node) { return [model[node].kind == .flow ? "start" : diagram.displayName(of: node)] }
    let declared = model[node]
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let prefix = diagram.changes?.mark(of: node).map { "\($0.sign) " } ?? ""
    var lines = [prefix + diagram.displayName(of: node)]
    if let name = diagram.secondName(of: node) { lines.append(name) }
    if !parameters.isEmpty { lines.append(parameters) }
    if declared.isExternal { lines.append("external " + declared.kind.keyword) }
    return lines + diagram.alarms(of: node)
  }

  private func mark(of node: NodeID) -> Mark? {
    switch diagram.changes?.mark(of: node) {
    case .added: return .added
    case .removed: return .removed
    case .changed: return .changed
    case nil: break
    }
    if diagram.isAlarming(node) { return .alarm }
    if diagram.way?.passed.contains(node) == true { return .way }
    return model[node].isExternal ? .outside : nil
  }

  /// Adds a transition for each tab, or a line where it leads nowhere else.
  private mutating func addTabs(of node: NodeID, to state: inout State) {
    let tree = diagram.compilation.tree(of: node)
    for index in model.details(of: node).tabs {
      let tab = model.tabs[Int(index)]
      let look = tree.look(ofTab: tab.syntax)
      let title = diagram.title(of: tab, look) + (look.hasBadge ? " ●" : "")
      guard let root = tab.root.node, root != node, diagram.isShown(root) else {
        state.lines.append("tab " + title)
        continue
      }
      transitions.append(
        Transition(tail: state.id, head: identifier(of: .node(root)), label: ["tab " + title], isLoose: false))
    }
  }

  /// Adds the urls and entries of a node as a note.
  private mutating func addEntryPoints(to node: NodeID) {
    let entryPoints = model.details(of: node).entryPoints
    guard !entryPoints.isEmpty else { return }
    let openings = diagram.openings(at: node)
    let lines = entryPoints.map { index in
      let number = openings.first { $0.action == .entryPoint(Int(index)) }.map { "\($0.number) " }
      let sign = diagram.changes?.mark(ofEntryPoint: Int(index)).map { "\($0.sign) " }
      return (number ?? sign ?? "") + diagram.words(for: model.entryPoints[Int(index)])
    }
    notes.append(Note(state: identifier(of: node), lines: lines))
  }
}

extension DiagramRow {
  /// What it says, the most important first.
  ///
  /// - Parameter link: The link or requirement that it is a consequence of.
  fileprivate func words(after link: String) -> [String] {
    let marks = numbers.map(String.init) + (isFault ? ["!"] : []) + (depth == 0 ? mark.map { [$0.sign] } ?? [] : [])
    let prefix = marks.isEmpty ? "" : marks.joined(separator: ", ") + " "
    let first =
      switch kind {
      case .start: label == "start" ? "" : label
      case .requirement: "requires " + label
      case .embed: arrow == nil ? label : ""
      case .heading, .link: label
      case .consequence: link + " › " + label
      }
    // The outcome that an arrow points at says its name itself.
    let isFinish = if case .outcome = arrow?.head { true } else { false }
    return [prefix + first, isFinish ? "" : remark, detail].filter { !$0.isEmpty }
  }
}
