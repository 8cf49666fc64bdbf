import Testing

@testable import FlowLang

/// The examples of every rule: the failing one violates exactly that rule, at its mark; the repaired one violates none.
@Suite struct CatalogueTests {
  @Test(arguments: Rule.all.map(\.name))
  func failingExampleGivesExactlyItsRule(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    let (text, marked) = try MarkedExample.read(rule.failing)
    let compilation = RuleFinding.compilation(rule, text)
    let findings = compilation.findings.sorted
    #expect(findings.map(\.rule) == [name], "\(findings.map { "\($0.rule): \($0.message)" })")
    let finding = try #require(findings.first)
    #expect(Int(finding.range.start)..<Int(finding.range.end) == marked)
    #expect(finding.severity == rule.severity)
  }

  @Test(arguments: Rule.all.map(\.name))
  func repairedExampleIsClean(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    let compilation = RuleFinding.compilation(rule, rule.repaired)
    #expect(compilation.findings.sorted.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test func namesAreUniqueAndSpelledAsRules() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    for rule in Rule.all { #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }
}

/// An example with its marked text between `⟦` and `⟧`.
enum MarkedExample {
  /// Returns the text without the marks, and the range between them.
  static func read(_ marked: String) throws -> (text: String, range: Range<Int>) {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let tail = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
    try #require(tail.count == 2)
    let start = parts[0].utf8.count
    return ("\(parts[0])\(tail[0])\(tail[1])", start..<start + tail[0].utf8.count)
  }
}
