extension Rule {
  static let placeNeverThere: Rule = Rule(
    "place-never-there", .error, .states,
    summary: "a link goes back to a place that is never on the stack",
    explanation: """
      Nothing that a person can do puts the place beneath the screen that the link is on, so its fall-back happens every
      time. Tag the way there with `as`, or lead somewhere else.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product { link more "More" -> More }
      screen More { link done "Done" -> ⟦back to #product⟧ }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product as #product }
      screen Product { link more "More" -> More }
      screen More { link done "Done" -> back to #product }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.placesNeverThere {
      guard let target = verdict.target, let place = compilation.model.place(of: target) else { continue }
      findings.add(placeNeverThere, about: compilation.subject(of: verdict)) {
        finding(verdict, place, compilation)
      }
    }
  }

  private static func finding(_ verdict: Verdict, _ place: Target.Place, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let screen = compilation.name(verdict.screen)
    guard case .tag(let tag) = place else {
      var finding = compilation.finding(
        placeNeverThere, "\(compilation.describe(place)) is never below \(screen)", verdict)
      finding.help = "lead to \(screen) over \(compilation.describe(place)), or go somewhere else"
      return finding
    }
    guard model[tag].givers.isEmpty else {
      var finding = compilation.finding(
        placeNeverThere, "nothing below \(screen) is ever tagged \(compilation.describe(place))", verdict)
      finding.notes = model[tag].givers.prefix(5).map {
        Finding.Note(message: "this gives the tag", range: compilation.goalRange(of: $0))
      }
      finding.help = "lead to \(screen) over a screen with this tag, or go somewhere else"
      return finding
    }
    var finding = compilation.finding(
      placeNeverThere, "no link gives the tag \(compilation.describe(place))", verdict)
    let given = model.tags.filter { !$0.givers.isEmpty }.map { model.text($0.name) }
    guard let best = SpellingSuggestion.best(for: model.text(model[tag].name), among: given) else {
      finding.help = "tag the way there with `as \(compilation.describe(place))`"
      return finding
    }
    let spelling = Spelling.tag(best)
    finding.help = "did you mean \(spelling)?"
    if let target = verdict.target, let range = compilation.tagRange(in: target) {
      finding.fixes = [FixIt("write \(spelling)", isSafe: false, replace: range, with: spelling)]
    }
    return finding
  }
}

extension Compilation {
  /// Where the tag of a target's place stands.
  fileprivate func tagRange(in target: TargetID) -> SourceRange? {
    let owner = model.owner(of: target)
    return tree(of: owner).firstToken(of: model[target].syntax, .tag).map { range($0, in: owner) }
  }
}
