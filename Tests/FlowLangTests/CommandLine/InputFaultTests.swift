import Foundation
import Testing

/// Files that are not what they seem, or that change while they are read.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct InputFaultTests {
  private let flow = "app A { start H } screen H {}"

  @Test func cyclesOfLinksAreReported() throws {
    let folder = try ScratchFolder(["a.flow": "import \"one.flow\" \(flow)", "sub/.flowc.json": "{\"paths\": [\".\"]}"])
    let run = try FlowcRun.bash(
      """
      ln -s one.flow two.flow; ln -s two.flow one.flow; ln -s . sub/again; cp a.flow sub
      flowc check one.flow >&2 || echo $?; flowc check a.flow >&2 || echo $?; (cd sub; flowc check --quiet >&2) || echo $?
      """, in: folder)
    #expect(run.output == "2\n1\n1\n")
    #expect(run.errors.contains("cannot read one.flow: too many levels of symbolic links\n"))
    #expect(run.errors.contains("a.flow:1:8: error: `one.flow` cannot be read: too many levels of symbolic links"))
    #expect(run.errors.contains("a.flow:1:8: error: there is no file `one.flow`"))
  }

  /// The tool waits only for a pipe that is named on the command line.
  @Test func otherPipesAreNotWaitedFor() throws {
    let folder = try ScratchFolder(["a.flow": "import \"pipe.flow\" \(flow)", "sub/b.flow": flow])
    let run = try FlowcRun.bash(
      """
      mkfifo pipe.flow sub/.flowc.json
      timeout 60 flowc check a.flow >&2 || echo $?; timeout 60 flowc check sub/b.flow >&2 || echo $?
      mkdir folder.flow; timeout 60 flowc check folder.flow >&2 || echo $?
      cat sub/b.flow > pipe.flow & timeout 60 flowc check pipe.flow >&2 || echo $?
      """, in: folder)
    #expect(run.output == "1\n2\n2\n1\n")
    #expect(run.errors.contains("error: `pipe.flow` is not a file [unknown-import]"))
    #expect(run.errors.contains("error: cannot read sub/.flowc.json: it is no file\n"))
    #expect(run.errors.contains("error: there is no .flow file below folder.flow\n"))
    #expect(run.errors.contains("; 1 error"))
  }

  /// Sparse files take no memory either.
  @Test func filesThatAreTooLargeAreReported() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"part.flow\" \(flow)",
      "b.flow": "import \"most.flow\" import \"most2.flow\" import \"a.flow\" \(flow)",
    ])
    let run = try FlowcRun.bash(
      """
      truncate -s 10G huge.flow; truncate -s 513M part.flow
      for file in huge a; do (ulimit -v 4000000; flowc check $file.flow >&2) || echo $?; done
      """, in: folder)
    #expect(run.output == "2\n1\n")
    #expect(run.errors.contains("error: cannot read huge.flow: it is larger than 512 MiB\n"))
    #expect(run.errors.contains("a.flow:1:8: error: `part.flow` is larger than 512 MiB; split it [unknown-import]"))
  }

  @Test func filesWithoutPermissionAreReported() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"part.flow\" import \"sub/x.flow\" \(flow)", "part.flow": "", "sub/x.flow": "",
    ])
    let run = try FlowcRun.bash(
      """
      chmod 000 part.flow sub
      \(SystemFaults.unprivileged) flowc check a.flow >&2 || echo $?; \(SystemFaults.unprivileged) flowc check part.flow >&2 || echo $?
      chmod 755 sub
      """, in: folder)
    #expect(run.output == "1\n2\n")
    #expect(run.errors.contains("a.flow:1:8: error: `part.flow` cannot be read: permission denied [unknown-import]"))
    #expect(run.errors.contains("error: `sub/x.flow` "))
    #expect(run.errors.hasSuffix("flowc: error: cannot read part.flow: permission denied\n"))
  }

  /// The name of a folder cannot change how the terminal shows what follows.
  @Test func foldersInMessagesAreHarmless() throws {
    let folder = try ScratchFolder(["a\u{1B}[2J/a.flow": flow])
    let run = try FlowcRun.bash(
      "chmod 000 a*; \(SystemFaults.unprivileged) flowc check a* >&2 || echo $?; chmod 755 a*", in: folder)
    #expect((run.output, run.errors) == ("2\n", "flowc: error: cannot read a␛[2J: permission denied\n"))
  }

  /// A mixture of the old and the new text must not be read.
  @Test(arguments: ["echo 'screen {' > a.flow", "echo 'screen {' >> a.flow", ": > a.flow; echo 'screen {' > a.flow"])
  func aFileThatChangesWhileItIsReadIsReadAgain(_ change: String) throws {
    let run = try FlowcRun.bash(
      SystemFaults.stopping + "meanwhile() { \(change); }\nstopping a.flow read 1 flowc check a.flow >&2; echo $status",
      in: ScratchFolder(["a.flow": flow + "\n"]))
    #expect(run.output == "1\n")
    #expect(run.errors.contains("[syntax]"))
  }

  @Test func aFileThatIsDeletedWhileItIsReadIsUsed() throws {
    let run = try FlowcRun.bash(
      SystemFaults.stopping + "meanwhile() { rm a.flow; }\nstopping a.flow read 1 flowc graph a.flow; echo $status",
      in: ScratchFolder(["a.flow": flow]))
    #expect(run.output.hasPrefix("digraph {"))
    #expect(run.output.hasSuffix("\n0\n"))
  }

  @Test func aFileThatKeepsChangingIsReported() throws {
    let run = try FlowcRun.bash(
      SystemFaults.stopping
        + "meanwhile() { echo '//' >> a.flow; }\nstopping a.flow read 1+ flowc check a.flow >&2; echo $status",
      in: ScratchFolder(["a.flow": flow]))
    #expect(run.output == "2\n")
    #expect(run.errors == "flowc: error: cannot read a.flow: it changes while it is read\n")
  }

  /// A name that is not UTF-8 would be decoded to another name, perhaps that of another file.
  @Test func namesThatAreNotUTF8AreRefused() throws {
    let folder = try ScratchFolder(["sub/.flowc.json": "{\"paths\": [\".\"]}"])
    let run = try FlowcRun.bash(
      """
      echo 'screen {' > $'\\xff.flow' 2>/dev/null || exit 9
      flowc check $'\\xff.flow' >&2 || echo $?; flowc graph - -o $'\\xff.dot' <<< '\(flow)' || echo $?; ls | wc -l
      cp $'\\xff.flow' sub; cd sub; flowc check >&2|| echo $?
      """, in: folder)
    if run.status == 9 { return }
    #expect(run.output == "2\n2\n2\n2\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "flowc: error: \u{FFFD}.flow is not UTF-8, as all words and names of files must be")
    #expect(lines.dropFirst().first?.hasPrefix("flowc: error: \u{FFFD}.dot is not UTF-8") == true)
    #expect(lines.last?.hasSuffix("/sub/\u{FFFD}.flow: its name is not UTF-8") == true)
  }

  /// The location of an error is reported, without the line.
  @Test func aLineOfTenMegabytesIsNotPrinted() throws {
    let text =
      "screen H {} /* " + String(repeating: "x", count: 10 << 20) + " */ screen"
      + " // " + String(repeating: "y", count: 1 << 20)
    let folder = try ScratchFolder(["a.flow": text])
    for form in ["text", "json", "sarif", "github", "junit"] {
      let run = try folder.flowc("check", "a.flow", "--format", form)
      #expect(run.status == 1)
      #expect((run.output + run.errors).utf8.count < 40_000)
    }
    #expect(try folder.flowc("check", "a.flow").text.contains("a.flow:1:10485786: error: "))
  }

  /// However many errors there are, only those that are reported are kept in memory.
  @Test func memoryForErrorsIsLimited() throws {
    let folder = try ScratchFolder(["a.flow": String(repeating: "link a\n", count: 300_000)])
    let run = try FlowcRun.bash("ulimit -v 400000; flowc check a.flow >&2 || echo $?", in: folder)
    #expect(run.output == "1\n")
    #expect(run.errors.contains("… and 599,900 more errors\n"))
    // Of the hundred errors that are kept, all but one follow from the first.
    #expect(run.errors.contains("; 599,901 errors; "))
  }
}
