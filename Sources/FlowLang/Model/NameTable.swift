/// The distinct names of a compilation, each with a number: afterwards nothing compares text.
///
/// Open addressing with linear probing over hashes that start from a random seed, so that no file can be made to
/// collide. Numbers follow the order of appearance, so that nothing that is written depends on the seed.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  private var slots: [UInt32]
  private let seed: UInt64

  private static let vacant = UInt32.max

  init() {
    slots = Array(repeating: Self.vacant, count: 1024)
    seed = UInt64.random(in: .min ... .max)
  }

  /// How many names there are.
  var count: Int { ends.count }

  /// The text of a name.
  func text(_ name: NameID) -> String { String(decoding: bytes[range(of: name.index)], as: UTF8.self) }

  /// Makes room for about so many names.
  mutating func reserve(_ count: Int) {
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { rehash(size) }
  }

  /// The number of the name that these bytes spell; a new one when they have none.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    let hash = hash(source, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.vacant {
      if matches(slots[slot], source, range, hash) { return NameID(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = UInt32(ends.count)
    bytes.append(contentsOf: source[range])
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = index
    if ends.count * 2 > slots.count { rehash(slots.count * 2) }
    return NameID(index)
  }

  /// The number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    let hash = hash(source, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.vacant {
      if matches(slots[slot], source, range, hash) { return NameID(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of a name given as text.
  mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes, 0..<bytes.count)
  }

  private func range(of index: UInt32) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[Int(index) - 1]))..<Int(ends[Int(index)])
  }

  @inline(__always)
  private func matches(_ index: UInt32, _ source: [UInt8], _ range: Range<Int>, _ hash: UInt32) -> Bool {
    guard hashes[Int(index)] == hash else { return false }
    let own = self.range(of: index)
    guard own.count == range.count else { return false }
    for offset in 0..<range.count where bytes[own.lowerBound + offset] != source[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Multiplies eight bytes at a time into 128 bits and folds them, as wyhash does.
  @inline(__always)
  private func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt32 {
    var state = seed ^ UInt64(range.count)
    var word: UInt64 = 0
    for (offset, index) in range.enumerated() {
      word = word << 8 | UInt64(source[index])
      if offset & 7 == 7 {
        state = Self.mix(state ^ word)
        word = 0
      }
    }
    return UInt32(truncatingIfNeeded: Self.mix(state ^ word) >> 16)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private mutating func rehash(_ size: Int) {
    slots = Array(repeating: Self.vacant, count: size)
    for index in 0..<ends.count {
      var slot = Int(hashes[index]) & (size - 1)
      while slots[slot] != Self.vacant { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(index)
    }
  }
}
