@testable import FlowLang

extension FuzzTarget {
  /// A flow with what it imports is judged by every rule: each finding keeps to its file and is worded as findings are,
  /// repairs can be made, and chance (as in the seed of a hash) changes nothing.
  static let checker: FuzzTarget = FuzzTarget(name: "checker") { bytes in
    let files = FuzzedFiles(bytes, first: "main.flow")
    let compilation = files.compile()
    var found = compilation.findings.sorted.flatMap { FindingInvariants.violations($0, in: compilation) }
    let all = files.compile(keeping: .none).findings
    let reported = all.sorted.map(FindingInvariants.text)
    if !Set(reported).isSuperset(of: compilation.findings.sorted.map(FindingInvariants.text)) {
      found.append("two runs find different things")
    }
    for severity in Severity.allCases where all.count(severity) != compilation.findings.count(severity) {
      found.append("two runs count different findings")
    }
    return found
  }
}

/// What holds for every finding.
enum FindingInvariants {
  static func violations(_ finding: Finding, in compilation: Compilation) -> [String] {
    var found: [String] = []
    func check(_ range: SourceRange, _ what: String) {
      let file = Int(range.file.index)
      let isInside = file < compilation.sources.count && Int(range.end) <= compilation.sources[file].bytes.count
      if !isInside || range.start > range.end { found.append("\(what) of \(finding.rule) is outside its file") }
    }
    check(finding.range, "the place")
    for note in finding.notes { check(note.range, "a note") }
    if Rule.named(finding.rule) == nil { found.append("there is no rule \(finding.rule)") }
    if finding.message.isEmpty || finding.message.hasSuffix(".") { found.append("wording: \(finding.message)") }
    for edits in finding.fixes.map(\.edits) {
      for edit in edits { check(edit.range, "a repair") }
      for (edit, next) in zip(edits, edits.dropFirst()) where edit.range.file == next.range.file {
        if edit.range.end > next.range.start { found.append("the edits of \(finding.rule) overlap") }
      }
    }
    return found
  }

  /// A finding as one line, to compare.
  static func text(_ finding: Finding) -> String {
    let range = finding.range
    let trace = finding.trace.map(\.text).joined(separator: ", ")
    return "\(range.file.index):\(range.start)-\(range.end) \(finding.rule) \(finding.message) [\(trace)]"
  }
}
