import Foundation
import Testing

/// If the tool is ended by a signal, the old file or the new one is complete, and no temporary file is left.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct SignalTests {
  private let flow = "app A { start H } screen H {}"

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSignalIsDelayedUntilTheFileIsWritten(_ signal: String, _ status: Int) throws {
    let folder = try ScratchFolder(["a.flow": flow, "sub/a.dot": "old"])
    let run = try FlowcRun.bash(
      """
      env --default-signal strace -f -qq -o /dev/null -e trace=fsync -e inject=fsync:signal=\(signal) \\
        flowc graph a.flow -o sub/a.dot || echo $?
      head -n 1 sub/a.dot; tail -n 1 sub/a.dot; ls -A sub
      """, in: folder)
    #expect(run.output == "\(status)\ndigraph {\n}\na.dot\n")
  }

  /// The signal is delayed until both files are in place.
  @Test func aSignalIsDelayedUntilBothFilesOfARouterAreWritten() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try FlowcRun.bash(
      """
      env --default-signal strace -f -qq -o /dev/null -e trace=fsync -e inject=fsync:signal=INT:when=1 \\
        flowc swift a.flow -o out || echo $?
      ls -A out; tail -n 1 out/a.flow.swiftui.swift
      """, in: folder)
    #expect(run.output == "130\na.flow.swift\na.flow.swiftui.swift\n#endif\n")
  }

  /// A child process of the tool ends with it, and the files written for that process are removed.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSignalEndsChildProcesses(_ signal: String, _ status: Int) throws {
    let folder = try ScratchFolder(["a.flow": flow, "a.svg": "old"])
    let run = try FlowcRun.bash(
      """
      mkdir temporary tools
      printf '%s\\n' '#!/bin/sh' 'echo $$ > running' 'exec sleep 60' > tools/dot; chmod +x tools/dot
      PATH=$PWD/tools:$PATH TMPDIR=$PWD/temporary env --default-signal flowc graph a.flow --format svg -o a.svg &
      until [ -s running ]; do sleep 0.02; done
      ls temporary | sed 's/-.*//'
      kill -\(signal) $!; wait $! || echo $?
      kill -0 $(cat running) 2>/dev/null && echo "still there"
      ls -A temporary; cat a.svg
      """, in: folder)
    #expect(run.output == "flowc\n\(status)\nold")
  }

  /// Signals that the parent ignores, as `nohup` does, stay ignored.
  @Test func ignoredSignalsStayIgnored() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try FlowcRun.bash(
      """
      mkdir tools
      printf '%s\\n' '#!/bin/sh' 'kill -HUP $PPID' 'printf "<svg/>" > "$4"' > tools/dot; chmod +x tools/dot
      PATH=$PWD/tools:$PATH env --default-signal --ignore-signal=HUP flowc graph a.flow --format svg -o a.svg; cat a.svg
      """, in: folder)
    #expect((run.status, run.output) == (0, "<svg/>"))
  }
}
