import FlowLang

/// A reference to a finding by its rule: `dead-end`, or `dead-end:2` for the second one.
struct RequestedFinding {
  let rule: Rule
  /// The number of the finding among those of the rule, from 1.
  let number: Int

  init(_ text: String) throws(Failure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let rule = Rule.named(parts[0]) else {
      throw Failure(
        unknown: "rule", parts[0], among: Rule.all.map(\.name), otherwise: "`flowc explain` lists them",
        usage: Command.graph.usage)
    }
    guard let number = parts.count == 1 ? 1 : Int(parts[1]), number > 0 else {
      throw Failure("\(TerminalText.clean(text)) names no finding; the second one is \(parts[0]):2")
    }
    guard rule.isAboutStates else {
      throw Failure("`\(rule.name)` is about the text of a file, not about a trace; there is nothing to show")
    }
    self.rule = rule
    self.number = number
  }

  /// Returns the finding, if it exists and has a trace that can be shown.
  func find(in compilation: Compilation) throws(Failure) -> Finding {
    let findings = Reporter.findings(of: rule, in: compilation)
    guard !findings.isEmpty else { throw Failure("there is no finding of `\(rule.name)` here") }
    guard findings.count >= number else {
      let count = findings.count == 1 ? "is only one finding" : "are only \(findings.count) findings"
      throw Failure("there \(count) of `\(rule.name)` here")
    }
    let finding = findings[number - 1]
    guard Emitter.canShow(finding, of: compilation) else {
      throw Failure(
        finding.hasTrace
          ? "the trace of this finding of `\(rule.name)` is too long to be shown: \(finding.trace.count) steps"
          : "no trace leads to the finding of `\(rule.name)`, so there is none to show: "
            + TerminalText.clean(finding.message)
      )
    }
    return finding
  }
}
