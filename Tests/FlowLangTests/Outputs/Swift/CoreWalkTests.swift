import Foundation
import Testing

@testable import FlowLang

/// The generated core of a flow behaves like the machine, at every step of random walks.
///
/// `CORE_FLOWS=300 CORE_WALKS=500 swift test --filter CoreWalkTests` tries more of them.
@Suite(.fullTier, .serialized, .timeLimit(.minutes(60)))
struct CoreWalkTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
  private static let walks = number("CORE_WALKS") ?? 600
  private static let flows = number("CORE_FLOWS") ?? 12

  @Test func examplesBehaveLikeTheMachine() throws {
    let compilations = try EmittedExamples.paths.map { try EmittedExamples.compile($0) }
    try CoreBench(compilations, types: SampleTypes.text).expectAgreement(walks: Self.walks)
  }

  @Test func everyConstructBehavesLikeTheMachine() throws {
    let compilations = CoreFlows.all.map { compile($0) }
    for compilation in compilations {
      #expect(compilation.isSound, "\(compilation.findings.sorted.map { "\($0.rule): \($0.message)" })")
      #expect(SwiftTarget.refused(Router(compilation))?.findings.sorted.map(\.message) == nil)
    }
    try CoreBench(compilations).expectAgreement(walks: Self.walks)
  }

  @Test func randomFlowsBehaveLikeTheMachine() throws {
    var flows: [Compilation] = []
    var seed: UInt64 = 0
    while flows.count < Self.flows {
      seed += 1
      let flowMode = FlowMode.basic[Int(seed) % FlowMode.basic.count]
      guard let text = RandomFlow.sound(flowMode, seed: seed) else { continue }
      let name = "app \(flowMode.rawValue.capitalized)\(seed) {"
      let compilation = compile(text.replacingOccurrences(of: "app A {", with: name))
      if SwiftTarget.refused(Router(compilation)) == nil { flows.append(compilation) }
    }
    // A single compilation has a limited number of flows.
    for first in stride(from: 0, to: flows.count, by: 50) {
      try CoreBench(Array(flows[first...].prefix(50))).expectAgreement(walks: Self.walks / 2)
    }
  }
}
