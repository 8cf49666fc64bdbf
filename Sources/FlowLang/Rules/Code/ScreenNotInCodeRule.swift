extension Rule {
  static let screenNotInCode: Rule = Rule(
    "screen-not-in-code", .error, .code,
    summary: "a screen names a view that no file of the code declares",
    explanation: """
      Asked with `flowc check --conforms Sources`. The type was renamed or deleted, or it lives in a package that was not given.
      The declarations of the screen cannot be compared. Rename it in `view`, or give its sources, too.
      """,
    example: """
        app Shop { start Home }
        screen Home {
      -   ⟦view StartView⟧
      +   view HomeView
          link about "About" -> About
        }
        screen About { view AboutView }
      """,
    code: """
      struct HomeView: View {
        var body: some View { NavigationLink("About") { AboutView() } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      """
  )
}
