import Testing

@testable import FlowLang

@Suite struct RulesPageTests {
  @Test func everyRuleHasARowAndASection() {
    let page = RulesPage.markdown
    for rule in Rule.all {
      #expect(page.contains("\n| [`\(rule.name)`](#\(rule.name)) | \(rule.severity.rawValue) | \(rule.summary) |\n"))
      #expect(page.contains("\n## \(rule.name)\n\n*\(rule.severity.rawValue)*: \(rule.summary)\n"))
      #expect(page.contains("```flow\n\(rule.repaired)\n```\n"))
    }
    #expect(!page.contains("⟦") && !page.contains("⟧"))
  }

  @Test func cardMarksThePlaceInTheExample() {
    let card = RuleCard.text(.unreachableScreen, isColored: false)
    #expect(card.hasPrefix("unreachable-screen (error): no path leads to a screen\n\n"))
    #expect(card.contains("    4 | screen Sale {}\n      |        ^~~~\n"))
    #expect(!card.contains("⟦"))
  }

  @Test func proseIsBrokenIntoLines() {
    #expect(Paragraphs.wrapped("one two three", width: 7) == "one two\nthree\n")
    #expect(Paragraphs.wrapped("one\ntwo\n\nthree", width: 20, indentation: 2) == "  one two\n\n  three\n")
    #expect(Paragraphs.wrapped("a extraordinarily b", width: 5) == "a\nextraordinarily\nb\n")
  }
}
