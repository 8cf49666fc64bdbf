/// Verdicts about flags of which at most one holds at a time: one fact with several values, in several flags.
extension Judge {
  /// The maximum number of flags that links change together and that are taken for values of one fact.
  private static let mostFlagsOfOneFact = 16

  mutating func judgeFlags() {
    for group in model.flagsChangedTogether where (3...Self.mostFlagsOfOneFact).contains(group.count) {
      var known: [[FlagID]: Bool] = [:]
      func exclude(_ first: FlagID, _ second: FlagID) -> Bool {
        if let isExcluded = known[[first, second]] { return isExcluded }
        let result = isNever([first, second].map { Literal(predicate: Int32($0.index), value: true) })
        known[[first, second]] = result
        return result
      }
      var left = group
      while left.count > 2 {
        let first = left.removeFirst()
        var kept = [first]
        for flag in left where kept.allSatisfy({ exclude($0, flag) }) { kept.append(flag) }
        guard kept.count > 2 else { continue }
        left.removeAll { kept.contains($0) }
        let isOneAlwaysSet = isNever(kept.map { Literal(predicate: Int32($0.index), value: false) })
        verdicts.exclusiveFlags.append(Verdicts.ExclusiveFlags(flags: kept, isOneAlwaysSet: isOneAlwaysSet))
      }
    }
  }

  /// Whether it is proved that no state satisfies some literals.
  private func isNever(_ literals: [Literal]) -> Bool {
    if case .never = inquiry.answer(.showsWhen(.app, literals), shortest: false) { true } else { false }
  }
}

extension Model {
  /// The flags without values that links alone change, those that one target sets and clears together, and with them
  /// those that another does; each group in the order of the file.
  var flagsChangedTogether: [[FlagID]] {
    var groups: [[FlagID]] = []
    func mayBeOne(_ flag: FlagID) -> Bool { self[flag].value == nil && !self[flag].isExternal }
    for index in targets.indices {
      let details = details(of: TargetID(index))
      guard !details.set.isEmpty, !details.clear.isEmpty else { continue }
      let changed = (assignments[details.set] + assignments[details.clear]).filter(mayBeOne)
      let joined = groups.filter { !Set($0).isDisjoint(with: changed) }
      groups.removeAll { joined.contains($0) }
      groups.append(Set(joined.flatMap(\.self) + changed).sorted())
    }
    return groups.sorted { ($0.first ?? FlagID(0)) < ($1.first ?? FlagID(0)) }
  }
}
