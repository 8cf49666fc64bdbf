/// The links to unreachable screens that people see and that never lead there.
struct BlockedLinks {
  private var targets: [NodeID: [TargetID]] = [:]

  init(_ compilation: Compilation) {
    guard !compilation.verdicts.unreachableGroups.isEmpty else { return }
    let (model, verdicts) = (compilation.model, compilation.verdicts)
    for index in model.targets.indices {
      guard case .call(let node) = model.targets[index].goal, model[node].kind == .screen, !verdicts.isReachable(node),
        let link = model.link(of: TargetID(index))
      else { continue }
      let owner = model[link].owner
      let isSeen = model[owner].kind != .screen || verdicts.isReachable(owner)
      if isSeen { targets[node, default: []].append(TargetID(index)) }
    }
  }

  /// The targets that would lead to a screen, in the order of the file.
  func leading(to screen: NodeID) -> [TargetID] { targets[screen] ?? [] }
}
