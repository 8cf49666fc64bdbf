extension Rule {
  static let unsupportedByTarget: Rule = Rule(
    "unsupported-by-target", .warning, .targets,
    summary: "a target of `flowc swift` cannot do what a link asks for",
    explanation: """
      Asked with `flowc check --target TARGET`, and told by `flowc swift`. The navigation system moves screens in its own
      way, so the transition is not seen; the router works all the same. Leave the transition out, choose a target that
      can do it, or allow it where nobody will miss it. What cannot be said in Swift at all is an error, for every target,
      and then nothing is written.
      """,
    failing: """
      app Shop { start Home }
      transition grow { both scale(0.5) }
      screen Home { link open "See product" -> Product ⟦via grow⟧ }
      screen Product {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product {}
      """
  )
}
