/// Two versions of a flow in one picture: the new one, with what is gone put where it was. A flow again, so that every
/// emitter can draw it; it is not meant to be checked.
public struct MergedFlow: Sendable {
  /// The flow with everything that either version has.
  public let compilation: Compilation
  /// What of it is new, gone or changed.
  public let changes: DrawnChanges

  /// Puts two versions together.
  public init(from old: Compilation, to new: Compilation) {
    let comparison = Comparison(old, new)
    let entryPoints = DrawnEntryPoints(comparison)
    let texts = MergedTexts(comparison, entryPoints)
    let trees = texts.sources.map { Parser.parse($0) }
    let model = ModelBuilder.build(trees)
    var merged = Compilation(
      sources: texts.sources, trees: trees, failedImports: [], model: model, verdicts: Verdicts(),
      findings: Findings(severities: [:], model: model))
    let correspondence = Correspondence(merged.model, comparison)
    merged.verdicts = correspondence.verdicts(comparison)
    changes = correspondence.changes(comparison, FlowDiff(comparison), entryPoints)
    compilation = merged
  }
}

/// Which node of a merged flow is which of the two versions.
private struct Correspondence {
  private let merged: Model
  /// The node of the new version, by the number of the merged one.
  private var new: [NodeID?]
  /// The merged node of each new one.
  private var mergedOfNew: [NodeID?]

  init(_ merged: Model, _ comparison: Comparison) {
    self.merged = merged
    let model = comparison.new.model
    new = Array(repeating: nil, count: merged.nodes.count)
    mergedOfNew = Array(repeating: nil, count: model.nodes.count)
    join(.app, .app)
    for node in merged.nodeIDs.dropFirst() where !merged[node].isShadowed {
      let name = Array(merged.name(of: node).utf8)
      guard let found = model.names.find(name, 0..<name.count), let twin = model.names.node(of: found)?.node else {
        continue
      }
      join(node, twin)
    }
  }

  private mutating func join(_ node: NodeID, _ twin: NodeID) {
    new[Int(node.index)] = twin
    mergedOfNew[Int(twin.index)] = node
  }

  /// What is known of the screens of the new version; of what is gone nothing is said.
  func verdicts(_ comparison: Comparison) -> Verdicts {
    let decided = comparison.new.compilation.verdicts
    var verdicts = Verdicts()
    verdicts.isReachable = new.map { $0.map { decided.isReachable($0) } ?? true }
    verdicts.deadEnds = decided.deadEnds.compactMap { deadEnd in
      mergedOfNew[Int(deadEnd.screen.index)].map { Verdict(screen: $0) }
    }
    return verdicts
  }

  /// The marks of the picture. A screen is marked as changed for what it says itself, and not for the ways that lead to it.
  func changes(_ comparison: Comparison, _ diff: FlowDiff, _ drawn: DrawnEntryPoints) -> DrawnChanges {
    let added = Set(comparison.nodes.added)
    let gained = Set(comparison.links.gains.map(\.item))
    let changedLinks = Set(comparison.changedLinks.map(\.pair.new) + comparison.renamedLinks.map(\.new))
    let effects = Set((ChangeRule.ways + ChangeRule.findings).map(\.name))
    let changed = Set(
      diff.changes.filter { $0.subject.oldLink == nil && $0.subject.newLink == nil && !effects.contains($0.rule.name) }
        .compactMap(\.subject.newNode))
    var nodes: [NodeID: DrawnChanges.Mark] = [:]
    var links: [LinkID: DrawnChanges.Mark] = [:]
    for node in merged.nodeIDs where merged[node].kind != .app {
      guard let twin = new[Int(node.index)] else {
        if !merged[node].isShadowed { nodes[node] = .removed }
        continue
      }
      if added.contains(twin) { nodes[node] = .added } else if changed.contains(twin) { nodes[node] = .changed }
    }
    var entryPoints: [Int: DrawnChanges.Mark] = [:]
    for node in merged.nodeIDs {
      guard let twin = new[Int(node.index)] else { continue }
      let ways = comparison.new.model.details(of: twin).entryPoints
      for (place, index) in merged.details(of: node).entryPoints.enumerated() {
        entryPoints[Int(index)] = place < ways.count ? drawn.marks[Int(ways.lowerBound) + place] : .removed
      }
      let own = comparison.new.model[twin].links
      // What is gone stands behind what is there.
      for (place, link) in merged[node].links.enumerated() {
        guard place < own.count else {
          links[LinkID(link)] = .removed
          continue
        }
        let twin = LinkID(own.lowerBound + UInt32(place))
        if gained.contains(twin) { links[LinkID(link)] = .added }
        if changedLinks.contains(twin) { links[LinkID(link)] = .changed }
      }
    }
    return DrawnChanges(nodes: nodes, links: links, entryPoints: entryPoints)
  }
}
