@testable import FlowLang

/// Compares the verdicts of the linear analysis with those of the general one.
enum AnalysisComparison {
  /// What differs; nil for a flow that the linear analysis leaves to the general one.
  static func differences(_ text: String) -> [String]? {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text), by: .general)
    guard compilation.isSound, compilation.model.unresolved.isEmpty,
      let linear = PlainVerdicts.decide(compilation.machine)
    else { return nil }
    var general = compilation.verdicts
    if linear.open.traps { general.traps = [] }
    general.brokenExpectations.removeAll { linear.open.expectations.contains($0.expectation) }
    return differences(linear, general, compilation)
  }

  private static func differences(_ linear: Verdicts, _ general: Verdicts, _ compilation: Compilation) -> [String] {
    let worseGrowth = worseGrowth(linear.growth, general.growth)
    let own = Set(accounts(of: linear, compilation))
    let general = Set(accounts(of: general, compilation))
    return own.subtracting(general).sorted().map { "only the linear analysis: \($0)" }
      + general.subtracting(own).sorted().map { "only the general analysis: \($0)" }
      + worseGrowth
  }

  /// What the general analysis finds of growing stacks and the linear one not, or with longer ways. It may find more:
  /// the naive judge sees to it that it is so.
  private static func worseGrowth(_ linear: [Growth.Finding], _ general: [Growth.Finding]) -> [String] {
    let linear = linear.map(\.verdict)
    let missing = general.map(\.verdict).filter { general in !linear.contains { isAsGood($0, as: general) } }
    return missing.map { "only the general analysis: growth after \($0.trace.count) by \($0.cycle.count)" }
  }

  /// Whether the way to where a stack grows is shorter, or the same and the cycle as short. Of several ways of one
  /// length either may be told.
  private static func isAsGood(_ linear: Verdict, as general: Verdict) -> Bool {
    if linear.trace.count != general.trace.count { return linear.trace.count < general.trace.count }
    let isSame = linear.trace == general.trace && linear.target == general.target
    return !isSame || linear.cycle.count <= general.cycle.count
  }

  /// Each verdict as a line, with the lengths of its ways.
  private static func accounts(of verdicts: Verdicts, _ compilation: Compilation) -> [String] {
    func accounts(_ rule: String, _ list: [Verdict]) -> [String] {
      list.map { verdict in
        let link = verdict.link.map { compilation.model.text(compilation.model[$0].name) } ?? ""
        let isAboutHandler = verdict.outcome != nil
        let contrast = verdict.contrast.map { " against \($0.count)" } ?? ""
        let screen = link.isEmpty ? compilation.model.name(of: verdict.screen) : ""
        let handler = isAboutHandler ? " on \(verdict.target?.index ?? 0)" : ""
        return "\(rule) \(screen)\(link)\(handler): \(verdict.trace.count)" + contrast
      }
    }
    let unreachable = verdicts.unreachableGroups.map { group in
      "unreachable \(([group.head] + group.behind).map { compilation.model.name(of: $0) })"
    }
    let waysIn = verdicts.traps.compactMap { found in
      found.wayIn.map { "trap of way in \($0): \(found.verdict.trace.count)" }
    }
    let broken = verdicts.brokenExpectations.map { broken in
      "expectation \(broken.expectation): \(broken.reason) \(broken.trace?.count ?? -1)"
    }
    return unreachable + broken + waysIn + accounts("trap", verdicts.traps.filter { $0.wayIn == nil }.map(\.verdict))
      + accounts("deep-link-only", verdicts.deepLinkOnly) + accounts("dead-end", verdicts.deadEnds)
      + accounts("dead-link", verdicts.deadLinks) + accounts("guard-never-true", verdicts.guardsNeverTrue)
      + accounts("place-never-there", verdicts.placesNeverThere)
      + accounts("place-may-be-absent", verdicts.placesMaybeAbsent)
      + accounts("place-ambiguous", verdicts.ambiguousPlaces)
      + accounts("nothing-to-go-back-to", verdicts.nothingToGoBackTo)
      + accounts("push-instead-of-back", verdicts.pushesInsteadOfBack)
  }
}
