import Testing

@testable import FlowLang

/// The additions of the second edition to statements.
@Suite struct SecondEditionTests {
  @Test func commaMayFollowTheLastElement() {
    expectFindings(
      """
      app A { start H }
      transition t { both scale(factor: 0.5,) }
      screen H { link open -> P(id: 1, name: "x",) via t }
      screen P(id: Int, name: String = "",) {}
      """, [])
    expectSyntaxErrors("screen P(⟦,⟧) {}", ["expected the name of a parameter, found `,`"])
  }

  @Test func screensHaveTitles() {
    let tree = parse(
      "screen A \"First\" {} screen B(id: Int) \"The second\" {} external screen C(x: Int) \"C\" screen D {}")
    #expect(tree.errors.isEmpty)
    let titles = tree.ids.filter { [.screen, .externalScreen].contains(tree[$0].kind) }.map { tree.title(ofScreen: $0) }
    #expect(titles == ["First", "The second", "C", nil])
    expectSyntaxErrors("screen A \"First\" ⟦(⟧id: Int) {}", ["`(` comes before the title"])
  }

  @Test func anOutcomeMayNeedNoHandler() {
    let flow = """
      app A { start H }
      screen H { link pick -> Picker sheet { on picked -> stay } }
      flow Picker {
        start Choice
        outcome picked
        outcome cancelled -> stay
        screen Choice {
          link pick -> finish picked
          link cancel -> finish cancelled
        }
      }
      """
    expectFindings(flow, [])
    expectState(flow, after: "pick, cancel", "H")
    let unhandled = flow.replacing(" -> stay\n  screen", with: "\n  screen").replacing("-> Picker", with: "-> ⟦Picker⟧")
    expectFindings(unhandled, ["unhandled-outcome: this call of `Picker` does not handle the outcome `cancelled`"])
    expectSyntaxErrors(
      flow.replacing("cancelled -> stay", with: "cancelled -> ⟦home⟧"),
      ["expected `stay`, the only goal of an outcome, found the word `home`"])
  }

  @Test func typesOfOtherLanguagesAreRespelled() {
    expectFindings(
      """
      app A { start H }
      screen H { link open -> P(id: 1, names: [], at: nil, note: "x", kind: .a) }
      screen P(id: ⟦int⟧, names: ⟦[string]⟧, at: ⟦datetime?⟧, note: Text, kind: Product.kind) {
        link again -> Q(id: id)
      }
      screen Q(id: Int) {}
      """,
      [
        "unknown-type: the type `int` is written `Int`", "unknown-type: the type `[string]` is written `[String]`",
        "unknown-type: the type `datetime?` is written `Date?`",
      ])
  }
}
