/// Flags and their values.
extension Model {
  subscript(flag: FlagID) -> Flag {
    @inline(__always) get { flags[Int(flag.index)] }
  }

  /// Each flag once, in source order: a flag without values, or the first value of one with values.
  var declaredFlags: [FlagID] { flags.indices.filter { flags[$0].values.lowerBound == UInt32($0) }.map { FlagID($0) } }

  /// Returns the values of a flag, in source order, the initial one first; the flag itself when it has none.
  func values(of flag: FlagID) -> [FlagID] { self[flag].values.map { FlagID($0) } }

  /// Returns a flag as it is written in a condition: `signedIn` or `plan = pro`.
  func text(of flag: FlagID) -> String {
    let name = Spelling.name(text(self[flag].name))
    return self[flag].value.map { "\(name) = \(Spelling.word(text($0)))" } ?? name
  }

  /// Returns a flag for a message that quotes it: `signedIn` or `plan = pro`. A name alone needs no backticks of its own.
  func shownText(of flag: FlagID) -> String { self[flag].value == nil ? text(self[flag].name) : text(of: flag) }

  /// Returns a flag for people, without any quotes: "signedIn", "plan = pro".
  func plainText(of flag: FlagID) -> String {
    text(self[flag].name) + (self[flag].value.map { " = " + text($0) } ?? "")
  }

  /// Returns a condition as it is written: `not plan = pro`.
  func text(of condition: Condition) -> String { (condition.isNegated ? "not " : "") + text(of: condition.flag) }

  /// Returns conditions without those that follow from others of them: a flag that has one value has no other.
  func concise(_ conditions: [Condition]) -> [Condition] {
    conditions.filter { condition in
      !condition.isNegated
        || !conditions.contains {
          !$0.isNegated && $0.flag != condition.flag && self[$0.flag].values.contains(condition.flag.index)
        }
    }
  }

  /// Whether conditions ask for several values of one flag, or exclude all of its values.
  func isContradictory(_ conditions: some Sequence<Condition>) -> Bool {
    var known: [FlagID: Bool] = [:]
    for condition in conditions {
      if known[condition.flag] == condition.isNegated { return true }
      known[condition.flag] = !condition.isNegated
    }
    return !isConsistent(known)
  }

  /// Whether each flag can have exactly one value when some facts are known to hold or not.
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
