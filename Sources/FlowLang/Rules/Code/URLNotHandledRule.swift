extension Rule {
  static let urlNotHandled: Rule = Rule(
    "url-not-handled", .note, .code,
    summary: "the flow has urls, and no code opens any",
    explanation: """
      Asked with `flowc check --conforms Sources`. A url of the flow is of use only where `onOpenURL`, `onContinueUserActivity`, or a
      function of the delegate of the app or scene hands it over. Add one, or delete the `url`.
      """,
    example: """
      - app Shop {
      -   start Home
      -   scheme "shop"
      - }
      + app Shop { start Home }
        screen Home {
          view HomeView
          link about "About" -> About
        }
      - screen About {
      -   view AboutView
      -   ⟦url "/about"⟧
      - }
      + screen About { view AboutView }
      """,
    code: """
      struct HomeView: View {
        var body: some View { NavigationLink("About") { AboutView() } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      """
  )
}
