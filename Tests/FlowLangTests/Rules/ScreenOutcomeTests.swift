import Testing

@testable import FlowLang

/// Screens that declare outcomes: each stands for a flow with that one screen.
@Suite struct ScreenOutcomeTests {
  private static let flow = """
    app A { start Home }
    screen Home {
      link pick "Colour" -> Picker(of: "list") sheet { on picked -> Sheet(color: color) }
      link open "Push" -> Picker(of: "list") { on picked -> stay  on cancelled -> Help }
    }
    screen Picker(of: String) "Colour" {
      outcome picked(color: String)
      outcome cancelled -> stay
      link choose "Choose" -> finish picked
      link cancel "Cancel" -> finish cancelled
      link help "Help" -> Help
    }
    screen Sheet(color: String) {}
    screen Help { link up "Up" -> back to Picker or stay }
    """

  @Test func aScreenWithOutcomesIsCalledAndLeftLikeAFlow() {
    expectFindings(Self.flow, [], of: ["unhandled-outcome", "wrong-modifiers", "unknown-name", "dead-link"])
    expectState(Self.flow, after: "pick, choose", "Home, Sheet")
    expectState(Self.flow, after: "pick, cancel", "Home")
    expectState(Self.flow, after: "open, cancel", "Home, Help")
    expectState(Self.flow, after: "open, help, up", "Home, Picker")
  }

  @Test func everyCallHandlesItsOutcomes() {
    expectFindings(
      Self.flow.replacing(
        "-> Picker(of: \"list\") sheet { on picked -> Sheet(color: color) }", with: "-> ⟦Picker(of: \"list\")⟧ sheet"
      )
      .replacing("sheet\n", with: "sheet\n"),
      ["unhandled-outcome: this call of `Picker` does not handle the outcome `picked`"],
      of: ["unhandled-outcome"])
    expectFindings(
      "app A { start H } screen H { link p -> P ⟦replace⟧ { on x -> stay } } screen P { outcome x  link a -> finish x }",
      ["wrong-modifiers"])
  }

  @Test func finishHasTheOutcomesOfTheScreen() {
    expectFindings(
      "app A { start H } screen H { link p -> P { on x -> stay } } screen P { outcome x  link a -> finish ⟦y⟧ }",
      ["unknown-name: the screen `P` has no outcome `y`; did you mean `x`?"].map {
        $0.replacing("; did you mean `x`?", with: "")
      },
      of: ["unknown-name"])
  }

  @Test func aScreenWithOutcomesMayBeTheStart() {
    let flow = """
      app A { start Welcome { on done -> Home reset } }
      screen Welcome { outcome done  link go -> finish done }
      screen Home { link out -> Welcome reset { on done -> Home reset } }
      """
    expectFindings(flow, [])
    expectState(flow, after: "go, out, go", "Home")
  }

  @Test func withoutACallThereIsNothingToFinish() {
    expectState(
      """
      app A { start Home }
      screen Home { link p -> Picker { on x -> stay } }
      screen Picker { url "/picker"  outcome x  link go -> finish x }
      """, after: "enter Picker, go", "Home, Picker")
  }

  @Test func outputsDoNotRepeatTheNameOfTheScreen() throws {
    let compilation = compile(Self.flow)
    let target = try #require(SwiftTarget.all.first)
    let core = target.files(Router(compilation), SwiftOptions())[0].text
    #expect(core.contains("case picker(of: String)") && core.contains("enum PickerOutcome"))
    for emitter in Emitter.all {
      let text = emitter.emit(compilation)
      #expect(!text.contains("Picker.Picker") && !text.contains("PickerPicker"))
    }
  }
}
