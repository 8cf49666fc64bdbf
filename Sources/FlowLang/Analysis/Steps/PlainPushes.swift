extension Model {
  /// The screen that each target pushes, where it has no parameters, or the arguments of such a screen right below; nil
  /// for targets that do something else.
  var plainPushes: [NodeID?] {
    let others = calls.map(\.node) + startAlternatives.map(\.call.node) + tabs.map(\.root.node)
    let entered = Set(others.compactMap { $0 })
    let callers = Dictionary(grouping: targets.indices.map { TargetID($0) }.filter { called(by: $0) != nil }) {
      called(by: $0)
    }
    return targets.indices.map { index in
      let target = TargetID(index)
      guard let node = push(target) else { return nil }
      let screen = owner(of: target)
      let isPlain =
        details(of: node).parameters.isEmpty
        || !entered.contains(screen) && returnsArguments(target, to: node, callers[screen] ?? [])
      return isPlain ? node : nil
    }
  }

  private func called(by target: TargetID) -> NodeID? {
    if case .call(let node) = self[target].goal { node } else { nil }
  }

  private func push(_ target: TargetID) -> NodeID? {
    guard let node = called(by: target), self[node].kind == .screen, self[target].presentation == .push,
      case .top = placing(of: target)
    else { return nil }
    return node
  }

  /// Whether a link of a screen pushes another screen with the arguments that the other screen has where it is right
  /// below: the other one alone leads here, and passes on each of these arguments.
  ///
  /// - Parameter callers: All targets that call the screen of the link.
  private func returnsArguments(_ target: TargetID, to node: NodeID, _ callers: [TargetID]) -> Bool {
    let (screen, own) = (owner(of: target), forwarded(by: target))
    guard own.count == details(of: node).parameters.count, link(of: target) != nil, self[screen].kind == .screen,
      screen != node, details(of: screen).entryPoints.isEmpty
    else { return false }
    return callers.allSatisfy { caller in
      guard owner(of: caller) == node, link(of: caller) != nil, push(caller) != nil else { return false }
      let given = forwarded(by: caller)
      return own.allSatisfy { given[$0.value] == $0.key }
    }
  }

  /// Returns the parameters that receive the whole value of another parameter, with that one.
  private func forwarded(by target: TargetID) -> [ParameterID: ParameterID] {
    var result: [ParameterID: ParameterID] = [:]
    for argument in arguments[arguments(of: target)] {
      if let parameter = argument.parameter, case .parameter(let value, hasPath: false) = argument.value {
        result[parameter] = value
      }
    }
    return result
  }
}
