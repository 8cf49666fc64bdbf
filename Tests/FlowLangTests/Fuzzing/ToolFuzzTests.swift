import Foundation
import Testing

/// Runs `FuzzTesting/tool` with a fixed seed: random input for all commands of the built tool. It runs for four minutes,
/// or for as many seconds as `FLOW_FUZZ_SECONDS` says.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct ToolFuzzTests {
  private static let seconds = ProcessInfo.processInfo.environment["FLOW_FUZZ_SECONDS"].flatMap { Int($0) } ?? 240

  @Test func randomInputViolatesNoInvariants() throws {
    let folder = try ScratchFolder()
    let script = Repository.root.appending(path: "FuzzTesting/tool").path()
    let run = try FlowcRun.bash(
      """
      python3 '\(script)' --flowc "$(command -v flowc)" --seed 1 --seconds \(Self.seconds) --jobs 1 --finds finds
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(" executions in ") && run.output.hasSuffix(" 0 finds\n"))
  }
}
