import Foundation
import Testing

@testable import FlowLang

/// Properties of every flow, tested with random flows that use the whole language.
///
/// `PROPERTY_FLOWS=2000 PROPERTY_SEED=1 swift test --filter FlowPropertyTests` tries more of them.
@Suite(.timeLimit(.minutes(60))) struct FlowPropertyTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
  private static let first = UInt64(number("PROPERTY_SEED") ?? 1)
  private static let flows = WholeLanguageFlow.sound(number("PROPERTY_FLOWS") ?? 24, from: first)
    .map { (flow: $0, compilation: $0.compile()) }

  // MARK: The flows

  @Test func mostFlowsHaveNoErrors() {
    let count = UInt64(TestTier.rounds(60, fast: 10))
    let mistakes = (1...count).map { WholeLanguageFlow(seed: $0).mistakes }.filter { !$0.isEmpty }
    #expect(mistakes.count < count / 3, "\(mistakes)")
  }

  /// Every kind of node and every keyword of the grammar occurs.
  @Test func theFlowsUseTheWholeLanguage() {
    var kinds: Set<SyntaxKind> = []
    var words: Set<TokenKind> = []
    for flow in WholeLanguageFlow.sound(200) {
      for (path, text) in flow.files.texts {
        let tree = Parser.parse(SourceFile(path: path, text: text))
        kinds.formUnion(tree.ids.map { tree[$0].kind })
        words.formUnion(tree.tokens.map(\.kind))
      }
    }
    let all = (0...UInt8.max).compactMap { SyntaxKind(rawValue: $0) }
    #expect(all.count > 50)
    #expect(all.filter { !kinds.contains($0) } == [])
    #expect(TokenKind.allCases.filter { $0.spelling != nil && !words.contains($0) } == [])
  }

  // MARK: Texts

  @Test func formattingKeepsTheMeaning() throws {
    for (flow, compilation) in Self.flows {
      var texts: [String: String] = [:]
      for (path, text) in flow.files.texts {
        let formatted = try #require(FlowFormatter.format(SourceFile(path: path, text: text)), "seed \(flow.seed)")
        texts[path] = formatted
      }
      let (before, after) = (compilation, flow.compile(MemoryFiles(texts: texts)))
      #expect(ModelDump(before.model).text == ModelDump(after.model).text, "seed \(flow.seed)")
      #expect(try meaning(before) == meaning(after), "seed \(flow.seed)")
      #expect(findings(before) == findings(after), "seed \(flow.seed)")
    }
  }

  /// A flow generated from the JSON of a flow has the same meaning.
  @Test func theGraphRoundTrips() throws {
    for (flow, compilation) in Self.flows {
      let before = compilation
      let text = FlowOfJSON.text(try JSONReader.read(Array(Emitter.json.emit(before).utf8)))
      let after = compile(text)
      #expect(after.trees[0].errors.map { "\($0)" } == [], "seed \(flow.seed):\n\(text)")
      #expect(ModelDump(before.model).text == ModelDump(after.model).text, "seed \(flow.seed):\n\(text)")
      #expect(try meaning(before) == meaning(after), "seed \(flow.seed):\n\(text)")
    }
  }

  @Test func aFlowDoesNotDifferFromItself() {
    for (flow, compilation) in Self.flows {
      let diff = FlowDiff(from: compilation, to: flow.compile())
      #expect(diff.lines == [], "seed \(flow.seed)")
      #expect(diff.omission == nil, "seed \(flow.seed)")
    }
  }

  // MARK: Findings

  @Test func everyWitnessCanBeReplayed() {
    for (flow, compilation) in Self.flows {
      guard compilation.verdicts.undecided.isEmpty else { continue }
      let replay = TraceReplay(compilation)
      for finding in compilation.findings.shown where Rule.named(finding.rule)?.isAboutStates == true {
        let problem = replay.problem(about: finding, isAboutHandler: !finding.outcome.isEmpty)
        #expect(problem == nil, "seed \(flow.seed): \(finding.rule): \(finding.message)")
      }
    }
  }

  @Test func repairsConverge() {
    for (flow, _) in Self.flows.prefix(12) {
      for isUnsafe in [false, true] {
        let first = Repair(flow.source(flow.files), includingUnsafe: isUnsafe) { flow.files.load($0, $1) }
        let fixed = first.compilation.sources.map { ($0.identity, String(decoding: $0.bytes, as: UTF8.self)) }
        let files = MemoryFiles(texts: Dictionary(uniqueKeysWithValues: fixed))
        let second = Repair(flow.source(files), includingUnsafe: isUnsafe) { files.load($0, $1) }
        #expect(second.changed.map(\.path) == [], "seed \(flow.seed), unsafe: \(isUnsafe)")
        #expect(first.compilation.isSound, "seed \(flow.seed), unsafe: \(isUnsafe)")
      }
    }
  }

  /// The output for the same bytes is the same, whatever other threads do.
  @Test func outputDoesNotDependOnOtherThreads() async {
    let flows = Self.flows.prefix(12).map(\.flow)
    let alone = flows.map { Self.outputs($0) }
    await withTaskGroup(of: [[String]].self) { group in
      for _ in 0..<2 { group.addTask { flows.map { Self.outputs($0) } } }
      for await outputs in group {
        for (index, flow) in flows.enumerated() { #expect(outputs[index] == alone[index], "seed \(flow.seed)") }
      }
    }
  }

  @Test(.fullTier) func outputDoesNotDependOnTheProcess() throws {
    let folder = try ScratchFolder()
    for (flow, _) in Self.flows.prefix(6) {
      for (path, text) in flow.files.texts { try folder.write(Data(text.utf8), to: "\(flow.seed)/\(path)") }
    }
    let run = try FlowcRun.bash(
      """
      say() {
        for flow in */main.flow; do for command in 'check --format json' swift graph; do flowc $command $flow || true; done; done
      }
      say > ../one & say > ../two & say > ../three; wait
      cmp ../one ../two; cmp ../one ../three; wc -c < ../one
      """, in: folder)
    #expect(run.status == 0)
    #expect(try #require(Int(run.output.filter { $0.isNumber })) > 100_000)
  }

  private static func outputs(_ flow: WholeLanguageFlow) -> [String] {
    let compilation = flow.compile()
    let swift = SwiftTarget.all.flatMap { $0.files(Router(compilation), SwiftOptions()).map(\.text) }
    return [Reporter.named("json")?.report([compilation], ReportStyle()) ?? ""]
      + Emitter.all.map { $0.emit(compilation) } + swift
  }

  // MARK: Comparing

  private func findings(_ compilation: Compilation) -> [String] {
    compilation.findings.sorted.map { "\($0.rule) \($0.message) \($0.screen) \($0.link) \($0.trace.text)" }.sorted()
  }

  /// Returns the graph without locations.
  private func meaning(_ compilation: Compilation) throws -> JSONValue {
    Self.withoutPlaces(try JSONReader.read(Array(Emitter.json.emit(compilation).utf8)))
  }

  private static func withoutPlaces(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(withoutPlaces))
    case .object(let members):
      .object(
        members.filter { !["line", "column", "file", "files", "tags"].contains($0.name) }
          .map { JSONValue.Member($0.name, withoutPlaces($0.value)) })
    default: value
    }
  }
}
