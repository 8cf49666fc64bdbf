/// An assignment of truth values to the flags that a step reads.
protocol Valuation {
  /// Whether a flag holds.
  func contains(_ flag: FlagID) -> Bool
  /// Sets or clears a flag.
  mutating func set(_ flag: FlagID, to value: Bool)
}

/// The set of the flags that hold: one bit for each flag of a model.
public struct FlagSet: Hashable, Sendable, Valuation {
  private var first: UInt64 = 0
  /// The bits from 64 on, without zeros at the end, so that equal sets are equal values.
  private var rest: [UInt64] = []

  init() {}

  /// Whether a flag holds.
  func contains(_ flag: FlagID) -> Bool {
    let (word, bit) = (Int(flag.index >> 6), UInt64(1) << UInt64(flag.index & 63))
    if word == 0 { return first & bit != 0 }
    return word <= rest.count && rest[word - 1] & bit != 0
  }

  /// Sets or clears a flag.
  mutating func set(_ flag: FlagID, to value: Bool) {
    let (word, bit) = (Int(flag.index >> 6), UInt64(1) << UInt64(flag.index & 63))
    guard word > 0 else {
      first = value ? first | bit : first & ~bit
      return
    }
    if value {
      while rest.count < word { rest.append(0) }
      rest[word - 1] |= bit
    } else if word <= rest.count {
      rest[word - 1] &= ~bit
      while rest.last == 0 { rest.removeLast() }
    }
  }
}

extension Model {
  /// Sets a flag. When it is a value of a flag, the flag's other values are cleared; a value is never cleared alone.
  func set(_ flag: FlagID, to value: Bool, in flags: inout some Valuation) {
    let values = self[flag].values
    guard values.count > 1, value else { return flags.set(flag, to: value) }
    for other in values { flags.set(FlagID(other), to: other == flag.index) }
  }
}
