import Testing

@testable import FlowLang

/// The declarations of files: as a tree, and by name.
@Suite struct OutlineTests {
  @Test func declarationsAreNested() {
    let text = EditedText(
      """
      app Shop { start Main link out "Out" -> Main reset }
      flag dark
      tabs Main { tab home "Home" -> Home(id: 1) }
      group Account {
        screen Home(id: Int, name: String = "a") {
          link a -> Pay(sum: 1) { on paid -> stay }
        }
      }
      flow Pay(sum: Double) { start Home(id: 2) outcome paid(order: Int) }
      external screen Web
      transition t { both opacity }‸
      """)
    #expect(
      lines(of: text.editor.outline(of: text.cursor.file), in: text) == [
        "app Shop", "  link out → Main", "flag dark", "tabBar Main", "  tab home → Home(id: 1)", "group Account",
        "  screen Home (id: Int, name: String = \"a\")", "    link a → Pay(sum: 1)", "flow Pay (sum: Double)",
        "  outcome paid (order: Int)", "screen Web", "transition t",
      ])
  }

  @Test func brokenDeclarationsAreLeftOutOrKept() {
    let text = EditedText("screen A { link -> B link b -> \nscreen B { link c -> A }‸")
    #expect(
      lines(of: text.editor.outline(of: text.cursor.file), in: text)
        == ["screen A", "  link b", "screen B", "  link c → A"])
  }

  @Test func symbolsAreFoundByTheirLettersInOrderOfSimilarity() {
    let text = EditedText(
      """
      import "b.flow"
      screen ProductList { link product -> ProductList as #prod }
      screen Produced {}
      flag prod‸
      """, files: ["b.flow": "group Pages { screen PRod {} }\nscreen Paragraph { link old -> PRod }"])
    let found = text.editor.symbols(matching: "prod")
    #expect(
      found.map { "\($0.kind) \($0.name) \($0.container)" } == [
        "tag prod ", "flag prod ", "screen PRod Pages", "screen ProductList ", "link product ProductList",
        "screen Produced ",
      ])
    #expect(text.editor.symbols(matching: "plt").map(\.name) == ["ProductList"])
    #expect(text.editor.symbols(matching: "").count == 9)
    #expect(text.editor.symbols(matching: "xyz").isEmpty)
  }

  private func lines(of items: [OutlineItem], in text: EditedText, indent: String = "") -> [String] {
    items.flatMap { item in
      [indent + "\(item.kind) \(text.text(item.nameRange)) \(item.detail)".trimmingSpace]
        + lines(of: item.children, in: text, indent: indent + "  ")
    }
  }
}

extension String {
  fileprivate var trimmingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
