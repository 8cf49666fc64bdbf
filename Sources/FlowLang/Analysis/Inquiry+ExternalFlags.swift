/// Shortest witnesses that change external flags, found without tracking these flags.
extension Inquiry {
  /// The maximum number of graphs with fixed flags for one question.
  private static let mostFixings = 12

  /// A witness with the graph in which it was found, and the length of the shortest path there.
  private struct Branch {
    let key: Key
    let found: Answer.Witness
    let length: Int
  }

  /// Returns a shortest witness; nil where that needs a finer graph.
  ///
  /// A path does not count the changes of external flags that it needs, so a witness may be longer than the shortest
  /// path. A shorter witness leaves at least one of these flags unchanged. So each of the flags in turn keeps its
  /// declared value, which makes the graph smaller, where tracking the flag makes it several times larger (branch and
  /// bound: Land and Doig, Econometrica 1960).
  ///
  /// - Parameters:
  ///   - found: A witness for the question.
  ///   - length: The length of the shortest path to a candidate of the question.
  ///   - key: The key of the graph with that path.
  func shortest(_ question: Question, from found: Answer.Witness, _ length: Int, _ key: Key) -> Answer.Witness? {
    var best = found
    var pending = [Branch(key: key, found: found, length: length)]
    var known: Set<Set<Int32>> = []
    while let branch = pending.popLast() {
      guard let changed = changedExternalFlags(of: branch), isBound(branch, changed, question) else { return nil }
      for values in changed {
        var own = branch.key
        own.fixed.formUnion(values)
        guard known.insert(own.fixed).inserted else { continue }
        guard known.count <= Self.mostFixings, let survey = survey(own) else { return nil }
        guard let nearest = candidates(for: question, survey, own).first, nearest.length < best.actions.count else {
          continue
        }
        guard case .shown(let found) = check(nearest, question, survey, own, isLoose: false) else { return nil }
        if found.actions.count < best.actions.count { best = found }
        if found.actions.count > nearest.length {
          pending.append(Branch(key: own, found: found, length: Int(nearest.length)))
        }
      }
    }
    return best
  }

  /// Whether no witness that changes the same flags is shorter.
  ///
  /// A path counts only those of their changes that its start needs.
  private func isBound(_ branch: Branch, _ changed: [Range<Int32>], _ question: Question) -> Bool {
    guard let survey = survey(branch.key), branch.found.actions.count <= branch.length + changed.count else {
      return false
    }
    let flags = Set(changed.flatMap { $0 })
    let counted = Set(survey.graph.roots.flatMap(\.flips).map { Int32($0.index) }).intersection(flags)
    if counted.isEmpty { return true }
    guard let nearest = candidates(for: question, survey, branch.key, flipping: flags).first else { return true }
    let uncounted = changed.filter { values in !values.contains { counted.contains($0) } }
    return branch.found.actions.count <= Int(nearest.length) + uncounted.count
  }

  /// Returns the untracked flags that a witness changes, each as the predicates of its values; nil unless all of them
  /// are external, not fixed, and assigned by no step. The changes of tracked flags are steps of the path.
  private func changedExternalFlags(of branch: Branch) -> [Range<Int32>]? {
    var result: [Range<Int32>] = []
    for flag in branch.found.actions.flips where !branch.key.precision.flags.contains(flag) {
      guard table.isExternalFlag(flag), !branch.key.fixed.contains(flag), !model.isAssigned(FlagID(UInt32(flag))) else {
        return nil
      }
      let values = table.predicates.values.tracked(with: flag)
      if !result.contains(values) { result.append(values) }
    }
    return result
  }

  /// Returns the changed flags to track next: external ones only where no others remain.
  func trackedNext(_ flips: [Int32], _ precision: Precision) -> [Int32] {
    let others = flips.filter { !table.isExternalFlag($0) && !precision.flags.contains($0) }
    return others.isEmpty ? flips : others
  }
}

extension Model {
  /// Whether any target sets or clears a flag, or another value of it. Linear in the number of targets.
  func isAssigned(_ flag: FlagID) -> Bool {
    let values = self[flag].values
    return targets.indices.contains { index in
      let details = details(of: TargetID(index))
      return assignments[details.set].contains { values.contains($0.index) }
        || assignments[details.clear].contains(flag)
    }
  }
}
