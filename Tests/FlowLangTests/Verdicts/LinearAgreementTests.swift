import Foundation
import Testing

@testable import FlowLang

/// Random small flows without memory: the linear analysis says what the general one says, and what the naive judge sees.
///
/// `FLOW_SEED=… FLOW_MODE=plain FLOW_ROUNDS=1 swift test --filter LinearAgreementTests` repeats one failure.
@Suite(.timeLimit(.minutes(60))) struct LinearAgreementTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["FLOW_ROUNDS"].flatMap { Int($0) } ?? 100
  private static let firstSeed = environment["FLOW_SEED"].flatMap { UInt64($0) } ?? 1
  private static let modes =
    environment["FLOW_MODE"].flatMap { FlowMode(rawValue: $0) }.map { [$0] } ?? [.plain, .memoryless]

  @Test(arguments: modes)
  func bothAnalysesSayTheSame(_ mode: FlowMode) {
    var compared = 0
    var sound = 0
    for seed in (0..<UInt64(Self.rounds)).map({ Self.firstSeed + $0 }) {
      guard let text = RandomFlow.sound(mode, seed: seed) else { continue }
      sound += 1
      guard let differences = AnalysisComparison.differences(text) else { continue }
      compared += 1
      if differences.isEmpty { continue }
      let small = FlowShrinker.shrink(text) { AnalysisComparison.differences($0)?.isEmpty == false }
      Issue.record(
        """
        \((AnalysisComparison.differences(small) ?? []).joined(separator: "\n"))
        again: FLOW_SEED=\(seed) FLOW_MODE=\(mode) FLOW_ROUNDS=1 swift test --filter LinearAgreementTests
        in:
        \(small)
        """)
    }
    if Self.environment["FLOW_ROUNDS"] != nil { print("\(mode): \(compared) of \(sound) sound flows compared") }
    #expect(compared > sound / 20)
  }
}

extension LinearAgreementTests {
  /// The rules that are compared, or those in `FLOW_RULES`.
  private static let rules: Set<String> =
    environment["FLOW_RULES"].map { Set($0.split(separator: ",").map(String.init)) }
    ?? Agreement.rules

  @Test(arguments: modes)
  func theLinearAnalysisAgreesWithTheJudge(_ mode: FlowMode) {
    for seed in (0..<UInt64(Self.rounds)).map({ Self.firstSeed + $0 }) {
      guard let text = RandomFlow.sound(mode, seed: seed), !Self.disagreements(text).isEmpty else { continue }
      let small = FlowShrinker.shrink(text) { !Self.disagreements($0).isEmpty }
      Issue.record(
        """
        \(Self.disagreements(small).joined(separator: "\n"))
        again: FLOW_SEED=\(seed) FLOW_MODE=\(mode) FLOW_ROUNDS=1 swift test --filter LinearAgreementTests
        in:
        \(small)
        \(Agreement(small, Self.rules).account)
        """)
    }
  }

  private static func disagreements(_ text: String) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text))
    guard compilation.verdicts.isLinear else { return [] }
    return Agreement(text, rules).disagreements.map(\.text)
  }
}
