extension Rule {
  static let deepLinkOnly: Rule = Rule(
    "deep-link-only", .note, .states,
    summary: "only a url or an entry of another screen leads to a screen",
    explanation: """
      Some state shows the screen, but none that begins at the start of the app: a person has to come from outside, and
      by way of another screen. If that is meant, give the screen a `url` or an `entry` of its own, or allow it.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product {}
      screen Sale {
        entry "a notification"
        link terms "Terms" -> Terms
      }
      screen ⟦Terms⟧ {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link terms "Terms" -> Terms
      }
      screen Product {}
      screen Sale {
        entry "a notification"
        link terms "Terms" -> Terms
      }
      screen Terms {}
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.deepLinkOnly {
      findings.add(deepLinkOnly, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          deepLinkOnly, "\(compilation.name(verdict.screen)) can only be reached from outside the app", verdict)
        finding.help = "link to it from a screen that the start leads to, or give it an `entry` of its own"
        return finding
      }
    }
  }
}
