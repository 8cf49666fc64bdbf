/// The contents of a diagram, in either of the two languages.
struct MermaidGraph {
  /// A state or node.
  struct Node {
    let id: String
    var kind = Kind.plain
    /// The lines of the label; empty if the node is labelled with its id.
    var lines: [String] = []
    /// The area that contains the node.
    var parent: Int?
    /// The line that mentions it first.
    let range: SourceRange
    /// The initial node of an area, if it is declared.
    var start: Int?
    var notes: [String] = []
    /// The labels of transitions from the node to a final state.
    var ends: [String] = []
  }

  enum Kind {
    case plain
    /// A node that contains others.
    case area
    /// A choice, fork or join: where edges part or meet.
    case junction
  }

  /// A transition.
  struct Edge {
    let tail: Int
    let head: Int
    let label: String
  }

  /// An initial node of the diagram.
  struct Start {
    let node: Int
    let label: String
  }

  var title: String?
  var nodes: [Node] = []
  var edges: [Edge] = []
  /// The declared initial nodes of the diagram.
  var starts: [Start] = []
  /// Notes on the whole diagram.
  var notes: [String] = []
  var problems: [Finding] = []
  /// The range of the line that is being read; new nodes and problems get it.
  var range: SourceRange
  private var numbers: [String: Int] = [:]
  /// The areas around the current statement, innermost last.
  private var areas: [Int] = []
  /// Whether a multi-line accessibility description continues.
  private var isInDescription = false

  init(_ diagram: MermaidSource.Diagram) { (range, title) = (diagram.range, diagram.title) }

  /// The innermost area around the current statement.
  var area: Int? { areas.last }

  /// Begins an area; one that is nested too deeply is read as part of the area around it.
  mutating func open(_ area: Int) {
    let isTooDeep = areas.count >= Self.nestingLimit
    if !isTooDeep { nodes[area].kind = .area }
    areas.append(isTooDeep ? areas[areas.count - 1] : area)
  }

  /// Ends the innermost areas.
  mutating func close(_ count: Int = 1) { areas.removeLast(min(count, areas.count)) }

  /// Begins an accessibility description, of one line or up to a `}`.
  mutating func describe(_ text: String) { isInDescription = text.contains("{") && !text.hasSuffix("}") }

  /// Whether a line belongs to an accessibility description.
  mutating func skips(_ line: String) -> Bool {
    guard isInDescription else { return false }
    isInDescription = !line.hasSuffix("}")
    return true
  }

  /// Returns the node with an id, and adds it on its first mention. It belongs to the first area that mentions it, or
  /// to an inner one that does so later.
  mutating func node(_ id: String) -> Int {
    if let number = numbers[id] {
      if let area, !isInside(area, number), nodes[number].parent.map({ isInside(area, $0) }) ?? true {
        nodes[number].parent = area
      }
      return number
    }
    numbers[id] = nodes.count
    nodes.append(Node(id: id, parent: area, range: range))
    return nodes.count - 1
  }

  /// Whether a node is equal to another one or inside it, at any depth.
  func isInside(_ node: Int, _ area: Int) -> Bool {
    var next: Int? = node
    while let current = next {
      if current == area { return true }
      next = nodes[current].parent
    }
    return false
  }

  /// The nodes, each area before its contents.
  var outerFirst: [Int] {
    var members = [[Int]](repeating: [], count: nodes.count)
    var stack: [Int] = []
    for node in nodes.indices.reversed() {
      if let parent = nodes[node].parent { members[parent].append(node) } else { stack.append(node) }
    }
    return visited(from: stack) { members[$0] }
  }

  /// The maximum nesting depth of areas: more than any real diagram has, and less than that of blocks in a flow.
  static let nestingLimit = 64

  /// Adds a transition.
  mutating func connect(_ tail: Int, _ head: Int, _ label: String) {
    edges.append(Edge(tail: tail, head: head, label: label))
  }

  /// Adds an initial node of the diagram.
  mutating func begin(with node: Int, _ label: String) { starts.append(Start(node: node, label: label)) }

  /// Reports that the line that is being read is not understood.
  mutating func add(_ message: String) { problems.report(.notUnderstood, message, at: range) }
}

extension MermaidGraph.Node {
  /// The candidates for the name, best first: the id or, if the id is a mere symbol such as `A` or `n12`, the label of
  /// the node before it.
  var names: [String] {
    let letters = id.prefix { $0.isLetter }
    let isMark = letters.count < 3 && id.count < 6 && id.dropFirst(letters.count).allSatisfy(\.isNumber)
    let label = lines.joined(separator: " ")
    let name = ReadableName.capitalized(label)
    guard isMark, name.first?.isLetter == true, label.split(separator: " ").count <= 5 else { return [id] }
    return name == id ? [id] : [name, id]
  }
}
