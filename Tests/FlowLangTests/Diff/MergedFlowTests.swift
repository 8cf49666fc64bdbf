import Testing

@testable import FlowLang

/// The picture of a difference: both versions in one, with marks for parts that are new, removed or changed.
@Suite struct MergedFlowTests {
  private static let before = """
    app Shop { start Home }
    screen Home {
      link help "Help" -> Help
      link old "Old offers" -> Old
      link stay "More" -> More
    }
    screen More { url "/more" }
    screen Help {}
    group Past {
      screen Old { link top "Top" -> home  link next "Next" -> Older }
      screen Older {}
    }
    flow Pay {
      start Card
      outcome paid
      screen Card { link pay "Pay" -> finish paid }
      screen Slip {}
    }
    """
  private static let after = """
    app Shop { start Home }
    screen Home {
      link help "Help" -> Help sheet
      link stay "More" -> Better
      link ask "Ask" -> Ask
    }
    screen Better { url "/more" }
    screen Help {}
    screen Ask { link back "Home" -> Help }
    group Past {
      screen Older {}
    }
    flow Pay {
      start Card
      outcome paid
      screen Card { link pay "Pay" -> finish paid }
    }
    """

  private static func chart(_ old: String, _ new: String) -> [String] {
    let merged = MergedFlow(from: compile(old), to: compile(new))
    var options = Emitter.Options()
    options.changes = merged.changes
    let chart = StateChart(merged.compilation, options)
    let states = chart.parts.flatMap { part -> [String] in
      switch part {
      case .state(let state), .opening(let state): [state.lines.joined(separator: ", ")]
      case .closing: []
      }
    }
    return states + chart.transitions.map { "\($0.tail ?? "start") \($0.label.joined(separator: ", ")) \($0.head)" }
      + chart.notes.map { "\($0.state): \($0.lines.joined(separator: ", "))" }
  }

  @Test func removedPartsStayAtTheirPosition() {
    #expect(
      Self.chart(Self.before, Self.after) == [
        "Home", "~ Better", "Help", "+ Ask", "Past", "Older, unreachable", "\u{2212} Old, Top: home", "Pay",
        "start", "paid", "Card, unreachable", "\u{2212} Slip",
        "start  screen_Home",
        "screen_Home ~ Help, sheet screen_Help",
        "screen_Home More screen_Better",
        "screen_Home + Ask screen_Ask",
        "screen_Home \u{2212} Old offers screen_Old",
        "screen_Ask Home screen_Help",
        "screen_Old Next screen_Older",
        "flow_Pay_start  screen_Card",
        "screen_Card Pay flow_Pay_outcome_paid",
        "screen_Better: /more",
      ])
  }

  @Test func urlsAndEntriesHaveMarks() {
    let before = """
      app A { start H }
      screen H { url "/h"  entry "push"  entry "widget"  link b -> B }
      screen B { url "/b/{id}" in tab t over H  url "/kept"  url "/moved" }
      """
    let after = """
      app A { start H }
      screen H { entry "widget" sheet  entry "siri"  link b -> B  url "/moved" }
      screen B { url "/b/{id}"  url "/kept"  url "/new" }
      """
    #expect(
      Self.chart(before, after).filter { $0.contains(": ") } == [
        "screen_H: ~ widget · sheet, + siri, + /moved, \u{2212} /h, \u{2212} push",
        "screen_B: ~ /b/{id}, /kept, + /new, \u{2212} /moved",
      ])
  }

  /// Tabs, guards and outcomes have marks, and a link is shown with each goal that it led to.
  @Test func otherStatementsHaveMarks() {
    let before = """
      app A { start T }
      tabs T { tab one "One" -> H  tab two -> I  tab three -> J }
      flag f
      flag g
      screen H {
        requires f else I
        requires g else I
        link p -> F { on done -> I on stopped -> stay }
        link w -> J when f else I
        link x -> J when f else I
      }
      screen I {}
      screen J { requires g }
      flow F { start S  outcome done  outcome stopped  outcome kept  screen S { link s -> finish stopped } }
      """
    let after = """
      app A { start T }
      tabs T { tab one "Eins" -> H  tab three -> J  tab four -> I }
      flag f
      flag g
      screen H {
        requires f else J
        link p -> F { on done -> J on lost -> stay }
        link w -> J when f else J
        link x -> J when g else I sheet
      }
      screen I { requires f }
      screen J {}
      flow F { start S  outcome done  outcome kept(n: Int)  outcome lost  screen S { link s -> finish lost } }
      """
    let chart = Self.chart(before, after)
    for line in [
      "tabs_T ~ tab Eins screen_H", "tabs_T tab three screen_J", "tabs_T + tab four screen_I",
      "tabs_T \u{2212} tab two screen_I",
      "screen_H ~ requires f, else screen_J", "screen_H \u{2212} requires f, else screen_I",
      "screen_H \u{2212} requires g, else screen_I", "~ I, + requires f", "~ J, \u{2212} requires g",
      "done", "~ kept (n: Int)", "+ lost", "\u{2212} stopped",
      "screen_H ~ p flow_F_start", "screen_H p › on done screen_J", "screen_H \u{2212} p flow_F_start",
      "screen_H \u{2212} p › on done screen_I", "screen_H \u{2212} w › else screen_I",
      "screen_S ~ s flow_F_outcome_lost", "screen_S \u{2212} s flow_F_outcome_stopped", "screen_H ~ x, when g screen_J",
    ] { #expect(chart.contains(line), "\(line) \(chart.joined(separator: "\n"))") }
    #expect(!chart.contains { $0.contains("\u{2212} x") })
  }

  /// A start, a `without` and a `back` are marked where they apply.
  @Test(arguments: [
    ("start H", "start B", ["~ A, on every screen", "H", "B"]),
    ("screen B {", "screen B { without out ", ["A, on every screen", "H", "~ B"]),
    ("link out", "back declared link out", ["A, on every screen", "~ H", "~ B"]),
  ])
  func statementsOfTheAppHaveMarks(_ piece: String, _ replacement: String, _ heads: [String]) {
    let flow = """
      app A { start H link out "Out" -> H reset }
      screen H { link b "B" -> B }
      screen B { link h "H" -> H }
      """
    let chart = Self.chart(flow, flow.replacing(piece, with: replacement))
    #expect(chart.prefix(3) == heads[...], "\(chart)")
    #expect(chart.count { $0.contains("Out") } == 1, "\(chart)")
  }

  @Test func equalFlowsHaveNoMarks() throws {
    for path in EmittedExamples.paths {
      let compilation = try EmittedExamples.compile(path)
      let merged = MergedFlow(from: compilation, to: compilation)
      var options = Emitter.Options()
      options.changes = merged.changes
      for emitter in [Emitter.mermaid, .plantUML] {
        let plain = emitter.emit(compilation).split(separator: "\n").filter { !$0.contains("skinparam") }
        #expect(
          emitter.emit(merged.compilation, options).split(separator: "\n").filter { !$0.contains("skinparam") } == plain
        )
      }
    }
  }

  /// Any two versions have a picture.
  @Test(arguments: FlowMode.basic)
  func anyTwoFlowsAreDrawn(_ mode: FlowMode) {
    var texts = (0..<UInt64(TestTier.rounds(30, fast: 7))).map { RandomFlow.text(mode, seed: $0) }
    texts += ["", "flow F {", "group G { screen", "app A", "screen S { link l"]
    for (old, new) in zip(texts, texts.dropFirst() + texts.prefix(1)) {
      let merged = MergedFlow(
        from: Compiler.compile(SourceFile(path: "old.flow", text: old)),
        to: Compiler.compile(SourceFile(path: "new.flow", text: new)))
      var options = Emitter.Options()
      options.changes = merged.changes
      #expect(!Emitter.dot.emit(merged.compilation, options).isEmpty)
    }
  }

  @Test(.fullTier)
  func graphvizDrawsTheDifference() throws {
    for (old, new) in [
      (compile(Self.before), compile(Self.after)), (HostileFlow.compilation, compile(Self.after)),
      (compile(Self.before), HostileFlow.compilation),
    ] {
      let merged = MergedFlow(from: old, to: new)
      var options = Emitter.Options()
      options.changes = merged.changes
      options.isNamed = true
      let (svg, diagnostics) = try DrawingTool.graphviz.draw(Emitter.dot.emit(merged.compilation, options))
      #expect(diagnostics == "")
      #expect(isWellFormedXML(svg) && !svg.contains("<script") && !svg.contains("<title>%3</title>"))
      for colour in ["#2b8a3e", "#c92a2a"] { #expect(svg.contains(colour)) }
      for sign in [">+<", ">\u{2212}<", ">~<"] { #expect(svg.contains(sign), "\(sign)") }
    }
  }
}
