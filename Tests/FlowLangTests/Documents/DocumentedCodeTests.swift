import Foundation
import Testing

@testable import FlowLang

/// The code in the README and the documentation: every block is of a kind that a test checks, compiles or runs.
@Suite struct DocumentedCodeTests {
  /// The kinds of blocks, and the tests that check them.
  ///
  /// Flows are parsed, and complete ones checked; commands are compared with the help of the tool; JSON is read;
  /// Mermaid is compared with the output of the tool; Swift is in a file that is compiled, or in a recipe that is run.
  private static let kinds = [
    "flow", "sh", "json", "mermaid", "swift", "yaml", "", "dot", "kotlin", "xml", "console", "ebnf", "elisp", "toml",
    "text",
    "`markdown",
  ]

  @Test(arguments: DocumentBlock.pages)
  func everyBlockIsOfAKindThatIsChecked(_ page: String) throws {
    for block in try DocumentBlock.all(in: page) {
      #expect(Self.kinds.contains(block.language.split(separator: " ").first.map(String.init) ?? ""), "\(block)")
    }
  }

  /// Options that a documented command names are those of its help.
  @Test(arguments: DocumentBlock.pages)
  func commandsHaveTheOptionsThatPagesName(_ page: String) throws {
    let folder = try ScratchFolder()
    var help: [String: String] = [:]
    let inline = try Repository.text(of: page).matches(of: /`(flowc [^`]+)`/).map { String($0.1) }
    for line in try DocumentBlock.all(in: page).flatMap(\.commands) + inline {
      let words = line.replacing("\n", with: " ").split(separator: " ").map(String.init)
      guard let command = words.dropFirst().first, command.wholeMatch(of: /[a-z]+/) != nil else { continue }
      if help[command] == nil {
        let run = try folder.flowc("help", command)
        #expect(run.status == 0, "\(page): there is no `flowc \(command)`")
        help[command] = run.output
      }
      for word in words.dropFirst(2) {
        guard let option = word.firstMatch(of: /^--([a-z][a-z-]*)/)?.1 else { continue }
        #expect(help[command]?.contains("--\(option)") == true, "\(page): \(line)")
      }
    }
  }

  /// Configurations are read without an error; other JSON is well formed.
  @Test(arguments: DocumentBlock.pages)
  func jsonIsRead(_ page: String) throws {
    for block in try DocumentBlock.all(in: page) where block.language == "json" {
      let text = block.text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      guard let value = try? JSONReader.read(Array(text.utf8)) else {
        // Parts of an object, and examples that are cut off, are not complete.
        #expect(text.contains("…") || (try? JSONReader.read(Array("{\(text)}".utf8))) != nil, "\(block): \(text)")
        continue
      }
      if value["paths"] != nil, value["findings"] == nil {
        #expect(Configuration.read(Array(text.utf8)).problems == [], "\(block)")
      }
    }
  }

  /// The first flow of the README has exactly the finding below it, in the words of the tool.
  @Test func theReadmeShowsTheOutputOfTheTool() throws {
    let blocks = try DocumentBlock.all(in: "README.md")
    let flow = try #require(blocks.first { $0.language == "flow" })
    #expect(flow.text.split(separator: "\n").count == 5)
    let folder = try ScratchFolder(["app.flow": flow.text])
    let run = try folder.flowc("check", "app.flow")
    #expect(run.status == 1)
    #expect(run.output == blocks.first { $0.language == "" }?.text)
    #expect(try Repository.text(of: "README.md").contains("/v\(Compiler.version)/flowc-\(Compiler.version)-"))
  }

  /// Follows the page on getting started to the letter.
  @Test func gettingStartedWorks() throws {
    let page = "docs/getting-started.md"
    let blocks = try DocumentBlock.all(in: page)
    let folder = try ScratchFolder([".git/config": ""])
    let first = try FlowcRun.bash(try #require(blocks.first { $0.language == "sh" }).text, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let messages = first.errors.split(separator: "\n").last.map(String.init) ?? ""
    #expect(try Repository.text(of: page).contains("`\(messages)`"), "\(messages)")
    let flow = try #require(blocks.first { $0.language == "flow" }).text
    try folder.write(Data(flow.utf8), to: "app.flow")
    let clean = try folder.flowc("check", "--strict", "app.flow")
    #expect((clean.status, clean.output) == (0, ""))
    try folder.write(Data(flow.replacing("  link done \"Done\" -> dismiss\n", with: "").utf8), to: "app.flow")
    #expect(try folder.flowc("check", "app.flow").output == blocks.first { $0.language == "" }?.text)
    #expect(
      try folder.flowc("run", "app.flow", "--script", "Browse › open, Recipe › cook").output.contains("▸ Cooking"))
    try folder.write(Data(flow.utf8), to: "app.flow")
    let configuration = try #require(blocks.first { $0.language == "json" })
    try folder.write(Data(configuration.text.utf8), to: ".flowc.json")
    for block in blocks where block.language == "sh" {
      for command in block.commands where !command.contains("--open") && !command.hasPrefix("flowc init") {
        let run = try FlowcRun.bash(command, in: folder)
        #expect(run.status == 0, "\(command): \(run.text)")
      }
    }
    #expect(try folder.names.filter { !$0.hasPrefix(".") } == ["Generated", "app.flow"])
  }

  /// Pages and pictures that a page links to exist.
  @Test(arguments: DocumentBlock.pages)
  func linksLeadToExistingFiles(_ page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for match in try Repository.text(of: page).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/) {
      let target = String(match.1)
      if target.hasPrefix("http") || target.hasPrefix("mailto:") { continue }
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: target).path()), "\(page): \(target)")
    }
  }
}
