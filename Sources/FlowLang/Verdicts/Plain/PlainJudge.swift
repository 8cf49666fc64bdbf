/// Turns what is known of links into verdicts, by the letter of the definitions (verdicts, section 3).
struct PlainJudge {
  private enum Rule { case dead, neverThere, maybeAbsent, ambiguous, idle, detour }

  /// Something to tell, before its witness is known.
  private struct Finding {
    let rule: Rule
    let subject: LinkFacts.Subject
    /// The target whose witness shows it.
    let shownBy: TargetID
  }

  private let space: PlainSpace
  private let survey: PlainSurvey
  private let model: Model

  /// Decides what there is to say about links.
  static func decide(_ space: inout PlainSpace, _ survey: PlainSurvey, _ verdicts: inout Verdicts) {
    let judge = PlainJudge(space: space, survey: survey)
    var findings: [Finding] = []
    judge.judgeLinks(&findings)
    for (target, handler) in survey.handlers.sorted(by: { $0.key < $1.key }) {
      judge.judge(handler.subject, target, &findings)
    }
    judge.judgeSilentHandlers(&findings)
    findings.sort { $0.subject.target < $1.subject.target }
    let wanted = findings.map(\.shownBy).filter { survey.handlers[$0] == nil }
    var witnesses = PlainWitnesses(&space, survey, wanted: wanted)
    for finding in findings { judge.tell(finding, &witnesses, &verdicts) }
  }

  private init(space: PlainSpace, survey: PlainSurvey) {
    self.space = space
    self.survey = survey
    model = space.machine.model
  }

  private func judgeLinks(_ findings: inout [Finding]) {
    for (index, target) in space.links.lazy.map(\.target).enumerated() {
      let fact = survey.facts[Int(target.index)]
      guard fact.contains(.offered), !isSoundAtAGlance(target, fact) else { continue }
      judge(LinkFacts.Subject(link: LinkID(index), target: target), target, &findings)
    }
  }

  /// Whether a link does what it says wherever it is offered, as most do, and pushes something new or nothing.
  private func isSoundAtAGlance(_ target: TargetID, _ fact: PlainSurvey.Fact) -> Bool {
    let target = space.targets[Int(target.index)]
    guard target.details == TargetDetails.none else { return false }
    if fact == [.offered, .works, .pushesAnother] { return true }
    switch target.goal {
    case .back, .home, .dismiss: return fact == [.offered, .works]
    default: return false
    }
  }

  private func judge(_ subject: LinkFacts.Subject, _ target: TargetID, _ findings: inout [Finding]) {
    let fact = survey[target]
    let place = model.place(of: target)
    func note(_ rule: Rule) { findings.append(Finding(rule: rule, subject: subject, shownBy: target)) }
    if !fact.contains(.works), Self.mayBeDead(space.targets[Int(target.index)].goal) {
      note(place != nil && !fact.contains(.present) ? .neverThere : .dead)
    }
    if place != nil, fact.isSuperset(of: [.present, .absent]), space.targets[Int(target.index)].fallback == nil {
      note(.maybeAbsent)
    }
    if let place, fact.contains(.present), PlainAmbiguity.isPossible(space, place) { note(.ambiguous) }
    let step = space.steps[target]
    switch step.kind {
    case .back, .dismiss, .finish: if fact.isSuperset(of: [.idles, .works]) { note(.idle) }
    case .put:
      let isPush = step.presentation == 0 && !step.isCall && !space.steps.showsParameters(step)
      if isPush && !fact.contains(.pushesAnother) && model.nodes[Int(step.shown)].kind == .screen { note(.detour) }
    default: break
    }
  }

  private static func mayBeDead(_ goal: Target.Goal) -> Bool {
    switch goal {
    case .open, .stay, .continue, .broken: false
    default: true
    }
  }

  /// The `on`s for outcomes that a flow never ends in, at calls that are made.
  private func judgeSilentHandlers(_ findings: inout [Finding]) {
    guard !model.handlers.isEmpty else { return }
    var made: Set<UInt32> = []
    for vertex in space.ways.order { made.insert(space.graph[vertex].call) }
    for (index, root) in space.links.lazy.map(\.target).enumerated()
    where model.hasBranches(root) && survey[root].contains(.offered) {
      for call in model.family(of: root) where made.contains(call.index) {
        for handler in model.handlers[model.details(of: call).handlers] {
          guard let target = handler.target, let outcome = handler.outcome,
            Self.mayBeDead(space.targets[Int(target.index)].goal), survey.handlers[target] == nil
          else { continue }
          let subject = LinkFacts.Subject(link: LinkID(index), target: target, outcome: outcome)
          findings.append(Finding(rule: .dead, subject: subject, shownBy: root))
        }
      }
    }
  }

  private func tell(_ finding: Finding, _ witnesses: inout PlainWitnesses, _ verdicts: inout Verdicts) {
    let target = finding.shownBy
    switch finding.rule {
    case .dead: tell(finding, witnesses.nearest(.offered, target), in: &verdicts.deadLinks)
    case .neverThere: tell(finding, witnesses.nearest(.offered, target), in: &verdicts.placesNeverThere)
    case .ambiguous: tell(finding, witnesses.nearestAmbiguous(target), in: &verdicts.ambiguousPlaces)
    case .detour: tell(finding, witnesses.nearest(.offered, target), in: &verdicts.pushesInsteadOfBack)
    case .maybeAbsent:
      let contrast = witnesses.nearest(.present, target)
      tell(finding, witnesses.nearest(.absent, target), contrast, in: &verdicts.placesMaybeAbsent)
    case .idle:
      let contrast = witnesses.nearest(.works, target)
      tell(finding, witnesses.nearest(.idles, target), contrast, in: &verdicts.nothingToGoBackTo)
    }
  }

  private func tell(
    _ finding: Finding, _ witness: PlainWitnesses.Witness?, _ contrast: PlainWitnesses.Witness? = nil,
    in list: inout [Verdict]
  ) {
    guard let witness else { return }
    list.append(
      Verdict(
        screen: NodeID(space.graph[witness.occasion.vertex].screen), link: finding.subject.link,
        target: finding.subject.target, outcome: finding.subject.outcome, trace: witness.trace,
        contrast: contrast?.trace))
  }
}
