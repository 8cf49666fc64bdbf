extension Rule {
  static let unsupportedByTarget: Rule = Rule(
    "unsupported-by-target", .warning, .targets,
    summary: "a target of `flowc swift` cannot do what a link asks for",
    explanation: """
      Asked with `flowc check --target TARGET`, and reported by `flowc swift`. The navigation system has transitions of its
      own, so this one is not seen; the router works all the same. Leave the transition out, choose a target that
      supports it, or allow it where it is not needed. What cannot be expressed in Swift at all is an error, for every
      target, and then nothing is written.
      """,
    example: """
        app Shop { start Home }
      - transition grow { both scale(0.5) }
      - screen Home { link open "See product" -> Product ⟦via grow⟧ }
      + screen Home { link open "See product" -> Product }
        screen Product {}
      """
  )
}
