import Testing

@testable import FlowLang

/// The meaning of the samples in the reference.
@Suite struct ReferenceSampleTests {
  private static let page = (try? Repository.text(of: "docs/language.md")) ?? ""
  private static let samples = page.split(separator: "```flow\n").dropFirst().map {
    String($0.split(separator: "\n```")[0]) + "\n"
  }

  /// The first sample is a complete app, whose user may look at one similar product after another.
  @Test func firstSampleHasNoErrors() {
    #expect(Self.samples.count > 20)
    let findings = Compiler.compile(SourceFile(path: "shop.flow", text: Self.samples[0])).findings.sorted
    #expect(findings.map { "\($0.severity): \($0.rule)" } == ["note: unbounded-stack"])
  }

  /// The other samples are parts of an app: names may be unknown, and there are no other errors.
  @Test(arguments: samples.dropFirst())
  func sampleHasNoOtherErrors(_ sample: String) throws {
    let wholes =
      [sample]
      + ["app X", "screen X(id: Int = 0, source: String?)", "flow X", "transition x"].map {
        "\($0) {\n\(sample)}\n"
      }
    let sources = wholes.map { SourceFile(path: "sample.flow", text: $0.replacing("…", with: "")) }
    let source = try #require(sources.first { !Parser.parse($0).hasErrors }, "\(sample)")
    let rules = Set(Compiler.compile(source).findings.sorted.map(\.rule))
    let expected: Set = [
      // Findings about the parts that a sample leaves out.
      "unknown-name", "unknown-import", "no-app", "unused-outcome", "syntax",
    ]
    #expect(rules.isSubset(of: expected), "\(rules.subtracting(expected)) in \(sample)")
  }

  /// Every rule is in the tables.
  @Test func everyRuleIsListed() {
    for rule in Rule.all { #expect(Self.page.contains("`\(rule.name)`"), "\(rule.name)") }
  }
}
