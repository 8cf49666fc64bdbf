import Foundation
import Testing

@testable import FlowLang

/// The reports of faults in the larger shop, word for word: a newcomer must be able to understand them. Run the tests
/// with `UPDATE_SNAPSHOTS=1` to rewrite the page, and review it.
@Suite struct ShopFaultTests {
  @Test func reportsOfFaultsMatchTheGoldenPage() throws {
    let sound = Set(try Self.blocks(of: nil, withExpectations: true) + Self.blocks(of: nil, withExpectations: false))
    let sections = try ShopFault.all.map { fault in
      let isAboutExpectations = fault.rules.contains(Rule.brokenExpectation.name)
      let blocks = try Self.blocks(of: fault, withExpectations: isAboutExpectations).filter { !sound.contains($0) }
      // Notes about undecided verdicts are on the page, too.
      let rules = Self.rules(of: blocks).filter { $0 != Rule.undecided.name }
      #expect(rules == fault.rules, "\(fault): \(blocks)")
      return "### \(fault)\n\n" + blocks.joined()
    }
    let page = sections.joined(separator: "\n")
    try Golden.expect(page, "shop-faults.txt")
  }

  /// Returns the findings on the shop with a fault, each as text.
  private static func blocks(of fault: ShopFault?, withExpectations: Bool) throws -> [String] {
    let report = Reporter.text.report([try compile(fault, withExpectations)], ReportStyle())
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    var result: [String] = []
    for line in lines where !line.contains("from being analysed") {
      if line.first != " " { result.append("") }
      result[result.count - 1] += line + "\n"
    }
    return result
  }

  /// Returns the names in brackets behind the messages.
  private static func rules(of blocks: [String]) -> [String] {
    blocks.map { block in
      let message = block.prefix { $0 != "\n" }
      return String(message.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  /// The expectations of the shop take as long to decide as all other rules, and a fault may violate them as well.
  private static func compile(_ fault: ShopFault?, _ withExpectations: Bool) throws -> Compilation {
    var texts: [String: String] = [:]
    for path in Repository.files(below: "examples/shop", withExtension: "flow") {
      let text = try Repository.text(of: path)
      texts[path] = withExpectations ? text : text.replacingOccurrences(of: "\nexpect ", with: "\n// expect ")
    }
    for edit in fault?.edits ?? [] {
      let path = "examples/shop/\(edit.file).flow"
      let text = try #require(texts[path])
      try #require(text.contains(edit.old), "\(edit.old)")
      texts[path] = text.replacingOccurrences(of: edit.old, with: edit.new)
    }
    func source(_ path: String) -> SourceFile? { texts[path].map { SourceFile(path: path, text: $0) } }
    return Compiler.compile(try #require(source("examples/shop/shop.flow"))) { imported, _ in
      source("examples/shop/\(imported)").map { .success($0) } ?? .failure(.notFound)
    }
  }
}
