@testable import FlowLang

/// The verdicts about flags.
extension NaiveJudge {
  /// Flags of which at most one holds in every state.
  var flagJudgements: [Judgement] {
    changedTogether.flatMap { group -> [Judgement] in
      // A state that was not seen may refute it, and then other flags may be exclusive.
      if !space.isConclusive { return group.map { .never("exclusive-flags", .flags($0), isCertain: false) } }
      var (result, left) = ([Judgement](), group)
      while let first = left.first {
        left.removeFirst()
        let kept = left.reduce([first]) { kept, flag in
          kept.contains { coincide($0, flag) } ? kept : kept + [flag]
        }
        guard kept.count > 2 else { continue }
        left.removeAll { kept.contains($0) }
        result.append(.never("exclusive-flags", .flags(first), isCertain: true))
      }
      return result
    }
  }

  private func coincide(_ first: FlagID, _ second: FlagID) -> Bool {
    space.states.contains { $0.flags.contains(first) && $0.flags.contains(second) }
  }

  /// Groups of flags that targets change together: from one to the next by a target that sets one and clears the other.
  private var changedTogether: [[FlagID]] {
    let flags = model.flags.indices.map { FlagID($0) }.filter { model[$0].value == nil && !model[$0].isExternal }
    let joins = model.targets.indices.compactMap { index -> Set<FlagID>? in
      let details = model.details(of: TargetID(index))
      guard !details.set.isEmpty, !details.clear.isEmpty else { return nil }
      return Set(model.assignments[details.set]).union(model.assignments[details.clear]).intersection(flags)
    }
    var left = flags
    var groups: [[FlagID]] = []
    while let first = left.first {
      var group: Set = [first]
      while let join = joins.first(where: { !$0.isDisjoint(with: group) && !$0.isSubset(of: group) }) {
        group.formUnion(join)
      }
      left.removeAll { group.contains($0) }
      groups.append(group.sorted())
    }
    return groups
  }
}
