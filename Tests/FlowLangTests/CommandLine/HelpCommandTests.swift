import Testing

@testable import FlowLang

@Suite struct HelpCommandTests {
  private static let commands = [
    "init", "format", "fix", "check", "explain", "diff", "preview", "graph", "run", "swift", "tests", "import", "lsp",
    "completions", "help",
  ]

  @Test func overviewListsEveryCommand() throws {
    let folder = try ScratchFolder()
    let overview = try folder.flowc("help")
    #expect(overview.status == 0)
    #expect(overview.errors == "")
    for group in ["Write a flow", "Check it", "Show it", "Generate from it", "Adopt an existing app", "Tools"] {
      #expect(overview.output.contains("\n\(group)\n"))
    }
    for command in Self.commands { #expect(overview.output.contains("\n  \(command)  ")) }
    for arguments in [[], ["--help"], ["-h"]] {
      #expect(try FlowcRun.flowc(arguments, in: folder).output == overview.output)
    }
  }

  @Test(arguments: commands)
  func everyCommandHasHelp(_ command: String) throws {
    let folder = try ScratchFolder()
    let help = try folder.flowc("help", command)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("flowc \(command): "))
    for part in [
      "\nusage: flowc \(command)", "\nOptions\n", "\nExit status\n", "\nExamples\n  ", "-h, --help",
      "--color auto|always|never", "\nDocumentation: ",
    ] {
      #expect(help.output.contains(part))
    }
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count <= 48, "the help of \(command) has \(lines.count) lines")
    #expect(try folder.flowc(command, "--help").output == help.output)
    #expect(try folder.flowc(command, "-h").output == help.output)
  }

  /// The help of a walk and the page of the command have the same lines, with every command.
  @Test func theStepsOfAWalkAreOnThePage() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H {}"])
    let page = try folder.flowc("help", "run").output
    let walk = try folder.flowc("run", "a.flow", "--script", "help").output
    for (line, meaning) in Walk.commands {
      #expect(
        page.contains("\n  \(line) ") && walk.contains("\n  \(line) ") && walk.contains(" \(meaning)\n"), "\(line)")
    }
    let typed = Walk.commands.flatMap { "\($0.line) \($0.meaning)".split { !$0.isLetter }.map(String.init) }
    for word in WalkInput.words { #expect(typed.contains(word), "\(word)") }
  }

  @Test func versionIsOneLine() throws {
    #expect(try ScratchFolder().flowc("--version").output == "flowc \(Compiler.version)\n")
  }
}
