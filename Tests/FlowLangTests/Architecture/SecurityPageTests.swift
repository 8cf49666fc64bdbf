import Foundation
import Testing

@testable import FlowLang

/// The promises of SECURITY.md are ensured by tests that exist.
@Suite struct SecurityPageTests {
  @Test func everyNamedTestExists() throws {
    let page = try Repository.text(of: "SECURITY.md")
    var tests: [String: String] = [:]
    for path in Repository.files(below: "Tests/FlowLangTests", withExtension: "swift") {
      let text = try Repository.text(of: path)
      for match in text.matches(of: #/struct (\w+Tests)\b/#) { tests[String(match.1)] = text }
    }
    let named = page.matches(of: #/`(\w+Tests)\.(\w+)`/#).map { (suite: String($0.1), name: String($0.2)) }
    #expect(named.count > 50)
    for (suite, name) in named {
      #expect(tests[suite]?.contains("func \(name)(") == true, "there is no test \(suite).\(name)")
    }
  }

  /// Each named test fails if its promise is broken: a fault of `Tests/Faults/Promises` names it, and
  /// `Tests/Faults/plant.py Promises` checks that.
  @Test func everyNamedTestHasAFault() throws {
    let page = try Repository.text(of: "SECURITY.md")
    let named = Set(page.matches(of: #/`(\w+Tests\.\w+)`/#).map { String($0.1) })
    var caught: Set<String> = []
    for path in Repository.files(below: "Tests/Faults/Promises", withExtension: "fault") {
      for line in try Repository.text(of: path).split(separator: "\n") where line.hasPrefix("caught by: ") {
        caught.formUnion(line.dropFirst(11).components(separatedBy: ", "))
      }
    }
    #expect(named.subtracting(caught).sorted() == [])
    #expect(caught.subtracting(named).sorted() == [])
  }

  /// Each row of a table of promises names the test that ensures it.
  @Test func everyPromiseHasATest() throws {
    let rows = try Repository.text(of: "SECURITY.md").split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("|")
    }
    let promises = rows.filter { !$0.hasSuffix("held by |") }
    #expect(promises.count > 30)
    for row in promises { #expect(row.contains("Tests."), "\(row)") }
  }

  /// The limits on the page are those of the code.
  @Test func theLimitsAgreeWithTheCode() throws {
    let page = try Repository.text(of: "SECURITY.md")
    for limit in [
      "| \(SourceFile.maximumSize >> 20) MiB |", "\(XMLReader.maximumSize >> 20) MiB, \(XMLReader.maximumDepth) levels",
      "| \(Inquiry.budget.grouped) edges and exits, \(Inquiry.graphBudget.grouped) in one graph |",
      "| \(JSONReader.deepestNesting) levels |", "| \(MessageFrames.largestMessage >> 20) MiB;",
    ] { #expect(page.contains(limit), "\(limit)") }
  }
}
