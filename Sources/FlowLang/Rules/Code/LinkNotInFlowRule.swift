extension Rule {
  static let linkNotInFlow: Rule = Rule(
    "link-not-in-flow", .warning, .code,
    summary: "the code leads from one screen to another, and the flow does not",
    explanation: """
      Asked with `flowc check --conforms Sources`. A link was added to the app and not to the flow, so diagrams, tests and
      expectations miss it. Only unambiguous code counts: one goal, one screen. Add the link, or mark the line with
      `// flow: ignore`. A comment `// flow: link NAME` whose link the flow does not have is reported, too.
      """,
    example: """
        app Shop { start Home }
        screen ⟦Home⟧ {
          view HomeView
          link about "About" -> About
      +   link help "Help" -> Help
        }
        screen About {
          view AboutView
          link help "Help" -> Help
        }
        screen Help { view HelpView }
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
      struct AboutView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
  )
}
