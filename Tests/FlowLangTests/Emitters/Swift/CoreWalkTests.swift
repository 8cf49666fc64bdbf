import Foundation
import Testing

@testable import FlowLang

/// The core that is written for a flow moves as the language's machine does, at every step of random walks.
///
/// `CORE_FLOWS=300 CORE_WALKS=500 swift test --filter CoreWalkTests` tries more of them.
@Suite(.enabled(if: SwiftToolchain.mustRun, "Swift (`swiftc`) is not installed"), .serialized, .timeLimit(.minutes(10)))
struct CoreWalkTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
  private static let walks = number("CORE_WALKS") ?? 300
  private static let flows = number("CORE_FLOWS") ?? 30

  @Test(arguments: SwiftToolchain.modes)
  func examplesMoveAsTheMachineDoes(_ mode: String) throws {
    let compilations = try EmittedExamples.paths.map { try EmittedExamples.compile($0) }
    try CoreBench(compilations, types: SampleTypes.text, mode: mode).walk(Self.walks)
  }

  @Test(arguments: SwiftToolchain.modes)
  func randomFlowsMoveAsTheMachineDoes(_ mode: String) throws {
    var compilations: [Compilation] = []
    var seed: UInt64 = 0
    while compilations.count < Self.flows {
      seed += 1
      let flowMode = FlowMode.allCases[Int(seed) % FlowMode.allCases.count]
      guard let text = RandomFlow.sound(flowMode, seed: seed) else { continue }
      let name = "app \(flowMode.rawValue.capitalized)\(seed) {"
      let named = text.replacingOccurrences(of: "app A {", with: name)
      compilations.append(Compiler.compile(SourceFile(path: "random.flow", text: named)))
    }
    try CoreBench(compilations, mode: mode).walk(Self.walks)
  }
}
