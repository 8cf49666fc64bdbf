/// The values of flags among the predicates; of the values of one flag exactly one holds in every state.
struct FlagValues: Sendable {
  /// The predicates of the values of the flag of each predicate; only the predicate itself for a flag without values.
  private let families: [Range<Int32>]
  /// Whether any flag has values.
  let isEmpty: Bool

  init(_ model: Model) {
    families = model.flags.map { Int32($0.values.lowerBound)..<Int32($0.values.upperBound) }
    isEmpty = !families.contains { $0.count > 1 }
  }

  /// Returns the values of the flag of a predicate; nil for a predicate that is not a value.
  @inline(__always) func family(of predicate: Int32) -> Range<Int32>? {
    guard !isEmpty, Int(predicate) < families.count, families[Int(predicate)].count > 1 else { return nil }
    return families[Int(predicate)]
  }

  /// Returns the truth of a value that follows from known literals of the same flag; nil where it may be either.
  func implied(_ predicate: Int32, by known: [Literal]) -> Bool? {
    guard let family = family(of: predicate) else { return nil }
    var others = family.count - 1
    for literal in known where literal.predicate != predicate && family.contains(literal.predicate) {
      if literal.value { return false }
      others -= 1
    }
    return others == 0 ? true : nil
  }

  /// Whether no state satisfies the literals: a flag both holds and does not hold, or several of its values hold, or
  /// none.
  func areContradictory(_ literals: some Sequence<Literal>) -> Bool {
    var known: [Literal] = []
    for literal in literals {
      if known.contains(where: { $0.predicate == literal.predicate && $0.value != literal.value }) { return true }
      if let only = implied(literal.predicate, by: known), only != literal.value { return true }
      known.append(literal)
    }
    return false
  }

  /// Returns the predicates that are tracked together with a predicate: all values of its flag, so that a tracked
  /// valuation determines which one holds.
  func tracked(with predicate: Int32) -> Range<Int32> { family(of: predicate) ?? predicate..<predicate + 1 }

  /// Returns the number of bits that the valuations of some flags need.
  func bits(of flags: [Int32]) -> Int {
    guard !isEmpty else { return flags.count }
    return flags.reduce(0) { sum, flag in
      guard let family = family(of: flag) else { return sum + 1 }
      return flag == family.lowerBound ? sum + (Int.bitWidth - (family.count - 1).leadingZeroBitCount) : sum
    }
  }

  /// Returns the number of distinct flags, where the values of one flag count once.
  func count(_ flags: some Sequence<Int32>) -> Int {
    isEmpty ? flags.reduce(0) { sum, _ in sum + 1 } : Set(flags.map { tracked(with: $0).lowerBound }).count
  }
}
