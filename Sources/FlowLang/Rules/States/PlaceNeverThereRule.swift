extension Rule {
  static let placeNeverThere: Rule = Rule(
    "place-never-there", .error, .states,
    summary: "a link goes back to a place that is never on the stack",
    definition: """
      In no reachable state that offers the link and in which its condition holds is its place below. Reported instead
      of `dead-link`, of `back to`, `over`, `replace from` and `raise`.
      """,
    explanation: """
      Nothing that a person can do puts the place below the screen that the link is on, so its fall-back happens every
      time. Tag an entry on the path there with `as`, or lead somewhere else.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link open "See product" -> Product }
      + screen Home { link open "See product" -> Product as #product }
        screen Product { link more "More" -> More }
        screen More { link done "Done" -> ⟦back to #product⟧ }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.placesNeverThere {
      guard let target = verdict.target, let place = compilation.model.anchor(of: target) else { continue }
      findings.add(placeNeverThere, about: compilation.subject(of: verdict)) {
        finding(verdict, target, place, compilation)
      }
    }
  }

  private static func finding(
    _ verdict: Verdict, _ target: TargetID, _ place: Target.Anchor, _ compilation: Compilation
  ) -> Finding {
    let model = compilation.model
    let then = consequence(verdict, compilation)
    guard case .tag(let tag) = place else {
      var finding = compilation.finding(
        placeNeverThere, "\(compilation.absence(of: place, below: verdict.screen)) on any path here\(then)", verdict)
      finding.help = "lead here over \(compilation.describe(place)), or go somewhere else"
      return finding
    }
    let spelling = compilation.describe(place)
    guard model[tag].taggingTargets.isEmpty else {
      let absence = compilation.absence(of: place, below: verdict.screen, isOnTop: mayHave(tag, verdict.screen, model))
      var finding = compilation.finding(placeNeverThere, "\(absence) on any path\(then)", verdict)
      finding.notes = notes(tag, compilation)
      finding.help = "lead here from what has the tag, tag something on the path, or go somewhere else"
      return finding
    }
    var finding = compilation.finding(placeNeverThere, "no link gives the tag \(spelling)\(then)", verdict)
    let given = model.tags.filter { !$0.taggingTargets.isEmpty }.map { model.text($0.name) }
    guard let best = SpellingSuggestion.best(for: model.text(model[tag].name), among: given) else {
      finding.help = "tag an entry on the path there with `as \(spelling)`"
      return finding
    }
    let suggestion = Spelling.tag(best)
    finding.help = "did you mean \(suggestion)?"
    if let range = compilation.tagRange(in: target) {
      finding.fixes = [FixIt("write \(suggestion)", isSafe: false, replace: range, with: suggestion)]
    }
    return finding
  }

  /// Whether a link gives a tag to a screen.
  private static func mayHave(_ tag: TagID, _ screen: NodeID, _ model: Model) -> Bool {
    model[tag].taggingTargets.contains { target in
      if case .call(let node) = model[target].goal { model.entryNodes(of: node).contains(screen) } else { false }
    }
  }

  /// Returns the effect that always happens instead.
  private static func consequence(_ verdict: Verdict, _ compilation: Compilation) -> String {
    let link = compilation.linkName(verdict)
    switch verdict.target.flatMap({ compilation.model[$0].fallback }) {
    case .none, .back: return ", so \(link) only ever goes back"
    case .home: return ", so \(link) always goes home"
    case .dismiss: return ", so \(link) always closes the layer"
    case .stay: return ", so \(link) never does anything"
    }
  }

  /// Returns notes on the targets that give the tag, and on those that lose it.
  private static func notes(_ tag: TagID, _ compilation: Compilation) -> [Finding.Note] {
    let taggingTargets = compilation.model[tag].taggingTargets.prefix(3).map {
      Finding.Note(message: "this gives the tag", range: compilation.goalRange(of: $0))
    }
    return taggingTargets + compilation.notes(onReplacementsOf: tag)
  }
}

extension Compilation {
  /// Returns the range of the tag in a target's anchor.
  fileprivate func tagRange(in target: TargetID) -> SourceRange? {
    let owner = model.owner(of: target)
    let tree = tree(of: owner)
    let syntax = model[target].syntax
    // The tag of `as` is not the anchor.
    let parts = tree.children(of: syntax).filter { tree[$0].kind != .asModifier && tree[$0].kind != .handlers }
    return parts.lazy.compactMap { tree.firstToken(of: $0, .tag) }.first.map { range($0, in: owner) }
  }
}
