/// Compares a flow with the code of its app and reports the links that only one of the two has.
///
/// Links are compared by screen, goal and presentation, never by name or location. Only exact facts are reported, without
/// those that a view which several screens show has for some of its values, if one of these screens has the link.
public struct Conformance {
  var compilation: Compilation
  let sources: AppSources
  let matching: ScreenMatching
  let scenes: SceneEdges
  /// The numbers of the files that findings point to, among the files of the compilation, by their paths.
  private var shownFiles: [String: FileID] = [:]

  var model: Model { compilation.model }

  /// Adds the differences between a flow and code to the findings of the flow.
  ///
  /// - Returns: The screens that are not compared, in the order of the flow, because no type of the code is known for
  ///   them.
  @discardableResult
  public static func check(_ compilation: inout Compilation, against sources: AppSources) -> [String] {
    var check = Conformance(compilation, sources)
    check.findMissingScreens()
    check.findMissingLinks()
    check.findLinksWithoutCode()
    check.findUnhandledURLs()
    compilation = check.compilation
    return check.uncomparedScreens
  }

  private var uncomparedScreens: [String] {
    let missing = Set(matching.missing.map(\.node))
    return model.nodeIDs.filter { node in
      model[node].kind == .screen && !model[node].isShadowed && !model[node].isExternal && matching.owners[node] == nil
        && !missing.contains(node)
    }.map { model.name(of: $0) }
  }

  private init(_ compilation: Compilation, _ sources: AppSources) {
    self.compilation = compilation
    self.sources = sources
    matching = ScreenMatching(compilation, sources)
    scenes = SceneEdges(sources, matching)
  }

  /// The goal and the presentation of a link, in the flow or in the code.
  struct Edge: Hashable {
    let goal: NodeID
    let presentation: Target.Presentation
  }

  // MARK: The flow

  /// Returns the edges that a screen and those with the same `view` offer in the flow, with those of all screens that
  /// they embed.
  func edges(of node: NodeID) -> Set<Edge> {
    var edges: Set<Edge> = []
    for owner in (matching.alike[matching.first(of: node)] ?? []).flatMap(parts) {
      for link in model.offeredLinks(of: owner) { edges.formUnion(self.edges(of: link)) }
      for tab in model.details(of: owner).tabs {
        guard let root = model[TabID(Int(tab))].root.node else { continue }
        edges.insert(Edge(goal: matching.first(of: root), presentation: .push))
      }
    }
    return edges
  }

  /// Returns the edges of a link, for all its conditions and handlers.
  func edges(of link: LinkID) -> [Edge] {
    model.everyTarget(from: model[link].target).flatMap { target -> [Edge] in
      guard case .call(let goal) = model[target].goal else { return [] }
      let presentation = model[target].presentation
      return ([goal] + model.entryNodes(of: goal)).map { node in
        Edge(goal: matching.first(of: node), presentation: presentation)
      }
    }
  }

  /// Returns a screen and all screens that it embeds, directly or not.
  private func parts(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var pending = [node]
    while let next = pending.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      pending += model.calls[model.details(of: next).embeds].compactMap(\.node)
    }
    return found
  }

  // MARK: The code

  /// Returns the facts of a screen and of its parts: of all parts, or only of those that are no screen of the flow.
  func facts(of owner: CodeOwner, all: Bool) -> (links: [NavigationFact], parts: Set<CodeOwner>) {
    var links: [NavigationFact] = []
    var seen: Set<CodeOwner> = []
    var pending = [owner]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let screen = sources.plan.screens[next] else {
        // The owner is part of one screen of the code, and a screen of its own in the flow.
        links += (sources.plan.ownFacts[next] ?? []).filter { $0.certainty != .unknown }
        pending += (sources.plan.contents[next] ?? []).filter { all || isOwn($0, of: owner) }
        continue
      }
      let own = all ? nil : contents(of: next)
      links += (screen.links + screen.tabs).filter { own?.contains($0.owner) ?? true }
      pending += screen.embeds.filter { all || isOwn($0, of: owner) }
    }
    return (links, seen)
  }

  /// Whether the code of a screen has a call whose goal is unknown. Those in a part that is a screen of the flow are
  /// links of that part.
  func hasUnknown(_ owner: CodeOwner) -> Bool {
    var seen: Set<CodeOwner> = [owner]
    var pending = [owner]
    while let next = pending.popLast() {
      let screen = sources.plan.screens[next]
      let unknown = screen?.unknown ?? (sources.plan.ownFacts[next] ?? []).filter { $0.certainty == .unknown }
      if unknown.contains(where: { $0.owner == next || isPart($0.owner, of: owner) }) { return true }
      let shown = screen?.embeds ?? sources.plan.contents[next] ?? []
      pending += shown.filter { isPart($0, of: owner) && seen.insert($0).inserted }
    }
    return false
  }

  /// Whether what a screen shows inside is surely there, and no screen of its own in the flow.
  private func isOwn(_ part: CodeOwner, of owner: CodeOwner) -> Bool {
    isPart(part, of: owner) && !sources.plan.chosenByType.contains(part)
  }

  /// Whether what a screen shows inside is no screen of its own in the flow: none, or the one that a new view is around.
  private func isPart(_ part: CodeOwner, of owner: CodeOwner) -> Bool {
    matching.nodes[part] == nil || matching.nodes[part] == matching.nodes[owner]
  }

  /// Returns an owner and what its code surely shows inside, without what is a screen of its own in the flow.
  private func contents(of owner: CodeOwner) -> Set<CodeOwner> {
    var found: Set<CodeOwner> = [owner]
    var pending = [owner]
    while let next = pending.popLast() {
      pending += (sources.plan.contents[next] ?? []).filter { isOwn($0, of: owner) && found.insert($0).inserted }
    }
    return found
  }

  /// Returns the node of the flow for a goal of the code; nil if the flow does not have it.
  func node(of goal: NavigationFact.Goal) -> NodeID? {
    switch goal {
    case .screen(let type): matching.nodes[.type(type)]
    case .identifier(let identifier): scenes.nodes[identifier]
    case .outside: nil
    }
  }

  /// Returns the edges of facts, without those whose goal the flow does not have.
  func edges(of facts: [NavigationFact]) -> Set<Edge> {
    var edges: Set<Edge> = []
    for fact in facts {
      edges.formUnion(
        fact.goals.compactMap { node(of: $0) }.map { Edge(goal: $0, presentation: fact.kind.presentation) })
    }
    return edges
  }

  /// Orders edges that have the same goal.
  static func isBefore(_ first: Edge, _ second: Edge) -> Bool {
    first.presentation.rawValue < second.presentation.rawValue
  }

  // MARK: Findings

  private mutating func findMissingScreens() {
    var reported: Set<String> = []
    for (node, view, type) in matching.missing where !reported.contains(type) {
      if sources.routerUses.isRouterThere, isMadeForRouter(node) { continue }
      let name = type.split(separator: ".").last.map(String.init)
      if sources.scenes.contains(where: { $0.type != nil && $0.type == name }) { continue }
      let range = compilation.range(view, in: node)
      let screen = model.name(of: node)
      let renamed = matching.renamed[node].map { sources.project.qualifiedName(of: $0) }
      let isShown = compilation.findings.add(.screenNotInCode, about: .node(node)) {
        var finding = Rule.screenNotInCode.finding("no type `\(type)` in the code shows `\(screen)`", at: range)
        finding.screen = screen
        let new = renamed.map { "`\($0)` is there now: rename it here, too" }
        finding.help = new ?? "rename it here, too, or delete the screen"
        return finding
      }
      if isShown { reported.insert(type) }
    }
  }

  /// Whether a function of the code makes the view of a screen for a router that flowc wrote.
  private func isMadeForRouter(_ node: NodeID) -> Bool {
    let name = model.name(of: node)
    return sources.routerUses.functions.contains(name.prefix(1).lowercased() + name.dropFirst())
  }

  private mutating func findUnhandledURLs() {
    // A router that flowc wrote handles the URLs of the flow.
    guard !sources.plan.handlesURLs, !sources.routerUses.isRouterThere,
      let entryPoint = model.entryPoints.first(where: \.isURL)
    else { return }
    let range = compilation.range(entryPoint.syntax, in: entryPoint.owner)
    compilation.findings.add(.urlNotHandled, about: .node(entryPoint.owner)) {
      Rule.urlNotHandled.finding("nothing in the code opens urls", at: range)
    }
  }

  // MARK: Comments

  func anchoredLinks(of owner: CodeOwner) -> Set<String> {
    var names: Set<String> = []
    for anchor in sources.anchors {
      guard case .link(let name, _, _) = anchor.kind, let around = anchor.owner else { continue }
      let isOfScreen = matching.nodes[around] != nil && matching.nodes[around] == matching.nodes[owner]
      if around == owner || isOfScreen { names.insert(name) }
    }
    return names
  }

  /// Reports the names in a comment that do not exist.
  mutating func check(_ anchor: SourceAnchor) {
    let problem: String
    switch anchor.kind {
    case .ignore: return
    case .unknown:
      problem = "`// flow: \(anchor.text)` is none of `link NAME`, `link NAME -> SCREEN`, `screen NAME` and `ignore`"
    case .screen(let name):
      if model.nodeIDs.contains(where: { model.name(of: $0) == name }) { return }
      problem = "a comment names the screen `\(name)`, which the flow does not have"
    case .link(let name, let goal, let presentation):
      guard let owner = anchor.owner, let node = matching.nodes[owner] else { return }
      let links = parts(of: node).flatMap { model.offeredLinks(of: $0) }.filter { model.text(model[$0].name) == name }
      let isThere = links.contains { link in
        goal == nil
          || edges(of: link).contains { edge in
            model.name(of: edge.goal) == goal
              && presentation.map { $0 == "\(edge.presentation)" } ?? true
          }
      }
      if isThere { return }
      let end = goal.map { " to `\($0)`\(presentation.map { " (\($0))" } ?? "")" } ?? ""
      problem = "a comment names the link `\(name)`\(end), which `\(model.name(of: node))` does not have"
    }
    let range = SourceRange(file: file(anchor.file), start: anchor.range.lowerBound, end: anchor.range.upperBound)
    compilation.findings.add(.linkNotInFlow, about: .file) { Rule.linkNotInFlow.finding(problem, at: range) }
  }

  // MARK: Places

  /// Returns the range of the name of a type or function in its declaration.
  mutating func place(of owner: CodeOwner) -> SourceRange? {
    let declaration: CodePlace?
    switch owner {
    case .type(let type): declaration = sources.project[type].places.first
    case .function(let function): declaration = function
    }
    guard let declaration else { return nil }
    let tree = sources.project.files[Int(declaration.file)].tree
    let name = tree[declaration.node].token
    guard name >= 0 else { return nil }
    let token = tree.tokens[Int(name)]
    return SourceRange(file: file(declaration.file), start: token.start, end: token.end)
  }

  mutating func place(of fact: NavigationFact) -> SourceRange {
    let range = sources.project.range(of: fact.place)
    return SourceRange(file: file(fact.place.file), start: range.lowerBound, end: range.upperBound)
  }

  mutating func placeInStoryboard(_ range: SourceRange) -> SourceRange {
    let file = file(sources.storyboards[Int(range.file.index)])
    return SourceRange(file: file, start: range.start, end: range.end)
  }

  private mutating func file(_ number: Int32) -> FileID {
    let file = sources.project.files[Int(number)]
    return self.file(SourceFile(path: file.path, bytes: file.bytes))
  }

  /// Returns the number of a file among the files of the compilation, to which it is added on first use.
  private mutating func file(_ source: SourceFile) -> FileID {
    if let known = shownFiles[source.path] { return known }
    let id = FileID(compilation.sources.count)
    compilation.sources.append(source)
    shownFiles[source.path] = id
    return id
  }
}
