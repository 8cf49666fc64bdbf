/// A set of token kinds as 128 bits.
struct TokenSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ kinds: TokenKind...) {
    for kind in kinds {
      if kind.rawValue < 64 { low |= 1 << UInt64(kind.rawValue) } else { high |= 1 << UInt64(kind.rawValue - 64) }
    }
  }

  func contains(_ kind: TokenKind) -> Bool {
    (kind.rawValue < 64 ? low >> UInt64(kind.rawValue) : high >> UInt64(kind.rawValue - 64)) & 1 == 1
  }

  func union(_ other: TokenSet) -> TokenSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
}
