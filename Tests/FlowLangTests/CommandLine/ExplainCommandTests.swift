import Testing

@testable import FlowLang

@Suite struct ExplainCommandTests {
  @Test func rulesAreExplained() throws {
    let folder = try ScratchFolder()
    for rule in Rule.all {
      #expect(try folder.flowc("explain", rule.name).output == RuleCard.text(rule, isColored: false))
    }
    #expect(try folder.flowc("explain").output == RuleCard.table(isColored: false))
    #expect(try folder.flowc("explain", "--all").output == RulesPage.markdown)
  }
}
