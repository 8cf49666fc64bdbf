import Testing

@testable import FlowLang

/// Section 4.9, and `tab` and `in tab` of section 4.2.
@Suite struct TabTests {
  private func flow(_ target: String = "stay", more: String = "") -> String {
    """
    flag f
    app X { start T link a -> A link b -> B link s -> A sheet link u -> U cover link x -> \(target) \(more) }
    tabs T { tab h -> A tab c -> C }
    tabs U { tab h -> A tab v -> B }
    screen A {} screen B {} screen C { requires f else B }
    """
  }

  @Test func tabsKeepTheirStacks() {
    expectState(flow(), "[h: A]")
    let text = flow().replacing("requires f else B", with: "")
    expectState(text, after: "b, tab c, a, tab h", "[h: A, B] c: C, A")
    expectState(text, after: "b, tab c, a", "h: A, B [c: C, A]")
  }

  @Test func selectedTabUnwinds() {
    expectState(flow(), after: "b, a, tab h", "[h: A]")
    expectState(flow("tab h"), after: "b, a, x", "[h: A]")
    expectState(flow("tab h"), after: "b, s, x", "[h: A]")
  }

  @Test func tabClosesTheLayersAboveItsBar() {
    let text = flow("tab c").replacing("requires f else B", with: "")
    expectState(text, after: "b, s, b, x", "h: A, B [c: C]")
    expectState(text, after: "x, b, tab h, u, x", "[c: C, B]")
  }

  @Test func nearestBarThatHasTheTabCounts() {
    expectState(flow("tab h"), after: "u, tab v, a, x", "[h: A] | cover: [h: A] v: B, A")
    expectState(flow("tab T.h"), after: "b, u, tab v, x", "[h: A]")
    expectState(flow("tab v or stay"), after: "x", "[h: A]")
  }

  @Test func tabIsOfferedWhereItsBarIsOnTop() {
    expectOffers(flow(), after: "b", ["a", "b", "s", "u", "x", "back", "tab h", "tab c"])
    expectOffers(flow(), after: "s", ["a", "b", "s", "u", "x", "close"])
    expectOffers(flow(), after: "u", ["a", "b", "s", "u", "x", "tab h", "tab v"])
  }

  @Test func inTabUnwindsAndPushes() {
    let text = flow("B in tab c set f")
    expectState(text, after: "b, s, x", "h: A, B [c: C, B] {f}")
    expectState(text, after: "x, a, x", "[c: C, B] {f}")
    expectState(flow("B in tab h as #t", more: "link y -> back to #t"), after: "b, a, x, a, y", "[h: A, B #t]")
  }

  @Test func newlySelectedTabAsksItsRootsGuard() {
    expectState(flow(), after: "tab c", "[h: A, B]")
    expectState(flow("tab c set f"), after: "x", "[c: C] {f}")
    expectState(flow("B in tab c"), after: "s, x", "[h: A] | sheet: A, B")
    let text = flow("tab c set f", more: "link no -> stay clear f")
    expectState(text, after: "x, b, no, tab c", "[c: C]")
  }

  /// A guard redirects the selection of a tab: it is continued afterwards.
  @Test func continueSelectsTheTab() {
    let text =
      flow().replacing("f else B", with: "f else L sheet { on ok -> continue }")
      + " flow L { start S outcome ok screen S { link done -> finish ok set f } }"
    expectState(text, after: "b, tab c, done (ok)", "h: A, B [c: C] {f}")
  }

  @Test func continueToATabOfARemovedBarHasNoEffect() {
    let text = """
      flag f app X { start A } screen A { link u -> U sheet } screen B {}
      tabs U { tab v -> B tab w -> W }
      screen W { requires f else L over A { on ok -> continue } }
      flow L { start S outcome ok screen S { link done -> finish ok set f } }
      """
    expectState(text, after: "u, tab w, done (ok)", "A {f}")
  }

  @Test func backStaysInTheTab() {
    let text = flow("back to B or stay").replacing("requires f else B", with: "")
    expectState(text, after: "b, tab c, a, x", "h: A, B [c: C, A]")
    expectState(flow("back"), after: "x", "[h: A]")
    expectState(flow("back"), after: "u, tab v, x", "[h: A]")
    expectState(flow("home"), after: "b, u, a, x", "[h: A]")
    expectState(flow("back to root"), after: "b, u, tab v, a, x", "[h: A, B] | cover: [v: B]")
  }

  @Test func layersOverATabBarSeeItsSelectedStack() {
    let text = flow("back to C or stay").replacing("requires f else B", with: "")
    expectState(text, after: "tab c, b, s, x", "[c: C]")
    expectState(text, after: "tab c, tab h, s, x", "[h: A] | sheet: A")
  }

  @Test func barMayBeStartResetAndLayer() {
    expectState("app X { start A link t -> T reset } screen A {} tabs T { tab t -> A }", after: "t", "[t: A]")
    for presentation in ["sheet", "cover", "popover", "dialog"] {
      let text = "app X { start A link t -> T \(presentation) } screen A {} tabs T { tab t -> A }"
      expectState(text, after: "t", "A | \(presentation): [t: A]")
    }
  }

  @Test func rootOfATabIsChosenWhenItIsFirstSelected() {
    let text = """
      flag f app X { start T link set -> stay set f } tabs T { tab a -> A tab b -> F }
      screen A {} screen B {} flow F { start A when f else B }
      """
    expectState(text, after: "tab b, set, tab a, tab b", "[b: B] {f}")
    expectState(text, after: "set, tab b", "[b: A] {f}")
  }

  /// A tab that was not selected yet has the same state as one that was left at its root, whatever the layer.
  @Test func unvisitedTabIsAtItsRoot() throws {
    let text = """
      app X { start T scheme "x" link u -> U cover } tabs T { tab a -> A tab b -> F } tabs U { tab c -> B tab d -> A }
      screen A { url "/a" in tab b } screen B {} flow F { start B }
      """
    let compilation = compile(text)
    let (machine, tabs) = (compilation.machine, compilation.model.tabs.indices.map { Action.tab(TabID($0)) })
    let start = try #require(machine.state(after: []))
    #expect(machine.state(after: [tabs[1], tabs[0]]) == start)
    let cover = try #require(machine.actions(in: start).first)
    #expect(machine.state(after: [cover, tabs[3], tabs[2]]) == machine.state(after: [cover]))
    let opened = try #require(machine.state(after: [.entryPoint(0)]))
    #expect(machine.state(after: [.entryPoint(0), tabs[0], tabs[1]]) == opened)
  }

  /// If flags decide about the root, the tab keeps the root that was chosen.
  @Test func chosenRootIsKept() throws {
    let text = """
      flag f app X { start T } tabs T { tab a -> A tab b -> G }
      screen A {} screen B {} flow F { start A when f else B } flow G { start F }
      """
    let compilation = compile(text)
    let (machine, tabs) = (compilation.machine, compilation.model.tabs.indices.map { Action.tab(TabID($0)) })
    #expect(machine.state(after: [tabs[1], tabs[0]]) != machine.state(after: []))
    #expect(machine.state(after: [tabs[1], tabs[0], tabs[1]]) == machine.state(after: [tabs[1]]))
  }

  @Test func replacedRootIsTheTabsBottom() { expectState(flow("B replace"), after: "x, a, tab h", "[h: B]") }
}
