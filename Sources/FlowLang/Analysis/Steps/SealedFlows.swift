/// The flows whose screens are only entered through a call of the flow and from within it, so that a call is active
/// wherever one of them is shown.
///
/// For the screens of other flows, the active call depends on the entries below; here the screen determines it.
struct SealedFlows {
  private let model: Model
  private var isSealed: [Bool]

  init(_ model: Model) {
    self.model = model
    isSealed = model.nodeIDs.map { model[$0].isFlow }
    for (index, target) in model.targets.enumerated() {
      guard case .call(let node) = target.goal else { continue }
      enter(node, by: TargetID(index))
    }
    for node in model.nodeIDs {
      let details = model.details(of: node)
      if model[node].kind == .tabs { unseal(around: node) }
      // The first screen of a start is entered without a call of its own.
      for start in model.startAlternatives[details.start] {
        let own = start.target == nil ? [] : [start.call.node].compactMap { $0 }
        unseal(around: start.call.node, but: model.enclosing(node) + own)
      }
      for call in model.calls[details.embeds] { unseal(around: call.node) }
    }
    for tab in model.tabs { unseal(around: tab.root.node) }
    for entryPoint in model.entryPoints {
      unseal(around: entryPoint.owner)
      for call in model.calls[entryPoint.over] { unseal(around: call.node) }
    }
  }

  /// Whether the screens of a flow are only entered through a call of it.
  func isSealed(_ flow: NodeID) -> Bool { isSealed[Int(flow.index)] }

  /// Whether a call of a flow is active wherever a screen is shown.
  func isInCall(of flow: NodeID, on screen: NodeID) -> Bool {
    isSealed[Int(flow.index)] && (screen != flow || !model[flow].isExternal) && model.isEnclosed(screen, by: flow)
  }

  /// Marks the flows around a target's node as not sealed, unless the target is within the flow and puts the node on top
  /// of what is there, so that the call stays below.
  private mutating func enter(_ node: NodeID, by target: TargetID) {
    let owner = model.owner(of: target)
    let isAbove =
      switch model.placing(of: target) {
      case .top, .replace, .reuse: true
      case .replaceFrom, .over, .reset, .inTab: false
      }
    let isGuard = model[target].origin.guardIndex != nil
    for flow in model.enclosing(node).dropFirst() where isSealed[Int(flow.index)] {
      // A guard of the flow itself, or of a screen that it starts with, is evaluated where the flow is called.
      let isAsked = isGuard && model.entryNodes(of: flow).contains { model.enclosing($0).contains(owner) }
      let isInside = model.isEnclosed(owner, by: flow) && !isAsked
      if !(isAbove && isInside) { isSealed[Int(flow.index)] = false }
    }
  }

  private mutating func unseal(around node: NodeID?, but others: [NodeID] = []) {
    guard let node else { return }
    for flow in model.enclosing(node) where !others.contains(flow) { isSealed[Int(flow.index)] = false }
  }
}
