import Foundation
import Testing

@testable import FlowLang

/// Examples with every kind of damage: nothing crashes, nothing hangs, nothing is lost.
///
/// Each failure names its seed; after a crash it is in the last line with "Test case passing". `FLOW_SEED=…
/// FLOW_ROUNDS=1 swift test --filter RobustnessTests` repeats one batch, and a larger `FLOW_ROUNDS` tries more.
@Suite(.timeLimit(.minutes(60))) struct RobustnessTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["FLOW_ROUNDS"].flatMap { Int($0) } ?? TestTier.rounds(120, fast: 50)
  private static let firstSeed = environment["FLOW_SEED"].flatMap { UInt64($0) } ?? 20_240_611
  private static let seeds = (0..<rounds).map { firstSeed + UInt64($0) }

  private static let trees = Repository.examples.compactMap { path in
    (try? Repository.bytes(of: path)).map { Parser.parse(SourceFile(path: path, bytes: $0)) }
  }
  private static let files = trees.map { DamagedSource($0.source.bytes) }

  /// The declarations of the examples: damage to a small text is found faster.
  static let items = trees.flatMap { tree in
    tree.children(of: .file).map { item in
      let range = tree.range(of: item)
      return DamagedSource(Array(tree.source.bytes[Int(range.start)..<Int(range.end)]))
    }
  }

  @Test(arguments: seeds)
  func damagedTextIsParsedWithoutLoss(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<120 {
      var source = random.pick(round % 40 == 0 ? Self.files : Self.items)
      for _ in 0...random.int(below: 4) { source = source.damaged(&random) }
      expect(FuzzTarget.parser.violations(source.bytes), seed, source.bytes)
    }
  }

  @Test(arguments: seeds.prefix(max(1, seeds.count / 2)))
  func damagedTextIsCompiled(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<12 {
      var source = DamagedSource(Array((0..<12).flatMap { _ in random.pick(Self.items).bytes + [ASCII.lineFeed] }))
      for _ in 0...random.int(below: 3) { source = source.damaged(&random) }
      compileTwice(source.bytes, seed)
    }
  }

  @Test(arguments: Repository.examples)
  func damagedExamplesAreCompiledWithTheirImports(_ path: String) throws {
    let original = DamagedSource(try Repository.bytes(of: path))
    var random = SeededRandom(seed: Self.firstSeed)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let names = Repository.examples.filter { $0.hasPrefix(folder) }
    let texts = try Dictionary(
      uniqueKeysWithValues: names.map { (String($0.dropFirst(folder.count + 1)), try Repository.text(of: $0)) })
    for round in 0..<TestTier.rounds(8, fast: 2) {
      let source = round == 0 ? original : original.damaged(&random)
      compileTwice(
        source.bytes, Self.firstSeed, name: String(path.dropFirst(folder.count + 1)), MemoryFiles(texts: texts))
    }
  }

  /// Compiles twice, so that a random result (as by the seed of a hash) would show, and reads all findings.
  private func compileTwice(
    _ bytes: [UInt8], _ seed: UInt64, name: String = "main.flow", _ files: MemoryFiles = MemoryFiles(texts: [:])
  ) {
    let source = SourceFile(path: name, bytes: bytes)
    let compilations = (0..<2).map { _ in Compiler.compile(source) { files.load($0, $1) } }
    let findings = compilations[0].findings.sorted
    expect(findings.flatMap { FindingInvariants.violations($0, in: compilations[0]) }, seed, bytes)
    for finding in findings {
      let text = compilations[0].sources[Int(finding.range.file.index)].bytes
      for fix in finding.fixes where fix.edits.allSatisfy({ $0.range.file == finding.range.file }) {
        _ = TextEdit.apply(fix.edits, to: text)
      }
    }
    let isSame = findings.map(FindingInvariants.text) == compilations[1].findings.sorted.map(FindingInvariants.text)
    expect(isSame ? [] : ["two runs find different things"], seed, bytes)
  }

  /// A missing token is never more than one error, and a repeated one never more than three.
  @Test(arguments: Repository.examples)
  func oneSlipIsOneError(_ path: String) throws {
    let tree = Parser.parse(SourceFile(path: path, bytes: try Repository.bytes(of: path)))
    for item in tree.children(of: .file) {
      let range = tree.range(of: item)
      // The item with a neighbour, so that a lost neighbour is noticed.
      let bytes = Array(tree.source.bytes[Int(range.start)..<Int(range.end)] + Array("\nflag neighbour\n".utf8))
      for token in Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0.dropLast(3) {
        let (before, word, after) = (
          bytes[..<token.range.lowerBound], bytes[token.range], bytes[token.range.upperBound...]
        )
        let dropped = Parser.parse(SourceFile(path: "", bytes: Array(before + after)))
        let doubled = Parser.parse(SourceFile(path: "", bytes: Array(before + word + [ASCII.space] + word + after)))
        let text = String(decoding: word, as: UTF8.self)
        let place = LineTable(tree.source).position(of: range.start + token.start)
        if dropped.errors.count > 1 {
          Issue.record("\(path):\(place.line):\(place.column): \(text) dropped: \(dropped.errors.map(\.message.text))")
        }
        if doubled.errors.count > 3 {
          Issue.record("\(path):\(place.line):\(place.column): \(text) doubled: \(doubled.errors.map(\.message.text))")
        }
        for other in [dropped, doubled]
        where !other.ids.contains(where: { other[$0].kind == .flag && !other[$0].isBroken }) {
          Issue.record("\(path):\(place.line):\(place.column): \(text): the flag behind it is lost")
        }
      }
    }
  }

  private func expect(_ violations: [String], _ seed: UInt64, _ bytes: [UInt8]) {
    if violations.isEmpty { return }
    let command = "FLOW_SEED=\(seed) FLOW_ROUNDS=1 swift test --filter RobustnessTests"
    Issue.record(
      "\(violations.joined(separator: "; "))\nagain: \(command)\nin:\n\(String(decoding: bytes, as: UTF8.self))")
  }
}
