/// The known findings of a project, which are not reported again: a sorted text file with a line for each, of rule,
/// file and the names involved. It has no line numbers, so that it stays valid while the flow is edited around the
/// findings.
public struct Baseline: Sendable {
  private var counts: [String: Int] = [:]

  private static let heading = "# Findings that `flowc check --baseline` leaves out: rule, file and names. Sorted.\n"

  /// Reads a baseline; empty lines and those that begin with `#` are ignored.
  ///
  /// - Throws: The number of the first malformed line.
  public init(_ bytes: [UInt8]) throws(Problem) {
    let lines = bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == ASCII.carriageReturn ? line.dropLast() : line
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let parts = line.split(separator: ASCII.tab, omittingEmptySubsequences: false)
      guard parts.count == 3, let text = String(validating: line, as: UTF8.self) else { throw Problem(line: index + 1) }
      counts[text, default: 0] += 1
    }
  }

  /// A malformed line of a baseline.
  public struct Problem: Error, Equatable, Sendable {
    /// The number of the line, from 1.
    public let line: Int
  }

  /// Returns the baseline of all findings of some compilations, which must be complete, and the number of those
  /// findings.
  public static func text(of compilations: [Compilation], _ style: ReportStyle) -> (text: String, count: Int) {
    let report = Report(compilations, style)
    let listed = report.entries.filter { canBeListed($0.finding) }
    let lines = listed.map { report.identity(of: $0) }.sorted().map { "\($0.line)\n" }
    return (heading + lines.joined(), lines.count)
  }

  /// Removes the findings in the baseline from a compilation; of findings with the same identity, as many as are
  /// listed.
  ///
  /// - Returns: The number of removed findings.
  public func hide(in compilation: inout Compilation, _ style: ReportStyle) -> Int {
    var left = counts
    // A line of an earlier version names only a place, and applies to what no other line names.
    return Self.hide(in: &compilation, style, &left) { $0.line }
      + Self.hide(in: &compilation, style, &left) { $0.formerLine }
  }

  private static func hide(
    in compilation: inout Compilation, _ style: ReportStyle, _ left: inout [String: Int],
    by line: (FindingIdentity) -> String?
  ) -> Int {
    let files = compilation.sources
    return compilation.findings.remove { finding in
      guard canBeListed(finding) else { return false }
      let source = files[Int(finding.range.file.index)]
      let identity = FindingIdentity(finding, file: style.path(source), source: source)
      guard let line = line(identity), let count = left[line], count > 0 else { return false }
      left[line] = count - 1
      return true
    }
  }

  /// Whether a baseline may list a finding: not one that keeps a file from being read, which may hide any others.
  private static func canBeListed(_ finding: Finding) -> Bool { Rule.named(finding.rule)?.canBeAllowed == true }
}
