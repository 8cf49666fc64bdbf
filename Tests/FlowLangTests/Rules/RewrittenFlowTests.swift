import Testing

@testable import FlowLang

/// The flows of real size, rewritten with the additions of the second edition: they have fewer lines and the same
/// findings.
@Suite struct RewrittenFlowTests {
  /// A pair of flows, with the expected differences of their findings.
  struct Rewriting: CustomTestStringConvertible, Sendable {
    let name: String
    /// Phrases of messages, each with the corresponding one about a flag with values.
    var words: [(String, String)] = []
    /// Findings of the original about mistakes that are not possible any more.
    var repaired: [String] = []

    var testDescription: String { name }
  }

  static let rewritings = [
    Rewriting(name: "airline"), Rewriting(name: "airline.draft"),
    Rewriting(name: "brokerage"), Rewriting(name: "brokerage.draft"),
    Rewriting(name: "fitness", words: [("`profileDone`", "`account = ready`")]),
    Rewriting(name: "fitness.draft", words: [("`profileDone`", "`account = ready`")]),
    Rewriting(name: "food"), Rewriting(name: "food.draft"),
    Rewriting(name: "notes"),
    // In the original, a user who had unlocked the notes and then reset the password still had them unlocked.
    Rewriting(
      name: "notes.draft", repaired: ["broken-expectation: `LockedNote` can be shown when `not passwordSet`"]),
    Rewriting(
      name: "smarthome",
      words: [("`homeReady` is false", "`role = none` is true"), ("`homeReady`", "`not role = none`")]),
    Rewriting(name: "smarthome.draft"),
    Rewriting(name: "toot"), Rewriting(name: "toot.draft"),
  ]

  @Test(arguments: TestTier.sample(rewritings, every: 3))
  func findingsAreTheSame(_ rewriting: Rewriting) throws {
    let before = try EmittedExamples.compile("Benchmarks/flows/\(rewriting.name).flow")
    let after = try EmittedExamples.compile("Tests/Flows/\(rewriting.name).flow")
    let expected = Self.findings(of: before).filter { !rewriting.repaired.contains($0) }.map { finding in
      rewriting.words.reduce(finding) { $0.replacing($1.0, with: $1.1) }
    }
    #expect(Self.findings(of: after) == expected.sorted())
    #expect(before.verdicts.undecided.isEmpty && after.verdicts.undecided.isEmpty)
    #expect(Self.findings(of: before).count == expected.count + rewriting.repaired.count)
    #expect(Self.lines(of: after) < Self.lines(of: before))
    #expect(before.model.nodes.count - after.model.nodes.count <= 2, "screens are missing")
    for source in after.sources {
      #expect(FlowFormatter.format(source)?.utf8.elementsEqual(source.bytes) ?? false, "flowc format \(source.path)")
    }
  }

  /// Together the flows use all additions.
  @Test func everyAdditionIsUsed() throws {
    let text = try Self.rewritings.map { try Repository.text(of: "Tests/Flows/\($0.name).flow") }.joined(
      separator: "\n")
    for addition in [
      #"screen \w+(\([^)]*\))? ""#, #"flag \w+ = \w+ \| "#, #"when not \w+ = \w"#, #"set \w+ = \w"#,
      #"url "[^"]*"[^\n]* sheet\n"#, #"entry "[^"]*"[^\n]* cover\n"#, #"outcome \w+ -> stay"#,
      #"screen PinPad "Your PIN" \{\n  outcome"#, #"else \w+ \{\s+on done -> Main reset"#,
    ] {
      #expect(text.contains(try Regex(addition)), "\(addition)")
    }
  }

  private static func findings(of compilation: Compilation) -> [String] {
    compilation.findings.sorted.map { "\($0.rule): \($0.message)" }.sorted()
  }

  private static func lines(of compilation: Compilation) -> Int {
    compilation.sources.reduce(0) { $0 + $1.bytes.count { $0 == ASCII.lineFeed } }
  }
}
