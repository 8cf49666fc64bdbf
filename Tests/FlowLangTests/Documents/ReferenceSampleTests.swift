import Testing

@testable import FlowLang

/// What the samples of the reference mean.
@Suite struct ReferenceSampleTests {
  private static let page = (try? Repository.text(of: "docs/language.md")) ?? ""
  private static let samples = page.split(separator: "```flow\n").dropFirst().map {
    String($0.split(separator: "\n```")[0]) + "\n"
  }

  /// The first one is a whole app, in which people may look at one similar product after another.
  @Test func firstLookIsSound() {
    #expect(Self.samples.count > 20)
    let findings = Compiler.compile(SourceFile(path: "shop.flow", text: Self.samples[0])).findings.sorted
    #expect(findings.map { "\($0.severity): \($0.rule)" } == ["note: unbounded-stack"])
  }

  /// The others are parts of one: names may be unknown there, and nothing else is wrong.
  @Test(arguments: samples.dropFirst())
  func sampleMeansWhatItShows(_ sample: String) throws {
    let wholes =
      [sample]
      + ["app X", "screen X(id: Int = 0, source: String?)", "flow X", "transition x"].map {
        "\($0) {\n\(sample)}\n"
      }
    let sources = wholes.map { SourceFile(path: "sample.flow", text: $0.replacing("…", with: "")) }
    let source = try #require(sources.first { !Parser.parse($0).hasErrors }, "\(sample)")
    let rules = Set(Compiler.compile(source).findings.sorted.map(\.rule))
    let expected: Set = [
      // Of a part, there is more elsewhere.
      "unknown-name", "unknown-import", "no-app", "unused-outcome", "syntax",
    ]
    #expect(rules.isSubset(of: expected), "\(rules.subtracting(expected)) in \(sample)")
  }

  /// Every rule is in the tables.
  @Test func everyRuleIsListed() {
    for rule in Rule.all { #expect(Self.page.contains("`\(rule.name)`"), "\(rule.name)") }
  }
}
