import Testing

@testable import FlowLang

/// The additions of an editor to findings and declarations: fixes, locations of traces, lenses, imports.
@Suite struct FindingAdditionTests {
  @Test func everyRepairIsAnAction() {
    for rule in Rule.all {
      let compilation = RuleFinding.compilation(rule, MarkedSource(rule.failing).text)
      let editor = Editor(compilation)
      for finding in compilation.findings.sorted where finding.range.file == compilation.main {
        let found = editor.actions(in: finding.range).filter { $0.finding == finding }
        #expect(found.map(\.title) == finding.fixes.map(\.title))
      }
    }
    let text = EditedText("app A { start Ho }\nscreen Home { link a -> Hom‸ }")
    let range = SourceRange(file: text.cursor.file, start: text.cursor.offset, end: text.cursor.offset)
    let action = text.editor.actions(in: range).first
    #expect(action?.title == "write `Home`" && action?.isSafe == false)
    #expect(
      text.edited(action?.edits ?? []) == [
        "app A { start Ho }\nscreen Home { link a -> Home }"
      ])
    #expect(text.editor.actions(in: SourceRange(file: text.cursor.file, start: 0, end: 5)).isEmpty)
  }

  @Test func stepsOfATraceHaveTheLocationsOfTheirLinks() throws {
    let text = EditedText(
      """
      app A { start Home link help -> Help }
      screen Home { link open -> Product as #p }
      screen Product { link first -> back to #p }
      screen Help { link product -> Product }‸
      """)
    let finding = try #require(
      text.editor.compilation.findings.sorted.first {
        $0.rule == "place-may-be-absent"
      })
    #expect(
      text.editor.relatedLocations(of: finding).map { "\($0.message) | \(text.text($0.range))" } == [
        "shown by: 1 Home › open | open", "with it: 1 Home › open | open", "with it: 2 Product › help | help",
        "with it: 3 Help › product | product",
      ])
  }

  @Test func stepsWithoutALocationAreAddedToTheOneBefore() throws {
    let text = EditedText("app A { start Home }\nscreen Home { link open -> End }\nscreen End {‸}")
    var finding = Finding(rule: "trap", severity: .note, message: "", range: text.marker)
    finding.trace = [.back, .link(screen: "Home", link: "open", outcome: nil), .dismiss]
    #expect(
      text.editor.relatedLocations(of: finding).map { "\($0.message) | \(text.text($0.range))" }
        == ["shown by: 1 back, shown by: 2 Home › open, 3 close | open"])
  }

  @Test func lensesCountReferences() {
    let text = EditedText(
      """
      app A { start Main }
      tabs Main { tab home -> Home }
      screen Home { link a -> B link b -> B sheet link c -> F { on o -> C } }
      screen B { link again -> B link c -> tab home }
      screen C { url "/c" }
      external screen D
      flow F { start G outcome o screen G { link o -> finish o } }
      group H { requires f else D }
      flag f‸
      """)
    let found = text.editor.lenses(of: text.cursor.file)
    #expect(
      found.map { "\(text.text($0.range)): \($0.title)" } == [
        "Main: reached from 1, leads to 1", "Home: reached from 2, leads to 3", "B: reached from 1, leads to 1",
        "C: reached from 1 and outside, leads to 0", "D: reached from 1", "F: reached from 1, leads to 1",
        "G: reached from 1, leads to 0",
      ])
    #expect(found[2].places.map(text.text) == ["B", "B"])
  }

  @Test func importsLeadToTheirFiles() {
    let text = EditedText(
      "import \"b.flow\"\nimport \"none.flow\"\nimport \"b.flow\"‸",
      files: ["b.flow": "import \"main.flow\"", "main.flow": ""])
    let found = text.editor.links(of: text.cursor.file)
    #expect(found.map(\.path) == ["b.flow", "none.flow", "b.flow"])
    #expect(
      found.map { $0.target.map { text.editor.compilation.sources[Int($0.index)].identity } } == [
        "b.flow", nil, "b.flow",
      ])
    #expect(found.map { text.text($0.range) } == ["\"b.flow\"", "\"none.flow\"", "\"b.flow\""])
    #expect(text.editor.links(of: FileID(1)).map { $0.target?.index } == [0])
  }
}

extension EditedText {
  /// The empty range at the cursor.
  fileprivate var marker: SourceRange { SourceRange(file: cursor.file, start: cursor.offset, end: cursor.offset) }
}
