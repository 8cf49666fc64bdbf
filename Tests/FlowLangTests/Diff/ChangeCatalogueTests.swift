import Testing

@testable import FlowLang

/// The example of every rule: the versions differ by a change of exactly that rule, and by its consequences.
@Suite struct ChangeCatalogueTests {
  @Test(arguments: ChangeRule.all.map(\.name))
  func exampleGivesExactlyItsRule(_ name: String) throws {
    let example = try #require(ChangeExample.all[name])
    let diff = example.comparison
    let found = diff.changes.map { "\($0.impact.rawValue) \($0.rule.name)" }
    let expected = ChangeRule.all.filter { example.rules.contains($0.name) }.map { "\($0.impact.rawValue) \($0.name)" }
    #expect(
      found.sorted() == expected.sorted(), "\(diff.changes.map { "\($0.rule.name): \($0.message)" })")
    #expect(diff.omission == nil)
  }

  @Test func namesAreUniqueAndSpelledAsRules() {
    #expect(Set(ChangeRule.all.map(\.name)).count == ChangeRule.all.count)
    #expect(Set(ChangeExample.all.keys) == Set(ChangeRule.all.map(\.name)))
    for rule in ChangeRule.all { #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }

  /// A message states the difference in one sentence.
  @Test(arguments: ChangeRule.all.map(\.name))
  func messagesAreSentences(_ name: String) throws {
    for change in try #require(ChangeExample.all[name]).comparison.changes {
      #expect(!change.message.hasSuffix(".") && !change.message.contains("\n") && !change.message.contains("``"))
      #expect(change.before != nil || change.after != nil)
    }
  }
}

/// A flow with a change, in `ChangeExamples.txt`: below the name of its rule, and those of other rules that
/// cannot but follow, the lines behind `-` are those of the old version, those behind `+` of the new one.
private struct ChangeExample {
  var rules: [String]
  var lines: [Substring] = []

  static let all: [String: ChangeExample] = {
    let text = (try? Repository.text(of: "Tests/FlowLangTests/Diff/ChangeExamples.txt")) ?? ""
    var examples: [ChangeExample] = []
    for line in text.split(separator: "\n") {
      if "+- ".contains(line[line.startIndex]) {
        examples[examples.count - 1].lines.append(line)
      } else {
        examples.append(ChangeExample(rules: line.split(separator: " ").map(String.init)))
      }
    }
    return Dictionary(uniqueKeysWithValues: examples.map { ($0.rules[0], $0) })
  }()

  /// The difference between the two versions.
  var comparison: FlowDiff {
    func version(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
    return diff(version(without: "+"), version(without: "-"))
  }
}
