/// Reads a navigation graph from its XML.
struct NavGraphReader {
  private var graph: NavGraph
  private var problems: [Finding] = []
  /// The prefixes of the namespaces that the platform reads.
  private let prefixes: Set<String>

  /// Whether a document is a navigation graph.
  static func recognizes(_ document: XMLDocument) -> Bool { document.root.name == "navigation" }

  static func read(_ document: XMLDocument, as file: FileID, named name: String) -> (NavGraph, [Finding]) {
    var reader = NavGraphReader(document.root, file, name)
    reader.readNodes(document.root)
    return (reader.graph, reader.problems)
  }

  private init(_ root: XMLElement, _ file: FileID, _ name: String) {
    graph = NavGraph(name: name, file: file)
    let spaces = ["http://schemas.android.com/apk/res/android", "http://schemas.android.com/apk/res-auto"]
    var prefixes: Set<String> = []
    for (name, value) in root.values where name.hasPrefix("xmlns:") && spaces.contains(value) {
      prefixes.insert(String(name.dropFirst("xmlns:".count)))
    }
    self.prefixes = prefixes.isEmpty ? ["android", "app"] : prefixes
  }

  /// Reads a graph and all its children.
  private mutating func readNodes(_ root: XMLElement) {
    var numbers: [Int: Int] = [:]
    for element in [root] + root.descendants {
      let parent = element.parent.flatMap { numbers[$0.index] }
      let owner = parent.map { graph.nodes[$0] }
      switch element.name {
      case "action", "argument", "deepLink":
        if let parent { add(element, to: parent) }
      case _ where owner == nil && element.index != root.index || owner.map { $0.kind != .graph } == true:
        // Other elements inside a destination are extensions of other tools.
        if parent != nil {
          problems.report(
            .notUnderstood, "`<\(element.name)>` inside a destination is not understood", at: range(element.tag))
        }
      default:
        numbers[element.index] = graph.nodes.count
        graph.nodes.append(node(element, in: parent))
      }
    }
  }

  private mutating func node(_ element: XMLElement, in parent: Int?) -> NavGraph.Node {
    let kind: NavGraph.Node.Kind =
      switch element.name {
      case "navigation": .graph
      case "include", "include-dynamic": .include
      default: .destination(element.name)
      }
    var attributes = NavAttributes(element, prefixes)
    var node = NavGraph.Node(kind: kind, id: attributes.takeName("id"), parent: parent, range: range(element.tag))
    node.className = attributes.take("name")
    node.label = attributes.take("label")
    node.layout = attributes.layout
    node.start = attributes.takeName("startDestination")
    node.included = attributes.takeName("graph") ?? attributes.takeName("graphResName")
    node.rest = attributes.rest
    note(attributes)
    return node
  }

  /// Adds an action, an argument or a deep link to a destination or a graph; arguments inside an action are read with
  /// the action.
  private mutating func add(_ element: XMLElement, to parent: Int) {
    switch element.name {
    case "action": graph.nodes[parent].actions.append(action(element))
    case "argument": if let argument = argument(element) { graph.nodes[parent].arguments.append(argument) }
    default: graph.nodes[parent].deepLinks.append(deepLink(element))
    }
  }

  private mutating func action(_ element: XMLElement) -> NavGraph.Action {
    var attributes = NavAttributes(element, prefixes)
    var action = NavGraph.Action(id: attributes.takeName("id"), range: range(element.tag))
    action.destination = attributes.takeName("destination")
    action.popUpTo = attributes.takeName("popUpTo")
    action.isInclusive = attributes.take("popUpToInclusive") == "true"
    action.isSingleTop = attributes.take("launchSingleTop") == "true"
    action.clearsTask = attributes.take("clearTask") == "true"
    action.arguments = element.children.filter { $0.name == "argument" }.compactMap { argument($0) }
    action.rest = attributes.rest
    note(attributes)
    return action
  }

  private mutating func argument(_ element: XMLElement) -> NavGraph.Argument? {
    var attributes = NavAttributes(element, prefixes)
    // A name that a flow cannot have would match none of its parameters.
    let name = attributes.take("name").map(ImportedNames.clean)
    let type = attributes.take("argType") ?? attributes.take("type")
    let isNullable = attributes.take("nullable") == "true"
    let value = attributes.take("defaultValue")
    note(attributes)
    guard let name, !name.isEmpty else {
      problems.report(.notUnderstood, "an argument has no name", at: range(element.tag))
      return nil
    }
    return NavGraph.Argument(name: name, type: type, isNullable: isNullable, defaultValue: value)
  }

  private mutating func deepLink(_ element: XMLElement) -> NavGraph.DeepLink {
    var attributes = NavAttributes(element, prefixes)
    var link = NavGraph.DeepLink()
    link.uri = attributes.take("uri").flatMap { $0.isEmpty ? nil : $0 }
    link.action = attributes.take("action")
    link.mimeType = attributes.take("mimeType")
    _ = attributes.take("id")
    link.rest = attributes.rest
    for (name, _) in link.rest where name.hasSuffix(":popUpTo") {
      let message = "`\(name)` does nothing on a deep link"
      let help = "a deep link opens its screen over the starts of the graphs around it"
      problems.report(.idleAttribute, message, at: range(element.tag), help: help)
    }
    if link.uri == nil, link.action == nil, link.mimeType == nil {
      problems.report(.notUnderstood, "the deep link names no address", at: range(element.tag))
    }
    note(attributes)
    return link
  }

  /// Reports attributes without the namespace that the platform requires.
  private mutating func note(_ attributes: NavAttributes) {
    for (name, place) in attributes.bare {
      let prefix = NavAttributes.prefix(of: name)
      problems.report(
        .missingNamespace, "`\(name)` is written without its namespace, so it is not read", at: range(place),
        help: "write `\(prefix):\(name == "type" ? "argType" : name)`")
    }
  }

  private func range(_ bytes: Range<UInt32>) -> SourceRange {
    SourceRange(file: graph.file, start: bytes.lowerBound, end: bytes.upperBound)
  }
}
