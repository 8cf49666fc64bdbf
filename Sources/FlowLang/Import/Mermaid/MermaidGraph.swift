/// What a diagram says, whichever of the two languages it is written in.
struct MermaidGraph {
  /// A state or node.
  struct Node {
    let id: String
    var kind = Kind.plain
    /// What is written in it, line by line; empty where it is just called by its id.
    var lines: [String] = []
    /// The area that it stands in.
    var parent: Int?
    /// The line that mentions it first.
    let place: SourceRange
    /// Where it or an area begins, when that is said.
    var start: Int?
    var notes: [String] = []
    /// The words at transitions that end here.
    var ends: [String] = []
  }

  enum Kind {
    case plain
    /// Holds others.
    case area
    /// A choice, fork or join: where ways part or meet.
    case junction
  }

  /// A transition.
  struct Edge {
    let tail: Int
    let head: Int
    let label: String
  }

  /// Something that the whole begins with.
  struct Start {
    let node: Int
    let label: String
  }

  var title: String?
  var nodes: [Node] = []
  var edges: [Edge] = []
  /// Where the whole begins, as far as that is said.
  var starts: [Start] = []
  /// Notes on the whole.
  var notes: [String] = []
  var problems: [Finding] = []
  /// The line that is read: what is new stands there.
  var place: SourceRange
  private var numbers: [String: Int] = [:]

  init(at place: SourceRange) { self.place = place }

  /// The node of an id, which is new unless it was mentioned before. It belongs to the first area that it is mentioned in,
  /// or to one further in.
  mutating func node(_ id: String, in area: Int?) -> Int {
    if let number = numbers[id] {
      if let area, !isInside(area, number), nodes[number].parent.map({ isInside(area, $0) }) ?? true {
        nodes[number].parent = area
      }
      return number
    }
    numbers[id] = nodes.count
    nodes.append(Node(id: id, parent: area, place: place))
    return nodes.count - 1
  }

  /// Whether a node is another one or stands in it, however deep.
  func isInside(_ node: Int, _ area: Int) -> Bool {
    var next: Int? = node
    while let current = next {
      if current == area { return true }
      next = nodes[current].parent
    }
    return false
  }

  /// The nodes, each area right before what stands in it.
  var outerFirst: [Int] {
    var members = [[Int]](repeating: [], count: nodes.count)
    var stack: [Int] = []
    for node in nodes.indices.reversed() {
      if let parent = nodes[node].parent { members[parent].append(node) } else { stack.append(node) }
    }
    var result: [Int] = []
    while let node = stack.popLast() {
      result.append(node)
      stack += members[node]
    }
    return result
  }

  /// How deep areas may nest: more than anybody draws, and less than blocks of a flow may.
  static let nestingLimit = 64

  /// Adds a transition.
  mutating func connect(_ tail: Int, _ head: Int, _ label: String) {
    edges.append(Edge(tail: tail, head: head, label: label))
  }

  /// Adds something that the whole begins with.
  mutating func begin(with node: Int, _ label: String) {
    starts.append(Start(node: node, label: label))
  }

  /// Tells what is not understood in the line that is read.
  mutating func add(_ message: String) {
    problems.append(SourceProblem.notUnderstood.finding(message, at: place))
  }
}
