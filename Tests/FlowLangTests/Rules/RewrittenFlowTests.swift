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

    /// Compiles the original, after the edits of `Tests/Flows` if it is the rewritten flow.
    func compile(isRewritten: Bool) throws -> Compilation {
      var compilation = try bind(isRewritten: isRewritten)
      compilation.judge()
      return compilation
    }

    func bind(isRewritten: Bool) throws -> Compilation {
      let finished = name.replacing(".draft", with: "")
      if !isRewritten { return try EmittedExamples.bind("Benchmarks/flows/\(name).flow") }
      let path = "Benchmarks/flows/\(finished).flow"
      var change: (String) -> String = { $0 }
      // The mistakes of a draft are edits of the finished flow.
      for file in name == finished ? [name] : [finished, name] {
        let edits = TextEdits(try Repository.text(of: "Tests/Flows/\(file).diff"))
        let texts = try EmittedExamples.bind(path, change).sources.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(edits.misplaced(in: texts) == [])
        change = { [change] in edits.applied(to: change($0)) }
      }
      return try EmittedExamples.bind(path, change)
    }
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
    let before = try rewriting.compile(isRewritten: false)
    let after = try rewriting.compile(isRewritten: true)
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
    let sources = try Self.rewritings.flatMap { try $0.bind(isRewritten: true).sources }
    let text = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
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
