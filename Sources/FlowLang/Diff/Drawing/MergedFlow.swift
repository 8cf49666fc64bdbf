/// Two versions of a flow merged into one: the new version, with removed parts where they were. The result is a flow,
/// so that every emitter can draw it; it is not meant to be checked.
public struct MergedFlow: Sendable {
  /// The flow with the parts of both versions.
  public let compilation: Compilation
  /// The parts that are new, removed or changed.
  public let changes: DrawnChanges

  /// Merges two versions.
  public init(from old: Compilation, to new: Compilation) {
    let comparison = Comparison(old, new)
    let entryPoints = DrawnEntryPoints(comparison)
    let parts = DrawnParts(comparison)
    let texts = MergedTexts(comparison, entryPoints, parts)
    let trees = texts.sources.map { Parser.parse($0) }
    let model = ModelBuilder.build(trees)
    var merged = Compilation(
      sources: texts.sources, trees: trees, failedImports: [], model: model, verdicts: Verdicts(),
      findings: Findings(severities: [:], model: model))
    let correspondence = Correspondence(merged.model, comparison)
    merged.verdicts = correspondence.verdicts(comparison)
    changes = correspondence.changes(comparison, FlowDiff(comparison), entryPoints, parts)
    compilation = merged
  }
}

/// The correspondence of the nodes of a merged flow to those of the new version.
private struct Correspondence {
  private let merged: Model
  /// The node of the new version, by the index of the merged one.
  private var new: [NodeID?]
  private var mergedOfNew: [NodeID?]

  init(_ merged: Model, _ comparison: Comparison) {
    self.merged = merged
    let model = comparison.new.model
    new = Array(repeating: nil, count: merged.nodes.count)
    mergedOfNew = Array(repeating: nil, count: model.nodes.count)
    join(.app, .app)
    for node in merged.nodeIDs.dropFirst() where !merged[node].isShadowed {
      if let counterpart = model.node(named: merged.name(of: node)) { join(node, counterpart) }
    }
  }

  private mutating func join(_ node: NodeID, _ counterpart: NodeID) {
    new[Int(node.index)] = counterpart
    mergedOfNew[Int(counterpart.index)] = node
  }

  /// Returns the verdicts about the screens of the new version; removed screens have none.
  func verdicts(_ comparison: Comparison) -> Verdicts {
    let decided = comparison.new.compilation.verdicts
    var verdicts = Verdicts()
    verdicts.isReachable = new.map { $0.map { decided.isReachable($0) } ?? true }
    verdicts.deadEnds = comparison.new.compilation.reportedDeadEnds.compactMap { deadEnd in
      mergedOfNew[Int(deadEnd.screen.index)].map { Verdict(screen: $0) }
    }
    return verdicts
  }

  /// Returns the marks for the diagram. A screen is marked as changed for its own statements, not for the traces to it.
  func changes(
    _ comparison: Comparison, _ diff: FlowDiff, _ drawn: DrawnEntryPoints, _ parts: DrawnParts
  ) -> DrawnChanges {
    let added = Set(comparison.nodes.added)
    let links = comparison.links
    let (lostBySome, gainedBySome) = (comparison.linksLostBySome, comparison.linksGainedBySome)
    let gained = Set(links.gains.map(\.item)).subtracting(gainedBySome)
    let changedLinks = Set(comparison.changedLinks.map(\.pair.new) + comparison.renamedLinks.map(\.new))
    let effects = Set((ChangeRule.reachability + ChangeRule.findings).map(\.name))
    var changed = Set(
      diff.changes.filter { $0.subject.oldLink == nil && $0.subject.newLink == nil && !effects.contains($0.rule.name) }
        .compactMap(\.subject.newNode))
    changed.formUnion(comparison.backDifferences.flatMap(\.screens).map(\.new))
    // Where a link is still there, the screens that inherit it in one version only have changed.
    let inherited =
      links.losses.filter { lostBySome.contains($0.item) } + links.gains.filter { gainedBySome.contains($0.item) }
    changed.formUnion(inherited.flatMap(\.places).map(\.new))
    var result = DrawnChanges()
    for node in merged.nodeIDs {
      guard let counterpart = new[Int(node.index)] else {
        if !merged[node].isShadowed { result.nodes[node] = .removed }
        continue
      }
      if added.contains(counterpart) {
        result.nodes[node] = .added
      } else if changed.contains(counterpart) {
        result.nodes[node] = .changed
      }
    }
    for node in merged.nodeIDs {
      guard let counterpart = new[Int(node.index)] else { continue }
      let own = comparison.new.model[counterpart].links
      // Removed links come after the existing ones.
      for (place, link) in merged[node].links.enumerated() {
        guard place < own.count else {
          result.links[LinkID(link)] = .removed
          continue
        }
        let counterpart = LinkID(own.lowerBound + UInt32(place))
        if gained.contains(counterpart) { result.links[LinkID(link)] = .added }
        if changedLinks.contains(counterpart) { result.links[LinkID(link)] = .changed }
      }
    }
    result.entryPoints = marks(drawn.marks, of: \.entryPoints, comparison)
    result.tabs = marks(parts.tabs, of: \.tabs, comparison)
    result.guards = marks(parts.guards, of: \.guards, comparison)
    result.outcomes = marks(parts.outcomes, of: \.outcomes, comparison)
    return result
  }

  /// Returns the marks of statements by their indices in the merged flow. Removed ones come after the existing ones.
  private func marks(
    _ marks: [Int: DrawnChanges.Mark], of part: KeyPath<NodeDetails, Slice>, _ comparison: Comparison
  ) -> [Int: DrawnChanges.Mark] {
    var result: [Int: DrawnChanges.Mark] = [:]
    for node in merged.nodeIDs {
      guard let counterpart = new[Int(node.index)] else { continue }
      let others = comparison.new.model.details(of: counterpart)[keyPath: part]
      for (place, index) in merged.details(of: node)[keyPath: part].enumerated() {
        result[Int(index)] = place < others.count ? marks[Int(others.lowerBound) + place] : .removed
      }
    }
    return result
  }
}
