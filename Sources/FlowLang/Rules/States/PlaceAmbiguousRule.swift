extension Rule {
  static let placeAmbiguous: Rule = Rule(
    "place-ambiguous", .warning, .states,
    summary: "two entries can be the place at once, and they show different screens",
    definition: """
      There is a reachable state that offers the link in which two entries below are its place, and they show different
      screens. Only states in which its condition holds count.
      """,
    explanation: """
      In some state two entries below are the place that the link goes back to. It takes the upper one, which shows
      another screen than the lower one: the screen that a person returns to depends on the trace.
      """,
    example: """
        app Shop { start Home }
        screen Home {
      -   link first "First" -> First as #mark
      +   link first "First" -> First
        }
      - screen First {
      -   allow duplicate-tag "both are lists"
      -   link second "Second" -> Second as #mark
      - }
      + screen First { link second "Second" -> Second as #mark }
        screen Second { link third "Third" -> Third }
        screen Third { link done "Done" -> ⟦back to #mark⟧ }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.ambiguousPlaces {
      guard let target = verdict.target, let place = compilation.model.anchor(of: target) else { continue }
      findings.add(placeAmbiguous, about: compilation.subject(of: verdict)) {
        let screens = FindingContext(compilation, verdict).state?.screens(at: place) ?? []
        let upper = screens.first
        let lower = screens.first { $0 != upper }
        var message = "both \(lower.map(compilation.name) ?? "one screen") and, above it, "
        message += "\(upper.map(compilation.name) ?? "another") are \(kind(place, compilation)) here; "
        message += "\(compilation.linkName(verdict)) goes back to the upper one"
        var finding = compilation.finding(placeAmbiguous, message, verdict)
        finding.help = help(place, upper, compilation)
        return finding
      }
    }
  }

  private static func kind(_ place: Target.Anchor, _ compilation: Compilation) -> String {
    if case .node = place { return "the beginning of a call of \(compilation.describe(place))" }
    return "tagged \(compilation.describe(place))"
  }

  private static func help(_ place: Target.Anchor, _ upper: NodeID?, _ compilation: Compilation) -> String {
    guard case .tag = place else { return "tag the beginning that is meant with `as`, and go back to the tag" }
    let advice = "give each of the screens a tag of its own"
    guard let upper else { return advice }
    let name = Spelling.name(compilation.model.name(of: upper))
    return advice + "; if \(compilation.name(upper)) is meant, write `back to \(name)`"
  }
}
