import Foundation
import Testing

@testable import FlowLang

/// `flowc init`, `explain`, `dump`, `completions` and `help`.
@Suite struct SmallCommandTests {
  @Test func init_writesAFlowWithoutFindingsAndSuggestsCommands() throws {
    let folder = try ScratchFolder()
    let run = try folder.flowc("init")
    #expect((run.status, run.output) == (0, ""))
    #expect(run.errors.hasPrefix("wrote app.flow; next:\n"))
    #expect(try folder.names == ["app.flow"])
    let flow = try folder.read("app.flow")
    #expect(Compilation.of(flow).findings.sorted.map(\.message) == [])
    #expect(try folder.flowc("init", "-o", "-").output == flow)
    // The suggested commands work unchanged.
    for line in run.errors.split(separator: "\n").dropFirst() where line.contains("check") {
      let words = line.split(separator: " ").map(String.init)
      #expect(try FlowcRun.flowc(Array(words[1...2]), in: folder).status == 0)
    }
  }

  @Test func init_takesANameAndNeverReplacesAFile() throws {
    let folder = try ScratchFolder(["app.flow": "mine"])
    let run = try folder.flowc("init")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot write app.flow: file exists\n"))
    #expect(try folder.read("app.flow") == "mine")
    #expect(try folder.flowc("init", "Other.flow").status == 0)
    #expect(try folder.flowc("init", "-o", "third.flow").status == 0)
    #expect(try folder.flowc("init", "a.flow", "-o", "b.flow").status == 2)
    #expect(try folder.names == ["Other.flow", "app.flow", "third.flow"])
  }

  @Test func rulesAreExplained() throws {
    let folder = try ScratchFolder()
    for rule in Rule.all {
      #expect(try folder.flowc("explain", rule.name).output == RuleCard.text(rule, isColored: false))
    }
    #expect(try folder.flowc("explain").output == RuleCard.table(isColored: false))
    #expect(try folder.flowc("explain", "--all").output == RulesPage.markdown)
  }

  private let flow = "app A { start H } screen H { link go -> P } screen P { link }"

  @Test func tokensHavePositionKindAndText() throws {
    let run = try ScratchFolder(["a.flow": "app A {}\n"]).flowc("dump", "tokens", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output == "1:1 app app\n1:5 name A\n1:7 leftBrace {\n1:8 rightBrace }\n2:1 endOfFile\n")
  }

  @Test func treesMarkBrokenNodes() throws {
    let run = try ScratchFolder(["a.flow": flow]).flowc("dump", "tree", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("\n  screen: screen P { }\n    link!: link\n"), "\(run.output)")
  }

  @Test func modelsAndGraphsFollowImports() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"b.flow\" app A { start H } screen H { link go -> P }", "b.flow": "screen P {}",
    ])
    let model = try folder.flowc("dump", "model", "a.flow")
    #expect(model.output == "app A\n  start screen H\nscreen H\n  link go -> screen P\nscreen P\n")
    let graph = try folder.flowc("dump", "graph", "a.flow")
    #expect(graph.output == "start 0 H\n0 H, bottom\n  up 1 P by H › go\n1 P\n", "\(graph.output)")
  }

  @Test func bothOperandsAreNeeded() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let few = try folder.flowc("dump", "tokens")
    #expect(few.status == 2 && few.errors.contains("flowc dump [OPTION…] STAGE FILE"))
    let unknown = try folder.flowc("dump", "atoms", "a.flow")
    #expect(unknown.status == 2 && unknown.errors.contains("tokens"), "\(unknown.errors)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyOptionIsCompleted(_ shell: String) throws {
    let script = try ScratchFolder().flowc("completions", shell)
    #expect((script.status, script.errors) == (0, ""))
    for word in ["relative-to", "assume-filename", "dead-end", "explain", "always", "json"] {
      #expect(script.output.contains(word), "\(word)")
    }
  }

  @Test(.fullTier)
  func bashCompletesCommandLines() throws {
    let folder = try ScratchFolder(["my app.flow": ""])
    let script = try folder.flowc("completions", "bash").output
    func completions(_ words: String...) throws -> String {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = [
        "-c",
        "\(script)\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _flowc; printf '%s,' \"${COMPREPLY[@]}\"",
      ]
      process.currentDirectoryURL = folder.url
      process.standardOutput = pipe
      try process.run()
      process.waitUntilExit()
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    #expect(try completions("flowc", "ch") == "check,")
    #expect(try completions("flowc", "check", "--st") == "--strict,")
    #expect(try completions("flowc", "check", "--deny", "dead-e") == "dead-end,")
    #expect(try completions("flowc", "check", "--format", "=", "js") == "json,")
    #expect(try completions("flowc", "check", "my") == "my app.flow,")
    #expect(try completions("flowc", "help", "gr") == "graph,")
  }

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
