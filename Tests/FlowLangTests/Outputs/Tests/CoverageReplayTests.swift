import Foundation
import Testing

@testable import FlowLang

/// Every step of every walk is offered by the machine, and every transition is taken or reported with a reason.
///
/// `COVERAGE_ROUNDS=500 swift test --filter CoverageReplayTests` tries more random flows.
@Suite(.timeLimit(.minutes(60))) struct CoverageReplayTests {
  @Test(arguments: ExampleWalks.paths)
  func examplesAreCovered(_ path: String) throws {
    let walks = try ExampleWalks.walks(path)
    #expect(walks.problems == [])
    #expect(walks.missed == [])
    #expect(walks.untaken.isEmpty, "all transitions of the examples can be taken")
  }

  @Test(arguments: FlowMode.basic)
  func randomFlowsAreCovered(_ mode: FlowMode) throws {
    let rounds = ProcessInfo.processInfo.environment["COVERAGE_ROUNDS"].flatMap { UInt64($0) } ?? 12
    for seed in 1...rounds {
      guard let text = RandomFlow.sound(mode, seed: seed), let walks = CoveringWalks(compile(text)) else { continue }
      #expect(walks.problems == [], "seed \(seed) of \(mode)")
      let verdicts = walks.compilation.verdicts
      if verdicts.undecided.isEmpty { #expect(walks.missed == [], "seed \(seed) of \(mode)") }
    }
  }

  /// The same flow gives the same walks.
  @Test func walksAreDeterministic() throws {
    let path = "examples/grocery.flow"
    let again = try #require(CoveringWalks(try EmittedExamples.compile(path) { $0 }))
    #expect(again.json == (try ExampleWalks.walks(path)).json)
  }
}
