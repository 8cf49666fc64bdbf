extension Rule {
  static let placeMayBeAbsent: Rule = Rule(
    "place-may-be-absent", .warning, .states,
    summary: "a place to go back to is missing on some way",
    explanation: """
      On one way to the link its place lies below, on another it does not, and the link does not say what happens then.
      Say it with `or`, or let every way lead over the place.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product as #product
        link offer "Offer" -> Offer
      }
      screen Product { link offer "Offer" -> Offer }
      screen Offer { link done "Done" -> ⟦back to #product⟧ }
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product as #product
        link offer "Offer" -> Offer
      }
      screen Product { link offer "Offer" -> Offer }
      screen Offer { link done "Done" -> back to #product or home }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.placesMaybeAbsent {
      guard let target = verdict.target, let place = compilation.model.place(of: target) else { continue }
      findings.add(placeMayBeAbsent, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          placeMayBeAbsent, "\(compilation.describe(place)) may not be there when \(compilation.linkName(verdict)) is taken",
          verdict)
        finding.help = "say what happens then with `or`, or let every way lead over \(compilation.describe(place))"
        return finding
      }
    }
  }
}
