/// Builds the boxes, areas and arrows of a ``FlowMap`` from a diagram.
struct FlowMapBuilder {
  let diagram: Diagram
  private(set) var boxes: [FlowMap.Box] = []
  private(set) var areas: [FlowMap.Area] = []
  private(set) var arrows: [FlowMap.Arrow] = []
  /// The nesting of boxes and areas.
  private(set) var nesting = MapNesting()
  /// The box of each node, and of each outcome.
  private var boxOfNode: [NodeID: Int] = [:]
  private var boxOfOutcome: [OutcomeID: Int] = [:]
  /// The lines with an arrow, kept until all boxes exist.
  private var tails: [(box: Int, line: Int, arrow: DiagramArrow, link: LinkID?)] = []

  private var model: Model { diagram.model }

  init(_ diagram: Diagram) { self.diagram = diagram }

  mutating func build(_ hasPicture: (NodeID) -> Bool) {
    for part in diagram.parts {
      switch part {
      case .box(let node): addBox(of: node, hasPicture(node))
      case .opening(let node):
        areas.append(FlowMap.Area(node: node))
        nesting.open(area: areas.count - 1)
        if diagram.hasBox(node) { addBox(of: node, false) }
        for outcome in model.details(of: node).outcomes.map({ OutcomeID($0) }) { addOutcome(outcome, of: node) }
      case .closing: nesting.close()
      }
    }
    for tail in tails {
      guard let head = box(of: tail.arrow.head) else { continue }
      arrows.append(
        FlowMap.Arrow(
          tail: tail.box, line: tail.line, head: head, look: tail.arrow.look, isLoose: tail.arrow.isLoose,
          link: tail.link))
    }
  }

  private func box(of head: DiagramArrow.Head) -> Int? {
    switch head {
    case .node(let node): boxOfNode[node]
    case .tab(let tab): boxOfNode[model[tab].owner]
    case .outcome(let outcome): boxOfOutcome[outcome]
    }
  }

  private mutating func addBox(of node: NodeID, _ hasPicture: Bool) {
    var box = FlowMap.Box(node: node)
    if hasPicture { box.pictureHeight = FlowMap.Measure.picture }
    let isArea = diagram.isArea(node)
    if !isArea { box.lines += head(of: node) }
    for index in model.details(of: node).tabs.map({ TabID($0) }) { add(index, to: &box) }
    for row in diagram.tracedRows(of: node) { add(row, to: &box) }
    if box.lines.isEmpty { box.lines.append(FlowMap.Line(look: .note, text: "no start")) }
    append(box)
    boxOfNode[node] = boxes.count - 1
  }

  private mutating func addOutcome(_ outcome: OutcomeID, of node: NodeID) {
    let text = MapText.short(model.text(model[outcome].name))
    append(FlowMap.Box(node: node, outcome: outcome, lines: [FlowMap.Line(look: .outcome, text: text)]))
    boxOfOutcome[outcome] = boxes.count - 1
  }

  /// Adds a box with complete lines, and computes its size.
  private mutating func append(_ box: FlowMap.Box) {
    var box = box
    let padding = FlowMap.Measure.padding
    let widest = box.lines.reduce(box.pictureHeight / 2) { max($0, $1.width) }
    box.width = max(box.outcome == nil ? FlowMap.Measure.narrowest : 0, widest + 2 * padding)
    var y = box.outcome == nil ? 4 + box.pictureHeight : 0
    for index in box.lines.indices {
      box.lines[index].middle = y + box.lines[index].height / 2
      y += box.lines[index].height
    }
    box.height = box.outcome == nil ? y + 5 : y
    boxes.append(box)
    nesting.add(box: boxes.count - 1)
  }

  /// Returns the name of a node, and the facts about it.
  private func head(of node: NodeID) -> [FlowMap.Line] {
    let declared = model[node]
    let details = model.details(of: node)
    let name = diagram.secondName(of: node)
    var lines = [FlowMap.Line(look: .title, text: MapText.short(diagram.displayName(of: node), limit: 32))]
    if let name { lines.append(FlowMap.Line(look: .note, text: MapText.short(name, limit: 32))) }
    let parameters = diagram.parameters(details.parameters)
    if !parameters.isEmpty { lines.append(FlowMap.Line(look: .note, text: MapText.short(parameters))) }
    if declared.isExternal { lines.append(FlowMap.Line(look: .note, text: "external " + declared.kind.keyword)) }
    lines += diagram.alarms(of: node).map { FlowMap.Line(look: .alarm, text: $0) }
    for index in details.entryPoints {
      let text = MapText.short(diagram.words(for: model.entryPoints[Int(index)]))
      lines.append(FlowMap.Line(look: .entryPoint, text: "⇥ " + text))
    }
    return lines
  }

  private mutating func add(_ index: TabID, to box: inout FlowMap.Box) {
    let tab = model[index]
    let look = diagram.compilation.tree(of: box.node).look(ofTab: tab.syntax)
    let title = MapText.short(diagram.title(of: tab, look)) + (look.hasBadge ? " ●" : "")
    box.lines.append(FlowMap.Line(look: .row, text: title))
    guard let root = tab.root.node, root != box.node else { return }
    tails.append((boxes.count, box.lines.count - 1, DiagramArrow(head: .node(root), look: .start), nil))
  }

  private mutating func add(_ row: DiagramRow, to box: inout FlowMap.Box) {
    let isSmall = row.kind == .consequence || row.kind == .heading
    let mark = row.isFault ? "⚠ " : row.kind == .start ? "● " : row.kind == .requirement ? "requires " : ""
    box.lines.append(
      FlowMap.Line(
        look: isSmall ? .small : .row, text: mark + MapText.short(row.label),
        remark: row.remark.isEmpty ? "" : MapText.short(row.remark), link: row.link, depth: min(row.depth, 4)))
    if let arrow = row.arrow { tails.append((boxes.count, box.lines.count - 1, arrow, row.link)) }
    if !row.detail.isEmpty {
      box.lines.append(
        FlowMap.Line(look: .small, text: MapText.short(row.detail), link: row.link, depth: min(row.depth, 4) + 1))
    }
  }
}
