@testable import FlowLang

/// Compares what the analysis finds in a flow with what the naive judge sees.
struct Agreement {
  /// What they disagree about; empty when they agree as far as the judge can tell.
  private(set) var disagreements: [String] = []
  /// All that the analysis and the judge say, for people.
  private(set) var account = ""

  /// - Parameters:
  ///   - text: The flow.
  ///   - rules: The rules to compare.
  ///   - bounds: How far the judge looks.
  ///   - method: How the analysis finds its verdicts.
  init(
    _ text: String, _ rules: Set<String>, _ bounds: StateSpace.Bounds = StateSpace.Bounds(),
    by method: Verdicts.Method = .automatic
  ) {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text), by: method)
    guard compilation.isSound, compilation.model.unresolved.isEmpty else { return }
    let judge = NaiveJudge(compilation, bounds)
    let judgements = judge.judgements.filter { rules.contains($0.rule) }
    let findings = compilation.findings.sorted.filter { rules.contains($0.rule) }
    let comparison = Comparison(compilation, judge, judgements)
    disagreements = findings.flatMap { comparison.complaints(about: $0) } + comparison.missing(findings)
    guard !disagreements.isEmpty else { return }
    let horizon = judge.space.isComplete ? "complete" : "complete up to \(judge.space.horizon) steps"
    account = """
      the analysis:
      \(findings.map { "  " + comparison.describe($0) }.joined(separator: "\n"))
      the judge, \(judge.space.states.count) states, \(horizon):
      \(judgements.map { "  " + comparison.describe($0) }.sorted().joined(separator: "\n"))
      """
  }
}

private struct Comparison {
  let compilation: Compilation
  let replay: TraceReplay
  let judgements: [Key: Judgement]
  let horizon: Int

  struct Key: Hashable {
    let rule: String
    let subject: Judgement.Subject
  }

  init(_ compilation: Compilation, _ judge: NaiveJudge, _ judgements: [Judgement]) {
    self.compilation = compilation
    replay = TraceReplay(compilation)
    self.judgements = Dictionary(judgements.map { (Key(rule: $0.rule, subject: $0.subject), $0) }) { first, _ in first }
    horizon = judge.space.horizon
  }

  /// What is wrong with a finding.
  func complaints(about finding: Finding) -> [String] {
    guard let subject = compilation.subject(of: finding) else { return [] }
    let isAboutHandler = !finding.outcome.isEmpty
    let name = describe(finding)
    var own = [objection(to: finding, subject)]
    if finding.rule != "unreachable-screen" {
      own.append(replay.complaint(about: finding, isAboutHandler: isAboutHandler))
    }
    return own.compactMap { $0 }.map { "\(name): \($0)" }
  }

  private func objection(to finding: Finding, _ subject: Judgement.Subject) -> String? {
    let length = finding.trace.count
    let isNever = NaiveJudge.neverRules.contains(finding.rule)
    guard let judgement = judgements[Key(rule: finding.rule, subject: subject)] else {
      return isNever || length <= horizon ? "the judge sees that it is not so" : nil
    }
    if length < judgement.possible && length <= horizon { return "no way of \(length) steps shows it" }
    guard let certain = judgement.certain else { return nil }
    if length > certain { return "there is a way of \(certain) steps" }
    let screens = judgement.screens.map { compilation.model.name(of: $0) }.sorted()
    if length == certain && !screens.isEmpty && !screens.contains(finding.screen) {
      return "it shows on \(screens.joined(separator: ", "))"
    }
    guard let contrast = judgement.contrast, contrast <= horizon,
      let other = finding.notes.first(where: { !$0.trace.isEmpty })
    else { return nil }
    return other.trace.count == contrast ? nil : "the way to where it is otherwise has \(contrast) steps"
  }

  /// What the judge is certain of and the analysis does not find.
  func missing(_ findings: [Finding]) -> [String] {
    let found = Set(
      findings.compactMap { finding in
        compilation.subject(of: finding).map { Key(rule: finding.rule, subject: $0) }
      })
    return judgements.filter { $0.value.certain != nil && !found.contains($0.key) }
      .map { "the judge has, and the analysis has not: \(describe($0.value))" }.sorted()
  }

  func describe(_ finding: Finding) -> String {
    let place = [finding.screen, finding.link].filter { !$0.isEmpty }.joined(separator: " › ")
    return "\(finding.rule) \(place): \(finding.message) [\(finding.trace.text)]"
  }

  func describe(_ judgement: Judgement) -> String {
    let length =
      switch judgement.certain {
      case .some(Int.max): "certain"
      case .some(let certain) where certain == judgement.possible: "\(certain) steps"
      case .some(let certain): "\(judgement.possible) to \(certain) steps"
      case nil: "possible from \(judgement.possible) steps on"
      }
    return "\(judgement.rule) \(compilation.describe(judgement.subject)): \(length)"
      + (judgement.contrast.map { ", otherwise after \($0)" } ?? "")
  }
}
