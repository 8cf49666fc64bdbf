/// Writes the flow of a graph.
struct MermaidFlow {
  let graph: MermaidGraph
  /// What each screen or group is called.
  let names: [String]
  /// The links of each node, junctions left out.
  let links: [[Link]]
  let start: Int
  /// The rules that are silenced in each node, by name.
  private var allows: [String: [String]] = [:]
  private var page = IndentedWriter()

  /// A link and the screen that it leads to.
  struct Link {
    let name: String
    let label: String
    let goal: Int
  }

  /// The text, which is nil when there is nothing to show.
  static func text(of graph: inout MermaidGraph) -> String? {
    var ways = MermaidWays(graph)
    guard let start = ways.start else {
      graph.problems = ways.problems
      graph.add("there is nothing in the diagram", line: 1)
      return nil
    }
    let edges = ways.edges()
    graph.problems = ways.problems
    let names = MermaidNames(ways.graph, edges)
    var flow = MermaidFlow(graph: ways.graph, names: names.nodes, links: names.links, start: start)
    return flow.settled()
  }

  private init(graph: MermaidGraph, names: [String], links: [[Link]], start: Int) {
    self.graph = graph
    self.names = names
    self.links = links
    self.start = start
  }

  /// The text with the rules silenced that would blame the app for what a diagram leaves open. One round finds all that
  /// one compilation tells; what it uncovers is found in the next.
  private mutating func settled() -> String? {
    for _ in 0..<8 {
      let text = written()
      let findings = Compiler.compile(SourceFile(path: "imported.flow", text: text)).findings.shown
      var isSettled = true
      for finding in findings where finding.severity == .error && Rule.named(finding.rule)?.isAboutStates == true {
        if !allows[finding.screen, default: []].contains(finding.rule) {
          allows[finding.screen, default: []].append(finding.rule)
          isSettled = false
        }
      }
      if isSettled { return FlowFormatter.format(SourceFile(path: "imported.flow", text: text)) }
    }
    return FlowFormatter.format(SourceFile(path: "imported.flow", text: written()))
  }

  // MARK: Writing

  private mutating func written() -> String {
    page = IndentedWriter()
    if let title = graph.title { page.line("/// \(Self.comment(title))") }
    page.line("app App {")
    page.line("start \(Spelling.name(names[start]))")
    writeAllows(of: "")
    for note in graph.notes { writeNote("text", note) }
    page.line("}")
    var open: [Int] = []
    for node in order {
      while let last = open.last, last != graph.nodes[node].parent {
        page.line("}")
        open.removeLast()
      }
      page.blank()
      write(node)
      if graph.nodes[node].kind == .area { open.append(node) } else { page.line("}") }
    }
    for _ in open { page.line("}") }
    return page.text
  }

  /// The nodes, each area right before what stands in it.
  private var order: [Int] {
    var members = [[Int]](repeating: [], count: graph.nodes.count)
    var stack: [Int] = []
    for node in graph.nodes.indices.reversed() where graph.nodes[node].kind != .junction {
      if let parent = graph.nodes[node].parent { members[parent].append(node) } else { stack.append(node) }
    }
    var result: [Int] = []
    while let node = stack.popLast() {
      result.append(node)
      stack += members[node]
    }
    return result
  }

  private mutating func write(_ index: Int) {
    let node = graph.nodes[index]
    for line in node.lines where line != names[index] { page.line("/// \(Self.comment(line))") }
    page.line("\(node.kind == .area ? "group" : "screen") \(Spelling.name(names[index])) {")
    if node.kind == .plain { writeAllows(of: names[index]) }
    for note in node.notes { writeNote("text", note) }
    for end in node.ends { writeNote("end", end) }
    for link in links[index] {
      let label = link.label.isEmpty ? "" : " " + StringLiteral.quoted(link.label)
      page.line("link \(Spelling.word(link.name))\(label) -> \(Spelling.name(names[link.goal]))")
    }
  }

  private mutating func writeAllows(of screen: String) {
    for rule in allows[screen] ?? [] { page.line("allow \(rule) \"the diagram does not say more\"") }
  }

  private mutating func writeNote(_ key: String, _ text: String) {
    page.line("note \(key) \(StringLiteral.quoted(text))")
  }

  /// A text as it may stand in a comment.
  private static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { DiagramText.isUnsafe($0) ? "\u{FFFD}" : $0 }))
  }
}
