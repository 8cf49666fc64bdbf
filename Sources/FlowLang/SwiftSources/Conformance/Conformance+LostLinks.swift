/// The links that the flow has and the code lacks.
extension Conformance {
  /// Reports the links that the flow has and the code lacks.
  mutating func findLinksWithoutCode() {
    // A goal that code opens which no screen is known to call is not missing for sure, unless the flow knows of that code.
    let entered = Set(model.entryPoints.map(\.owner))
    var opened = Set(sources.plan.openedByCode.compactMap { matching.nodes[.type($0)] }).subtracting(entered)
    // Nor is one that screens lead to only perhaps: this may be one of them.
    opened.formUnion(sources.plan.unsureGoals.compactMap { self.node(of: $0) })
    // A link may have moved to a new view which no screen is known to show, such as a new root.
    let rootFacts = sources.plan.fromCode.filter { $0.kind == .root }
    let roots = Set(rootFacts.flatMap(\.goals))
    for (owner, screen) in sources.plan.screens where matching.nodes[owner] == nil && !screen.isPart {
      if case .type(let type) = owner,
        !matching.isNew(type) || (screen.isGoal && !roots.contains(.screen(type)))
      {
        continue
      }
      opened.formUnion(screen.links.flatMap(\.goals).compactMap { self.node(of: $0) })
    }
    var rest: [LostLink] = []
    for node in model.nodeIDs {
      guard let owner = matching.owners[node] else { continue }
      let (links, parts) = facts(of: owner, all: true)
      let hasUnknown = hasUnknown(owner) || isInUnreadStoryboard(node)
      // A tab bar that is embedded is a goal of the flow.
      let bars = parts.compactMap { matching.nodes[$0] }.filter { model[$0].kind == .tabs }
      let segues = scenes.edges(of: matching.first(of: node))
      // A screen that makes another one the root of the window leads there.
      let facts = links + rootFacts.filter { parts.contains($0.owner) }
      let goals = Set(facts.flatMap(\.goals).compactMap { self.node(of: $0) } + bars + segues.map(\.goal))
      let (shown, known) = (edges(of: links).union(segues), edges(of: node))
      let anchored = anchoredLinks(of: owner)
      var lost: [LostLink] = []
      var count = 0
      for number in model[node].links {
        let link = LinkID(number)
        let name = model.text(model[link].name)
        let edges = self.edges(of: link).filter { matching.owners[$0.goal] != nil }
        guard !edges.isEmpty, !anchored.contains(name), !sources.routerUses.follows(name, of: model.name(of: node))
        else { continue }
        count += 1
        let isUnknown = hasUnknown || edges.contains { opened.contains($0.goal) || isInUnreadStoryboard($0.goal) }
        if edges.contains(where: { goals.contains($0.goal) }) {
          reportPresentation(of: link, edges, in: node, known, shown, isUnknown ? .note : nil)
          continue
        }
        lost.append(LostLink(node: node, link: link, goal: edges[0].goal, isUnknown: isUnknown))
      }
      if lost.count == count, lost.count >= Self.manyLinks {
        let goals = ", nor to the goals of \(lost.count - 1) other links"
        reportOnce(lost.filter { !$0.isUnknown } + lost.filter(\.isUnknown), goals: { _ in goals })
      } else {
        rest += lost
      }
    }
    report(rest)
  }

  /// Whether the segues of a screen, or to it, may be in a storyboard that could not be read.
  private func isInUnreadStoryboard(_ node: NodeID) -> Bool {
    guard case .type(let type)? = matching.owners[node] else { return false }
    let name = sources.project.names[sources.project[type].name]
    return sources.unreadStoryboards.contains { $0.classes.contains(name) }
  }

  /// A link of the flow that the code lacks.
  private struct LostLink {
    let node: NodeID
    let link: LinkID
    let goal: NodeID
    /// Whether the code may have it where flowc cannot see.
    let isUnknown: Bool
  }

  /// Reports links one by one, or once where many screens have lost theirs to the same goal.
  private mutating func report(_ lost: [LostLink]) {
    var groups: [NodeID: [LostLink]] = [:]
    for item in lost where !item.isUnknown { groups[item.goal, default: []].append(item) }
    for item in lost {
      if item.isUnknown || Set((groups[item.goal] ?? []).map(\.node)).count < Self.manyLinks {
        report(item)
      } else if let group = groups[item.goal], group[0].link == item.link {
        reportOnce(group, screens: { group.count - 1 - $0 })
      }
    }
  }

  /// Reports the first of some links that no `allow` covers.
  private mutating func reportOnce(
    _ lost: [LostLink], screens: (Int) -> Int = { _ in 0 }, goals: (Int) -> String = { _ in "" }
  ) {
    for (index, item) in lost.enumerated() where report(item, others: screens(index), goals: goals(index)) { return }
  }

  /// Reports a link; a screen of which the code has none of many links is one finding: it now leads on in another way.
  @discardableResult
  private mutating func report(_ item: LostLink, others: Int = 0, goals: String = "") -> Bool {
    let range = compilation.range(model[item.link].syntax, in: item.node)
    let name = model.text(model[item.link].name)
    let goal = model.name(of: item.goal)
    let screen = model.name(of: item.node)
    let codePlace = matching.owners[item.node].flatMap { place(of: $0) }
    return compilation.findings.add(
      .linkNotInCode, about: .link(item.link, owner: item.node), severity: item.isUnknown ? .note : nil
    ) {
      var finding = Rule.linkNotInCode.finding(
        "the code of \(Self.screens(screen, others: others)) does not lead to `\(goal)`\(goals)", at: range)
      finding.screen = screen
      finding.link = name
      if let codePlace {
        finding.notes.append(Finding.Note(message: "the code of `\(screen)` is here", range: codePlace))
      }
      if item.isUnknown {
        finding.help = "the code may have it where flowc cannot see; `// flow: link \(name)` marks it"
      }
      return finding
    }
  }

  static func screens(_ name: String, others: Int) -> String {
    others == 0 ? "`\(name)`" : others == 1 ? "`\(name)` and one other screen" : "`\(name)` and \(others) other screens"
  }

  /// The number of links that are one finding: of a screen without any of them in the code, or of so many screens to one
  /// goal.
  static let manyLinks = 3

  /// Reports a link that the code has only with other presentations, all of which are in the flow, too.
  private mutating func reportPresentation(
    of link: LinkID, _ edges: [Edge], in node: NodeID, _ known: Set<Edge>, _ shown: Set<Edge>,
    _ severity: Severity?
  ) {
    let others = shown.filter { other in edges.contains { $0.goal == other.goal } }
    guard let edge = edges.first, shown.isDisjoint(with: edges), Set(edges.map(\.presentation)).count == 1,
      edges.allSatisfy({ model[$0.goal].kind != .tabs })
    else { return }
    guard let other = others.min(by: Self.isBefore), known.isSuperset(of: others) else { return }
    let (screen, goal) = (model.name(of: node), model.name(of: other.goal))
    let range = compilation.range(model[link].syntax, in: node)
    let name = model.text(model[link].name)
    compilation.findings.add(.otherPresentation, about: .link(link, owner: node), severity: severity) {
      var finding = Rule.otherPresentation.finding(
        "the code of `\(screen)` shows `\(goal)` as a \(other.presentation), never as a \(edge.presentation)", at: range
      )
      (finding.screen, finding.link) = (screen, name)
      return finding
    }
  }
}
