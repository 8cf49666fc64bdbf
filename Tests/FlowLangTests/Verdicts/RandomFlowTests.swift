import Testing

@testable import FlowLang

/// The random flows are of use: most of them mean something, and they have all that they may have.
@Suite struct RandomFlowTests {
  @Test(arguments: FlowMode.allCases)
  func mostFlowsAreSound(_ mode: FlowMode) {
    let count = TestTier.isFull ? 100 : 20
    var sound = 0
    var rejected: [String: Int] = [:]
    for seed in 0..<UInt64(count) {
      if RandomFlow.sound(mode, seed: seed) != nil {
        sound += 1
        continue
      }
      let compilation = Compiler.compile(SourceFile(path: "", text: RandomFlow.text(mode, seed: seed)))
      for finding in compilation.findings.shown where finding.severity == .error {
        rejected["\(finding.rule): \(finding.message)", default: 0] += 1
      }
    }
    #expect(sound > count * 3 / 4, "\(rejected)")
  }

  @Test func aSeedAlwaysGivesTheSameFlow() {
    #expect(RandomFlow.text(.all, seed: 7) == RandomFlow.text(.all, seed: 7))
    #expect(RandomFlow.text(.all, seed: 7) != RandomFlow.text(.all, seed: 8))
  }
}
