/// Findings that a project knows of and lives with for now: a sorted text file with a line for each, of rule, file and the
/// names involved. There are no line numbers in it, so that it stays true while the flow is edited around them.
public struct Baseline: Sendable {
  private var counts: [String: Int] = [:]

  private static let heading = "# Findings that `flowc check --baseline` leaves out: rule, file and names. Sorted.\n"

  /// Reads a baseline; empty lines and those that begin with `#` say nothing.
  ///
  /// - Throws: The number of the first line that is none of a baseline.
  public init(_ bytes: [UInt8]) throws(Problem) {
    let lines = bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == ASCII.carriageReturn ? line.dropLast() : line
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let parts = line.split(separator: ASCII.tab, omittingEmptySubsequences: false)
      guard parts.count == 3, let text = String(validating: line, as: UTF8.self) else {
        throw Problem(line: index + 1)
      }
      counts[text, default: 0] += 1
    }
  }

  /// A line that is none of a baseline.
  public struct Problem: Error, Equatable, Sendable {
    /// Which, from 1.
    public let line: Int
  }

  /// The baseline that leaves out all the findings of some compilations, which must be complete, and how many
  /// they are.
  public static func text(of compilations: [Compilation], _ style: ReportStyle) -> (text: String, count: Int) {
    let report = Report(compilations, style)
    let listed = report.entries.filter { canBeListed($0.finding) }
    let lines = listed.map { report.identity(of: $0) }.sorted().map { "\($0.line)\n" }
    return (heading + lines.joined(), lines.count)
  }

  /// Takes the findings that the baseline knows out of a compilation; of those that say the same, as many as it lists.
  ///
  /// - Returns: How many were taken out.
  public func hide(in compilation: inout Compilation, _ style: ReportStyle) -> Int {
    var left = counts
    let files = compilation.sources
    return compilation.findings.remove { finding in
      guard Self.canBeListed(finding) else { return false }
      let source = files[Int(finding.range.file.index)]
      let line = FindingIdentity(finding, file: style.path(source), source: source).line
      guard let count = left[line], count > 0 else { return false }
      left[line] = count - 1
      return true
    }
  }

  /// Whether a baseline may know of a finding: not of what keeps a file from being read, for nobody knows what it hides.
  private static func canBeListed(_ finding: Finding) -> Bool { Rule.named(finding.rule)?.canBeAllowed == true }
}
