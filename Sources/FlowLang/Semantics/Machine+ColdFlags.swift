/// The flags with which the app may begin (language, section 4.4).
extension Machine {
  /// The flags at a cold start, and the steps of a trace that state them.
  public typealias ColdFlags = (flags: FlagSet, steps: [Action])

  /// The flags that outlive the app: those that its `start` asks for, and the starts of the flows that it leads to.
  var lastingFlags: [FlagID] {
    func starts(of node: NodeID) -> ArraySlice<StartAlternative> {
      model.startAlternatives[model.details(of: node).start]
    }
    let nodes = visited(from: [.app]) { starts(of: $0).compactMap(\.call.node) }
    let flags = nodes.flatMap(starts).flatMap { model.conditions[$0.conditions].map(\.flag) }
    return Set(flags.flatMap { model.values(of: $0) }).sorted()
  }

  /// Returns the changes of a single flag, each to another value; a flag without values changes to its negation.
  func changes(from flags: FlagSet, of isIncluded: (FlagID) -> Bool) -> [Action] {
    model.flags.indices.map { FlagID($0) }.filter(isIncluded).compactMap { flag in
      let holds = flags.contains(flag)
      return holds && model[flag].value != nil ? nil : .flag(flag, !holds)
    }
  }

  var declaredFlags: FlagSet {
    var flags = FlagSet()
    for (index, flag) in model.flags.enumerated() where flag.isInitiallySet { flags.set(FlagID(index), to: true) }
    return flags
  }

  /// Returns the flags at a cold start where some differ from the declaration, each given by its name or its value.
  func flags(finding flips: [FlagID]) -> FlagSet {
    var flags = declaredFlags
    for flip in flips { model.set(flip, to: !model[flip].isInitiallySet || model[flip].value != nil, in: &flags) }
    return flags
  }

  /// Returns the flags that must differ from the declaration so that some facts hold or do not; nil when the facts
  /// contradict each other. Facts that hold as declared add nothing.
  func flips(for known: [FlagID: Bool]) -> [FlagID]? {
    guard model.isConsistent(known) else { return nil }
    var result: Set<FlagID> = []
    for flag in known.keys {
      guard model[flag].value != nil else {
        if known[flag] != model[flag].isInitiallySet { result.insert(flag) }
        continue
      }
      // The initial value is the first one.
      let values = model.values(of: flag)
      let found = values.first { known[$0] == true } ?? values.first { known[$0] == nil }
      if let found, !model[found].isInitiallySet { result.insert(found) }
    }
    return result.sorted()
  }

  /// The possible flags at a cold start with the steps that state them, as declared first, then by the number of steps:
  /// all combinations of a few lasting flags. For more flags, one for each path through the alternatives of the start,
  /// so that an `else` chain of n flags has n + 1; flags that are not asked for there are as declared.
  public var coldFlags: [ColdFlags] {
    allColdFlags(upTo: Self.mostCombinedFlags) ?? startCases.map(coldFlags).sorted { $0.steps.count < $1.steps.count }
  }

  /// Returns all combinations of the lasting flags, as declared first; nil when they are more than `2^most`.
  func allColdFlags(upTo most: Int) -> [ColdFlags]? {
    let declared = declaredFlags
    let choices = lastingFlags.filter { $0.index == model[$0].values.lowerBound }.map { flag in
      changes(from: declared) { model[$0].values == model[flag].values }
    }
    var count = 1
    for steps in choices {
      count *= steps.count + 1
      guard count <= 1 << most else { return nil }
    }
    var result: [ColdFlags] = [(declared, [])]
    for steps in choices {
      result += result.flatMap { known in
        steps.map { step in
          var flags = known.flags
          if case .flag(let flag, let value) = step { model.set(flag, to: value, in: &flags) }
          return (flags, known.steps + [step])
        }
      }
    }
    return result.sorted { $0.steps.count < $1.steps.count }
  }

  /// The number of lasting flags up to which all combinations are tried.
  private static let mostCombinedFlags = 8

  private func coldFlags(_ read: [FlagID: Bool]) -> ColdFlags {
    let flips = flips(for: read) ?? []
    let flags = flags(finding: flips)
    return (flags, flips.map { .flag($0, flags.contains($0)) })
  }
}

// MARK: Cases of the start

extension Machine {
  /// The paths through the alternatives of the start, beginning with those with the fewest flags not as declared: for
  /// each the flags that are asked for on it, with the values found. Any other flag may have either value.
  var startCases: [[FlagID: Bool]] {
    let declared = declaredFlags
    var result: [[FlagID: Bool]] = []
    var (cases, changed): ([[FlagID: Bool]], [[FlagID: Bool]]) = ([[:]], [])
    while let known = cases.popLast() {
      if let flag = flagToKnow(knowing: known) {
        let value = declared.contains(flag)
        let (same, other) = (known.merging([flag: value]) { $1 }, known.merging([flag: !value]) { $1 })
        if model.isConsistent(same) { cases.append(same) }
        if model.isConsistent(other) { changed.append(other) }
      } else {
        result.append(known)
      }
      if result.count == Self.mostStartCases { break }
      if cases.isEmpty { (cases, changed) = (changed.reversed(), []) }
    }
    return result
  }

  /// The limit on the number of paths through a start; real apps have fewer.
  private static let mostStartCases = 4096

  /// Returns the first flag that has to be known, besides some that are, to know what the start shows; nil if no more
  /// has to be known.
  private func flagToKnow(knowing known: [FlagID: Bool]) -> FlagID? {
    var node = NodeID.app
    var seen: Set<NodeID> = []
    while seen.insert(node).inserted {
      var next: NodeID?
      search: for alternative in model.startAlternatives[model.details(of: node).start] {
        for condition in model.conditions[alternative.conditions] {
          guard let value = known[condition.flag] else { return condition.flag }
          if value == condition.isNegated { continue search }
        }
        next = alternative.call.node
        break
      }
      guard let found = next, model[found].kind == .flow, !model[found].isExternal else { return nil }
      node = found
    }
    return nil
  }
}
