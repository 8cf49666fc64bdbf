import Testing

@testable import FlowLang

/// The example of every rule: the versions differ by a change of exactly that rule, and by its consequences.
@Suite struct ChangeCatalogueTests {
  private static func rule(_ name: String) throws -> ChangeRule {
    try #require(ChangeRule.all.first { $0.name == name })
  }

  @Test(arguments: ChangeRule.all.map(\.name))
  func exampleGivesExactlyItsRule(_ name: String) throws {
    let rule = try Self.rule(name)
    let diff = rule.exampleDiff
    let found = diff.changes.map { "\($0.impact.rawValue) \($0.rule.name)" }
    let expected = try ([name] + rule.causes).map { try Self.rule($0) }
    #expect(
      found.sorted() == expected.map { "\($0.impact.rawValue) \($0.name)" }.sorted(),
      "\(diff.changes.map { "\($0.rule.name): \($0.message)" })")
    #expect(diff.omission == nil)
  }

  @Test func namesAreUniqueAndSpelledAsRules() {
    #expect(Set(ChangeRule.all.map(\.name)).count == ChangeRule.all.count)
    for rule in ChangeRule.all { #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }

  /// A message states the difference in one sentence.
  @Test(arguments: ChangeRule.all.map(\.name))
  func messagesAreSentences(_ name: String) throws {
    let rule = try Self.rule(name)
    for change in rule.exampleDiff.changes {
      #expect(!change.message.hasSuffix(".") && !change.message.contains("\n") && !change.message.contains("``"))
      #expect(change.before != nil || change.after != nil)
    }
  }
}

extension ChangeRule {
  /// The difference between the two versions of the example.
  fileprivate var exampleDiff: FlowDiff {
    func version(without mark: Character) -> String {
      example.split(separator: "\n").filter { $0.first != mark }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
    return diff(version(without: "+"), version(without: "-"))
  }
}
