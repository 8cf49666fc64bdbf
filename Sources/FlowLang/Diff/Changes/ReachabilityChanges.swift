extension ChangeRule {
  /// The rules about the traces to screens.
  static let reachability = [screenUnreachable, onlyFromOutside, wayLonger, screenReachable, wayShorter]

  static let screenUnreachable = ChangeRule("screen-unreachable", .breaking) { comparison, changes in
    for group in comparison.groups(of: comparison.new, reachableIn: comparison.old, { comparison.nodes.old(of: $0) }) {
      let pair = NodePair(old: group[0].other, new: group[0].own)
      let behind = group.dropFirst().map { comparison.new.described($0.own) }
      let tail = behind.isEmpty ? "" : ", and through it to \(listed(behind))"
      changes.add(
        "no path leads to \(comparison.new.described(pair.new)) any more\(tail)", about: pair,
        traceBefore: comparison.traceBefore(to: pair.old))
    }
  }

  static let screenReachable = ChangeRule("screen-reachable", .safe) { comparison, changes in
    for group in comparison.groups(of: comparison.old, reachableIn: comparison.new, { comparison.nodes.new(of: $0) }) {
      let pair = NodePair(old: group[0].own, new: group[0].other)
      let behind = group.dropFirst().map { comparison.new.described($0.other) }
      let tail = behind.isEmpty ? "" : ", and to \(listed(behind))"
      changes.add(
        "a path leads to \(comparison.new.described(pair.new)) now\(tail)", about: pair,
        traceAfter: comparison.traceAfter(to: pair.new))
    }
  }

  static let onlyFromOutside = ChangeRule("only-from-outside", .breaking) { comparison, changes in
    guard let traces = comparison.traces else { return }
    let lost = comparison.judgedPairs.filter { pair in
      traces.old.length(to: pair.old) != nil && traces.new.length(to: pair.new) == nil
        && comparison.new.compilation.verdicts.isReachable(pair.new)
    }
    guard let first = lost.first else { return }
    changes.add(
      "nothing in the app leads to \(listed(lost.map { comparison.new.described($0.new) })) any more, only urls and "
        + "entries do", about: first, traceBefore: comparison.traceBefore(to: first.old))
  }

  static let wayLonger = ChangeRule("way-longer", .risky) { comparison, changes in
    comparison.reportLengths(&changes, "more") { $1 > $0 }
  }

  static let wayShorter = ChangeRule("way-shorter", .safe) { comparison, changes in
    comparison.reportLengths(&changes, "fewer") { $1 < $0 }
  }
}

extension Comparison {
  /// The screens that are analysed in both versions.
  fileprivate var judgedPairs: [NodePair] {
    nodes.pairs.filter { pair in
      new.model[pair.new].kind == .screen && !new.model[pair.new].isExternal && !old.model[pair.old].isExternal
    }
  }

  /// Returns the trace to a screen in the old version; nil when it is not known.
  fileprivate func traceBefore(to node: NodeID) -> [Step]? {
    guard let traces, traces.old.length(to: node) != nil else { return nil }
    return traces.old.trace(to: node).map { old.compilation.step($0) }
  }

  /// Returns the trace to a screen in the new version; nil when it is not known.
  fileprivate func traceAfter(to node: NodeID) -> [Step]? {
    guard let traces, traces.new.length(to: node) != nil else { return nil }
    return traces.new.trace(to: node).map { new.compilation.step($0) }
  }

  /// Returns the screens that are unreachable in one version and reachable in the other, grouped as the findings about
  /// unreachable screens are: the head of each unreachable group first. Screens outside these groups form a last group.
  fileprivate func groups(
    of version: FlowVersion, reachableIn other: FlowVersion, _ partner: (NodeID) -> NodeID?
  ) -> [[(own: NodeID, other: NodeID)]] {
    guard isAnalysed else { return [] }
    var isReported: Set<NodeID> = []
    func pairs(_ screens: [NodeID]) -> [(own: NodeID, other: NodeID)] {
      screens.compactMap { screen in
        guard let found = partner(screen), !other.model[found].isExternal,
          other.compilation.verdicts.isReachable(found),
          isReported.insert(screen).inserted
        else { return nil }
        return (screen, found)
      }
    }
    var groups = version.compilation.verdicts.unreachableGroups.map { pairs([$0.head] + $0.behind) }
    groups.append(
      pairs(
        version.model.nodeIDs.filter {
          version.model[$0].kind == .screen && !version.model[$0].isExternal
            && !version.compilation.verdicts.isReachable($0)
        }))
    return groups.filter { !$0.isEmpty }
  }

  /// Adds a change for screens whose traces became shorter or longer. Screens whose difference follows from that of a
  /// screen before them are listed in the change of that screen.
  fileprivate func reportLengths(_ changes: inout Changes, _ word: String, _ isMeant: (Int, Int) -> Bool) {
    guard let traces else { return }
    var differences: [NodeID: (pair: NodePair, before: Int, after: Int)] = [:]
    var order: [NodeID] = []
    for pair in judgedPairs {
      guard let before = traces.old.length(to: pair.old), let after = traces.new.length(to: pair.new) else { continue }
      guard isMeant(before, after) else { continue }
      differences[pair.new] = (pair, before, after)
      order.append(pair.new)
    }
    let heads = Self.heads(of: order, traces.new) { screen in
      differences[screen].map { abs($0.after - $0.before) }
    }
    var behind: [NodeID: [String]] = [:]
    for screen in order {
      if let head = heads[screen], head != screen { behind[head, default: []].append(new.described(screen)) }
    }
    for screen in order where heads[screen] == screen {
      guard let (pair, before, after) = differences[screen] else { continue }
      let others = behind[screen].map { ", and likewise \(listed($0)) behind it" } ?? ""
      changes.add(
        "it takes \(word) taps to get to \(new.described(screen)): \(after) now and \(before) before\(others)",
        about: pair, traceBefore: traceBefore(to: pair.old), traceAfter: traceAfter(to: screen))
    }
  }

  /// Returns for each screen the first one on its trace from which on the difference never grows.
  private static func heads(
    of screens: [NodeID], _ traces: ScreenTraces, _ difference: (NodeID) -> Int?
  ) -> [NodeID: NodeID] {
    var heads: [NodeID: NodeID] = [:]
    for screen in screens {
      var path = [screen]
      var head: NodeID?
      while head == nil, let last = path.last {
        if let known = heads[last] {
          head = known
        } else if let before = traces.screen(before: last), let own = difference(last), let other = difference(before),
          other >= own, path.count <= screens.count
        {
          path.append(before)
        } else {
          head = last
        }
      }
      for passed in path { heads[passed] = head }
    }
    return heads
  }
}
