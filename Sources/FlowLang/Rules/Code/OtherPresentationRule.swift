extension Rule {
  static let otherPresentation: Rule = Rule(
    "other-presentation", .warning, .code,
    summary: "the code and the flow present a screen differently",
    explanation: """
      Asked with `flowc check --conforms Sources`. One pushes what the other presents as a sheet, cover or popover. Going back is
      different then, and so are all findings about stacks. Correct the link.
      """,
    example: """
        app Shop { start Home }
        screen ⟦Home⟧ {
          view HomeView
      -   link help "Help" -> Help
      +   link help "Help" -> Help sheet
        }
        screen Help { view HelpView }
      """,
    code: """
      struct HomeView: View {
        @State var isHelpShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }
            .sheet(isPresented: $isHelpShown) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
  )
}
