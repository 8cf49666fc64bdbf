import Foundation
import Testing

/// Writing that fails half way: the old file is complete, no temporary file is left, and the error is reported.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct WriteFaultTests {
  /// A flow whose picture takes more than 64 KiB.
  private static let large =
    "app A { start S0 }\n" + (0..<400).map { "screen S\($0) { link n -> S\($0 + 1) }\n" }.joined()
    + "screen S400 {}"

  private func folder() throws -> ScratchFolder {
    try ScratchFolder(["a.flow": "app A { start H } screen H {}", "large.flow": Self.large, "sub/a.dot": "old"])
  }

  @Test(.enabled(if: SystemFaults.canMount, "a small disk cannot be mounted here"))
  func aFullDiskLeavesTheOldFile() throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      unshare -m bash -c '
        mkdir disk && mount -t tmpfs -o size=64k tmpfs disk && echo old > disk/a.dot
        flowc graph large.flow -o disk/a.dot || echo $?
        cat disk/a.dot; ls -A disk
      '
      """, in: folder)
    #expect(run.errors == "flowc: error: cannot write disk/a.dot: no space left on device\n")
    #expect(run.output == "2\nold\na.dot\n")
  }

  @Test func aFileThatMayNotGrowLeavesTheOldOne() throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      ulimit -f 8; draw() { env --default-signal flowc graph large.flow "$@"; }
      draw -o sub/a.dot || echo $?; draw > out || echo $?
      """, in: folder)
    #expect(
      run.errors == """
        flowc: error: cannot write sub/a.dot: file too large
        flowc: error: cannot write to standard output: file too large

        """)
    #expect(run.output == "2\n2\n")
    #expect(try folder.read("sub/a.dot") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("sub")) == ["a.dot"])
  }

  @Test func aFolderThatMayNotBeWrittenIsReported() throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      mkdir open && chmod 777 open && echo old > open/closed.dot && chmod 444 open/closed.dot
      chmod 555 sub && chmod 666 sub/a.dot
      for file in sub/a.dot sub/new.dot open/closed.dot; do
        \(SystemFaults.unprivileged) flowc graph a.flow -o $file || echo $?
      done
      chmod 755 sub; cat open/closed.dot sub/a.dot; ls -A sub open
      """, in: folder)
    #expect(
      run.errors == """
        flowc: error: cannot write sub/a.dot: permission denied
        flowc: error: cannot write sub/new.dot: permission denied
        flowc: error: cannot write open/closed.dot: permission denied

        """)
    #expect(run.output == "2\n2\n2\nold\noldopen:\nclosed.dot\n\nsub:\na.dot\n")
  }

  /// The temporary file of a run that was killed does not affect later runs.
  @Test func theOldFileIsCompleteIfTheToolIsKilledBeforeTheLastStep() throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      calls='?rename,?renameat,?renameat2'
      strace -f -qq -o /dev/null -e "trace=$calls" -e "inject=$calls:signal=KILL" flowc graph a.flow -o sub/a.dot || echo $?
      cat sub/a.dot; echo; ls -A sub | sed 's/[0-9]\\+/N/g'
      for round in 1 2; do flowc graph a.flow -o sub/a.dot; done
      head -n 1 sub/a.dot; ls -A sub | wc -l
      """, in: folder)
    #expect(run.output == "137\nold\n.flowc-N-N\na.dot\ndigraph {\n2\n")
  }

  /// A system call that fails at any step is reported with its reason.
  @Test(
    arguments: [
      ("fsync", "EIO", "input/output error"), ("?rename,?renameat,?renameat2", "EDQUOT", "disk quota exceeded"),
    ])
  func theOldFileIsCompleteWhicheverStepFails(_ calls: String, _ error: String, _ reason: String) throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      strace -f -qq -o /dev/null -e 'trace=\(calls)' -e 'inject=\(calls):error=\(error)' flowc graph a.flow -o sub/a.dot || echo $?
      cat sub/a.dot; ls -A sub
      """, in: folder)
    #expect(run.errors == "flowc: error: cannot write sub/a.dot: \(reason)\n")
    #expect(run.output == "2\nolda.dot\n")
  }

  @Test func theTargetOfALinkIsWritten() throws {
    let folder = try folder()
    let run = try FlowcRun.bash(
      """
      ln -s sub/gone.dot new.dot; ln -s ../new.dot sub/far.dot; ln -s one two; ln -s two one; ln -s no/x.dot lost.dot
      flowc graph a.flow -o sub/far.dot && head -n 1 sub/gone.dot && readlink new.dot sub/far.dot
      flowc graph a.flow -o a.dot; ln -s a.dot there.dot; echo old > a.dot
      flowc graph a.flow -o there.dot; head -n 1 a.dot; readlink there.dot
      for file in one lost.dot; do flowc graph a.flow -o $file || echo $?; done
      readlink one two lost.dot
      """, in: folder)
    #expect(
      run.errors == """
        flowc: error: cannot write one: too many levels of symbolic links
        flowc: error: cannot write lost.dot: its folder is not there

        """)
    #expect(run.output == "digraph {\nsub/gone.dot\n../new.dot\ndigraph {\na.dot\n2\n2\ntwo\none\nno/x.dot\n")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func aFileKeepsItsOwnerAndMode() throws {
    let run = try FlowcRun.bash(
      "chown 65534:65533 sub/a.dot; chmod 640 sub/a.dot; flowc graph a.flow -o sub/a.dot; stat -c '%u %g %a' sub/a.dot",
      in: folder())
    #expect(run.output == "65534 65533 640\n")
  }

  /// Another program changes the file while it is formatted or fixed: the change is not lost.
  @Test(arguments: ["format", "fix"], ["echo mine > a.flow", "rm a.flow", "echo mine > b; mv b a.flow"])
  func concurrentChangesAreKept(_ command: String, _ change: String) throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H; }   screen H {}"])
    let run = try FlowcRun.bash(
      SystemFaults.stopping + """
        if [ \(command) = format ]; then echo 'screen H   {}' > a.flow; fi
        meanwhile() { \(change); }
        stopping a.flow close 1 flowc \(command) a.flow
        echo $status; cat a.flow || true; ls -A
        """, in: folder)
    #expect(run.errors.contains("cannot write a.flow: it has been changed since it was read"))
    #expect(run.output == (change.hasPrefix("rm") ? "2\n" : "2\nmine\na.flow\n"))
  }
}
