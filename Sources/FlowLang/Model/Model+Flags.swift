/// Flags and their values.
extension Model {
  subscript(flag: FlagID) -> Flag {
    @inline(__always) get { flags[Int(flag.index)] }
  }

  /// Each flag once, in source order: one without values, or the first value of one that has some.
  var declaredFlags: [FlagID] {
    flags.indices.filter { flags[$0].values.lowerBound == UInt32($0) }.map { FlagID($0) }
  }

  /// The values of a flag, in source order, the initial one first; the flag itself when it has none.
  func values(of flag: FlagID) -> [FlagID] { self[flag].values.map { FlagID($0) } }

  /// A flag as it is written where it is asked: `signedIn` or `plan = pro`.
  func text(of flag: FlagID) -> String {
    let name = Spelling.name(text(self[flag].name))
    return self[flag].value.map { "\(name) = \(Spelling.word(text($0)))" } ?? name
  }

  /// A condition as it is written: `not plan = pro`.
  func text(of condition: Condition) -> String { (condition.isNegated ? "not " : "") + text(of: condition.flag) }

  /// Conditions without those that follow from others of them: where a flag has one value, it has no other.
  func concise(_ conditions: [Condition]) -> [Condition] {
    conditions.filter { condition in
      !condition.isNegated
        || !conditions.contains {
          !$0.isNegated && $0.flag != condition.flag && self[$0.flag].values.contains(condition.flag.index)
        }
    }
  }

  /// Whether conditions ask for several values of one flag, or for none of its values.
  func isContradictory(_ conditions: some Sequence<Condition>) -> Bool {
    var known: [FlagID: Bool] = [:]
    for condition in conditions {
      if known[condition.flag] == condition.isNegated { return true }
      known[condition.flag] = !condition.isNegated
    }
    return !isConsistent(known)
  }

  /// Whether exactly one value of each flag may hold when some are known to hold or not.
  func isConsistent(_ known: [FlagID: Bool]) -> Bool {
    known.allSatisfy { flag, holds in
      let values = self[flag].values
      guard values.count > 1 else { return true }
      return holds
        ? values.allSatisfy { $0 == flag.index || known[FlagID($0)] != true }
        : values.contains { known[FlagID($0)] != false }
    }
  }
}
