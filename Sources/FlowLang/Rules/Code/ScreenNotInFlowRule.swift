extension Rule {
  static let screenNotInFlow: Rule = Rule(
    "screen-not-in-flow", .warning, .code,
    summary: "the code shows a screen that nothing in the flow mentions",
    explanation: """
      Asked with `flowc check --conforms Sources`. A link of a screen that the flow has leads to a view that it lacks. Add a screen;
      `view TYPE` says which type shows it, where its name does not.
      """,
    failing: """
      app ⟦Shop⟧ { start Home }
      screen Home { view HomeView }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { view HomeView link help "Help" -> Help }
      screen Help { view HelpView }
      """,
    code: """
      struct HomeView: View {
        var body: some View { NavigationLink("Help") { HelpView() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
  )
}
