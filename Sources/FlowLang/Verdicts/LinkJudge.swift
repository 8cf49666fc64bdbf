/// Turns the facts of a link into verdicts, by the letter of the definitions (verdicts, section 3).
struct LinkJudge {
  private let space: StackSpace
  private let survey: LinkSurvey
  private var model: Model { space.model }

  init(_ space: StackSpace, _ survey: LinkSurvey) {
    self.space = space
    self.survey = survey
  }

  /// Why a link never does what it says.
  enum Failure {
    case dead(Verdict)
    case neverTrue(Verdict)
    case placeNeverThere(Verdict)
  }

  /// What keeps a link from ever doing what it says; nil when nothing does.
  func judge(_ subject: LinkFacts.Subject, _ facts: LinkFacts) -> Failure? {
    guard facts.works == nil, let seen = facts.seen else { return nil }
    guard let offered = facts.offered else { return .neverTrue(verdict(subject, seen)) }
    guard mayBeDead(subject.target) else { return nil }
    var verdict = verdict(subject, offered)
    if facts.absent != nil && facts.present == nil { return .placeNeverThere(verdict) }
    verdict.deadness = facts.idle == nil ? .neverHappens : .changesNothing
    return .dead(verdict)
  }

  private func mayBeDead(_ target: TargetID) -> Bool {
    switch model[target].goal {
    case .open, .stay, .continue, .broken: false
    default: true
    }
  }

  /// That the place of a link is missing on some way.
  func absence(_ subject: LinkFacts.Subject, _ facts: LinkFacts) -> Verdict? {
    guard let absent = facts.absent, let present = facts.present, model[subject.target].fallback == nil else {
      return nil
    }
    var verdict = verdict(subject, absent)
    verdict.contrast = space.trace(to: present)
    verdict.isOnlyFromOutside = !facts.isAbsentFromStart
    return verdict
  }

  /// That the place of a link is there twice.
  func ambiguity(_ subject: LinkFacts.Subject, _ facts: LinkFacts) -> Verdict? {
    facts.ambiguous.map { verdict(subject, $0) }
  }

  /// That a way back is offered where there is none.
  func idleness(_ subject: LinkFacts.Subject, _ facts: LinkFacts) -> Verdict? {
    guard let idle = facts.idle, let works = facts.works else { return nil }
    switch model[subject.target].goal {
    case .back, .dismiss, .finish:
      var verdict = verdict(subject, idle)
      verdict.contrast = space.trace(to: works)
      verdict.isOnlyFromOutside = !facts.isIdleFromStart
      return verdict
    default: return nil
    }
  }

  /// That a link pushes what lies right beneath wherever it is offered.
  func detour(_ subject: LinkFacts.Subject, _ facts: LinkFacts) -> Verdict? {
    guard facts.pushesWhatIsBelow, let offered = facts.offered else { return nil }
    return verdict(subject, offered)
  }

  /// The `on`s for outcomes that a flow never ends in, at calls that are made.
  func handlersThatNeverRun() -> [Verdict] {
    var result: [Verdict] = []
    for (subject, facts) in survey.facts.sorted(by: { $0.key.target < $1.key.target }) where subject.outcome == nil {
      guard let seen = facts.offered ?? facts.seen else { continue }
      for call in model.family(of: subject.target) where survey.madeCalls.contains(call) {
        for handler in model.handlers[model.details(of: call).handlers] {
          guard let target = handler.target, let outcome = handler.outcome, mayBeDead(target) else { continue }
          let own = LinkFacts.Subject(link: subject.link, target: target, outcome: outcome)
          guard survey.facts[own] == nil else { continue }
          var verdict = verdict(own, seen)
          verdict.deadness = .neverRuns
          result.append(verdict)
        }
      }
    }
    return result
  }

  private func verdict(_ subject: LinkFacts.Subject, _ witness: Witness) -> Verdict {
    Verdict(
      screen: space.graph[witness.vertex].screen, link: subject.link, target: subject.target,
      outcome: subject.outcome, trace: space.trace(to: witness))
  }
}
