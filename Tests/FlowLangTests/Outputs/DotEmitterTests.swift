import Foundation
import Testing

@testable import FlowLang

/// The picture of each kind of statement.
@Suite struct DotEmitterTests {
  private func dot(_ text: String) -> String {
    Emitter.dot.emit(Compiler.compile(SourceFile(path: "a.flow", text: text)))
  }

  @Test func differentNamesHaveDifferentIdentifiers() {
    #expect(DotText.identifier("a b") == "a-20b")
    #expect(DotText.identifier("a-20b") == "a-2D20b")
    #expect(DotText.identifier("\u{E9}") == "-C3-A9")
    #expect(DotText.identifier("") == "")
  }

  /// Graphviz drops control characters, and does not accept a label of nothing else.
  @Test(arguments: ["\\u{d}", "\\t", "\\n", " ", ""]) func noLabelIsEmpty(_ text: String) {
    let written = dot("app A { start B }\nscreen B \"\(text)\" { entry \"\(text)\" link a \"\(text)\" -> home }")
    #expect(written.firstMatch(of: /<B><\/B>|<FONT[^>]*><\/FONT>/) == nil)
    #expect(!written.contains("\r") && !written.contains("\t"))
  }

  /// Graphviz does not accept text beside a table in a cell.
  @Test func conditionsOfAGuardAreInItsTable() {
    let written = dot("flag f flag g app A { start S } screen S { requires f else T when g else T } screen T {}")
    #expect(written.contains("when g") && !written.contains("</TABLE><BR/>"))
  }

  @Test func secondScreenOfANameHasItsOwnBox() {
    let text = dot("app A { start S } screen S {} screen S {} screen {}")
    #expect(text.contains("\"S\" [") && text.contains("\"S--2\" ["))
  }

  @Test func unreachableScreensAndDeadEndsAreMarked() {
    let text = dot(
      """
      app A { start S }
      screen S { link go -> End cover }
      screen End { back declared }
      screen Lost {}
      """)
    #expect(text.contains("dead end") && text.contains("unreachable"))
  }

  @Test func legendExplainsOnlyTheStylesThatOccur() {
    let text = dot("app A { start S } screen S { link a -> T sheet } screen T { link b -> dismiss }")
    #expect(text.contains(" sheet</TD>"))
    #expect(!text.contains(" cover</TD>"))
    #expect(!text.contains(" popover</TD>"))
  }

  @Test func inheritedLinksAreDrawnOnce() {
    let screens = (0..<20).map { "screen S\($0) {}" }.joined(separator: "\n")
    let text = dot("app A { start S0 link help \"Help\" -> Help } screen Help {} group G { \(screens) }")
    #expect(text.components(separatedBy: "-> \"Help\"").count == 2)
  }

  @Test func tagOfSeveralScreensHasNoArrow() {
    let text = dot(
      """
      app A { start S }
      screen S { link a -> T as #t link b -> U as #t }
      screen T { link c -> back to #t }
      screen U {}
      """)
    #expect(text.contains("back to #t"))
    #expect(!text.contains("dir=back"))
  }

  @Test func documentationIsTheTooltip() {
    let text = dot("/// First.\n/// \"Second\".\nscreen S {}")
    #expect(text.contains("tooltip=\"S&#10;First.&#10;&quot;Second&quot;.\""))
  }

  @Test func tabNamedLikeAKeywordHasNoBadge() {
    #expect(!dot("tabs T { tab badge -> S tab icon \"I\" -> S } screen S {}").contains("●</FONT>"))
    #expect(dot("tabs T { tab x \"I\" icon \"i\" badge -> S } screen S {}").contains("●</FONT>"))
  }
}
