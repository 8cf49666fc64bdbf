import Foundation
import Testing

/// The effects of `.flowc.json` and baselines on commands.
@Suite struct ProjectCommandTests {
  private let flow = "app A { start H }\nscreen H { link p -> P }\nscreen P {}\nscreen Lost {}\nflag f\n"

  @Test func withoutOperandsTheFlowsOfTheProjectAreUsed() throws {
    let folder = try ScratchFolder([
      ".flowc.json": #"{ "paths": ["Flows", "other.flow"] }"#, "Flows/a.flow": flow, "Flows/deep/b.flow": flow,
      "other.flow": flow, "left.flow": flow, ".git/config": "", "sub/x.txt": "",
    ])
    let run = try folder.flowc("check", "--format", "xcode")
    let files = Set(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } })
    #expect(files == ["Flows/a.flow", "Flows/deep/b.flow", "other.flow"])
    #expect(try folder.flowc("format", "--check").status == 0)
    #expect(try folder.flowc("fix").text.hasPrefix("nothing to fix\nleft: "))
  }

  @Test func withoutAProjectAFileIsRequired() throws {
    let run = try ScratchFolder([".git/config": ""]).flowc("check")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("flowc: error: `flowc check` needs a FILE, or `paths` in .flowc.json\n"))
  }

  @Test func theCommandLineOverridesSeveritiesOfTheProject() throws {
    let folder = try ScratchFolder([
      ".flowc.json": #"{ "severities": { "unreachable-screen": "note", "unused-flag": "off" } }"#, "Flows/a.flow": flow,
      "Flows/.flowc.json": "{}", "b.flow": flow,
    ])
    let run = try folder.flowc("check", "b.flow")
    #expect(run.status == 0 && run.text.contains("; 1 note; "))
    #expect(try folder.flowc("check", "--deny", "unreachable-screen", "b.flow").status == 1)
    #expect(try folder.flowc("check", "Flows/a.flow").text.contains("; 1 error, 1 warning; "))
  }

  @Test func errorsInTheConfigurationHaveLocations() throws {
    let folder = try ScratchFolder([".flowc.json": "{\n  \"path\": 1,\n  \"paths\": 1\n}", "a.flow": flow])
    let run = try folder.flowc("check", "a.flow")
    #expect(
      (run.status, run.text) == (
        2,
        """
        flowc: error: .flowc.json:2:3: unknown key `path`; did you mean `paths`?
        flowc: error: .flowc.json:3:3: `paths` is a list of texts, as in `[ "Flows" ]`

        """
      ))
  }

  @Test func pathsStayInsideTheProject() throws {
    let folder = try ScratchFolder([
      "in/.flowc.json": #"{ "paths": ["../a.flow"] }"#, "a.flow": flow, "in/b.flow": flow,
    ])
    let process = try folder.flowc("check", "in/b.flow")
    #expect(process.status == 1)
    let inside = try ScratchFolder([".flowc.json": #"{ "paths": ["../../a.flow"] }"#])
    let run = try inside.flowc("check")
    #expect(
      (run.status, run.text) == (2, "flowc: error: .flowc.json: the path ../../a.flow leaves the project's folder\n"))
  }

  /// Files that a configuration names are neither read nor written outside the project, nor through a dangling link.
  @Test func codeAndOutputsStayInsideTheProject() throws {
    let folder = try ScratchFolder([
      "in/.flowc.json": #"{ "paths": ["a.flow"], "conforms": ["../code"] }"#, "in/a.flow": flow,
      "code/A.swift": "import SwiftUI\nstruct A: View {}\n", "out/x": "", "in/.git/HEAD": "",
    ])
    let code = try FlowcRun.bash("cd in; flowc check", in: folder)
    #expect(
      (code.status, code.text) == (2, "flowc: error: .flowc.json: the path ../code leaves the project's folder\n"))
    for (name, target) in [("link", "../out"), ("page.html", "../out/page.html")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path("in/\(name)"), withDestinationPath: target)
    }
    for output in ["../out/page.html", "link/page.html", "link/new/page.html", "page.html"] {
      let text = #"{ "paths": ["a.flow"], "preview": { "output": "\#(output)" }, "swift": { "output": "\#(output)" } }"#
      try folder.write(Data(text.utf8), to: "in/.flowc.json")
      for command in ["preview", "swift"] {
        let run = try FlowcRun.bash("cd in; flowc \(command)", in: folder)
        #expect(
          run.status == 2 && run.text.contains("leaves the project's folder"), "\(command) \(output): \(run.text)")
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["x"])
  }

  @Test func baselinesLeaveOutKnownFindings() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let written = try folder.flowc("check", "--write-baseline", "known.txt", "a.flow")
    #expect((written.status, written.output, written.errors) == (0, "", "2 findings written to known.txt\n"))
    let run = try folder.flowc("check", "--baseline", "known.txt", "a.flow")
    #expect(
      (run.status, run.text) == (0, "a.flow: 3 screens, 1 link, no findings\n2 findings left out by the baseline\n"))
    try folder.write(Data("// Moved.\n\(flow)screen New {}\n".utf8), to: "a.flow")
    let more = try folder.flowc("check", "--baseline", "known.txt", "--format", "xcode", "a.flow")
    #expect(more.status == 1)
    #expect(more.output.hasPrefix("a.flow:7:8: error: no path leads to `New` [unreachable-screen]\n"))
    #expect(try folder.flowc("check", "--baseline", "gone.txt", "a.flow").text.hasSuffix("no such file\n"))
    #expect(
      try folder.flowc("check", "--baseline", "a.flow", "a.flow").text
        == "flowc: error: a.flow:1: this line is none of a baseline; --write-baseline writes one\n")
    let replaced = try folder.flowc("check", "--write-baseline", "a.flow", "a.flow")
    #expect(replaced.status == 2)
  }

  /// The project's baseline and strictness apply, whatever the current folder is.
  @Test func theConfigurationSetsABaselineAndStrictness() throws {
    let warned = "app A { start Home } screen Home {} flag unused\n"
    let folder = try ScratchFolder([
      ".flowc.json": #"{ "paths": ["in"], "check": { "strict": true, "baseline": "ci/known.txt" } }"#,
      "in/a.flow": warned, "in/.keep": "", ".git/HEAD": "",
    ])
    let missing = try folder.flowc("check")
    #expect((missing.status, missing.text) == (2, "flowc: error: cannot read ci/known.txt: no such file\n"))
    try folder.write(Data(), to: "ci/known.txt")
    let strict = try folder.flowc("check")
    #expect(strict.status == 1 && strict.output.contains("[unused-flag]"), "\(strict.text)")
    #expect(try folder.flowc("check", "--write-baseline", "ci/known.txt").status == 0)
    for line in ["flowc check", "cd in; flowc check a.flow", "cd in; flowc check ../in"] {
      let run = try FlowcRun.bash(line, in: folder)
      #expect(run.status == 0 && run.text.hasSuffix(" left out by the baseline\n"), "\(line): \(run.text)")
    }
    try folder.write(Data("\(warned)flag more\n".utf8), to: "in/a.flow")
    #expect(try FlowcRun.bash("cd in; flowc check a.flow", in: folder).status == 1)
    // Inputs of the run are never replaced.
    #expect(try folder.flowc("check", "-f", "json=ci/known.txt").status == 2)
  }

  /// With --watch the check runs again when a file changes.
  @Test func changesAreWatched() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let process = Process()
    process.executableURL = try FlowcRun.tool
    process.arguments = ["check", "--watch", "a.flow"]
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let number = process.processIdentifier
    defer {
      kill(number, SIGKILL)
      process.waitUntilExit()
    }
    // A tool that misses the change would block the test for ever.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { kill(number, SIGKILL) }
    func read(until text: String) -> String {
      var seen = ""
      while !seen.contains(text) {
        let data = errors.fileHandleForReading.availableData
        if data.isEmpty { break }
        seen += String(decoding: data, as: UTF8.self)
      }
      return seen
    }
    #expect(read(until: "watching").contains("; 1 error, 1 warning; "))
    try folder.write(Data("app A { start H }\nscreen H { link p -> P }\nscreen P {}\n".utf8), to: "a.flow")
    #expect(read(until: "no findings\nwatching").contains("a.flow: 2 screens, 1 link, no findings\n"))
  }

  @Test func standardInputCannotBeWatched() throws {
    let run = try ScratchFolder().flowc("check", "--watch", "-")
    #expect((run.status, run.text) == (2, "flowc: error: standard input cannot be watched\n"))
  }
}
