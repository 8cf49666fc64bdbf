import Testing

@testable import FlowLang

/// Every name leads to its declaration and all its mentions.
@Suite struct ReferenceTests {
  @Test func aScreenIsMentionedByLinksAnchorsURLsAndExpectations() {
    expectReferences(
      """
      app A { start ⟦Ho‸me⟧ when f else ⟦Home⟧ }
      flag f
      tabs Bar { tab home -> ⟦Home⟧ }
      screen ⟦Home⟧ { link a -> B over ⟦Home⟧ link b -> back to ⟦Home⟧ }
      screen B { url "/b" over ⟦Home⟧  embed ⟦Home⟧  requires f else ⟦Home⟧ }
      expect ⟦Home⟧ only after B
      expect B within 2 taps of ⟦Home⟧
      expect never ⟦Home⟧
      """)
  }

  @Test func aNameInBackticksIsTheSameName() { expectReferences("app A { start ⟦`Home`⟧ }\nscreen ⟦Ho‸me⟧ {}") }

  @Test func aParameterIsMentionedByLabelsValuesAndPlaceholders() {
    expectReferences(
      """
      app A { start Home }
      screen Home { link a -> Product(⟦id⟧: 3) }
      screen Product(⟦id⟧: Int, other: Int = 1) {
        url "/product/{⟦i‸d⟧}?x={other}"
        link again -> Product(⟦id⟧: ⟦id⟧, other: other)
        link buy -> Checkout { on paid -> Product(⟦id⟧: id) }
      }
      flow Checkout { start Pay outcome paid(id: Int) screen Pay { link p -> finish paid } }
      """)
  }

  @Test func theNearestParameterIsMeant() {
    expectReferences(
      """
      flow Checkout(⟦id⟧: Int) {
        start Pay
        outcome paid(id: Int)
        screen Pay { link p -> finish paid(id: ⟦i‸d⟧) }
        screen Own(id: Int) { link q -> finish paid(id: id) }
      }
      """)
  }

  @Test func anOutcomeBelongsToItsFlow() {
    expectReferences(
      """
      app A { start Home }
      screen Home {
        link a -> First { on ⟦done⟧ -> Second { on done -> stay } }
      }
      flow First { start S outcome ⟦done⟧ screen S { link x -> finish ⟦do‸ne⟧ } }
      flow Second { start T outcome done screen T { link x -> finish done } }
      """)
  }

  @Test func aValueBelongsToItsFlag() {
    expectReferences(
      """
      app A { start H when plan = ⟦pro⟧ else H }
      flag plan = free | ⟦pro⟧
      external flag size = pro | small
      screen H { requires not plan = ⟦`pro`⟧ else stay  link a -> H set plan = ⟦p‸ro⟧ when size = pro, plan = free }
      expect never H when plan = ⟦pro⟧
      """)
  }

  @Test func anOutcomeOfAScreenIsHandledAtTheRoot() {
    expectReferences(
      """
      app A { start P { on ⟦do‸ne⟧ -> H reset } link out -> P reset { on ⟦done⟧ -> H reset } }
      screen P { outcome ⟦done⟧ -> stay  link a -> finish ⟦done⟧ }
      screen H { outcome done  link a -> finish done }
      """)
  }

  @Test func aURLWithAPresentationMentionsItsScreens() {
    expectReferences(
      "app A { start ⟦H⟧ } screen ⟦H⟧ {} screen P { url \"/p\" over ⟦‸H⟧ sheet  entry \"x\" over ⟦H⟧ cover }")
  }

  @Test func aTabIsMeantByItsNameOrWithItsBar() {
    expectReferences(
      """
      tabs Main { tab ⟦cart⟧ -> Cart  tab home -> Home }
      screen Cart { url "/c" in tab ⟦c‸art⟧ }
      screen Home { link a -> tab Main.⟦cart⟧  link b -> Cart in tab ⟦cart⟧ }
      """)
  }

  @Test func aTagIsMentionedByAsAndByTargets() {
    expectReferences(
      """
      screen Home { link a -> B as ⟦#p‸⟧  link c -> B as #other }
      screen B { link b -> back to ⟦#"p"⟧  link d -> raise ⟦#p⟧  link e -> Home replace from ⟦#p⟧ }
      """)
  }

  @Test func flagsTransitionsAndInheritedLinks() {
    expectReferences("flag ⟦f⟧\nscreen A { requires ⟦f⟧ link a -> B set ⟦‸f⟧ when not ⟦f⟧ }\nscreen B {}")
    expectReferences("transition ⟦t⟧ { both opacity }\nscreen A { transition ⟦t‸⟧ link a -> A via ⟦t⟧ }")
    expectReferences("app A { start B link ⟦out⟧ -> B }\nscreen B { without ⟦o‸ut⟧ }\nscreen C { link out -> B }")
  }

  @Test func definitionsAreFoundInOtherFiles() {
    let text = EditedText(
      "import \"b.flow\"\nscreen A { link a -> ‸B }", files: ["b.flow": "/// The other.\nscreen B {}"])
    let found = text.editor.definition(at: text.cursor)
    #expect(found.map { $0.file.index } == [1])
    #expect(EditedText.marked(found, in: text.editor.compilation, file: 1) == "/// The other.\nscreen ⟦B⟧ {}")
  }

  @Test func aTagIsDefinedWhereItIsGiven() {
    let text = EditedText("screen A { link a -> B as #p }\nscreen B { link b -> back to #‸p }")
    #expect(
      text.marked(text.editor.definition(at: text.cursor))
        == "screen A { link a -> B as ⟦#p⟧ }\nscreen B { link b -> back to #p }")
  }

  @Test func unknownNamesAndWordsLeadNowhere() {
    for marked in ["screen A { link a -> ‸B }", "screen A { li‸nk a -> A }", "// ‸A\nscreen A {}"] {
      let text = EditedText(marked)
      #expect(text.editor.references(at: text.cursor, withDeclaration: true) == [])
      #expect(text.editor.definition(at: text.cursor) == [])
      #expect(text.editor.renameRange(at: text.cursor) == nil)
    }
  }

  @Test func namesAreKnownInFilesWithSyntaxErrors() {
    expectReferences(
      "app A { start ⟦Home⟧ }\nscreen ⟦H‸ome⟧ { link a -> }\nscreen B { link b -> ⟦Home⟧ sheet sheet as }")
  }

  /// Expects that all marked ranges, one of which contains the cursor, are mentions of one symbol.
  private func expectReferences(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let plain = marked.filter { !"⟦⟧".contains($0) }
    let text = EditedText(plain, sourceLocation: sourceLocation)
    let expected = marked.filter { $0 != "‸" }
    let found = text.editor.references(at: text.cursor, withDeclaration: true)
    #expect(text.marked(found) == expected, sourceLocation: sourceLocation)
    #expect(text.editor.highlights(at: text.cursor) == found, sourceLocation: sourceLocation)
    let declared = text.editor.definition(at: text.cursor)
    let uses = text.editor.references(at: text.cursor, withDeclaration: false)
    #expect(Set(declared).union(uses) == Set(found) && uses.count + declared.count == found.count)
  }
}
