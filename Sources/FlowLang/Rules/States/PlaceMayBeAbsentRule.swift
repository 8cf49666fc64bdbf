extension Rule {
  static let placeMayBeAbsent: Rule = Rule(
    "place-may-be-absent", .warning, .states,
    summary: "a place to go back to is missing on some path",
    definition: """
      Some reachable state that offers the link has no such place below, and some has; the link has no `or`. Only states
      in which its condition holds count.
      """,
    explanation: """
      In one state that offers the link its place is below, in another it is not, and the link has no `or` for that case.
      Add an `or`, or let every path to the link lead over the place.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link open "See product" -> Product as #product
          link offer "Offer" -> Offer
        }
        screen Product { link offer "Offer" -> Offer }
      - screen Offer { link done "Done" -> ⟦back to #product⟧ }
      + screen Offer { link done "Done" -> back to #product or home }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.placesMaybeAbsent {
      guard let target = verdict.target, let place = compilation.model.anchor(of: target) else { continue }
      findings.add(placeMayBeAbsent, about: compilation.subject(of: verdict)) {
        let context = FindingContext(compilation, verdict)
        let isOnTop = context.isOnTop(place)
        let what = compilation.absence(of: place, below: verdict.screen, isOnTop: isOnTop)
        var finding = compilation.finding(placeMayBeAbsent, "\(what) \(context.arrival)", verdict)
        let then = context.consequence.map { "goes back to \(compilation.name($0))" } ?? "does nothing"
        let whom = verdict.isOnlyFromOutside ? "for those who come from outside" : "in that case"
        let remedy =
          isOnTop
          ? ": `back to` never counts what is on top"
          : ", or let every path here lead over \(compilation.source(of: place))"
        finding.help = "\(compilation.linkName(verdict)) \(then) \(whom); say with `or` what should happen" + remedy
        finding.notes += lossNotes(place, verdict, compilation)
        let range = compilation.goalRange(of: target).after
        finding.fixes = [FixIt("say what happens then", isSafe: false, replace: range, with: " or back")]
        return finding
      }
    }
  }

  /// Returns notes on the steps of the trace that lose the tag.
  private static func lossNotes(
    _ place: Target.Anchor, _ verdict: Verdict, _ compilation: Compilation
  ) -> [Finding.Note] {
    guard case .tag(let tag) = place else { return [] }
    let taken = Set(
      verdict.trace.suffix(100).compactMap { action in
        if case .link(let link, _, _) = action { compilation.model[link].target } else { nil }
      })
    return compilation.notes(onReplacementsOf: tag) { taken.contains($0) }
  }
}
