import Foundation
import Testing

/// Runs `FuzzTesting/tool` for ten minutes with a fixed seed: random input for all commands of the built tool.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct ToolFuzzTests {
  @Test func randomInputViolatesNoInvariants() throws {
    let folder = try ScratchFolder()
    let script = Repository.root.appending(path: "FuzzTesting/tool").path()
    let run = try FlowcRun.bash(
      "python3 '\(script)' --flowc \"$(command -v flowc)\" --seed 1 --seconds 600 --jobs 1 --finds finds", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(" executions in ") && run.output.hasSuffix(" 0 finds\n"))
  }
}
