/// The distinct names of a compilation, each with a number: afterwards nothing compares text.
///
/// Open addressing with linear probing over hashes that start from a random seed, so that no file can be made to
/// collide. Numbers follow the order of appearance, so that nothing that is written depends on the seed.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// The hash of a name in the upper half, its number in the lower: a miss is decided without leaving the slot.
  private var slots: [UInt64]
  private let seed: UInt64

  private static let vacant = UInt64.max

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
    let slot = slot(of: hash, source, range)
    if slots[slot] != Self.vacant { return NameID(UInt32(truncatingIfNeeded: slots[slot])) }
    let index = UInt32(ends.count)
    bytes.append(contentsOf: source[range])
    ends.append(UInt32(bytes.count))
    slots[slot] = hash << 32 | UInt64(index)
    if ends.count * 2 > slots.count { rehash(slots.count * 2) }
    return NameID(index)
  }

  /// The number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    let slot = slots[slot(of: hash(source, range), source, range)]
    return slot == Self.vacant ? nil : NameID(UInt32(truncatingIfNeeded: slot))
  }

  /// The slot that holds a name, or the vacant one where it would go.
  @inline(__always)
  private func slot(of hash: UInt64, _ source: [UInt8], _ range: Range<Int>) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.vacant {
      if slots[slot] >> 32 == hash, matches(UInt32(truncatingIfNeeded: slots[slot]), source, range) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
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
  private func matches(_ index: UInt32, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(of: index)
    guard own.count == range.count else { return false }
    return bytes.withUnsafeBytes { ownBytes in
      source.withUnsafeBytes { sourceBytes in
        for offset in 0..<range.count where ownBytes[own.lowerBound &+ offset] != sourceBytes[range.lowerBound &+ offset] {
          return false
        }
        return true
      }
    }
  }

  /// Multiplies eight bytes at a time into 128 bits and folds them, as wyhash does. The last eight may overlap those
  /// before them; fewer than eight are taken in two overlapping halves.
  @inline(__always)
  private func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt64 {
    source.withUnsafeBytes { buffer in
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[range])
      let count = bytes.count
      var state = seed ^ UInt64(count)
      if count >= 8 {
        var offset = 0
        while offset + 8 < count {
          state = Self.mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          offset += 8
        }
        state ^= bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        state ^= UInt64(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)) << 32
        state ^= UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      } else if count > 0 {
        state ^= UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
      }
      // 31 bits, so that no slot in use looks vacant.
      return Self.mix(state) >> 33
    }
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private mutating func rehash(_ size: Int) {
    let old = slots
    slots = Array(repeating: Self.vacant, count: size)
    for entry in old where entry != Self.vacant {
      var slot = Int(entry >> 32) & (size - 1)
      while slots[slot] != Self.vacant { slot = (slot + 1) & (size - 1) }
      slots[slot] = entry
    }
  }
}
