/// Joins navigation graphs and converts them to the terms of the language.
///
/// A destination becomes a screen, an activity an `external screen`, a graph inside a graph a `flow`, an action a link.
/// The outermost graph becomes the app; where there are several, code chooses, and the others become flows that it
/// enters.
struct NavGraphImport {
  let graphs: JoinedGraphs
  let code: ImportedCode
  /// Whether each file becomes a flow of its own.
  let isSplit: Bool
  var app = ImportedApp()
  var problems: [Finding] = []
  /// The node of each destination and graph; nil for the graph that is the app.
  var nodes: [ImportedID?] = []
  /// The graph that is the app; nil if code chooses one of several.
  let main: Int?
  /// The start of the app, with the reason.
  let beginning: GraphBeginning
  /// The links in the source of the screens' classes.
  var linksOfCode: [(from: Int, to: Int)] = []
  /// The names in code that became links of a screen.
  var usesOfCode: Set<UseOfCode> = []

  /// A name in code, with its location.
  struct UseOfCode: Hashable {
    let name: String
    let place: String
  }
  /// The group of the nodes in the main graph, which share its actions, if the app has other graphs, too.
  private(set) var mainGroup: ImportedID?
  /// The external screens for ids that refer to nothing in the files.
  var missing: [String: ImportedID] = [:]
  /// The missing graphs that are included below each outermost graph, memoized.
  var missingGraphs: [Int: [String]] = [:]

  /// Converts graphs to an app.
  static func app(
    of graphs: [NavGraph], _ code: ImportedCode, isSplit: Bool
  ) -> (app: ImportedApp, problems: [Finding]) {
    var work = NavGraphImport(graphs, code, isSplit: isSplit)
    work.addNodes()
    work.addParameters()
    work.addLinks()
    work.addLinksOfCode()
    work.addEntryPoints()
    work.findProblems()
    return (work.app, work.problems)
  }

  private init(_ files: [NavGraph], _ code: ImportedCode, isSplit: Bool) {
    graphs = JoinedGraphs(files)
    self.isSplit = isSplit
    self.code = code
    beginning = GraphBeginning(graphs, files, code.beginning)
    main = beginning.graph
    let name = main.map { files[graphs.files[$0]].name }
    app.name = name.flatMap { GraphBeginning.plainNames.contains($0) ? nil : $0 } ?? "App"
    app.files = files.map(\.name)
    app.startReason = beginning.reason
  }

  /// The file of the graph that is the app, or the first one.
  var mainFile: Int { main.map { graphs.files[$0] } ?? 0 }

  private mutating func addNodes() {
    nodes = Array(repeating: nil, count: graphs.nodes.count)
    let outermost = graphs.outermost
    if let main, outermost.count > 1, !graphs.nodes[main].actions.isEmpty {
      var group = ImportedNode(.group, ["\(graphs.id(of: main) ?? "main") graph"])
      group.file = graphs.files[main]
      mainGroup = app.add(group)
    }
    for root in [main].compactMap({ $0 }) + outermost.filter({ $0 != main }) {
      for number in graphs.inside(root) where number != main && nodes[number] == nil {
        nodes[number] = app.add(node(number))
      }
    }
    if let main { app.notes += notes(of: main) }
  }

  /// Returns the parent of a node in the flow. An included graph is at the top level, unless it would lose the actions
  /// of a graph around it; in a file of its own it always is.
  private func parent(of number: Int) -> ImportedID? {
    guard let around = graphs.parents[number].first else { return nil }
    if graphs.around(number).count > Self.deepestNesting { return nil }
    if graphs.nodes[number].parent == nil {
      if isSplit || graphs.parents[number].count > 1 || lostGraphs(around: number).isEmpty { return nil }
    }
    return around == main ? mainGroup : nodes[around]
  }

  /// Returns the graphs around a node whose actions only nested nodes inherit: all except the one that is the app.
  private func lostGraphs(around number: Int) -> [Int] {
    graphs.around(number).filter { ($0 != main || mainGroup != nil) && !graphs.nodes[$0].actions.isEmpty }
  }

  /// The maximum nesting depth of flows; the language allows 128 levels of all constructs.
  private static let deepestNesting = 40

  private func node(_ number: Int) -> ImportedNode {
    let known = graphs.nodes[number]
    let id = graphs.id(of: number)
    var node = ImportedNode(kind(of: number), id.map { [$0] } ?? classes(of: known) + [known.label].compactMap { $0 })
    node.isNamed = id != nil
    if case .destination(let tag) = known.kind { node.hasOwnStack = !Self.elementsOfThePlatform.contains(tag) }
    // External screens are declared at the top level of the file.
    node.parent = node.isExternal ? nil : parent(of: number)
    node.file = graphs.files[number]
    let notes = notes(of: number)
    if node.isExternal {
      // An external screen has no block for notes.
      let missing = graphs.isMissing(number) ? ["the graph \(known.included ?? ""), which is not among the files"] : []
      node.documentation = (missing + notes.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
    } else if let label = known.label, !label.hasPrefix("@"), !label.contains("{"), label != node.candidates.first {
      let text = ImportedNames.clean(label)
      let title = text.isEmpty ? nil : text
      if node.kind == .screen { node.title = title } else { node.documentation = title }
    }
    if !node.isExternal { node.notes = notes }
    // A graph outside of the graphs that include it does not inherit their actions.
    if graphs.nodes[number].parent == nil, node.parent == nil {
      node.notes += lostGraphs(around: number).compactMap { graphs.id(of: $0).map { ImportedNote("without", $0) } }
    }
    return node
  }

  /// The elements that the Navigation component itself opens; others have navigators of their own.
  private static let elementsOfThePlatform: Set<String> = ["fragment", "dialog", "activity"]

  private func classes(of node: NavGraph.Node) -> [String] {
    node.className.map { [ReadableName.ofClass($0, without: ["Fragment", "Activity", "Dialog"])] } ?? []
  }

  private func kind(of number: Int) -> ImportedNode.Kind {
    let node = graphs.nodes[number]
    switch node.kind {
    case .graph: return .flow
    case .include: return .externalScreen
    case .destination("activity"):
      // An activity with links or deep links of its own, or that is a start, is a screen of the app.
      let isStart = graphs.parents[number].contains { graphs.start(of: $0) == number }
      return node.actions.isEmpty && node.deepLinks.isEmpty && !isStart ? .externalScreen : .screen
    case .destination: return .screen
    }
  }

  /// Returns the information about a node that has no statement.
  private func notes(of number: Int) -> [ImportedNote] {
    let node = graphs.nodes[number]
    var notes: [ImportedNote] = []
    if node.kind == .graph {
      notes.append(
        ImportedNote(
          "graph", [node.id, "\(app.files[graphs.files[number]]).xml"].compactMap { $0 }.joined(separator: " ")))
    } else if let tag = node.tag, tag != "fragment" {
      notes.append(ImportedNote("kind", tag))
    }
    if let name = node.className { notes.append(ImportedNote("class", name)) }
    // A string resource, or a label with a placeholder, is no title.
    if let label = node.label, label.hasPrefix("@") || label.contains("{") {
      notes.append(ImportedNote("label", label))
    }
    if let layout = node.layout { notes.append(ImportedNote("layout", layout)) }
    if let note = ImportedNote.attributes(node.rest) { notes.append(note) }
    return notes
  }
}
