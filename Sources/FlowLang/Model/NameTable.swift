/// The distinct names of a compilation, each with a number: afterwards nothing compares text.
///
/// Open addressing with linear probing over hashes that start from a random seed, so that no file can be made to
/// collide. Numbers follow the order of appearance, so that nothing that is written depends on the seed.
public struct NameTable: Sendable {
  /// One record after the other, each of three words and the bytes of the name: the number of the name, the node that
  /// it stands for, its length. A look-up waits for memory twice: for a slot and for a record.
  private var records: [UInt8] = []
  /// Where the record of each name begins, by its number.
  private var offsets: [UInt32] = []
  /// The hash of a name in the upper half, the place of its record in the lower: most misses are decided here.
  private var slots: [UInt64]
  private let seed: UInt64

  private static let vacant = UInt64.max

  init() {
    slots = Array(repeating: Self.vacant, count: 1024)
    seed = UInt64.random(in: .min ... .max)
  }

  /// How many names there are.
  var count: Int { offsets.count }

  /// The text of a name.
  func text(_ name: NameID) -> String {
    let record = Int(offsets[Int(name.index)])
    let length = Int(word(at: record + 8))
    return String(decoding: records[record + 12..<record + 12 + length], as: UTF8.self)
  }

  /// Makes room for about so many names.
  mutating func reserve(_ count: Int) {
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { rehash(size) }
    offsets.reserveCapacity(count + 1024)
    records.reserveCapacity(count * 24)
  }

  /// The number of the name that these bytes spell; a new one when they have none.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    let hash = hash(source, range)
    let slot = slot(of: hash, source, range)
    if slots[slot] != Self.vacant { return name(in: slots[slot]) }
    let index = UInt32(offsets.count)
    let record = records.count
    append(index)
    append(0)
    append(UInt32(range.count))
    records.append(contentsOf: source[range])
    offsets.append(UInt32(record))
    slots[slot] = hash << 32 | UInt64(record)
    if offsets.count * 2 > slots.count { rehash(slots.count * 2) }
    return NameID(index)
  }

  /// The number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    let slot = slots[slot(of: hash(source, range), source, range)]
    return slot == Self.vacant ? nil : name(in: slot)
  }

  /// The node that the bytes name, and its kind; nil when they name none.
  @inline(__always)
  func findNode(_ source: [UInt8], _ range: Range<Int>) -> (NodeID, Node.Kind)? {
    let slot = slots[slot(of: hash(source, range), source, range)]
    guard slot != Self.vacant else { return nil }
    let bits = word(at: Int(UInt32(truncatingIfNeeded: slot)) + 4)
    guard bits != 0, let kind = Node.Kind(rawValue: UInt8(bits & 7)) else { return nil }
    return (NodeID(bits >> 3), kind)
  }

  /// The node that a name stands for.
  func node(of name: NameID) -> NodeID? {
    let bits = word(at: Int(offsets[Int(name.index)]) + 4)
    return bits == 0 ? nil : NodeID(bits >> 3)
  }

  /// Lets a name stand for a node, which must not be the app.
  mutating func setNode(of name: NameID, to node: NodeID, _ kind: Node.Kind) {
    let start = Int(offsets[Int(name.index)]) + 4
    let bits = node.index << 3 | UInt32(kind.rawValue)
    records.withUnsafeMutableBytes { $0.storeBytes(of: bits, toByteOffset: start, as: UInt32.self) }
  }

  @inline(__always)
  private func name(in slot: UInt64) -> NameID { NameID(word(at: Int(UInt32(truncatingIfNeeded: slot)))) }

  @inline(__always)
  private func word(at offset: Int) -> UInt32 {
    records.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  }

  private mutating func append(_ word: UInt32) {
    withUnsafeBytes(of: word) { records.append(contentsOf: $0) }
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

  /// Whether a record has these bytes.
  @inline(__always)
  private func matches(_ record: UInt32, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    records.withUnsafeBytes { own in
      let start = Int(record)
      guard own.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self) == UInt32(range.count) else { return false }
      return source.withUnsafeBytes { other in
        var offset = 0
        while offset + 8 <= range.count {
          let left = own.loadUnaligned(fromByteOffset: start + 12 + offset, as: UInt64.self)
          if left != other.loadUnaligned(fromByteOffset: range.lowerBound + offset, as: UInt64.self) { return false }
          offset += 8
        }
        while offset < range.count {
          if own[start + 12 + offset] != other[range.lowerBound + offset] { return false }
          offset += 1
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
