/// The contents of a picture of a flow, independent of the language of a drawing tool: boxes with rows, arrows from the
/// rows, and marks. Shared by every emitter that draws.
///
/// Immutable, and a class like ``Router``: it is passed along for every row, and copying its contents would cost more
/// than the work.
final class Diagram {
  let compilation: Compilation
  /// The model of the flow, stored separately: access through the compilation would copy it.
  let model: Model
  /// The trace of a finding, when the picture shows one.
  let trace: DrawnTrace?
  /// The differences from another version, when the picture shows them.
  let changes: DrawnChanges?
  /// Whether names without a title or label are split into words, for readers who do not know the flow file.
  let areNamesInWords: Bool
  /// The screens that are mentioned but not declared.
  private let missing: Set<NodeID>
  /// The nodes that were asked for; nil for all.
  private let asked: Set<NodeID>?
  /// The nodes that are drawn, including the enclosing ones; nil for all.
  private let part: Set<NodeID>?
  /// The screen that the entries of a tag show, by the index of the tag; nil when there are several or none.
  private let taggedNodes: [NodeID?]
  /// Whether each node is a screen that cannot be left, by its index; not where the flow allows it.
  private let isDeadEnd: [Bool]
  /// Whether an arrow leads forward to each node, by its index.
  private let isAnchored: [Bool]

  /// The screens with a `without`, by the names of the links that they drop.
  private lazy var dropping: [NameID: [NodeID]] = {
    var dropping: [NameID: [NodeID]] = [:]
    for node in model.nodeIDs {
      for name in model.droppedLinks[model.details(of: node).without] { dropping[name, default: []].append(node) }
    }
    return dropping
  }()

  /// The nodes and outcomes that arrows within the part connect; nil when all is drawn.
  private lazy var pointed: Pointed? = asked.map { Pointed(self, $0) }

  init(_ compilation: Compilation, _ options: Emitter.Options = Emitter.Options()) {
    self.compilation = compilation
    changes = options.changes
    areNamesInWords = options.areNamesInWords
    missing = Set(options.missing.keys.filter { $0 != .app })
    asked = options.part
    part = options.part.map { Set($0.flatMap { compilation.model.enclosing($0) }.filter { $0 != .app }) }
    trace = options.finding.flatMap { DrawnTrace($0, compilation) }
    let model = compilation.model
    self.model = model
    taggedNodes = model.tags.map { tag in
      var only: NodeID?
      for tagging in tag.taggingTargets {
        guard case .call(let node) = model[tagging].goal else { continue }
        guard only == nil || only == node else { return nil }
        only = node
      }
      return only
    }
    var isDeadEnd = [Bool](repeating: false, count: model.nodes.count)
    for deadEnd in compilation.reportedDeadEnds { isDeadEnd[Int(deadEnd.screen.index)] = true }
    self.isDeadEnd = isDeadEnd
    isAnchored = Self.anchors(model)
  }

  /// Returns whether a start, tab or embedding shows each node, or a push, a new layer or a replacement leads to it.
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

  /// Whether the arrow of a target leads to a node that other arrows already place.
  func isLoose(_ target: TargetID) -> Bool {
    guard case .call(let node) = model[target].goal else { return true }
    switch model.placing(of: target) {
    case .top, .replace: return false
    default: return isAnchored[Int(node.index)]
    }
  }

  /// Whether the picture marks a screen as unreachable. Nodes that contain screens are never marked, as only screens
  /// are shown to users.
  func isUnreachable(_ node: NodeID) -> Bool {
    let declared = model[node]
    return declared.kind == .screen && !declared.isExternal && !compilation.verdicts.isReachable(node)
  }

  /// Whether a screen is mentioned but not declared.
  func isMissing(_ node: NodeID) -> Bool { missing.contains(node) }

  /// Whether a node has an alarming mark: it is not declared, unreachable, or cannot be left.
  func isAlarming(_ node: NodeID) -> Bool { !alarms(of: node).isEmpty }

  /// Returns the short texts of a node's alarming marks.
  func alarms(of node: NodeID) -> [String] {
    if isMissing(node) { return ["not declared"] }
    return (isUnreachable(node) ? ["unreachable"] : []) + (isDeadEnd(node) ? ["dead end"] : [])
  }

  /// Whether the picture marks a screen as one that cannot be left.
  func isDeadEnd(_ node: NodeID) -> Bool { isDeadEnd[Int(node.index)] }

  /// Returns the node that an anchor shows; nil for the bottom of the stack and for a tag of several screens.
  func node(at place: Target.Anchor) -> NodeID? {
    switch place {
    case .tag(let tag): taggedNodes[Int(tag.index)]
    case .root: nil
    case .node(let node): node
    }
  }

  /// Whether a node is drawn.
  func isShown(_ node: NodeID) -> Bool { part?.contains(node) ?? true }

  /// Whether the box that an arrow points at is drawn.
  func isShown(_ head: DiagramArrow.Head) -> Bool {
    switch head {
    case .node(let node): isShown(node)
    case .tab(let tab): isShown(model[tab].owner)
    case .outcome(let outcome): isShown(model[outcome].owner)
    }
  }

  /// Returns a row that leads out of the part with words instead of an arrow.
  func withinPart(_ row: DiagramRow) -> DiagramRow {
    guard let head = row.arrow?.head, !isShown(head) else { return row }
    var row = row
    row.arrow = nil
    if let node = box(of: head), row.kind != .embed {
      row.remark += (row.remark.isEmpty ? "" : " ") + "→ " + displayName(of: node)
    }
    return row
  }

  /// Whether an outcome is drawn: in a part, only when an arrow points at it.
  func isShown(_ outcome: OutcomeID) -> Bool { pointed?.outcomes.contains(outcome) ?? true }

  /// Whether a node was asked for, or an arrow within the part begins or ends at its box; true when all is drawn.
  func isConnected(_ node: NodeID) -> Bool { pointed?.nodes.contains(node) ?? true }

  /// The nodes and outcomes that arrows within a part connect.
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

  /// Returns the screens that drop a link of an enclosing node.
  func screens(dropping link: LinkID) -> [NodeID] {
    let (name, owner) = (model[link].name, model[link].owner)
    return dropping[name, default: []].filter { $0 != owner && model.isEnclosed($0, by: owner) }
  }

  /// Returns the documentation of a node, without the comment markers.
  func documentation(of node: NodeID) -> String {
    node == .app && !model.hasApp ? "" : compilation.tree(of: node).documentation(of: model[node].syntax)
  }

  /// Returns the parameters of a screen, flow or outcome, as they are written in a declaration.
  func parameters(_ slice: Slice) -> String {
    model.parameters[slice].map { "\(model.text($0.name)): \($0.type.spelling)" }.joined(separator: ", ")
  }
}
