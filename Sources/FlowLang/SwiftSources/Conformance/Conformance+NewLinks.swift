/// The links and screens that the code has and the flow lacks.
extension Conformance {
  /// Reports the links that the code has and the flow lacks.
  mutating func findMissingLinks() {
    var reported: Set<CodeTypeID> = []
    var links: [NewLink] = []
    for node in model.nodeIDs {
      guard let owner = matching.owners[node], matching.first(of: node) == node else { continue }
      let known = edges(of: node).union(edgesOfHosts(of: owner, all: false))
      let shown = edges(of: facts(of: owner, all: true).links).union(scenes.edges(of: node))
      var done: Set<Edge> = []
      for fact in facts(of: owner, all: false).links {
        reportScreens(of: fact, &reported)
        guard fact.certainty == .exact, let goalNode = fact.goals.first.flatMap({ self.node(of: $0) }) else { continue }
        let edge = Edge(goal: goalNode, presentation: fact.kind.presentation)
        if matching.nodes[fact.owner] == nil, sources.plan.isOfSomeHosts(fact),
          edgesOfHosts(of: fact.owner, all: true).contains(edge)
        {
          continue
        }
        if known.contains(edge) || !done.insert(edge).inserted || (goalNode == node && fact.kind != .push) { continue }
        if fact.kind == .tab || model[goalNode].kind == .tabs, known.contains(where: { $0.goal == goalNode }) {
          continue
        }
        let site = Site(source: fact.source, place: place(of: fact))
        let link = NewLink(node: node, edge: edge, isTab: fact.kind == .tab, site: site)
        if !reportPresentation(of: link, known, shown) { links.append(link) }
      }
      for segue in scenes.segues[node] ?? [] {
        let site = Site(source: "segue", place: segue.place.map { placeInStoryboard($0) })
        if let edge = segue.edges.first {
          if segue.edges.contains(where: known.contains) || !done.insert(edge).inserted { continue }
          // Of two scenes with one class, it is not known which one a screen is: either may have the segue.
          let others = segue.sources.filter { $0 != node }.map { edges(of: $0) }
          if segue.sources.first != node || others.contains(where: { !$0.isDisjoint(with: segue.edges) }) { continue }
          if model[edge.goal].kind == .tabs, known.contains(where: { $0.goal == edge.goal }) { continue }
          let link = NewLink(node: node, edge: edge, isTab: false, site: site)
          if !reportPresentation(of: link, known, shown) { links.append(link) }
        } else if matching.isNew(segue.goal), let place = site.place, reported.insert(segue.goal).inserted {
          report(segue.goal, site.source, at: place)
        }
      }
    }
    report(links)
    // What code that belongs to no screen of the flow shows first, such as a coordinator that makes a tab.
    for owner in sources.plan.ordered where matching.nodes[owner] == nil {
      guard let screen = sources.plan.screens[owner], !screen.isGoal else { continue }
      for fact in screen.links + screen.tabs { reportScreens(of: fact, &reported) }
    }
    // A router that flowc wrote is in a view of the app, and a window of UIKit may be one of several: a lock, a banner.
    let roots = sources.plan.fromCode.filter { $0.kind == .root && $0.source == "WindowGroup" }
    for fact in roots where fact.certainty == .exact && !sources.routerUses.isRouterThere {
      reportScreens(of: fact, &reported)
    }
    for type in sources.plan.opened where matching.isNew(type) && reported.insert(type).inserted {
      if let place = place(of: .type(type)) { report(type, sources.project.qualifiedName(of: type), at: place) }
    }
    for anchor in sources.anchors { check(anchor) }
  }

  /// Returns the edges of the screens of the flow that show an owner inside: those of which its links are, as it is no
  /// screen of the code, or all.
  private func edgesOfHosts(of owner: CodeOwner, all: Bool) -> Set<Edge> {
    if !all, sources.plan.screens[owner] != nil { return [] }
    var edges: Set<Edge> = []
    var pending = sources.plan.hosts(of: owner)
    var seen = pending
    while let host = pending.popFirst() {
      if let node = matching.nodes[host] {
        edges.formUnion(self.edges(of: node))
      } else if all {
        pending.formUnion(sources.plan.hosts(of: host).filter { seen.insert($0).inserted })
      }
    }
    return edges
  }

  /// The place in the code, or in a storyboard, where a link is.
  private struct Site {
    let source: String
    let place: SourceRange?
  }

  /// A link of the code that the flow lacks.
  private struct NewLink {
    let node: NodeID
    let edge: Edge
    let isTab: Bool
    let site: Site
  }

  /// Reports a link that the flow has with another presentation. Returns false for other links.
  private mutating func reportPresentation(of link: NewLink, _ known: Set<Edge>, _ shown: Set<Edge>) -> Bool {
    let edge = link.edge
    guard let other = known.filter({ $0.goal == edge.goal && !shown.contains($0) }).min(by: Self.isBefore) else {
      return false
    }
    let goal = model.name(of: edge.goal)
    report(
      .otherPresentation, "shows `\(goal)` as a \(edge.presentation), the flow as a \(other.presentation)", [link])
    return true
  }

  /// Reports links one by one, or once where many screens have the same: one change of what they share.
  private mutating func report(_ links: [NewLink]) {
    var groups: [Edge: [NewLink]] = [:]
    for link in links { groups[link.edge, default: []].append(link) }
    for link in links {
      guard let group = groups.removeValue(forKey: link.edge) else { continue }
      let isOne = group.count >= Self.manyLinks
      for index in group.indices {
        let edge = group[index].edge
        let kind = group[index].isTab ? "tab" : "\(edge.presentation)"
        let message = "leads to `\(model.name(of: edge.goal))` (\(kind)), the flow does not"
        let counts = report(.linkNotInFlow, message, isOne ? Array(group[index...]) : [group[index]])
        if isOne, counts { break }
      }
    }
  }

  /// Reports a link of the first of some screens, and the others in notes.
  @discardableResult
  private mutating func report(_ rule: Rule, _ message: String, _ links: [NewLink]) -> Bool {
    let node = links[0].node
    let range = compilation.nameRange(of: node)
    let name = model.name(of: node)
    let screens = Self.screens(name, others: links.count - 1)
    let notes = links.compactMap { link -> Finding.Note? in
      let end = link.node == node ? "" : " for `\(model.name(of: link.node))`"
      return link.site.place.map { Finding.Note(message: "\(link.site.source) here\(end)", range: $0) }
    }
    return compilation.findings.add(rule, about: .node(node)) {
      var finding = rule.finding("the code of \(screens) \(message)", at: range)
      finding.screen = name
      finding.notes += notes
      return finding
    }
  }

  private mutating func reportScreens(of fact: NavigationFact, _ reported: inout Set<CodeTypeID>) {
    // A place that may show any of many screens is no proof of one of them.
    if fact.goals.count > FactFinder.mostAlternatives { return }
    for type in fact.goals.compactMap({ self.type(of: $0) }) where matching.isNew(type) {
      if reported.insert(type).inserted { report(type, fact.source, at: place(of: fact)) }
    }
  }

  /// Returns the type of a goal that may be new.
  private func type(of goal: NavigationFact.Goal) -> CodeTypeID? {
    switch goal {
    case .screen(let type): type
    case .identifier(let identifier): scenes.nodes[identifier] == nil ? scenes.newTypes[identifier] : nil
    case .outside: nil
    }
  }

  private mutating func report(_ type: CodeTypeID, _ source: String, at place: SourceRange) {
    let name = sources.project.qualifiedName(of: type)
    let range = compilation.nameRange(of: .app)
    compilation.findings.add(.screenNotInFlow, about: .node(.app)) {
      var finding = Rule.screenNotInFlow.finding("the code shows `\(name)`, which no screen of the flow is", at: range)
      finding.notes.append(Finding.Note(message: "\(source) here", range: place))
      finding.help = "add a screen with `view \(name)`"
      return finding
    }
  }
}
