import Testing

@testable import FlowLang

@Suite struct HelpCommandTests {
  private static let commands = ["check", "graph", "run", "diff", "explain", "init", "completions", "help"]

  @Test func overviewListsEveryCommand() throws {
    let folder = try ScratchFolder()
    let overview = try folder.flowc("help")
    #expect(overview.status == 0)
    #expect(overview.errors == "")
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
    for part in ["\nusage: flowc \(command)", "\noptions:\n", "\nexit status:\n", "\nexamples:\n", "--help"] {
      #expect(help.output.contains(part))
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try folder.flowc(command, "--help").output == help.output)
    #expect(try folder.flowc(command, "-h").output == help.output)
  }

  @Test func versionIsOneLine() throws {
    #expect(try ScratchFolder().flowc("--version").output == "flowc \(Compiler.version)\n")
  }
}
