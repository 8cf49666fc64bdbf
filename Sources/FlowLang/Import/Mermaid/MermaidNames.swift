@_spi(_Unicode) import Swift

/// The names of what a diagram holds: no two screens or groups have one, and no two links of a screen.
struct MermaidNames {
  private(set) var nodes: [String] = []
  private(set) var links: [[MermaidFlow.Link]] = []

  init(_ graph: MermaidGraph, _ edges: [[(label: String, goal: Int)]]) {
    var taken = TakenNames()
    nodes = graph.nodes.map { taken.take(Self.clean($0.id), or: "Screen") }
    // What a group gives to its screens is named before them, whichever comes first in the file.
    links = Array(repeating: [], count: graph.nodes.count)
    var known = [TakenNames?](repeating: nil, count: graph.nodes.count)
    for node in graph.nodes.indices {
      var path: [Int] = []
      var next: Int? = node
      while let current = next, known[current] == nil {
        path.append(current)
        next = graph.nodes[current].parent
      }
      for current in path.reversed() {
        var taken = graph.nodes[current].parent.flatMap { known[$0] } ?? TakenNames()
        links[current] = edges[current].map { way in
          let name = Self.word(way.label) ?? Self.word("to " + nodes[way.goal]) ?? "link"
          return MermaidFlow.Link(name: taken.take(name, or: "link"), label: way.label, goal: way.goal)
        }
        known[current] = taken
      }
    }
  }

  /// A text as a name that can be written: on one line, in normal form C, without what a file may not hold.
  private static func clean(_ text: String) -> String {
    let scalars = text._nfc.map { $0 == "`" || DiagramText.isUnsafe($0) ? " " : $0 }
    return MermaidSource.trimmed(String(String.UnicodeScalarView(scalars)))
  }

  /// The words of a short label as one word: `signIn` for "Sign in…".
  private static func word(_ text: String) -> String? {
    let words = clean(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first, words.count <= 5, first.first?.isNumber != true else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
  }
}

/// The names that are given, and the number to try next for each that is wanted again.
private struct TakenNames {
  private var names: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Gives a name, with a number where it is taken; a word where it is empty.
  mutating func take(_ name: String, or word: String) -> String {
    let base = name.isEmpty ? word : name
    if names.insert(base).inserted { return base }
    while true {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      if names.insert("\(base)\(number)").inserted { return "\(base)\(number)" }
    }
  }
}
