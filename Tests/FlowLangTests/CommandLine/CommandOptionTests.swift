import Foundation
import Testing

/// Every option of every command is used through the built tool, in each of its spellings, and has a visible effect.
@Suite struct CommandOptionTests {
  /// One use of an option.
  struct Use: Sendable, CustomStringConvertible {
    let command: String
    let option: String
    /// The words after the command.
    let words: [String]
    var status: Int32 = 0
    /// A part of standard output and standard error.
    let seen: String
    /// A file that exists afterwards.
    var file: String?

    init(_ command: String, _ option: String, _ words: String, _ seen: String, status: Int32 = 0, file: String? = nil) {
      self.command = command
      self.option = option
      self.words = words.split(separator: " ").map { $0 == "∅" ? "" : String($0) }
      self.seen = seen
      self.status = status
      self.file = file
    }

    var description: String { "\(command) \(words.joined(separator: " "))" }
  }

  private static let flow = """
    app A { start H }
    screen H { link open "Open" -> I  link pay -> Pay { on paid -> stay } }
    screen I { link shut -> J cover }
    screen J { back declared }
    flow Pay { start P  outcome paid  screen P { link done -> finish paid } }
    flag unused

    """

  private static let navigation = """
    <navigation xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:app="http://schemas.android.com/apk/res-auto" app:startDestination="@id/home">
      <fragment android:id="@+id/home"/><fragment android:id="@+id/lost"/>
    </navigation>
    """

  private static let uses: [Use] = [
    Use("init", "output", "-o first.flow", "wrote first.flow", file: "first.flow"),
    Use("init", "output", "--output=-", "app MyApp"),
    Use("format", "check", "--check a.flow", "not in the canonical layout", status: 3),
    Use("format", "diff", "--diff a.flow", "@@ -"),
    Use("format", "assume-filename", "--check --assume-filename n.flow -", "n.flow is not", status: 3),
    Use("fix", "unsafe", "--unsafe a.flow", "fixed a.flow"),
    Use("fix", "diff", "--diff --unsafe a.flow", "+++ b/a.flow"),
    Use("fix", "assume-filename", "--assume-filename n.flow -", "left: `--unsafe` would fix"),
    Use("check", "format", "-f json a.flow", "\"version\": 1", status: 1),
    Use("check", "format", "--format=sarif=out.sarif a.flow", "[dead-end]", status: 1, file: "out.sarif"),
    Use("check", "strict", "--strict --allow dead-end a.flow", "unused-flag", status: 1),
    Use("check", "quiet", "-q --allow dead-end --allow unused-flag a.flow", ""),
    Use("check", "warn", "--warn dead-end a.flow", "warning: "),
    Use("check", "deny", "--deny unused-flag --allow dead-end a.flow", "error: ", status: 1),
    Use("check", "allow", "--allow dead-end a.flow", "1 warning"),
    Use("check", "write-baseline", "--write-baseline known.txt a.flow", "written to known.txt", file: "known.txt"),
    Use("check", "baseline", "--baseline kept.txt a.flow", "2 findings left out by the baseline"),
    Use("check", "relative-to", "--relative-to sub -f json a.flow", "\"../a.flow\"", status: 1),
    Use("check", "target", "--target uikit --allow dead-end a.flow", "1 warning"),
    Use("check", "conforms", "--strict --conforms sub a.flow", "[unused-flag]", status: 1),
    Use("check", "unknown", "--strict --conforms sub --unknown a.flow", "[unused-flag]", status: 1),
    Use("check", "assume-filename", "--assume-filename n.flow -", "n.flow:", status: 1),
    Use("explain", "all", "--all", "# "),
    Use("diff", "against", "--against HEAD a.flow", "a.flow"),
    Use("diff", "format", "-f markdown old.flow a.flow", "### a.flow", status: 1),
    Use("diff", "output", "-f json -o diff.json old.flow a.flow", "", status: 1, file: "diff.json"),
    Use("diff", "assume-filename", "--assume-filename n.flow old.flow -", "n.flow", status: 1),
    Use("preview", "output", "-o page.html a.flow", "wrote page.html", file: "page.html"),
    Use("preview", "check", "--check a.flow", "a.html is missing", status: 3),
    Use("preview", "assume-filename", "--assume-filename n.flow -", "<title>A</title>"),
    Use("graph", "format", "-f plantuml a.flow", "@startuml"),
    Use("graph", "output", "-o a.mmd a.flow", "", file: "a.mmd"),
    Use("graph", "overview", "--overview a.flow", "<B>H</B>"),
    Use("graph", "overview", "--overview -f mermaid a.flow", "--overview goes with svg, png and dot", status: 2),
    Use("graph", "trace", "--trace dead-end:1 a.flow", "dead-end"),
    Use("graph", "screen", "--screen J -f mermaid a.flow", "J"),
    Use("graph", "depth", "--screen J --depth 2 -f mermaid a.flow", "screen_I"),
    Use("graph", "flow", "--flow Pay -f mermaid a.flow", "flow_Pay"),
    Use("graph", "from", "--from H --to J -f mermaid a.flow", "screen_I"),
    Use("graph", "to", "--from H --to J -f mermaid a.flow", "screen_J"),
    Use("graph", "against", "--against HEAD -f mermaid a.flow", "stateDiagram"),
    Use("graph", "check", "--check -o a.dot a.flow", "a.dot is missing", status: 3),
    Use("graph", "assume-filename", "--assume-filename n.flow -", "digraph"),
    Use("run", "script", "--script open a.flow", "▸ I"),
    Use("run", "assume-filename", "--script open --assume-filename n.flow -", "▸ I"),
    Use("swift", "target", "--target triggers -o R a.flow", "", file: "R/a.flow.triggers.swift"),
    Use("swift", "output", "-o R a.flow", "", file: "R/a.flow.swift"),
    Use("swift", "access", "--access public a.flow", "public "),
    Use("swift", "minimum-ios", "--minimum-ios 9 a.flow", "needs iOS 16 or newer, not 9", status: 2),
    Use("swift", "import", "--import Catalogue a.flow", "import Catalogue"),
    Use("swift", "strings", "--strings Flow.xcstrings -o R a.flow", "", file: "Flow.xcstrings"),
    Use("swift", "strings", "--strings Flow.strings -o R a.flow", "--strings takes a string catalogue", status: 2),
    Use("swift", "xcfilelists", "--xcfilelists -o R a.flow", "", file: "R/a.flow.inputs.xcfilelist"),
    Use("swift", "check", "--check -o R a.flow", "is missing", status: 3),
    Use("swift", "assume-filename", "--assume-filename n.flow -", "import"),
    Use("tests", "format", "-f xcuitest a.flow", "import XCTest"),
    Use("tests", "longest", "--longest 40 a.flow", "2 tests (6 taps)"),
    Use("tests", "longest", "--longest 0 a.flow", "--longest is a number of taps from 1, not 0", status: 2),
    Use("tests", "walks", "--walks pay.walks.json -f xcuitest a.flow", "func testPayAtOnce()"),
    Use("tests", "walks", "--walks wrong.walks.json a.flow", "`H › nope` is not offered at step 1", status: 2),
    Use("tests", "import", "-f swift-testing --import App a.flow", "@testable import App"),
    Use("tests", "output", "-o walks.json a.flow", "cover 6 of 6 transitions", file: "walks.json"),
    Use("tests", "check", "--check -o walks.json a.flow", "walks.json is missing", status: 3),
    Use("tests", "assume-filename", "--assume-filename n.flow -", "\"version\""),
    Use("import", "output", "-o made.flow graph.mmd", "", file: "made.flow"),
    Use("import", "split", "--split -o Flows graph.mmd", "", file: "Flows"),
    Use("import", "scan", "--scan sub graph.mmd", "screen"),
    Use("import", "entries", "--entries names.txt nav.xml", "entry"),
    Use("import", "summary", "--summary sum.json graph.mmd", "", file: "sum.json"),
    Use("import", "check", "--check -o made.flow graph.mmd", "made.flow is missing", status: 3),
    Use("import", "quiet", "-q -o made.flow graph.mmd", "", file: "made.flow"),
    Use("dump", "output", "-o tokens.txt tokens a.flow", "", file: "tokens.txt"),
    Use("dump", "assume-filename", "--assume-filename n.flow tokens -", "app"),
    Use("lsp", "stdio", "--stdio", "", status: 1),
  ]

  /// Options that run until they are interrupted, or open a window, have tests of their own.
  private static let elsewhere = [
    "diff --conforms", "check --watch", "preview --watch", "preview --serve", "preview --open",
  ]

  @Test(arguments: uses)
  func optionsHaveTheDocumentedEffects(_ use: Use) throws {
    let folder = try ScratchFolder([
      "a.flow": Self.flow, "old.flow": Self.flow + "screen K { entry \"push\" }\n",
      "sub/x.swift": "import SwiftUI\nstruct H: View { var body: some View { Text(\"H\") } }\n",
      "graph.mmd": "stateDiagram-v2\n[*] --> Home\nHome --> Detail : open\n", "names.txt": "lost\n",
      "nav.xml": Self.navigation,
      "kept.txt": "",
      "pay.walks.json": #"{"walks": [{"name": "Pay at once", "steps": [{"screen": "H", "link": "pay"}]}]}"#,
      "wrong.walks.json": #"{"walks": [{"steps": [{"screen": "H", "link": "nope"}]}]}"#,
    ])
    if use.option == "baseline" { _ = try folder.flowc("check", "--write-baseline", "kept.txt", "a.flow") }
    if use.option == "against" {
      let git = "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm first"
      #expect(try FlowcRun.bash(git, in: folder).status == 0)
    }
    let run = try FlowcRun.flowc([use.command] + use.words, in: folder, input: Self.flow)
    #expect(run.status == use.status, "\(run.text)")
    #expect(use.seen.isEmpty || run.text.contains(use.seen), "\(run.text)")
    if let file = use.file { #expect(FileManager.default.fileExists(atPath: folder.path(file))) }
  }

  @Test(arguments: ["auto", "always", "never"])
  func everyCommandTakesAColour(_ color: String) throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let run = try folder.flowc("check", "--color", color, "a.flow")
    #expect(run.text.contains("\u{1B}[") == (color == "always"))
    #expect(try folder.flowc("help", "--color", color).status == 0)
  }

  /// All options in the help are used above.
  @Test func everyOptionIsUsed() throws {
    let folder = try ScratchFolder()
    let overview = try folder.flowc("help").output
    let commands = overview.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), let word = line.split(separator: " ").first else { return nil }
      return String(word)
    }
    #expect(commands.count == 16)
    for command in commands {
      let help = try folder.flowc("help", command).output
      let options = help.split(separator: "\n").compactMap { line -> String? in
        let isOption = line.hasPrefix("      --") || (line.hasPrefix("  -") && line.dropFirst(4).hasPrefix(", --"))
        guard isOption else { return nil }
        return line.firstMatch(of: /--([a-z-]+)/).map { String($0.1) }
      }
      for option in options where !["color", "help"].contains(option) {
        let isUsed = Self.uses.contains { $0.command == command && $0.option == option }
        #expect(isUsed || Self.elsewhere.contains("\(command) --\(option)"), "\(command) --\(option)")
      }
    }
  }
}
