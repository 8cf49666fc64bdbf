@testable import FlowLang

/// A difference between the analysis and the naive judge.
struct Disagreement {
  let rule: String
  let text: String
}

/// Compares the findings of the analysis with the judgements of the naive judge, except for verdicts that the analysis
/// reports as undecided.
struct Agreement {
  /// The rules that exist and that the judge implements.
  static let rules = Set(Rule.all.map(\.name)).intersection(NaiveJudge.rules)

  /// The differences; empty if both agree as far as the judge can decide.
  private(set) var disagreements: [Disagreement] = []
  /// All findings and judgements, as text for the reader of a failure.
  private(set) var account = ""

  /// Compiles a flow and compares the findings in it; tests of the comparison change the findings by a fault.
  ///
  /// - Parameters:
  ///   - text: The flow.
  ///   - rules: The rules to compare.
  ///   - bounds: The bounds of the judge.
  ///   - fault: Changes the findings of the analysis.
  init(
    _ text: String, _ rules: Set<String>, _ bounds: StateEnumeration.Bounds = StateEnumeration.Bounds(),
    fault: (inout [Finding]) -> Void = { _ in }
  ) {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text))
    guard compilation.isAnalysed else { return }
    let judge = NaiveJudge(compilation, bounds)
    let judgements = judge.judgements.filter { rules.contains($0.rule) }
    var findings = compilation.findings.sorted.filter { rules.contains($0.rule) }
    fault(&findings)
    let comparison = Comparison(compilation, judge, judgements)
    disagreements = findings.flatMap { comparison.problems(about: $0) } + comparison.missing(findings)
    guard !disagreements.isEmpty else { return }
    let horizon = judge.space.isComplete ? "complete" : "complete up to \(judge.space.horizon) steps"
    account = """
      the analysis:
      \(findings.map { "  " + comparison.describe($0) }.joined(separator: "\n"))
      the judge, \(judge.space.states.count) states, \(horizon):
      \(judgements.map { "  " + compilation.describe($0) }.sorted().joined(separator: "\n"))
      """
  }
}

private struct Comparison {
  let compilation: Compilation
  let replay: TraceReplay
  let judgements: [Key: Judgement]
  let horizon: Int
  /// The rules and subjects that the analysis reports as undecided.
  let undecided: Set<Key>

  struct Key: Hashable {
    let rule: String
    let subject: Judgement.Subject

    /// What a note qualifies that is about all subjects of the rule.
    var ofApp: Key { Key(rule: rule, subject: .screen(.app)) }
  }

  init(_ compilation: Compilation, _ judge: NaiveJudge, _ judgements: [Judgement]) {
    self.compilation = compilation
    replay = TraceReplay(compilation)
    self.judgements = Dictionary(judgements.map { (Key(rule: $0.rule, subject: $0.subject), $0) }) { first, _ in first }
    horizon = judge.space.horizon
    undecided = Set(
      compilation.verdicts.undecided.flatMap { undecided in
        compilation.subjects(of: undecided).map { Key(rule: undecided.rule, subject: $0) }
      })
  }

  /// Returns the objections to a finding.
  func problems(about finding: Finding) -> [Disagreement] {
    guard let subject = compilation.subject(of: finding), !undecided.contains(Key(rule: finding.rule, subject: subject))
    else { return [] }
    let isAboutHandler = !finding.outcome.isEmpty
    let name = describe(finding)
    let own = [objection(to: finding, subject), replay.problem(about: finding, isAboutHandler: isAboutHandler)]
    return own.compactMap { $0 }.map { Disagreement(rule: finding.rule, text: "\(name): \($0)") }
  }

  private func objection(to finding: Finding, _ subject: Judgement.Subject) -> String? {
    let length = finding.trace.count
    let isNever = NaiveJudge.neverRules.contains(finding.rule)
    guard let judgement = judgements[Key(rule: finding.rule, subject: subject)] else {
      return isNever || length <= horizon ? "the judge sees that it is not so" : nil
    }
    if length < judgement.possible && length <= horizon { return "no trace of \(length) steps shows it" }
    // The judge knows all screens at the end of a trace only where it has all traces of that length.
    if let shown = judgement.shown, !finding.trace.isEmpty {
      if length < shown.distance && length <= horizon { return "no trace of \(length) steps shows it" }
      if length > shown.distance { return "there is a trace of \(shown.distance) steps" }
      let screens = shown.screens.map { compilation.model.name(of: $0) }.sorted()
      if length == shown.distance && length <= horizon && !screens.contains(finding.screen) {
        return "it shows on \(screens.joined(separator: ", "))"
      }
    }
    guard let certain = judgement.certain else { return nil }
    if length > certain { return "there is a trace of \(certain) steps" }
    let screens = judgement.screens.map { compilation.model.name(of: $0) }.sorted()
    if length == certain && length <= horizon && !screens.isEmpty && !screens.contains(finding.screen) {
      return "it shows on \(screens.joined(separator: ", "))"
    }
    guard let contrast = judgement.contrast, contrast <= horizon,
      let other = finding.notes.first(where: { !$0.trace.isEmpty })
    else { return nil }
    return other.trace.count == contrast ? nil : "the trace to the contrasting state has \(contrast) steps"
  }

  /// Returns the findings of which the judge is certain and that the analysis does not report.
  func missing(_ findings: [Finding]) -> [Disagreement] {
    let found = Set(
      findings.compactMap { finding in
        compilation.subject(of: finding).map { Key(rule: finding.rule, subject: $0) }
      })
    let warned = Set(
      findings.filter { $0.severity != .note }.compactMap { finding in
        compilation.subject(of: finding).map { Key(rule: finding.rule, subject: $0) }
      })
    let missing = judgements.filter { key, judgement in
      guard judgement.certain != nil, !undecided.contains(key), !undecided.contains(key.ofApp) else { return false }
      return !(judgement.isWarning ? warned : found).contains(key)
    }
    return missing.map { Disagreement(rule: $0.key.rule, text: "only the judge has \(compilation.describe($0.value))") }
      .sorted { $0.text < $1.text }
  }

  func describe(_ finding: Finding) -> String {
    let place = [finding.screen, finding.link].filter { !$0.isEmpty }.joined(separator: " › ")
    return "\(finding.rule) \(place): \(finding.message) [\(finding.trace.text)]"
  }
}
