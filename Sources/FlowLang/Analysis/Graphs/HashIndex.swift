/// An index from values that are stored elsewhere to their numbers: a hash table with linear probing that holds numbers
/// and hashes only.
///
/// For tables that are queried millions of times, where a `Dictionary` would spend its time on a hash that withstands
/// attackers.
struct HashIndex: Sendable {
  private var slots: [(hash: UInt32, number: Int32)] = Array(repeating: (0, -1), count: 16)
  private var count = 0

  /// Returns the number of a value; nil when the index does not contain it.
  ///
  /// - Parameters:
  ///   - hash: The hash of the value, of any quality.
  ///   - isMeant: Returns whether a number is that of the value.
  @inline(__always) func find(_ hash: UInt64, where isMeant: (Int32) -> Bool) -> Int32? {
    let own = Self.mixed(hash)
    var slot = Int(own) & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].hash == own && isMeant(slots[slot].number) { return slots[slot].number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Inserts the number of a value that the index does not contain.
  mutating func insert(_ hash: UInt64, _ number: Int32) {
    if count * 2 >= slots.count { grow() }
    place(Self.mixed(hash), number)
    count += 1
  }

  private mutating func place(_ hash: UInt32, _ number: Int32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (hash, number)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, -1), count: old.count * 2)
    for (hash, number) in old where number >= 0 { place(hash, number) }
  }

  /// Returns the upper bits of a product with the golden ratio (Fibonacci hashing: Knuth, TAOCP 3, 6.4).
  @inline(__always) private static func mixed(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Combines two numbers into one to be hashed.
  @inline(__always) static func pair(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}

/// A map from 64-bit keys to numbers, for maps that are queried millions of times (see ``HashIndex``).
struct NumberMap: Sendable {
  private var index = HashIndex()
  private var keys: [UInt64] = []
  private var values: [Int32] = []

  /// The number of a key. A new value replaces the previous one; setting nil does nothing, as keys are never removed.
  subscript(key: UInt64) -> Int32? {
    @inline(__always) get { place(of: key).map { values[Int($0)] } }
    @inline(__always) set {
      guard let newValue else { return }
      if let place = place(of: key) {
        values[Int(place)] = newValue
        return
      }
      index.insert(key, Int32(keys.count))
      keys.append(key)
      values.append(newValue)
    }
  }

  @inline(__always) private func place(of key: UInt64) -> Int32? { index.find(key) { keys[Int($0)] == key } }
}
