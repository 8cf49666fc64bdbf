@testable import FlowLang

/// The verdicts about links and their handlers.
extension NaiveJudge {
  var linkJudgements: [Judgement] {
    var records: [TargetID: TargetRecord] = [:]
    for event in events {
      let distance = space.distances[event.place]
      records[event.target, default: TargetRecord()].note(event, distance, screens(of: event), model)
    }
    let called = calledTargets
    return judgedTargets.flatMap { target, call in
      judge(target, records[target] ?? TargetRecord(), isWaited: call.map { called.contains($0) } ?? false)
    }
  }

  /// The targets of links, of the `else` of guards, and of all their handlers, the latter with the call.
  private var judgedTargets: [(target: TargetID, call: TargetID?)] {
    let links = model.links.indices.filter { !machine.broken.contains(LinkID($0)) }.map { model.links[$0].target }
    let starts = model.startAlternatives.compactMap(\.target)
    return (links + model.guards.compactMap(\.otherwise) + starts).flatMap {
      root -> [(target: TargetID, call: TargetID?)] in
      let handlers = model.family(of: root).flatMap { call in
        model.handlers[model.details(of: call).handlers].compactMap { handler in
          handler.target.map { (target: $0, call: call as TargetID?) }
        }
      }
      return (starts.contains(root) ? [] : [(root, nil)]) + handlers
    }
  }

  /// The calls that are pending in some state.
  private var calledTargets: Set<TargetID> {
    var result: Set<TargetID> = []
    for state in space.states {
      for layer in state.layers {
        if let call = layer.call { result.insert(call.target) }
        for stack in layer.stacks { result.formUnion(stack.compactMap { $0.call?.target }) }
      }
    }
    return result
  }

  /// - Parameter isWaited: For a handler, whether its call is pending in some state.
  private func judge(_ target: TargetID, _ record: TargetRecord, isWaited: Bool) -> [Judgement] {
    judgeNever(target, record, isWaited) + judgePlace(target, record)
      + judgeNothingToGoBackTo(target, record) + judgePush(target, record)
  }

  private func judgeNever(_ target: TargetID, _ record: TargetRecord, _ isWaited: Bool) -> [Judgement] {
    var result: [Judgement] = []
    func never(_ rule: String, isSeen: Bool, shown: Sighting? = nil) {
      guard !space.isComplete || isSeen else { return }
      let isCertain = space.isConclusive && isSeen
      result.append(.never(rule, .target(target), isCertain: isCertain, shown: shown))
    }
    if record.holding == nil && !record.worksContinued && model.details(of: target).conditions.count > 0 {
      never("guard-never-true", isSeen: record.offered != nil, shown: record.offered)
    }
    guard record.works == nil, !record.worksContinued, !isAlwaysAlive(target) else { return result }
    let isNeverAsked = isWaited && record.offered == nil
    never(
      "dead-link", isSeen: isNeverAsked || record.holding != nil && !isPlaceMissing(target, record),
      shown: record.holding)
    if record.present == nil && hasPlace(target) {
      never("place-never-there", isSeen: record.holding != nil && isPlaceMissing(target, record), shown: record.holding)
    }
    return result
  }

  private func isAlwaysAlive(_ target: TargetID) -> Bool {
    switch model[target].goal {
    case .open, .stay, .broken: true
    default: false
    }
  }

  private func hasPlace(_ target: TargetID) -> Bool {
    if case .raise = model[target].goal { return true }
    return model.place(of: target) != nil
  }

  private func isPlaceMissing(_ target: TargetID, _ record: TargetRecord) -> Bool {
    hasPlace(target) && record.present == nil
  }

  private func judgePlace(_ target: TargetID, _ record: TargetRecord) -> [Judgement] {
    var result: [Judgement] = []
    if let absent = record.absent, model[target].fallback == nil {
      result += both("place-may-be-absent", target, absent, record.present)
    }
    if let ambiguous = record.ambiguous { result.append(.seen("place-ambiguous", .target(target), ambiguous)) }
    return result
  }

  private func judgeNothingToGoBackTo(_ target: TargetID, _ record: TargetRecord) -> [Judgement] {
    switch model[target].goal {
    case .back, .dismiss, .finish: record.idle.map { both("nothing-to-go-back-to", target, $0, record.works) } ?? []
    default: []
    }
  }

  /// Returns a verdict that needs a state of one kind, which it shows, and a state of another.
  private func both(_ rule: String, _ target: TargetID, _ shown: Sighting, _ other: Sighting?) -> [Judgement] {
    if let other { return [.seen(rule, .target(target), shown, contrast: other.distance)] }
    if space.isComplete { return [] }
    return [Judgement(rule: rule, subject: .target(target), certain: nil, possible: shown.distance)]
  }

  private func judgePush(_ target: TargetID, _ record: TargetRecord) -> [Judgement] {
    guard model.isPlainPush(target), record.otherBeneath == nil, record.holding != nil || !space.isComplete else {
      return []
    }
    let isCertain = space.isConclusive && record.holding != nil
    return [.never("push-instead-of-back", .target(target), isCertain: isCertain, shown: record.holding)]
  }
}
