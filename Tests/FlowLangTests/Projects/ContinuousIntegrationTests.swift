import Foundation
import Testing

@testable import FlowLang

/// The files that users copy into their CI do what `docs/ci.md` promises. The steps of GitHub and GitLab are extracted
/// from the files and run with bash; pre-commit itself runs the hooks. That either platform accepts the files is not
/// tested.
@Suite(.fullTier) struct ContinuousIntegrationTests {
  private static let good = "app A { start H }\n\nscreen H { link p -> P }\n\nscreen P {}\n"
  private static let bad = "app B { start H }\n\nscreen H {\n  link p -> P\n  link q -> Nope\n}\n\nscreen P {}\n"

  /// Returns the output of `steps.py`.
  private static func steps(_ argument: String) throws -> String {
    let script = Repository.root.appending(path: "Tests/FlowLangTests/Projects/steps.py").path()
    let run = try FlowcRun.bash(
      "cd '\(Repository.root.path())' && python3 '\(script)' \(argument)", in: ScratchFolder())
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// Returns the command and the environment of each step.
  private static func commands(_ argument: String) throws -> [(script: String, environment: [String: String])] {
    try steps(argument).split(separator: "\n").map { line in
      let step = try JSONReader.read(Array(line.utf8))
      let environment = (step["env"]?.members ?? []).map { ($0.name, $0.value.string ?? "") }
      return (try #require(step["run"]?.string), Dictionary(uniqueKeysWithValues: environment))
    }
  }

  /// Returns a folder with the files that the examples name.
  private func project() throws -> ScratchFolder {
    try ScratchFolder(["Flows/app.flow": Self.good, "Flows/other.flow": Self.bad])
  }

  @Test func theActionChecksFlowsAndAnnotatesLines() throws {
    let commands = try Self.commands("action")
    try #require(commands.count == 2)
    let folder = try project()
    // The archive of the tool by the release script, in place of a download.
    let root = Repository.root.path()
    let made = try FlowcRun.bash(
      "python3 '\(root)/.ci/release' archive --output made --executable \"$(command -v flowc)\"", in: folder)
    try #require(made.status == 0, "\(made.errors)")
    let archive = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let action = ["GITHUB_ACTION_PATH": root, "GITHUB_PATH": folder.path("path"), "RUNNER_TEMP": folder.path("temp")]
    let get = commands[0].environment.merging(action) { $1 }.merging(["FLOWC_ARCHIVE": archive]) { $1 }
    let got = try FlowcRun.bash(commands[0].script, in: folder, environment: get)
    try #require(got.status == 0, "\(got.errors)")
    let found = try folder.read("path").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(found == folder.path("temp/flowc-release"))
    let environment = commands[1].environment.merging(["PATH": "\(found):/usr/bin:/bin"]) { $1 }
    let run = try FlowcRun.bash(commands[1].script, in: folder, environment: environment)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("::error file=Flows/other.flow,line=5,endLine=5,col=13,endColumn=17,title=unknown-name::"))
    // Text of a pull request is never executed.
    let hostile = environment.merging(["FLOWS": "$(touch owned) `touch owned`; touch owned"]) { $1 }
    #expect(try FlowcRun.bash(commands[1].script, in: folder, environment: hostile).status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path("owned")))
  }

  @Test func theTemplateWritesTheReport() throws {
    let command = try #require(try Self.commands("gitlab").first)
    let folder = try project()
    #expect(try FlowcRun.bash(command.script, in: folder, environment: command.environment).status == 1)
    let report = try JSONReader.read(Array(try folder.read("gl-code-quality-report.json").utf8))
    #expect(report.array?.first?["location"]?["path"] == "Flows/other.flow")
  }

  @Test func preCommitRunsTheHooks() throws {
    let folder = try ScratchFolder(["app.flow": "app A{start H;}\nscreen H { link p -> P }\nscreen P {}\n"])
    try folder.write(Data(try Self.steps("hooks").utf8), to: ".pre-commit-config.yaml")
    let home = ["HOME": folder.path("home"), "PRE_COMMIT_HOME": folder.path("home/cache")]
    let manifest = Repository.root.appending(path: ".pre-commit-hooks.yaml").path()
    let script = """
      python3 -m pre_commit validate-manifest '\(manifest)'
      git init -q . && git add app.flow .pre-commit-config.yaml
      python3 -m pre_commit run --all-files
      """
    let first = try FlowcRun.bash(script, in: folder, environment: home)
    #expect(first.status == 1, "\(first.output)\(first.errors)")
    #expect(try folder.read("app.flow") == "app A { start H }\nscreen H { link p -> P }\nscreen P {}\n")
    let second = try FlowcRun.bash(script, in: folder, environment: home)
    #expect(second.status == 0, "\(second.output)\(second.errors)")
  }

  /// The scripts run unchanged, in a project with the files that they name.
  @Test(arguments: [
    ("check.sh", 1, "Flows/other.flow:5:13: error:"), ("baseline.sh", 0, "1 finding left out by the baseline"),
  ])
  func scriptsRun(_ name: String, _ status: Int32, _ text: String) throws {
    let folder = try project()
    let run = try FlowcRun.bash(try Repository.text(of: "examples/ci/\(name)"), in: folder)
    #expect(run.status == status && run.text.contains(text), "\(run.text)")
    if name == "check.sh" { #expect(try folder.read("flows.xml").contains("<testsuite name=\"Flows/other.flow\"")) }
  }

  @Test func phasesOfXcodeCheckAndWrite() throws {
    let folder = try ScratchFolder(["Flows/app.flow": Self.bad, ".flowc.json": #"{ "swift": { "target": "stack" } }"#])
    let root = ["SRCROOT": folder.url.path()]
    let check = try Repository.text(of: "examples/ci/xcode-check.sh")
    let found = try FlowcRun.bash(check, in: folder, environment: root)
    #expect(found.status == 1)
    // Xcode opens a file only by its absolute path.
    #expect(found.output.hasPrefix("\(folder.path("Flows/app.flow")):5:13: error: "))
    let missing = try FlowcRun.bash(check, in: folder, environment: root.merging(["PATH": "/usr/bin:/bin"]) { $1 })
    #expect((missing.status, missing.output) == (0, "warning: flowc is not installed, so the flow is not checked\n"))

    try folder.write(Data(Self.good.utf8), to: "Flows/app.flow")
    let written = try FlowcRun.bash(
      try Repository.text(of: "examples/ci/xcode-write.sh"), in: folder, environment: root)
    #expect((written.status, written.errors) == (0, ""))
    #expect(
      try folder.read("Generated/app.flow.inputs.xcfilelist")
        == "$(SRCROOT)/Flows/app.flow\n$(SRCROOT)/.flowc.json\n")
    #expect(
      try folder.read("Generated/app.flow.outputs.xcfilelist")
        == "$(SRCROOT)/Generated/app.flow.swift\n$(SRCROOT)/Generated/app.flow.stack.swift\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("Generated/app.flow.stack.swift")))
  }

  /// The script installs the tool of the existing build; a release build, which takes minutes, is not made.
  @Test func theInstallScriptCopiesTheBuild() throws {
    let folder = try ScratchFolder([
      "bin/swift": "#!/bin/bash\n[[ \"$*\" == *--show-bin-path* ]] && echo \"$BUILT\" || true\n", "prefix/bin/keep": "",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
    let built = try FlowcRun.tool.deletingLastPathComponent().path()
    let path = "\(folder.path("bin")):/usr/bin:/bin"
    let run = try FlowcRun.bash(
      try Repository.text(of: "examples/ci/install.sh"), in: folder,
      environment: ["PATH": path, "BUILT": built, "PREFIX": folder.path("prefix")])
    #expect((run.status, run.errors) == (0, ""))
    let version = try FlowcRun.bash("prefix/bin/flowc --version", in: folder)
    #expect(version.output == "flowc \(Compiler.version)\n")
  }
}
