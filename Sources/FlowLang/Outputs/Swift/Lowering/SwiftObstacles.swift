/// The constructs of a flow that have no counterpart in Swift: found before anything is generated, so that all
/// generated code compiles.
struct SwiftObstacles {
  let router: Router
  let model: Model
  private(set) var findings: [Finding] = []

  var compilation: Compilation { router.compilation }

  /// Returns the obstacles to a router; none for most flows.
  static func all(_ router: Router) -> [Finding] {
    var obstacles = SwiftObstacles(router: router)
    guard router.model.hasApp else {
      let start = SourceRange(file: FileID(0), start: 0, end: 0)
      obstacles.add("a file without an `app` has no router", at: start, help: "write the router of the app's file")
      return obstacles.findings
    }
    obstacles.findTypes()
    obstacles.findWords()
    obstacles.findMissingValues()
    obstacles.findLostValues()
    obstacles.findLoops()
    return obstacles.findings
  }

  /// Returns the reason why a flow is too large for a router, if it is.
  static func tooLarge(_ compilation: Compilation) -> Finding? {
    guard let problem = RouterSize(compilation.model).problem else { return nil }
    var finding = Rule.unsupportedByTarget.finding(
      "the router would be too large to write: \(problem)", at: compilation.nameRange(of: .app))
    finding.severity = .error
    return finding
  }

  private init(router: Router) {
    self.router = router
    model = router.model
  }

  mutating func add(_ message: String, at range: SourceRange, help: String? = nil) {
    var finding = Rule.unsupportedByTarget.finding(message, at: range)
    finding.severity = .error
    finding.help = help
    findings.append(finding)
  }

  // MARK: Words

  /// Finds types that Swift cannot spell, and types with the name of the router itself.
  private mutating func findTypes() {
    /// The spellings of valid types. Few types serve for many parameters.
    var fine: Set<String> = []
    for (owner, slice) in parameterLists {
      for id in slice.map({ ParameterID($0) }) where !fine.contains(model[id].type.spelling) {
        let before = findings.count
        let range = compilation.range(model[id].syntax, in: owner)
        for words in compilation.tree(of: owner).types(inParameter: model[id].syntax) {
          if let word = words.first(where: { !SwiftName.isTypeWord($0) }) {
            add("`\(word)` cannot be the name of a type in Swift", at: range)
          } else if words.first == router.namespace {
            add(
              "the router itself is called `\(router.namespace)`, which hides the type that is meant", at: range,
              help: "give the app's type another name, for example with `typealias`")
          }
        }
        if findings.count == before { fine.insert(model[id].type.spelling) }
      }
    }
  }

  /// The lists of parameters, each with its owner.
  private var parameterLists: [(NodeID, Slice)] {
    let nodes = model.nodeIDs.filter { model[$0].details != NodeDetails.none }
    return nodes.map { ($0, model.details(of: $0).parameters) }
      + model.outcomes.indices.map { (model[OutcomeID($0)].owner, model[OutcomeID($0)].parameters) }
  }

  /// Finds words of paths and literals that are no identifiers.
  private mutating func findWords() {
    for (index, tree) in compilation.trees.enumerated() {
      for place in tree.nodes.indices {
        let syntax = SyntaxID(UInt32(place))
        switch tree[syntax].kind {
        case .argument, .view:
          // The first word of a value is a parameter, which has a Swift name of its own.
          guard let path = tree.child(of: syntax, .path) else { continue }
          for word in tree.words(ofPath: path).dropFirst(tree[syntax].kind == .view ? 0 : 1)
          where !SwiftName.isIdentifier(word) {
            add("`\(word)` is no name in Swift", at: tree.range(of: path, in: FileID(index)))
          }
        case .literal where tree.token(tree[syntax].firstToken).kind == .dot:
          guard let token = tree.token(of: syntax, at: 1) else { continue }
          let word = tree.text(of: token)
          if !SwiftName.isIdentifier(word) {
            add("`\(word)` is no name in Swift", at: tree.range(of: syntax, in: FileID(index)))
          }
        default: break
        }
      }
    }
  }

  // MARK: Loops

  /// Finds guards and starts that lead to each other in a loop.
  private mutating func findLoops() {
    for loop in GuardLoopSearch.loops(compilation.machine).loops {
      guard let first = loop.guards.first else { continue }
      add(
        "the redirects of these guards chase each other, which an app would do for ever",
        at: compilation.range(first.syntax, in: first.owner))
    }
    let starting = flowsStartingWithThemselves
    for flow in router.flows where !model[flow].isExternal && starting.contains(flow) {
      add("`\(model.name(of: flow))` starts with itself", at: compilation.nameRange(of: flow))
    }
  }

  /// The flows whose start leads back to them, directly or through other flows.
  private var flowsStartingWithThemselves: Set<NodeID> {
    let graph = DirectedGraph(vertexCount: model.nodes.count) { visit in
      for flow in model.nodes.indices where model.nodes[flow].kind == .flow {
        for call in model.startAlternatives[model.details(of: NodeID(flow)).start].compactMap(\.call.node) {
          visit(flow, Int(call.index))
        }
      }
    }
    let components = StrongComponents(graph) { _ in true }
    var result: Set<NodeID> = []
    for flow in model.nodes.indices {
      let next = graph.successors(of: flow)
      if next.contains(where: { components.component[Int($0)] == components.component[flow] }) {
        result.insert(NodeID(flow))
      }
    }
    return result
  }
}

extension SyntaxTree {
  /// Returns the types that the type of a parameter names, each as its words: `[A.B]` names A.B.
  fileprivate func types(inParameter syntax: SyntaxID) -> [[String]] {
    guard let type = child(of: syntax, .type) else { return [] }
    var result: [[String]] = []
    var continues = false
    for token in self[type].firstToken..<endToken(of: type) {
      if self.token(token).kind.isWord {
        if continues { result[result.count - 1].append(text(of: token)) } else { result.append([text(of: token)]) }
        continues = false
      } else {
        continues = self.token(token).kind == .dot && !result.isEmpty
      }
    }
    return result
  }
}
