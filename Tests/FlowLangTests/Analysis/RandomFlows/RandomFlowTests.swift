import Testing

@testable import FlowLang

/// Random flows are useful: most of them have no errors, and together they contain every construct.
@Suite struct RandomFlowTests {
  @Test(arguments: FlowMode.allCases)
  func mostFlowsHaveNoErrors(_ mode: FlowMode) {
    let count = TestTier.rounds(40, fast: 7)
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
    // A quarter of the flows with many guards has redirects that lead back to the first.
    #expect(sound > (mode == .guards ? count * 2 / 3 : count * 3 / 4), "\(rejected)")
  }

  @Test func aSeedAlwaysGivesTheSameFlow() {
    #expect(RandomFlow.text(.all, seed: 7) == RandomFlow.text(.all, seed: 7))
    #expect(RandomFlow.text(.all, seed: 7) != RandomFlow.text(.all, seed: 8))
  }
}
