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

  var title: String?
  var nodes: [Node] = []
  var edges: [Edge] = []
  /// Where the whole begins, when that is said.
  var start: Int?
  /// Notes on the whole.
  var notes: [String] = []
  var problems: [MermaidImport.Problem] = []
  var ignoredCount = 0
  private var numbers: [String: Int] = [:]

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
    nodes.append(Node(id: id, parent: area))
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

  /// How deep areas may nest: more than anybody draws, and less than blocks of a flow may.
  static let nestingLimit = 64

  mutating func add(_ problem: String, line: Int) {
    problems.append(MermaidImport.Problem(line: line, message: problem))
  }
}
