/// The links that the flow has and the code lacks.
extension Conformance {
  /// Reports the links that the flow has and the code lacks.
  mutating func findLinksWithoutCode() {
    // A goal that code opens which no screen is known to call is not missing for sure, unless the flow knows of that code.
    let entered = Set(model.entryPoints.map(\.owner))
    var opened = Set(sources.plan.openedByCode.compactMap { matching.nodes[.type($0)] }).subtracting(entered)
    // A link may have moved to a new view which no screen is known to show, such as a new root.
    let roots = Set(sources.plan.fromCode.filter { $0.kind == .root }.flatMap(\.goals))
    for (owner, screen) in sources.plan.screens where matching.nodes[owner] == nil && !screen.isPart {
      if case .type(let type) = owner,
        !matching.isNew(type) || (screen.isGoal && !roots.contains(.screen(type)))
      {
        continue
      }
      opened.formUnion(screen.links.flatMap(\.goals).compactMap { self.node(of: $0) })
    }
    for node in model.nodeIDs {
      guard let owner = matching.owners[node] else { continue }
      let (facts, parts) = facts(of: owner, all: true)
      let hasUnknown = hasUnknown(owner)
      // A tab bar that is embedded is a goal of the flow.
      let bars = parts.compactMap { matching.nodes[$0] }.filter { model[$0].kind == .tabs }
      let segues = scenes.edges(of: node)
      let goals = Set(facts.flatMap(\.goals).compactMap { self.node(of: $0) } + bars + segues.map(\.goal))
      let (shown, known) = (edges(of: facts).union(segues), edges(of: node))
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
        let isUnknown = hasUnknown || edges.contains { opened.contains($0.goal) }
        if edges.contains(where: { goals.contains($0.goal) }) {
          reportPresentation(of: link, edges, in: node, known, shown, isUnknown ? .note : nil)
          continue
        }
        lost.append(LostLink(link: link, goal: edges[0].goal, isUnknown: isUnknown))
      }
      let codePlace = place(of: owner)
      report(lost, of: node, at: codePlace, areAll: lost.count == count)
    }
  }

  /// A link of the flow that the code lacks.
  private struct LostLink {
    let link: LinkID
    let goal: NodeID
    /// Whether the code may have it where flowc cannot see.
    let isUnknown: Bool
  }

  /// Reports the links of a screen that the code lacks: one by one, or once where the code has none of many: it now leads
  /// on in another way, and the links would be one finding each.
  private mutating func report(
    _ lost: [LostLink], of node: NodeID, at codePlace: SourceRange?, areAll: Bool
  ) {
    let isOne = areAll && lost.count >= Self.manyLinks
    let screen = model.name(of: node)
    for item in isOne ? lost.filter({ !$0.isUnknown }) + lost.filter(\.isUnknown) : lost {
      let range = compilation.range(model[item.link].syntax, in: node)
      let name = model.text(model[item.link].name)
      let goal = model.name(of: item.goal)
      let counts = compilation.findings.add(
        .linkNotInCode, about: .link(item.link, owner: node), severity: item.isUnknown ? .note : nil
      ) {
        let others = isOne ? ", nor to the goals of \(lost.count - 1) other links" : ""
        var finding = Rule.linkNotInCode.finding(
          "the code of `\(screen)` does not lead to `\(goal)`\(others)", at: range)
        finding.screen = screen
        finding.link = name
        if let codePlace {
          finding.notes.append(Finding.Note(message: "the code of `\(screen)` is here", range: codePlace))
        }
        if item.isUnknown {
          finding.help = "some of its code leads where flowc cannot see; `// flow: link \(name)` marks it"
        }
        return finding
      }
      if isOne, counts { return }
    }
  }

  /// The number of links from which a screen without any of them in the code is one finding.
  private static let manyLinks = 3

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
