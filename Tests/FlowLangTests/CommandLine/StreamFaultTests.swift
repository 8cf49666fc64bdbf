import Foundation
import Testing

/// Standard streams that are closed or broken: lost output is reported, and a reader that stops early is no error.
@Suite(.fullTier) struct StreamFaultTests {
  private func folder() throws -> ScratchFolder {
    let large = (0..<3000).map { "screen S\($0) { link n -> T\($0) }\n" }.joined()
    return try ScratchFolder([
      "a.flow": "app A { start H } screen H { link open -> I } screen I {}", "wrong.flow": "screen {",
      "large.flow": "app A { start S0 }\n" + large,
      "shop.flow": "app A { start S0 }\n" + large.replacing("T", with: "S"),
    ])
  }

  @Test(arguments: ["swift shop.flow", "graph shop.flow", "preview shop.flow", "check large.flow --format json"])
  func aClosedPipeIsNoError(_ command: String) throws {
    let run = try FlowcRun.bash(
      "set +e; env --default-signal flowc \(command) | head -n 1 >&2; echo ${PIPESTATUS[0]}", in: folder())
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output == (command.hasPrefix("check") ? "1\n" : "0\n"))
  }

  @Test func aClosedPipeForErrorsIsNoError() throws {
    let run = try FlowcRun.bash(
      """
      mkfifo pipe; (exec 4< pipe) & exec 5> pipe; wait
      env --default-signal flowc check large.flow >&5 2>&5 || echo $?; flowc check gone.flow 2>&5 || echo $?; flowc check a.flow 2>&5 && echo $?
      """, in: folder())
    #expect((run.status, run.output) == (0, "1\n2\n0\n"))
  }

  @Test func closedStreamsAreReportedIfNeeded() throws {
    let run = try FlowcRun.bash(
      """
      tell() { timeout 60 flowc "$@" && echo "$1 0" || echo "$1 $?"; }
      tell check a.flow <&-
      tell check - <&-
      tell lsp <&-
      (flowc graph a.flow >&- || echo "graph $?" >&2)
      (flowc graph a.flow -o a.dot >&- <&- 2>&-); head -n 1 a.dot
      (flowc check wrong.flow >/dev/null 2>&-) || echo "check $?"
      (flowc check a.flow --format json 2>&-) | head -n 1
      """, in: folder())
    #expect(run.status == 0)
    #expect(
      run.output == """
        check 0
        check 2
        lsp 2
        digraph {
        check 2
        {

        """)
    #expect(
      run.errors == """
        a.flow: 2 screens, 1 link, no findings
        flowc: error: cannot read standard input: bad file descriptor
        flowc: error: cannot serve: bad file descriptor
        flowc: error: cannot write to standard output: bad file descriptor
        graph 2

        """)
  }
}
