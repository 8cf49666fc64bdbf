import Testing

@testable import FlowLang

/// Section 4.10: urls and entries.
@Suite struct EntryPointTests {
  private func flow(_ entryPoint: String, start: String = "A", requires: String = "") -> String {
    """
    flag f
    app X { start \(start) link b -> B link s -> B sheet set f }
    screen A {} screen B {} screen C {} screen P { url "/p" \(entryPoint) \(requires) }
    tabs T { tab h -> A tab c -> C }
    flow L { start Form outcome ok screen Form { link done -> finish ok set f } }
    """
  }

  @Test func wholeStateIsReplaced() {
    expectState(flow(""), after: "enter P", "A, P")
    expectState(flow(""), after: "b, s, b, enter P", "A, P {f}")
    expectState(flow("").replacing("url \"/p\"", with: "entry \"from a menu\""), after: "s, enter P", "A, P {f}")
  }

  @Test func screensOfOverAreBelow() {
    expectState(flow("over B, C"), after: "enter P", "A, B, C, P")
    expectState(flow("over A, B"), after: "enter P", "A, B, P")
    expectState(flow("over B, B"), after: "enter P", "A, B, P")
    expectState(flow("over P"), after: "enter P", "A, P")
    expectState(flow("", start: "P"), after: "enter P", "P")
    expectState(flow("over B", start: "P"), after: "enter P", "P")
  }

  @Test func aUrlMayPresentALayer() {
    expectState(flow("sheet"), after: "enter P", "A | sheet: P")
    expectState(flow("over B, C cover"), after: "b, enter P", "A, B, C | cover: P")
    expectState(flow("in tab c over B popover", start: "T"), after: "enter P", "[c: C, B] | popover: P")
    // The screen may be presented over itself.
    expectState(flow("over P sheet"), after: "enter P", "A, P | sheet: P")
    expectState(flow("over B sheet"), after: "enter P, close", "A, B")
    let text = flow("over B sheet", requires: "requires f else L sheet { on ok -> continue }")
    expectState(text, after: "enter P, done (ok)", "A, B | sheet: P {f}")
  }

  @Test func tabIsSelected() {
    expectState(flow("in tab c over B", start: "T"), after: "b, enter P", "[c: C, B, P]")
    expectState(flow("in tab T.h"), after: "enter P", "[h: A, P]")
    expectState(flow("", start: "T"), after: "enter P", "[h: A, P]")
    expectState(flow("in tab c over C", start: "T"), after: "enter P", "[c: C, P]")
  }

  @Test func bottomIsTheStartForTheCurrentFlags() {
    expectState(flow("", start: "B when f else A"), after: "f = true, enter P", "B, P {f}")
    expectState(flow("", start: "B when f else A"), after: "s, enter P", "B, P {f}")
  }

  @Test func refusedUrlOpensTheStart() {
    expectState(flow("", requires: "requires f else C sheet"), after: "b, enter P", "A | sheet: C")
    expectState(flow("over B", requires: "requires f"), after: "b, enter P", "A")
    expectState(flow("", requires: "requires f else C when f"), after: "b, enter P", "A")
    expectState(flow("in tab c", start: "T", requires: "requires f else C"), after: "enter P", "[h: A, C]")
  }

  @Test func continueOpensTheUrl() {
    let text = flow("over B", requires: "requires f else L sheet { on ok -> continue }")
    expectState(text, after: "enter P", "A | sheet: Form")
    expectState(text, after: "enter P, done (ok)", "A, B, P {f}")
  }

  @Test func guardsAreAskedBottomFirst() {
    let text = flow("in tab c over B", start: "T").replacing("screen B {}", with: "screen B { requires f else A }")
      .replacing("screen C {}", with: "screen C { requires f else A sheet }")
    // The guard of the tab's root is asked before that of the screen over it, and the start shows the other tab.
    expectState(text, after: "enter P", "[h: A] | sheet: A")
    expectState(text, after: "s, enter P", "[c: C, B, P] {f}")
    expectState(text.replacing("requires f else A sheet", with: ""), after: "enter P", "[h: A, A]")
    expectState("flag f app X { start A } screen A { requires f else B } screen B {}", "A")
  }

  @Test func guardOfTheTabBarIsAsked() {
    let text = flow("in tab c", start: "T when f else A").replacing(
      "tabs T {", with: "tabs T { requires f else L sheet { on ok -> continue }")
    expectState(text, after: "enter P", "A | sheet: Form")
    expectState(text, after: "enter P, done (ok)", "[c: C, P] {f}")
    // The guard of the root of a tab that is not named is not asked.
    expectState(
      text.replacing("screen A {}", with: "screen A { requires not f }"), after: "s, enter P", "[c: C, P] {f}")
  }

  @Test func flowsAreEnteredAtTheirStart() {
    let text =
      "flag f app X { start A } screen A {} flow F { entry \"push\" requires f else A start P "
      + "outcome o screen P { link x -> finish o } }"
    expectState(text, after: "enter F", "A, A")
    expectState(text.replacing("requires f else A", with: ""), after: "enter F, x", "A, P")
  }

  @Test func flowThatStartsWithATabBarBecomesTheApp() {
    let text = "app X { start A } screen A {} screen B {} flow F { url \"/f\" over B start T tabs T { tab t -> B } }"
    expectState(text, after: "enter F", "[t: B]")
  }
}
