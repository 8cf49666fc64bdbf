import Foundation
import Testing

@testable import FlowLang

/// Small flows about which the analysis was once wrong or slow: what it says of each, and what the naive judge says of it.
@Suite(.timeLimit(.minutes(60))) struct AnalysisCaseTests {
  static let folder = "Tests/FlowLangTests/Snapshots/Analysis"
  static let paths = Repository.files(below: folder, withExtension: "flow")

  @Test func thereAreSome() { #expect(Self.paths.count >= 36) }

  @Test(arguments: paths)
  func findingsAreAsBefore(_ path: String) throws {
    let source = SourceFile(path: path, text: try Repository.text(of: path))
    let compilation = Compiler.compile(source)
    let lineTable = LineTable(source)
    let lines = compilation.findings.sorted.map { finding in
      let place = lineTable.position(of: finding.range.start)
      let trace = finding.trace.isEmpty ? "" : " [\(finding.trace.text)]"
      return "\(place.line):\(place.column) \(finding.severity) \(finding.rule): \(finding.message)\(trace)\n"
    }
    let name = path.dropFirst(Self.folder.count + 1).dropLast(".flow".count)
    try Golden.expect(lines.joined(), "Analysis/\(name).txt")
  }

  /// What is allowed is not found, and the judge takes a link that cannot be bound for one that works.
  private static let notJudged: Set = ["allow-small.flow", "allow-too-large.flow", "bank-missing-argument.flow"]

  @Test(arguments: paths.filter { !notJudged.contains(URL(filePath: $0).lastPathComponent) })
  func theNaiveJudgeAgrees(_ path: String) throws {
    let disagreements = Agreement(try Repository.text(of: path), Agreement.rules).disagreements.map(\.text)
    // A stack that grows only while another tab's stack changes flags for it.
    withKnownIssue(isIntermittent: true) {
      #expect(disagreements == [])
    } when: {
      path.hasSuffix("growth-missed.flow")
    }
  }
}
