import Foundation
import Testing

@testable import FlowLang

/// The formats for other programs, each as a text; `SchemaTests` validates them.
@Suite struct ReporterFormTests {
  /// A flow with a finding that has all optional parts.
  private static func compilation() throws -> Compilation {
    let text = "app Shop { start Home }\nscreen Home { link open -> Pay }\nscreen Pay { link close -> home }\n"
    return try Compilation.of(text, finding: .deadEnd, "100%: \"a\", <b>", at: "Pay { link") { finding in
      finding.screen = "Pay"
      finding.trace = [.link(screen: "Home", link: "open", outcome: nil)]
      finding.notes = [Finding.Note(message: "this leads there", range: finding.range)]
      finding.help = "leave"
      finding.fixes = [FixIt("write it", isSafe: true, replace: finding.range, with: "or back\n")]
    }
  }

  @Test func xcode() throws {
    expectReport(
      [try Self.compilation()], as: .xcode,
      """
      examples/shop.flow:3:8: error: 100%: "a", <b> [dead-end]
      examples/shop.flow:3:8: note: shown by: Home › open
      examples/shop.flow:3:8: note: examples/shop.flow:3:8: this leads there
      examples/shop.flow:3:8: note: help: leave

      """)
  }

  @Test func github() throws {
    expectReport(
      [try Self.compilation()], as: .github,
      "::error file=examples/shop.flow,line=3,endLine=3,col=8,endColumn=18,title=dead-end::100%25: \"a\", <b>%0A"
        + "shown by: Home › open%0Aexamples/shop.flow:3:8: this leads there%0Ahelp: leave\n")
  }

  /// The runner splits a command at `::` and its properties at `,` and `=`, and then decodes the escapes.
  @Test func githubCommandsAreReadBack() throws {
    let path = "a,b=c:d%0A\n::x.flow"
    let report = Reporter.github.report(
      [Compilation.of("screen S { link a -> `T::%0A,\u{7}` }", path: path)], ReportStyle())
    let commands = report.split(separator: "\n")
    #expect(!commands.isEmpty)
    for command in commands {
      let parts = command.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: true)
      let properties = parts[0].drop { $0 != " " }.dropFirst().split(separator: ",")
      let file = try #require(properties.first { $0.hasPrefix("file=") }?.dropFirst(5))
      let back = file.replacing("%3A", with: ":").replacing("%2C", with: ",").replacing("%0A", with: "\n")
        .replacing("%0D", with: "\r").replacing("%25", with: "%")
      #expect(back == path)
      #expect(!parts[1].contains { $0.isNewline || $0 == "\u{7}" })
    }
  }

  @Test func gitlab() throws {
    expectReport(
      [try Self.compilation()], as: .gitlab,
      """
      [
        { "description": "100%: \\"a\\", <b>\\nshown by: Home › open\\nexamples/shop.flow:3:8: this leads there\\nhelp: \
      leave", "check_name": "dead-end", "fingerprint": "0086134207a5e211", "severity": "major", "location": { "path": \
      "examples/shop.flow", "lines": { "begin": 3, "end": 3 } } }
      ]

      """)
  }

  @Test func checkstyle() throws {
    expectReport(
      [try Self.compilation()], as: .checkstyle,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
        <file name="examples/shop.flow">
          <error line="3" column="8" severity="error" message="100%: &quot;a&quot;, &lt;b&gt;&#10;shown by: Home › \
      open&#10;examples/shop.flow:3:8: this leads there&#10;help: leave" source="flowc.dead-end"/>
        </file>
      </checkstyle>

      """)
  }

  @Test func junitHasATestForEachRuleOfEachFlow() throws {
    let report = Reporter.junit.report(
      [try Self.compilation(), Compilation.of("app A { start H } screen H { link p -> P } screen P {}")], ReportStyle())
    let count = Rule.all.count
    #expect(report.contains("<testsuites name=\"flowc\" tests=\"\(count * 2)\" failures=\"1\" errors=\"0\">"))
    #expect(report.components(separatedBy: "<testcase ").count == count * 2 + 1)
    #expect(
      report.contains(
        """
            <testcase classname="examples/shop.flow" name="dead-end">
              <failure type="error" message="100%: &quot;a&quot;, &lt;b&gt;">examples/shop.flow:3:8: error: 100%
        """))
  }

  @Test func notesDoNotFailTests() {
    let report = Reporter.junit.report([Compilation.of("screen S {}")], ReportStyle())
    #expect(report.contains("failures=\"0\""))
    #expect(report.contains("<system-out>app.flow:1:1: note: "))
  }

  @Test func sarifHasTheTraceRelatedLocationsAndFixes() throws {
    let report = Reporter.sarif.report([try Self.compilation()], ReportStyle())
    let run = try #require(try JSONReader.read(Array(report.utf8))["runs"]?.array?.first)
    #expect(run["tool"]?["driver"]?["rules"]?.array?.count == Rule.all.count)
    let result = try #require(run["results"]?.array?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules[try #require(result["ruleIndex"]?.integer)]["id"] == "dead-end")
    let region: JSONValue = ["startLine": 3, "startColumn": 8, "endLine": 3, "endColumn": 18]
    let place = result["locations"]?.array?.first?["physicalLocation"]
    #expect(place?["region"] == region)
    #expect(place?["artifactLocation"]?["uri"] == "examples/shop.flow")
    let steps = result["codeFlows"]?.array?.first?["threadFlows"]?.array?.first?["locations"]?.array
    #expect(steps?.first?["location"]?["message"]?["text"] == "Home › open")
    #expect(steps?.last?["location"]?["physicalLocation"] == place)
    #expect(result["relatedLocations"]?.array?.first?["message"]?["text"] == "this leads there")
    let change = result["fixes"]?.array?.first?["artifactChanges"]?.array?.first
    #expect(
      change?["replacements"]?.array?.first == ["deletedRegion": region, "insertedContent": ["text": "or back\n"]])
  }

  @Test(arguments: [
    ("Flows/app.flow", "Flows/app.flow"), ("/a b/ä.flow", "file:///a%20b/%C3%A4.flow"),
    ("a:b%#?.flow", "a%3Ab%25%23%3F.flow"),
  ])
  func pathsBecomeURIs(_ path: String, _ uri: String) { #expect(PercentEncoding.reference(toFile: path) == uri) }

  @Test func fingerprintsStayWhenLinesMove() {
    func fingerprints(_ text: String) -> [String] { Report([Compilation.of(text)], ReportStyle()).fingerprints }
    let flow = "app A { start H } screen H { link p -> P } screen P {} screen K {} screen L {} flag f flag g"
    let all = fingerprints(flow)
    #expect(Set(all).count == all.count && all.count == 4)
    #expect(fingerprints("// Moved.\n\n" + flow) == all)
    #expect(Set(fingerprints(flow + " screen M {}")).isSuperset(of: all))
  }

  @Test func equalFindingsHaveDifferentFingerprints() {
    let flow = "app A { start H } screen H { link a -> stay when x, y link p -> P } screen P {}"
    let fingerprints = Report([Compilation.of(flow)], ReportStyle()).fingerprints
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2)
  }
}
