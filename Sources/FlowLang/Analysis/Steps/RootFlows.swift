/// The calls of flows at the root: by the app's `start`, or placed with `reset`. Nothing is below them, so that the
/// handler of such a call acts on the whole app.
struct RootFlows {
  /// The targets that call each flow at the root.
  private var callers: [NodeID: [TargetID]] = [:]
  /// The flows that are also called elsewhere than at the root.
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

  func callers(of flow: NodeID) -> [TargetID] { callers[flow] ?? [] }

  /// Whether the screen on top determines, for every call at the root, whether the call is active.
  func areKnown(_ sealed: SealedFlows) -> Bool {
    callers.allSatisfy { flow, targets in
      targets.count == 1 && !otherwiseCalled.contains(flow) && sealed.isSealed(flow)
    }
  }

  /// Whether a target makes the only call of a flow, and the call is active wherever a screen is shown.
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

  /// Whether a flow can end in an outcome: a target finishes with the outcome, or the flow is external.
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
  /// Returns a decision with the effect of the `on` where it ends a call at the root: both are one step on the same
  /// stack.
  func endingRoot(_ decision: RootDecision, _ flows: RootFlows, in state: SymbolicState) -> RootDecision {
    guard let effect = decision.effect, case .finish(let outcome) = effect.move else { return decision }
    var state = state
    state.flags = effect.flags
    guard let call = rootCall(of: model[outcome].owner, flows, in: state) else { return decision }
    return ending(decision, call, outcome, flows, in: state)
  }

  /// Returns the decision after the end of a target's call at the root.
  ///
  /// - Parameters:
  ///   - decision: The decision that ends the call; without an effect where an external flow ends.
  ///   - call: The target that calls the flow.
  ///   - outcome: The outcome of the call.
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

  /// Returns the target whose call of a flow is at the root and is the innermost call of the flow.
  private func rootCall(of flow: NodeID, _ flows: RootFlows, in state: SymbolicState) -> TargetID? {
    flows.callers(of: flow).first { state.isRootCall($0, of: flow) }
  }
}
