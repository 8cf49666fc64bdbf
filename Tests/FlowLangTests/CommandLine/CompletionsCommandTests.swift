import Foundation
import Testing

@Suite struct CompletionsCommandTests {
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
}
