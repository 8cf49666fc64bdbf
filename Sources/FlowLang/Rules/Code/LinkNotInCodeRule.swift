extension Rule {
  static let linkNotInCode: Rule = Rule(
    "link-not-in-code", .warning, .code,
    summary: "the flow has a link that the code of its screen does not",
    explanation: """
      Asked with `flowc check --conforms Sources`. The code of the screen was read, and nothing in it leads to the goal of the
      link: a button was removed, or the link was planned and never built. A note where some of its code leads to where
      cannot be seen. Where code that is not read does it, write `// flow: link NAME` beside it, or allow it here.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          view HomeView
          link about "About" -> About
      -   ⟦link help "Help" -> Help⟧
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
          }
        }
      }
      struct AboutView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
  )
}
