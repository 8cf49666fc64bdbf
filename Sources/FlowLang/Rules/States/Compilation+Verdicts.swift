/// The common part of findings about states.
extension Compilation {
  /// Returns the finding of a rule about a verdict, at its link or screen, with the trace.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - message: The message.
  ///   - verdict: The verdict.
  ///   - range: The location, when it is not that of the verdict.
  ///   - contrast: The message of the note with the contrasting trace.
  func finding(
    _ rule: Rule, _ message: String, _ verdict: Verdict, at range: SourceRange? = nil, contrast: String = "with it"
  ) -> Finding {
    let place = range ?? verdict.target.map { goalRange(of: $0) } ?? nameRange(of: verdict.screen)
    var finding = rule.finding(message, at: place)
    finding.screen = model.name(of: verdict.screen)
    if let link = verdict.link { finding.link = model.text(model[link].name) }
    if let outcome = verdict.outcome { finding.outcome = model.text(model[outcome].name) }
    finding.trace = verdict.trace.map(step)
    finding.hasTrace = true
    finding.cycle = verdict.cycle.map(step)
    if let other = verdict.contrast {
      finding.notes.append(Finding.Note(message: contrast, range: place, trace: other.map(step), hasTrace: true))
    }
    return finding
  }

  /// Returns the subject of a verdict, for `allow`.
  func subject(of verdict: Verdict) -> Findings.Subject {
    guard let link = verdict.link else { return .node(verdict.screen) }
    return .link(link, owner: model[link].owner)
  }
}
