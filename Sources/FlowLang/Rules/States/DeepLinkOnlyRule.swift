extension Rule {
  static let deepLinkOnly: Rule = Rule(
    "deep-link-only", .note, .states,
    summary: "only a url or an entry of another screen leads to a screen",
    definition: """
      Some reachable state shows the screen, but none that is reached from the start alone, and the screen has no `url`
      or `entry` of its own.
      """,
    explanation: """
      Some state shows the screen, but none that begins at the start of the app: a person has to come from outside, and
      through another screen. If that is meant, give the screen a `url` or an `entry` of its own, or allow it.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link open "See product" -> Product }
      + screen Home {
      +   link open "See product" -> Product
      +   link terms "Terms" -> Terms
      + }
        screen Product {}
        screen Sale {
          entry "a notification"
          link terms "Terms" -> Terms
        }
        screen ⟦Terms⟧ {}
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.deepLinkOnly {
      findings.add(deepLinkOnly, about: compilation.subject(of: verdict)) {
        let screen = compilation.name(verdict.screen)
        let opening = FindingContext(compilation, verdict).opening ?? "the app was opened from outside"
        var finding = compilation.finding(
          deepLinkOnly, "no path from the start leads to \(screen); it is shown only when, for instance, \(opening)",
          verdict)
        finding.help =
          "link to \(screen) from a screen that is reachable in the app; if it is meant for those who "
          + "come from outside, give it a `url` or an `entry` of its own, or allow this"
        return finding
      }
    }
  }
}
