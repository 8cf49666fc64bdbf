import Foundation
import Testing

@testable import FlowLang

/// The examples in docs/tests.md are real output.
@Suite struct TestsGuideTests {
  /// Blocks of Swift and of JSON are parts of the output for an example, line by line.
  @Test func blocksArePartsOfOutputs() throws {
    let walks = try ExampleWalks.walks("examples/details.flow")
    let outputs = TestForm.all.map { String(decoding: $0.write(walks, ["App"]), as: UTF8.self) }
    let parts = try Repository.text(of: "docs/tests.md").components(separatedBy: "```")
    let blocks = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.filter {
      !$0.hasPrefix("sh\n") && !$0.hasPrefix("text\n")
    }
    #expect(blocks.count == 3)
    for block in blocks {
      let lines = block.drop { $0 != "\n" }
      let isShown = outputs.contains { ("\n" + $0).contains(lines) }
      #expect(isShown, "no output has \(block)")
    }
  }

  /// The table of the examples agrees with their walks.
  @Test(arguments: ExampleWalks.paths)
  func theTableIsUpToDate(_ path: String) throws {
    let walks = try ExampleWalks.walks(path)
    let name = path.split(separator: "/").last ?? ""
    let row = "| \(name) | \(walks.walks.count) | \(walks.taps) |"
    let isThere = try Repository.text(of: "docs/tests.md").contains("\n\(row)\n")
    #expect(isThere, "docs/tests.md lacks \(row)")
  }

  /// The summary is that of the shop.
  @Test func theSummaryIsUpToDate() throws {
    let summary = try ExampleWalks.walks("examples/shop/shop.flow").summary
    let isThere = try Repository.text(of: "docs/tests.md").contains("```text\n\(summary)```")
    #expect(isThere, "docs/tests.md lacks \(summary)")
  }

  /// Every reason is explained.
  @Test func reasonsAreExplained() throws {
    let page = try Repository.text(of: "docs/tests.md")
    for reason in [Untaken.Reason.notOffered, .never, .notFound] {
      let isThere = page.contains("| `\(reason.name)` |")
      #expect(isThere, "\(reason.name)")
    }
  }
}
