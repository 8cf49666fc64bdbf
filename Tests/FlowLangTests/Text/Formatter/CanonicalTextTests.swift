import Foundation
import Testing

@testable import FlowLang

/// All flows that this repository shows have the canonical layout.
@Suite struct CanonicalTextTests {
  @Test(arguments: Repository.examples)
  func examples(_ path: String) throws {
    let text = try Repository.text(of: path)
    #expect(FlowFormatter.format(SourceFile(path: path, text: text)) == text, "flowc format \(path)")
  }

  @Test(arguments: Rule.all.map(\.name))
  func examplesOfRules(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    for example in [rule.failing, rule.repaired].map(RuleExample.init) {
      let source = SourceFile(path: "", text: example.text)
      if !Parser.parse(source).hasErrors { #expect(FlowFormatter.format(source) == example.text + "\n") }
    }
  }

  /// A block in a text may be a part of a flow: then it is formatted as the content of a block.
  @Test(arguments: ["docs/language.md", "README.md"])
  func blocksInProse(_ path: String) throws {
    let blocks = try Repository.text(of: path).components(separatedBy: "```flow\n").dropFirst()
    for block in blocks.map({ $0.components(separatedBy: "\n```")[0] }) {
      let lines = block.replacingOccurrences(of: "…", with: "").split(separator: "\n", omittingEmptySubsequences: false)
      let inside = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
      let wholes = ["app", "screen", "flow", "tabs", "transition"].map { "\($0) X {\n\(inside)\n}\n" }
      let whole = ([lines.joined(separator: "\n") + "\n"] + wholes).first { text in
        !Parser.parse(SourceFile(path: path, text: text)).hasErrors
      }
      let text = try #require(whole, "\(block)")
      let formatted = FlowFormatter.format(SourceFile(path: path, text: text))
      #expect(formatted?.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines))
    }
  }
}
