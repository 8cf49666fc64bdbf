import Foundation
import Testing

@testable import FlowLang

/// The output for each kind of statement, in both state diagram languages.
@Suite struct StateChartTests {
  /// Returns the lines that an emitter writes for a text, without those that are always written.
  private func lines(_ emitter: Emitter, _ text: String, showing rule: Rule? = nil) throws -> [String] {
    let compilation = compile(text)
    let finding = try rule.map { try #require(Reporter.findings(of: $0, in: compilation).first) }
    let always = ["@startuml", "@enduml", "left to right", "hide", "skinparam", "stateDiagram-v2", "direction LR"]
    return emitter.emit(compilation, showing: finding).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    .filter { line in !always.contains { line.hasPrefix($0) } }
  }

  @Test func screensAndLinks() throws {
    let text = """
      app A { start H when f else I }
      flag f
      screen H {
        link open "Open it" -> I sheet when f
        link again -> H
      }
      screen I(id: Int = 0) {
        url "/i/{id}"
        link home -> H reset
        link done "Done" -> dismiss
      }
      """
    #expect(
      try lines(.mermaid, text) == [
        #"state "H" as screen_H"#, "screen_H : again#58; itself",
        #"state "I" as screen_I"#, "screen_I : id#58; Int", "screen_I : Done#58; dismiss",
        "[*] --> screen_H : when f", "[*] --> screen_I : else start",
        "screen_H --> screen_I : Open it<br/>sheet<br/>when f", "screen_I --> screen_H : home<br/>reset",
        "note right of screen_I : /i/#123;id#125;",
      ])
    #expect(
      try lines(.plantUML, text) == [
        #"state "H" as screen_H"#, "screen_H : again<U+003A> itself",
        #"state "I" as screen_I"#, "screen_I : id<U+003A> Int", "screen_I : Done<U+003A> dismiss",
        "[*] --> screen_H : when f", "[*] --> screen_I : else start",
        #"screen_H --> screen_I : Open it\nsheet\nwhen f"#, #"screen_I -[dashed]-> screen_H : home\nreset"#,
        "note right of screen_I : <U+002F>i<U+002F><U+007B>id<U+007D>",
      ])
  }

  @Test func flowsAndGroupsAreCompositeStates() throws {
    let text = """
      app A { start H }
      screen H { link f -> F(n: 1) { on done -> I  on stopped -> stay } }
      flow F(n: Int) {
        start S
        outcome done(n: Int)
        outcome stopped
        link stop -> finish stopped
        screen S { link go -> finish done  link restart -> back to F }
      }
      group G {
        requires b else H
        screen I {}
      }
      external flag b
      """
    #expect(
      try lines(.mermaid, text) == [
        #"state "H" as screen_H"#,
        #"state "F (n#58; Int)" as flow_F {"#,
        #"state "start" as flow_F_start"#, "flow_F_start : on every screen",
        #"state "done (n#58; Int)" as flow_F_outcome_done"#, #"state "stopped" as flow_F_outcome_stopped"#,
        #"state "S" as screen_S"#, "}",
        #"state "G" as group_G {"#, #"state "G" as group_G_start"#, #"state "I" as screen_I"#, "}",
        "[*] --> screen_H", "screen_H --> flow_F_start : f", "screen_H --> screen_I : f › on done",
        "flow_F_start --> screen_S", "flow_F_start --> flow_F_outcome_stopped : stop",
        "screen_S --> flow_F_outcome_done : go", "screen_S --> flow_F_start : restart<br/>back to F",
        "group_G_start --> screen_H : requires b<br/>else",
        "classDef outcome fill:#0b7a75,color:#ffffff", "class flow_F_outcome_done,flow_F_outcome_stopped outcome",
      ])
  }

  @Test func emptyFlowsAndGroupsAreStates() throws {
    #expect(
      try lines(.mermaid, "group A { group B {} }") == [#"state "A" as group_A {"#, #"state "B" as group_B"#, "}"])
  }

  @Test func tabsLeadToTheirRoots() throws {
    let text = """
      app A {
        start T
        link help -> H
      }
      tabs T {
        tab one "One" icon "i" badge -> H
        tab two -> I
      }
      screen H { link two -> tab two }
      screen I {}
      """
    #expect(
      try lines(.plantUML, text) == [
        #"state "A" as app_A"#, "app_A : on every screen", #"state "T" as tabs_T"#,
        #"state "H" as screen_H"#, #"state "I" as screen_I"#,
        "[*] --> tabs_T", "app_A --> screen_H : help", "tabs_T --> screen_H : tab One ●",
        "tabs_T --> screen_I : tab two", #"screen_H -[dashed]-> tabs_T : two\ntab two"#,
      ])
  }

  /// A link that some screens drop is not on every screen, and an entry point has all its modifiers.
  @Test func exceptionsAndModifiersAreShown() throws {
    let text = """
      app A {
        start T
        link help -> Help
        link out -> home when f else stay
      }
      flag f
      tabs T { tab one "One" -> H  tab two -> I }
      screen H { url "/h" in tab T.one  entry "push" in tab two over I, J sheet }
      group G {
        link g -> J
        screen I { without help  without g }
        screen J { without help without out url "/j" over H }
      }
      screen Help { without help  without out }
      screen K { without help link k -> back }
      group L {
        link l -> K
        screen `A long name` { without l }  screen `Another name` { without l }  screen `A third name` { without l }
      }
      """
    let lines = try lines(.plantUML, text)
    for line in [
      #"app_A --> screen_Help : help\nnot on I, J, Help, K"#,
      #"app_A : out<U+003A> home<U+003A> when f · not on J, Help"#,
      #"group_G_start --> screen_J : g\nnot on I"#, #"group_L_start --> screen_K : l\nnot on 3 screens"#,
      #"note right of screen_H : <U+002F>h · in tab One\npush · sheet in tab two over I, J"#,
      #"note right of screen_J : <U+002F>j · over H"#,
    ] { #expect(lines.contains(line), "\(line) \(lines)") }
  }

  /// A long row without an arrow has two lines, so that less of it is cut off; a line end in a label is a space.
  @Test func longRowsHaveTwoLines() throws {
    let text = """
      app A { start H }
      flag signedIn
      flag member
      screen H {
        link a "Answer the\\nquestions" -> stay set signedIn when not member
        link b "A label that is longer than all that a line of a picture can show" -> back
      }
      """
    let lines = try lines(.mermaid, text)
    #expect(
      lines.filter { $0.hasPrefix("screen_H : ") } == [
        "screen_H : dead end",
        "screen_H : Answer the questions#58; stay<br/>when not member · set signedIn",
        "screen_H : A label that is longer than all that a line …<br/>back",
      ], "\(lines)")
  }

  @Test func statesAreMarked() throws {
    let text = """
      app A { start H }
      screen H {
        link go -> End cover
        link web -> Web
      }
      screen End {}
      screen Lost {}
      external screen Web
      """
    let lines = try lines(.mermaid, text)
    #expect(lines.contains("class screen_End,screen_Lost alarm") && lines.contains("class screen_Web outside"))
    #expect(lines.contains("screen_End : dead end") && lines.contains("screen_Lost : unreachable"))
    #expect(lines.contains("screen_Web : external screen"))
  }

  @Test func theTraceOfAFindingIsNumbered() throws {
    let text = "app A { start H } screen H { link go \"Go\" -> End cover } screen End { back declared }"
    let mermaid = try lines(.mermaid, text, showing: .deadEnd)
    let title = "nothing leaves `End` when it is shown as a cover [dead-end] · shown by: 1 H › go"
    #expect(mermaid.prefix(3) == ["---", "title: \"\(title)\"", "---"])
    #expect(mermaid.contains("screen_H --> screen_End : 1 Go<br/>cover"))
    #expect(mermaid.contains("class screen_H trace"))
    let plantUML = try lines(.plantUML, text, showing: .deadEnd)
    #expect(plantUML.first?.hasPrefix("title nothing leaves <U+0060>End<U+0060> when") == true)
    #expect(plantUML.contains(#"screen_H --> screen_End : 1 Go\ncover"#))
  }

  @Test func differentNamesHaveDifferentIdentifiers() throws {
    let text = "screen `a b` {} screen `a_20b` {} screen a {} screen a {} screen {} tabs a { tab x -> a } screen `é` {}"
    let chart = StateChart(Compiler.compile(SourceFile(path: "a.flow", text: text)))
    let states = chart.parts.compactMap { part in if case .state(let state) = part { state.id } else { nil } }
    #expect(
      states == [
        "screen_a_20b", "screen_a_5F20b", "screen_a", "screen_a_number_4", "screen__number_5", "tabs_a_number_6",
        "screen__C3_A9",
      ])
  }

  /// Texts of a flow cannot add or change lines of the output.
  @Test func hostileTextStaysText() {
    let mermaid = Emitter.mermaid.emit(HostileFlow.compilation)
    for line in mermaid.split(separator: "\n") where line.contains("\"") {
      #expect(line.count { $0 == "\"" } == 2, "\(line)")
      #expect(!line.contains("<") || line.contains("<br/>"), "\(line)")
    }
    #expect(
      !(mermaid + Emitter.plantUML.emit(HostileFlow.compilation)).unicodeScalars.contains {
        $0 != "\n" && DiagramText.isUnsafe($0)
      })
    #expect(!mermaid.contains("script>") && !mermaid.contains("%%") && !mermaid.contains("javascript:"))
    // Mermaid would read this as `<`.
    let placeholder = Emitter.mermaid.emit(Compiler.compile(SourceFile(path: "", text: "screen `ﬂ°lt¶ß` {}")))
    #expect(placeholder.contains("\"fl°lt¶ß\""))
    let plantUML = Emitter.plantUML.emit(HostileFlow.compilation)
    for line in plantUML.split(separator: "\n") {
      let rest = line.replacing(#/<U\+[0-9A-F]{4,6}>|<<\w+>>/#, with: "")
      #expect(!rest.contains("<") && !rest.contains("~") && !rest.contains("'"), "\(line)")
    }
  }
}
