import Testing

@testable import FlowLang

/// Folding ranges, and selection ranges.
@Suite struct FoldingTests {
  @Test func blocksCommentsAndImports() {
    expectFoldings(
      """
      ⟦import "a.flow"
      import "b.flow"⟧

      ⟦// One
      // Two⟧

      // Three
      screen A ⟦{
        link a -> F ⟦{
          on done -> stay
        }⟧ // behind
        // below
      }⟧
      ⟦/* One
         Two */⟧
      screen B {}
      """, ["imports", "comment", "block", "block", "comment"])
  }

  @Test func aBlockThatIsNotClosedEndsWithTheFile() { expectFoldings("screen A ⟦{\n  link a -> A⟧", ["block"]) }

  @Test func selectionsGrow() {
    expectSelections(
      "screen A {\n  link a -> B(id: na‸me) sheet\n  link b -> B\n}",
      [
        "name", "id: name", "B(id: name)", "B(id: name) sheet", "link a -> B(id: name) sheet",
        "link a -> B(id: name) sheet\n  link b -> B",
        "screen A {\n  link a -> B(id: name) sheet\n  link b -> B\n}",
      ])
    expectSelections(
      "screen A(id: Int) { url \"/a/{i‸d}\" }",
      ["id", "\"/a/{id}\"", "url \"/a/{id}\"", "screen A(id: Int) { url \"/a/{id}\" }"])
    expectSelections("// a ‸comment\nflag a", ["// a comment", "// a comment\nflag a"])
    expectSelections("‸", [""])
  }

  private func expectFoldings(_ marked: String, _ kinds: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = EditedText(MarkedSource(marked).text + "‸", sourceLocation: sourceLocation)
    let found = text.editor.foldings(of: text.cursor.file)
    #expect(text.marked(found.map(\.range)) == marked, sourceLocation: sourceLocation)
    #expect(found.map(\.kind.rawValue) == kinds, sourceLocation: sourceLocation)
  }

  private func expectSelections(
    _ marked: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = EditedText(marked, sourceLocation: sourceLocation)
    #expect(text.editor.selections(at: text.cursor).map(text.text) == expected, sourceLocation: sourceLocation)
  }
}
