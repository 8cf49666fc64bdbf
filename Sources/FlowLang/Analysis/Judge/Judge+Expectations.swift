/// Verdicts about the expectations of a flow (language, section 3.7).
extension Judge {
  mutating func judgeExpectations() {
    for (index, expectation) in model.expectations.enumerated() { judge(index, expectation.form) }
  }

  private mutating func judge(_ index: Int, _ form: Expectation.Form) {
    switch form {
    case .never(let node?, let conditions):
      let literals = model.conditions[conditions].map {
        Literal(predicate: Int32($0.flag.index), value: !$0.isNegated)
      }
      report(index, inquiry.answer(.showsWhen(node, literals), shortest: true)) { _ in .isShown }
    case .everyScreen(let taps): judgeDistances(index, taps)
    case .onlyAfter(let node?, let other?): judgeOrder(index, node, other)
    case .within(let node?, let taps, nil): judgeDistance(index, node, taps)
    case .reachable(let node?, nil): judgeDistance(index, node, Int.max)
    case .within(let node?, let taps, let other?): judgeReach(index, node, from: other, taps)
    case .reachable(let node?, let other?): judgeReach(index, node, from: other, nil)
    case .never, .onlyAfter, .within, .reachable, .broken: break
    }
  }

  mutating func report(
    _ index: Int, _ answer: Answer, _ reason: (Answer.Witness) -> Verdicts.BrokenExpectation.Reason?
  ) {
    switch answer {
    case .never: break
    case .undecided(let cause): note("broken-expectation", Verdict(screen: .app), cause, expectation: index)
    case .found(let found):
      guard let reason = reason(found) else { return }
      add(index, reason, found)
    }
  }

  mutating func add(_ index: Int, _ reason: Verdicts.BrokenExpectation.Reason, _ found: Answer.Witness?) {
    verdicts.brokenExpectations.append(
      Verdicts.BrokenExpectation(
        expectation: index, reason: reason, trace: found?.actions, screen: found?.screen))
  }

  /// Decides whether a node is within a number of steps from the start.
  private mutating func judgeDistance(_ index: Int, _ node: NodeID, _ taps: Int) {
    let answer = inquiry.answer(.shows(node, fromOutside: false), shortest: taps < Int.max, enough: taps)
    guard case .never = answer else {
      if case .found(let found) = answer, found.actions.count > taps, !found.isShortest {
        return note("broken-expectation", Verdict(screen: .app), .size, expectation: index)
      }
      return report(index, answer) { $0.actions.count > taps ? .takes($0.actions.count) : nil }
    }
    add(index, .isUnreachable, nil)
  }

  /// Decides whether every screen that the start leads to is within a number of steps.
  private mutating func judgeDistances(_ index: Int, _ taps: Int) {
    var far: [(screen: NodeID, found: Answer.Witness)] = []
    for node in model.nodeIDs where model[node].kind == .screen && !model[node].isExternal {
      switch inquiry.answer(.shows(node, fromOutside: false), shortest: true, enough: taps) {
      case .never: break
      case .undecided(let cause): return note("broken-expectation", Verdict(screen: node), cause, expectation: index)
      case .found(let found) where found.actions.count <= taps: break
      case .found(let found):
        guard found.isShortest else {
          return note("broken-expectation", Verdict(screen: node), .size, expectation: index)
        }
        far.append((node, found))
      }
    }
    let nearest = far.min { ($0.found.actions.count, $0.screen) < ($1.found.actions.count, $1.screen) }
    guard let nearest else { return }
    add(
      index, .tooFar(screens: far.count, nearest.screen, taps: far.map(\.found.actions.count).max() ?? 0),
      nearest.found)
  }

  /// Decides whether a node is only shown after another.
  private mutating func judgeOrder(_ index: Int, _ node: NodeID, _ other: NodeID) {
    guard navigation.leads(to: node, around: other) else { return }
    report(index, inquiry.answer(.showsWithout(node, other), shortest: true)) { _ in .isShown }
  }
}
