extension Rule {
  static let placeAmbiguous: Rule = Rule(
    "place-ambiguous", .warning, .states,
    summary: "two entries can be the place at once, and they show different screens",
    explanation: """
      On some way two entries below are the place that the link goes back to. It takes the upper one, which shows
      another screen than the lower one: what a person comes back to depends on the way.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link first "First" -> First as #mark
      }
      screen First {
        allow duplicate-tag "both are lists"
        link second "Second" -> Second as #mark
      }
      screen Second { link third "Third" -> Third }
      screen Third { link done "Done" -> ⟦back to #mark⟧ }
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link first "First" -> First
      }
      screen First { link second "Second" -> Second as #mark }
      screen Second { link third "Third" -> Third }
      screen Third { link done "Done" -> back to #mark }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.ambiguousPlaces {
      guard let target = verdict.target, let place = compilation.model.place(of: target) else { continue }
      findings.add(placeAmbiguous, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          placeAmbiguous, "two entries below are \(compilation.describe(place)) and show different screens", verdict)
        finding.help = "give each screen a tag of its own"
        return finding
      }
    }
  }
}
