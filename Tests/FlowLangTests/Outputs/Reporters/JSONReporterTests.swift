import Foundation
import Testing

@testable import FlowLang

@Suite struct JSONReporterTests {
  @Test func theFormatIsTheDocumentedOne() throws {
    let text = """
      app Shop { start Home }
      screen Home { link open "Öffnen" -> Product }
      screen Product { link close "Close" -> home }
      """
    let compilation = try Compilation.of(text, finding: .deadEnd, "say \"no\"", at: "Product }") { finding in
      finding.screen = "Home"
      finding.link = "open"
      finding.outcome = "paid"
      finding.trace = [.entry(screen: "Home"), .link(screen: "Home", link: "open", outcome: nil)]
      finding.cycle = [.link(screen: "Pay", link: "go", outcome: "paid"), .url("/x")]
      finding.notes = [Finding.Note(message: "here", range: finding.range, trace: [.url("/y")], hasTrace: true)]
      finding.fixes = [FixIt("write it", isSafe: true, replace: finding.range, with: "or back\n")]
    }
    expectReport(
      [compilation], as: .json,
      """
      {
        "version": 1,
        "findings": [
          { "rule": "dead-end", "severity": "error", "message": "say \\"no\\"", "file": "examples/shop.flow", \
      "line": 2, "column": 37, "endLine": 2, "endColumn": 46, "screen": "Home", "link": "open", "outcome": "paid", \
      "trace": [ { "entry": "Home" }, { "screen": "Home", "link": "open" } ], \
      "cycle": [ { "screen": "Pay", "link": "go", "outcome": "paid" }, { "url": "/x" } ], \
      "notes": [ { "message": "here: url /y", "file": "examples/shop.flow", "line": 2, "column": 37, \
      "trace": [ { "url": "/y" } ] } ], \
      "fixes": [ { "title": "write it", "safe": true, "edits": [ { "line": 2, "column": 37, "endLine": 2, \
      "endColumn": 46, "text": "or back\\n" } ] } ] }
        ],
        "summary": { "errors": 1, "warnings": 0, "notes": 0, "screens": 2, "links": 2, \
      "analysed": true }
      }

      """)
  }

  @Test func withoutFindingsTheReportIsAnObject() {
    expectReport(
      [], as: .json,
      """
      {
        "version": 1,
        "findings": [],
        "summary": { "errors": 0, "warnings": 0, "notes": 0, "screens": 0, "links": 0, \
      "analysed": true }
      }

      """)
  }

  @Test func hostileFilesGiveValidJSON() throws {
    let bytes: [UInt8] = (UInt8.min...UInt8.max).flatMap { byte -> [UInt8] in [byte, 0x22, 0x60, 0x5C] }
    let text = Reporter.json.report([Compilation.of(bytes: bytes)], ReportStyle())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.isEmpty == false)
  }
}
