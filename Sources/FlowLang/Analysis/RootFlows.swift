/// The calls of flows at the root: by the app's `start`, or placed with `reset`. Nothing is below them, so that they end
/// by what their `on`s make of the whole app.
struct RootFlows {
  /// The targets that call each flow at the root.
  private var callers: [NodeID: [TargetID]] = [:]
  /// The flows that are called otherwise, too.
  private var otherwiseCalled: Set<NodeID> = []

  init(_ model: Model) {
    for (index, target) in model.targets.enumerated() {
      guard case .call(let flow) = target.goal, model[flow].isFlow else { continue }
      if model.isRootCall(TargetID(index)) {
        callers[flow, default: []].append(TargetID(index))
      } else {
        otherwiseCalled.insert(flow)
      }
    }
  }

  /// The targets that call a flow at the root.
  func callers(of flow: NodeID) -> [TargetID] { callers[flow] ?? [] }

  /// Whether it is known of every call at the root from the screen that is shown whether it is going on.
  func areKnown(_ sealed: SealedFlows) -> Bool {
    callers.allSatisfy { flow, targets in
      targets.count == 1 && !otherwiseCalled.contains(flow) && sealed.isSealed(flow)
    }
  }

  /// Whether the only call of a flow is that of a target, and it is going on wherever a screen is shown.
  func isKnownCall(_ target: TargetID, of flow: NodeID, on screen: NodeID, _ sealed: SealedFlows) -> Bool {
    callers[flow] == [target] && !otherwiseCalled.contains(flow) && sealed.isInCall(of: flow, on: screen)
  }
}

extension Model {
  /// Whether a target calls a flow with nothing below it.
  func isRootCall(_ target: TargetID) -> Bool {
    guard case .call(let node) = self[target].goal, self[node].isFlow, case .reset = placing(of: target) else {
      return false
    }
    return self[target].origin.startOwner.map { $0 == .app } ?? true
  }

  /// Whether a flow can end in an outcome: some target says so, or code that is not here may.
  func canEnd(in outcome: OutcomeID) -> Bool {
    self[self[outcome].owner].isExternal
      || targets.contains { if case .finish(outcome) = $0.goal { true } else { false } }
  }
}

/// A decision of the machine, and the end of a call at the root that is part of it.
struct RootDecision {
  var effect: Effect<SymbolicFlags>?
  var asked: [Asked]
  var ending: StepCase.RootEnding?
}

extension Machine {
  /// A decision, with what the `on` says where it ends a call at the root: both are one step on the stack that is there.
  func endingRoot(_ decision: RootDecision, _ flows: RootFlows, in state: SymbolicState) -> RootDecision {
    guard let effect = decision.effect, case .finish(let outcome) = effect.move else { return decision }
    var state = state
    state.flags = effect.flags
    guard let call = rootCall(of: model[outcome].owner, flows, in: state) else { return decision }
    return ending(decision, call, outcome, flows, in: state)
  }

  /// What ending the call of a target at the root leads to.
  ///
  /// - Parameters:
  ///   - decision: The decision that ends it; without an effect where code that is not here does.
  ///   - call: The target that calls the flow.
  ///   - outcome: How it ends.
  ///   - state: The state with the flags at the end.
  func ending(
    _ decision: RootDecision, _ call: TargetID, _ outcome: OutcomeID, _ flows: RootFlows, in state: SymbolicState
  ) -> RootDecision {
    let finishing = decision.effect?.target
    let nothing = Effect(move: .nothing, flags: state.flags, target: finishing, isOwn: true)
    var result = decision
    result.ending = StepCase.RootEnding(
      outcome: outcome, finishing: finishing, askedCount: decision.asked.count, assigned: state.flags.assigned)
    let handler = model.handlers[model.details(of: call).handlers].first { $0.outcome == outcome }?.target
    let effect = handler.flatMap { decide(.target($0), in: state) { result.asked.append($0) } } ?? nothing
    result.effect = effect.isForRoot ? effect : nothing
    // A call at the root ends once in a step.
    if case .finish(let next) = effect.move, rootCall(of: model[next].owner, flows, in: state) != nil {
      result.effect = nothing
    }
    return result
  }

  /// The target whose call of a flow is at the root and is the innermost one of the flow.
  private func rootCall(of flow: NodeID, _ flows: RootFlows, in state: SymbolicState) -> TargetID? {
    flows.callers(of: flow).first { state.isRootCall($0, of: flow) }
  }
}
