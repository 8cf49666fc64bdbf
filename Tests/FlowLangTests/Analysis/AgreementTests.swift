import Foundation
import Testing

@testable import FlowLang

/// Random small flows: the analysis and a naive judge agree, and every trace can be replayed.
///
/// A failure prints the seed, the shrunk flow, and both results. `FLOW_SEED=… FLOW_MODE=… FLOW_ROUNDS=1 swift test
/// --filter AgreementTests` repeats one, and a larger `FLOW_ROUNDS` tries more. `FLOW_RULES` names the rules to
/// compare, separated by commas. `FLOW_ENTRIES` and `FLOW_STATES` are the bounds of the judge; with `FLOW_CONCLUSIVE=8`
/// it assumes that what does not happen within eight steps never happens, which catches more and may be wrong. With
/// `FLOW_SHRINK=no` a failing flow is shown unchanged, which is faster, and with `FLOW_STOP=1` the run ends at the
/// first failure.
@Suite(.timeLimit(.minutes(60))) struct AgreementTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = number("FLOW_ROUNDS") ?? TestTier.rounds(25, fast: 4)
  private static let firstSeed = environment["FLOW_SEED"].flatMap { UInt64($0) } ?? 1
  private static let modes =
    environment["FLOW_MODE"].flatMap { FlowMode(rawValue: $0) }.map { [$0] } ?? FlowMode.allCases
  private static let bounds = StateEnumeration.Bounds(
    entries: number("FLOW_ENTRIES") ?? 6, states: number("FLOW_STATES") ?? 300,
    conclusive: number("FLOW_CONCLUSIVE") ?? Int.max)

  private static func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }

  /// The rules to compare: those that exist and that the judge implements, or those in `FLOW_RULES`.
  private static let rules: Set<String> = {
    if let names = environment["FLOW_RULES"] { return Set(names.split(separator: ",").map(String.init)) }
    return Agreement.rules
  }()

  @Test(arguments: modes)
  func analysisAgreesWithTheNaiveJudge(_ mode: FlowMode) {
    for seed in (0..<UInt64(Self.rounds)).map({ Self.firstSeed + $0 }) {
      guard !KeptSeedTests.open[mode, default: []].contains(seed), let text = RandomFlow.sound(mode, seed: seed) else {
        continue
      }
      let agreement = Agreement(text, Self.rules, Self.bounds)
      guard !agreement.disagreements.isEmpty else { continue }
      record(agreement, mode, seed, text)
      if Self.environment["FLOW_STOP"] != nil { break }
    }
  }

  private func record(_ agreement: Agreement, _ mode: FlowMode, _ seed: UInt64, _ text: String) {
    let rule: Set = [agreement.disagreements[0].rule]
    let isShrunk = Self.environment["FLOW_SHRINK"] != "no"
    let small = FlowShrinker.shrink(text) { smaller in
      isShrunk && RandomFlow.isSound(smaller) && !Agreement(smaller, rule, Self.bounds).disagreements.isEmpty
    }
    let about = Agreement(small, rule, Self.bounds)
    Issue.record(
      """
      \(about.disagreements.map(\.text).joined(separator: "\n"))
      again: FLOW_SEED=\(seed) FLOW_MODE=\(mode.rawValue) FLOW_ROUNDS=1 swift test --filter AgreementTests
      in:
      \(small)
      \(about.account)
      """)
  }
}
