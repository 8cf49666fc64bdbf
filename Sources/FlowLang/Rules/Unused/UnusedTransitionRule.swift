extension Rule {
  static let unusedTransition: Rule = Rule(
    "unused-transition", .warning, .uses,
    summary: "a transition is declared and never used",
    explanation: "No `via` and no `transition` of the app, a group, a flow, a tab bar or a screen names it.",
    example: """
      - app Shop { start Home }
      + app Shop {
      +   start Home
      +   transition grow
      + }
        screen Home { link open "See product" -> Product }
        screen Product {}
        transition ⟦grow⟧ { both scale(0.5) }
      """
  ) { compilation, findings in
    // Another file may use it.
    guard compilation.model.hasApp else { return }
    for transition in compilation.model.transitions where !transition.isUsed {
      findings.add(unusedTransition, about: .file) {
        let tree = compilation.trees[Int(transition.file.index)]
        let token = tree.name(of: transition.syntax) ?? tree[transition.syntax].firstToken
        return unusedTransition.finding(
          "nothing uses the transition `\(compilation.model.text(transition.name))`",
          at: tree.range(of: token, in: transition.file))
      }
    }
  }
}
