extension Rule {
  static let screenNotInFlow: Rule = Rule(
    "screen-not-in-flow", .warning, .code,
    summary: "the code shows a screen that nothing in the flow mentions",
    explanation: """
      Asked with `flowc check --conforms Sources`. A link of a screen that the flow has leads to a view that it lacks. Add a screen;
      `view TYPE` names the type that shows it, if its name differs.
      """,
    example: """
        app ⟦Shop⟧ { start Home }
        screen Home {
          view HomeView
          link about "About" -> About
      +   link help "Help" -> Help
        }
        screen About { view AboutView }
      + screen Help { view HelpView }
      """,
    code: """
      struct HomeView: View {
        var body: some View {
          List {
            NavigationLink("About") { AboutView() }
            NavigationLink("Help") { HelpView() }
          }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
  )
}
