/// Reads the statements of a flowchart (mermaid.js.org/syntax/flowchart.html).
struct FlowchartReader {
  private var graph: MermaidGraph
  /// The number of arrows between lists of nodes that may still be read: `A & B --> C & D` is four of them.
  private var productBudget = mostProducts

  /// The maximum number of arrows between lists: more than any real diagram has, and few enough to be read quickly.
  static let mostProducts = 2_000

  static func read(_ diagram: MermaidSource.Diagram) -> MermaidGraph {
    var reader = FlowchartReader(graph: MermaidGraph(diagram))
    for line in joined(diagram.lines) {
      reader.graph.range = line.range
      reader.read(line.text)
    }
    return reader.graph
  }

  /// Returns the lines, joining those that a string in `"` and backticks spans.
  private static func joined(_ lines: [MermaidSource.Line]) -> [MermaidSource.Line] {
    var result: [MermaidSource.Line] = []
    var isOpen = false
    for line in lines {
      if isOpen, let last = result.popLast() {
        result.append(MermaidSource.Line(range: last.range, text: last.text + "<br>" + line.text))
      } else {
        result.append(line)
      }
      let text = line.text
      let opening = text.ranges(of: "\"`").count
      if opening != text.ranges(of: "`\"").count { isOpen = opening > 0 }
    }
    return result
  }

  private mutating func read(_ text: String) {
    if graph.skips(text) { return }
    var cursor = MermaidCursor(text)
    while true {
      cursor.skip { $0.isWhitespace || $0 == ";" }
      if cursor.isAtEnd { return }
      guard readStatement(&cursor) else { return graph.add("this statement is not understood") }
    }
  }

  /// Reads a statement; returns false if there is none.
  private mutating func readStatement(_ cursor: inout MermaidCursor) -> Bool {
    let word = cursor.word
    switch word {
    case "subgraph":
      cursor.take(word)
      openSubgraph(cursor.takeRest())
    case "end" where !cursor.hasShape(behind: word):
      cursor.take(word)
      graph.close()
    case "direction", "classDef", "class", "style", "linkStyle", "click", "accTitle": _ = cursor.takeRest()
    case "accDescr": graph.describe(cursor.takeRest())
    default: return readChain(&cursor)
    }
    return true
  }

  /// `id [title]`, `id` or a title.
  private mutating func openSubgraph(_ text: String) {
    var cursor = MermaidCursor(text)
    let id = cursor.takeIdentifier()
    cursor.skip(\.isWhitespace)
    let title: String
    if !id.isEmpty, let (label, _) = cursor.takeShape() {
      title = label
    } else {
      title = text
    }
    let name = id.isEmpty || title == text ? MermaidLabel.text(text) : id
    let area = graph.node(name.isEmpty ? "group\(graph.nodes.count)" : name)
    let lines = MermaidLabel.lines(title)
    if lines != [name] { graph.nodes[area].lines = lines }
    graph.open(area)
  }

  /// `A & B --> C --> D`: nodes, and arrows between them.
  private mutating func readChain(_ cursor: inout MermaidCursor) -> Bool {
    guard var tails = takeNodes(&cursor) else { return false }
    while true {
      cursor.skip(\.isWhitespace)
      if cursor.isAtEnd || cursor.isAt(";") { return true }
      guard let arrow = cursor.takeArrow() else { return false }
      guard let heads = takeNodes(&cursor) else { return false }
      connect(tails, heads, arrow)
      tails = heads
    }
  }

  private mutating func connect(_ tails: [Int], _ heads: [Int], _ arrow: MermaidCursor.Arrow) {
    if tails.count > 1, heads.count > 1 {
      let count = tails.count * heads.count
      guard count <= productBudget else {
        return graph.add("these lists would be joined by \(count.counted("arrow")), too many to read")
      }
      productBudget -= count
    }
    let label = MermaidLabel.text(arrow.label)
    for tail in tails {
      for head in heads {
        if arrow.leadsOn { graph.connect(tail, head, label) }
        if arrow.leadsBack { graph.connect(head, tail, label) }
        // A line without a head is no link, but is kept as a note.
        if !arrow.leadsOn, !arrow.leadsBack, arrow.isVisible {
          graph.nodes[tail].notes.append("beside \(graph.nodes[head].id)" + (label.isEmpty ? "" : ": \(label)"))
        }
      }
    }
  }

  /// Reads nodes separated by `&`; returns nil if there is none.
  private mutating func takeNodes(_ cursor: inout MermaidCursor) -> [Int]? {
    var nodes: [Int] = []
    repeat {
      cursor.skip(\.isWhitespace)
      let id = cursor.takeIdentifier()
      guard !id.isEmpty else { return nil }
      let node = graph.node(id)
      nodes.append(node)
      if let (label, isDecision) = cursor.takeShape() {
        graph.nodes[node].lines = MermaidLabel.lines(label)
        if isDecision { graph.nodes[node].kind = .junction }
      }
      if cursor.take(":::") { _ = cursor.takeIdentifier() }
      cursor.skip(\.isWhitespace)
    } while cursor.take("&")
    return nodes
  }
}
