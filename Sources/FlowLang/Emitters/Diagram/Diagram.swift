/// What a picture of a flow shows, before it is put into the language of a drawing tool: boxes with lines, arrows
/// from the lines, and marks. Shared by every emitter that draws.
///
/// A value in all but name, as a ``Router`` is: it is handed about for every line, and to copy all that it holds costs
/// more than what is done with it.
final class Diagram {
  let compilation: Compilation
  /// The meaning of the flow, once more: read through the compilation, all of it would be copied.
  let model: Model
  /// The way of a finding, where that is what the picture is to show.
  let way: TracedWay?
  /// What is different from another version, where that is what the picture is to show.
  let changes: DrawnChanges?
  /// Whether names are in words where there is no title or label, for people who do not read the flow.
  let areNamesInWords: Bool
  /// The screens that are named but not declared.
  private let missing: Set<NodeID>
  /// The part of the flow that is drawn; nil for all.
  private let asked: Set<NodeID>?
  /// The nodes that are drawn, with what they stand in; nil for all.
  private let part: Set<NodeID>?
  /// The screen that the entries of a tag show, by the number of the tag; nil when there are several or none.
  private let taggedNodes: [NodeID?]
  /// Whether each node is a screen that cannot be left, by its number.
  private let isDeadEnd: [Bool]
  /// Whether something leads forward to each node, by its number.
  private let isAnchored: [Bool]

  /// What the arrows within the part point at; nil where all is drawn.
  private lazy var pointed: Pointed? = asked.map { Pointed(self, $0) }

  init(_ compilation: Compilation, _ options: Emitter.Options = Emitter.Options()) {
    self.compilation = compilation
    changes = options.changes
    areNamesInWords = options.areNamesInWords
    missing = options.missing
    asked = options.part
    part = options.part.map { Set($0.flatMap { compilation.model.enclosing($0) }.filter { $0 != .app }) }
    way = options.finding.flatMap { TracedWay($0, compilation) }
    let model = compilation.model
    self.model = model
    taggedNodes = model.tags.map { tag in
      var only: NodeID?
      for giver in tag.givers {
        guard case .call(let node) = model[giver].goal else { continue }
        guard only == nil || only == node else { return nil }
        only = node
      }
      return only
    }
    var isDeadEnd = [Bool](repeating: false, count: model.nodes.count)
    for deadEnd in compilation.verdicts.deadEnds { isDeadEnd[Int(deadEnd.screen.index)] = true }
    self.isDeadEnd = isDeadEnd
    isAnchored = Self.anchors(model)
  }

  /// Which nodes a start, tab or embedding shows, or a push, a new layer or a replacement leads to.
  private static func anchors(_ model: Model) -> [Bool] {
    var isAnchored = [Bool](repeating: false, count: model.nodes.count)
    func anchor(_ call: Call) { if let node = call.node { isAnchored[Int(node.index)] = true } }
    for start in model.startAlternatives { anchor(start.call) }
    for tab in model.tabs { anchor(tab.root) }
    for details in model.details { model.calls[details.embeds].forEach(anchor) }
    for index in model.targets.indices {
      guard case .call(let node) = model.targets[index].goal else { continue }
      switch model.placing(of: TargetID(index)) {
      case .top, .replace: isAnchored[Int(node.index)] = true
      default: break
      }
    }
    return isAnchored
  }

  /// Whether an arrow for a target leads to what has its place in the picture already.
  func isLoose(_ target: TargetID) -> Bool {
    guard case .call(let node) = model[target].goal else { return true }
    switch model.placing(of: target) {
    case .top, .replace: return false
    default: return isAnchored[Int(node.index)]
    }
  }

  /// Whether the picture must say that no way leads to a screen. Of what holds screens nothing is said: only they are
  /// shown.
  func isUnreachable(_ node: NodeID) -> Bool {
    let declared = model[node]
    return declared.kind == .screen && !declared.isExternal && !compilation.verdicts.isReachable(node)
  }

  /// Whether a screen is named but not declared.
  func isMissing(_ node: NodeID) -> Bool { missing.contains(node) }

  /// Whether a mark of a node must alarm: it is not declared, unreachable, or cannot be left.
  func isAlarming(_ node: NodeID) -> Bool { !alarms(of: node).isEmpty }

  /// The short texts that mark what is wrong with a node.
  func alarms(of node: NodeID) -> [String] {
    if isMissing(node) { return ["not declared"] }
    return (isUnreachable(node) ? ["unreachable"] : []) + (isDeadEnd(node) ? ["dead end"] : [])
  }

  /// Whether the picture must say that a screen cannot be left.
  func isDeadEnd(_ node: NodeID) -> Bool { isDeadEnd[Int(node.index)] }

  /// The node that shows what a place is; nil for the bottom of the stack and for a tag of several screens.
  func node(at place: Target.Place) -> NodeID? {
    switch place {
    case .tag(let tag): taggedNodes[Int(tag.index)]
    case .root: nil
    case .node(let node): node
    }
  }

  /// Whether a node is drawn.
  func isShown(_ node: NodeID) -> Bool { part?.contains(node) ?? true }

  /// Whether what an arrow points at is drawn.
  func isShown(_ head: DiagramArrow.Head) -> Bool {
    switch head {
    case .node(let node): isShown(node)
    case .tab(let tab): isShown(model[tab].owner)
    case .outcome(let outcome): isShown(model[outcome].owner)
    }
  }

  /// A line that leads out of the part says in words where to.
  func withinPart(_ row: DiagramRow) -> DiagramRow {
    guard let head = row.arrow?.head, !isShown(head) else { return row }
    var row = row
    row.arrow = nil
    if let node = box(of: head), row.kind != .embed {
      row.remark += (row.remark.isEmpty ? "" : " ") + "→ " + displayName(of: node)
    }
    return row
  }

  /// Whether an outcome is drawn: in a part only with an arrow to it.
  func isShown(_ outcome: OutcomeID) -> Bool { pointed?.outcomes.contains(outcome) ?? true }

  /// Whether a node was asked for, or an arrow within the part begins or ends at its box; true where all is drawn.
  func isConnected(_ node: NodeID) -> Bool { pointed?.nodes.contains(node) ?? true }

  /// What the arrows within a part connect.
  private struct Pointed {
    var nodes: Set<NodeID>
    var outcomes: Set<OutcomeID> = []

    init(_ diagram: Diagram, _ asked: Set<NodeID>) {
      nodes = asked
      for node in diagram.model.nodeIDs where diagram.isShown(node) {
        for row in diagram.rows(of: node) {
          guard let head = row.arrow?.head, diagram.isShown(head) else { continue }
          nodes.insert(node)
          switch head {
          case .node(let node): nodes.insert(node)
          case .tab(let tab): nodes.insert(diagram.model[tab].owner)
          case .outcome(let outcome): outcomes.insert(outcome)
          }
        }
      }
    }
  }

  /// What documents a node, without the marks of a comment.
  func documentation(of node: NodeID) -> String {
    node == .app && !model.hasApp ? "" : compilation.tree(of: node).documentation(of: model[node].syntax)
  }

  /// The parameters of a screen, flow or outcome, as they read in a declaration.
  func parameters(_ slice: Slice) -> String {
    model.parameters[slice].map { "\(model.text($0.name)): \($0.type.spelling)" }.joined(separator: ", ")
  }
}
