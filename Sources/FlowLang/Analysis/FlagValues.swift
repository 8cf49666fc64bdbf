/// The values of flags among the predicates: which belong to one flag, exactly one of which holds in every state.
struct FlagValues: Sendable {
  /// The predicates of the values of each flag by the predicate; itself alone for a flag without values.
  private let families: [Range<Int32>]
  /// Whether any flag has values.
  let isEmpty: Bool

  init(_ model: Model) {
    families = model.flags.map { Int32($0.values.lowerBound)..<Int32($0.values.upperBound) }
    isEmpty = !families.contains { $0.count > 1 }
  }

  /// The values of the flag of a predicate; nil for what is no value.
  @inline(__always)
  func family(of predicate: Int32) -> Range<Int32>? {
    guard !isEmpty, Int(predicate) < families.count, families[Int(predicate)].count > 1 else { return nil }
    return families[Int(predicate)]
  }

  /// How a value must be, as others of the same flag are known to hold or not; nil where it may be either way.
  func implied(_ predicate: Int32, by known: [Literal]) -> Bool? {
    guard let family = family(of: predicate) else { return nil }
    var others = family.count - 1
    for literal in known where literal.predicate != predicate && family.contains(literal.predicate) {
      if literal.value { return false }
      others -= 1
    }
    return others == 0 ? true : nil
  }

  /// Whether no state fits the literals: a flag is to hold and not to hold, or several of its values are to hold, or none.
  func areContradictory(_ literals: some Sequence<Literal>) -> Bool {
    var known: [Literal] = []
    for literal in literals {
      if known.contains(where: { $0.predicate == literal.predicate && $0.value != literal.value }) { return true }
      if let only = implied(literal.predicate, by: known), only != literal.value { return true }
      known.append(literal)
    }
    return false
  }

  /// What is tracked together with a flag: all values of its flag, so that a tracked valuation says which one holds.
  func tracked(with predicate: Int32) -> Range<Int32> { family(of: predicate) ?? predicate..<predicate + 1 }

  /// How many bits the valuations of some flags are worth.
  func bits(of flags: [Int32]) -> Int {
    guard !isEmpty else { return flags.count }
    return flags.reduce(0) { sum, flag in
      guard let family = family(of: flag) else { return sum + 1 }
      return flag == family.lowerBound ? sum + (Int.bitWidth - (family.count - 1).leadingZeroBitCount) : sum
    }
  }

  /// How many flags the literals are about, the values of one counted once.
  func count(_ flags: some Sequence<Int32>) -> Int {
    isEmpty ? flags.reduce(0) { sum, _ in sum + 1 } : Set(flags.map { tracked(with: $0).lowerBound }).count
  }
}
