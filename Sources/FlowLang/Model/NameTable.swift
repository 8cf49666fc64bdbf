/// The distinct names of a compilation, each with a number: afterwards nothing compares text.
///
/// Open addressing with linear probing over hashes that start from a random seed, so that no file can be made to
/// collide. Numbers follow the order of appearance, so that nothing that is written depends on the seed.
///
/// All of it is small, so that much of it stays near the processor: a look-up waits for memory at every step, and
/// ``NameTable/findNodes(_:of:into:)`` takes each step for many names at once.
public struct NameTable: Sendable {
  /// The names, one after the other.
  private var text: [UInt8] = []
  /// What is known of each name, by its number; in the end, where the next one will begin.
  private var records = [Record(start: 0)]
  /// The number of a name in the lower bits, as many as there are bits in the number of slots, and in those above it
  /// as much of its hash as there is room for: most mismatches are decided here. At most three quarters are in use, so
  /// that no name has a number of ones only.
  private var slots: [UInt32]
  private let seed: UInt64

  private static let vacant = UInt32.max

  /// Where a name begins, and the node that it stands for.
  fileprivate struct Record {
    let start: UInt32
    /// The bits of a ``NamedNode``, 0 for none.
    var node: UInt32 = 0
  }

  init() {
    slots = Array(repeating: Self.vacant, count: 1024)
    seed = UInt64.random(in: .min ... .max)
  }

  /// How many names there are.
  var count: Int { records.count - 1 }

  /// The text of a name.
  func text(_ name: NameID) -> String {
    String(decoding: text[range(of: Int(name.index))], as: UTF8.self)
  }

  /// Calls a function with the bytes of a name.
  @inline(__always)
  func withBytes<Result>(of name: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: Int(name.index))])) }
  }

  /// Lends the names to a function.
  func lend<Result>(_ body: (LentNames) -> Result) -> Result {
    text.withUnsafeBufferPointer { text in
      records.withUnsafeBufferPointer { records in body(LentNames(text: text, records: records)) }
    }
  }

  /// Where a name stands among the others.
  @inline(__always)
  private func range(of name: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(records[name].start), Int(records[name &+ 1].start)))
  }

  /// Makes room for about so many names.
  mutating func reserve(_ count: Int) {
    var size = slots.count
    while size * 3 < (count + 256) * 4 { size *= 2 }
    if size > slots.count { rehash(size) }
    records.reserveCapacity(count + 1024)
    text.reserveCapacity(count * 12)
  }

  /// The number of the name that these bytes spell; a new one when they have none.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    let hash = hash(source, range)
    let slot = slot(of: hash, source, range)
    if slots[slot] != Self.vacant { return name(in: slots[slot]) }
    text.append(contentsOf: source[range])
    return add(in: slot, hash)
  }

  /// The number of a name given as text.
  mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes, 0..<bytes.count)
  }

  /// The number of what a name becomes with some bits of its first byte turned over.
  mutating func intern(_ name: NameID, turning bits: UInt8) -> NameID {
    let (start, range) = (text.count, range(of: Int(name.index)))
    // Byte by byte: names are short, and a slice of what is appended to would first be copied.
    for place in range { text.append(text[place]) }
    text[start] ^= bits
    return intern(from: start)
  }

  /// The number of the name that two others are together.
  mutating func intern(_ first: NameID, _ second: NameID) -> NameID {
    let (start, first, second) = (text.count, range(of: Int(first.index)), range(of: Int(second.index)))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: first.count + second.count) { both in
      text.withUnsafeBufferPointer { text in
        _ = both.initialize(fromContentsOf: text[first])
        _ = both[first.count...].initialize(fromContentsOf: text[second])
      }
      text.append(contentsOf: both)
    }
    return intern(from: start)
  }

  /// Takes in a name given as text; false when it is there already.
  mutating func insert(_ name: String) -> Bool {
    let (start, before) = (text.count, count)
    text.append(contentsOf: name.utf8)
    _ = intern(from: start)
    return count > before
  }

  /// The number of the name that stands behind all others in the text; it is taken away again when it is one of them.
  private mutating func intern(from start: Int) -> NameID {
    let range = start..<text.count
    let hash = hash(text, range)
    let slot = slot(of: hash, text, range)
    if slots[slot] == Self.vacant { return add(in: slot, hash) }
    text.removeLast(range.count)
    return name(in: slots[slot])
  }

  /// Takes in the name that the text ends in.
  private mutating func add(in slot: Int, _ hash: UInt64) -> NameID {
    let index = UInt32(count)
    records.append(Record(start: UInt32(text.count)))
    slots[slot] = entry(index, hash)
    if count * 4 > slots.count * 3 { rehash(slots.count * 2) }
    return NameID(index)
  }

  /// The number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    let entry = slots[slot(of: hash(source, range), source, range)]
    return entry == Self.vacant ? nil : name(in: entry)
  }

  // MARK: Nodes

  /// The node that a name stands for, and its kind.
  @inline(__always)
  func node(of name: NameID) -> NamedNode? { NamedNode(bits: records[Int(name.index)].node) }

  /// Lets a name stand for a node, which must not be the app.
  mutating func setNode(of name: NameID, to node: NamedNode) { records[Int(name.index)].node = node.bits }

  /// Finds the nodes that many names stand for. Each step is taken for all of them before the next, so that they wait
  /// for memory together and not one after the other.
  ///
  /// - Parameters:
  ///   - ranges: Where the names stand.
  ///   - source: The file that they stand in.
  ///   - found: Takes the answers, one for each range.
  func findNodes(_ ranges: [Range<Int>], of source: [UInt8], into found: inout [NamedNode?]) {
    found.removeAll(keepingCapacity: true)
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: ranges.count) { candidates in
      for index in ranges.indices { candidates[index].hash = hash(source, ranges[index]) }
      for index in ranges.indices { candidates[index].entry = slots[home(of: candidates[index].hash)] }
      for index in ranges.indices { candidates[index].entry = likelyEntry(candidates[index]) }
      for index in ranges.indices where candidates[index].entry != Self.vacant {
        candidates[index].node = records[Int(name(in: candidates[index].entry).index)].node
      }
      for index in ranges.indices { found.append(node(of: candidates[index], source, ranges[index])) }
    }
  }

  /// What may be the entry of a name, and the node that it stands for.
  private struct Candidate {
    var hash: UInt64
    var entry: UInt32
    var node: UInt32
  }

  /// The first entry with as much of the hash as it holds; the vacant one where the name would go if there is none.
  @inline(__always)
  private func likelyEntry(_ candidate: Candidate) -> UInt32 {
    let wanted = entry(0, candidate.hash)
    let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
    var slot = home(of: candidate.hash)
    var entry = candidate.entry
    while entry != Self.vacant, entry & ~mask != wanted {
      slot = (slot &+ 1) & Int(mask)
      entry = slots[slot]
    }
    return entry
  }

  @inline(__always)
  private func node(of candidate: Candidate, _ source: [UInt8], _ range: Range<Int>) -> NamedNode? {
    if candidate.entry == Self.vacant { return nil }
    if matches(name(in: candidate.entry).index, source, range) { return NamedNode(bits: candidate.node) }
    let entry = slots[slot(of: candidate.hash, source, range)]
    return entry == Self.vacant ? nil : node(of: name(in: entry))
  }

  // MARK: Slots

  @inline(__always)
  private func name(in entry: UInt32) -> NameID { NameID(entry & UInt32(truncatingIfNeeded: slots.count &- 1)) }

  @inline(__always)
  private func entry(_ index: UInt32, _ hash: UInt64) -> UInt32 {
    let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
    return UInt32(truncatingIfNeeded: hash >> 32) & ~mask | index
  }

  @inline(__always)
  private func home(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count &- 1) }

  /// The slot that holds a name, or the vacant one where it would go.
  @inline(__always)
  private func slot(of hash: UInt64, _ source: [UInt8], _ range: Range<Int>) -> Int {
    let wanted = entry(0, hash)
    let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
    var slot = home(of: hash)
    while slots[slot] != Self.vacant {
      if slots[slot] & ~mask == wanted, matches(slots[slot] & mask, source, range) { break }
      slot = (slot &+ 1) & Int(mask)
    }
    return slot
  }

  private mutating func rehash(_ size: Int) {
    slots = Array(repeating: Self.vacant, count: size)
    for index in 0..<count {
      let hash = hash(text, range(of: index))
      var slot = home(of: hash)
      while slots[slot] != Self.vacant { slot = (slot + 1) & (size - 1) }
      slots[slot] = entry(UInt32(index), hash)
    }
  }

  // MARK: Bytes

  /// Whether a name has these bytes.
  @inline(__always)
  private func matches(_ name: UInt32, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(of: Int(name))
    guard own.count == range.count else { return false }
    return text.withUnsafeBytes { text in
      source.withUnsafeBytes { source in
        NameBytes(text, own.lowerBound, own.count).isEqual(to: NameBytes(source, range.lowerBound, own.count))
      }
    }
  }

  @inline(__always)
  private func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt64 {
    source.withUnsafeBytes { NameBytes($0, range.lowerBound, range.count).hash(seed) }
  }
}

/// The names of a table that is there for as long as they are lent: nobody who uses them counts as a user of the table.
/// Where several threads look up names all the time, counting takes longer than all else, because only one of them can
/// count at a time.
struct LentNames: @unchecked Sendable {
  fileprivate let text: UnsafeBufferPointer<UInt8>
  fileprivate let records: UnsafeBufferPointer<NameTable.Record>

  /// No names.
  static var none: LentNames {
    LentNames(text: UnsafeBufferPointer(start: nil, count: 0), records: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// How many names there are.
  @inline(__always)
  var count: Int { max(0, records.count &- 1) }

  /// The bytes of a name, which are UTF-8.
  @inline(__always)
  subscript(name: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.index)
    return UnsafeBufferPointer(rebasing: text[Int(records[index].start)..<Int(records[index &+ 1].start)])
  }
}

/// A node that a name stands for, and its kind, in 4 bytes.
struct NamedNode: Sendable {
  /// The number of the node, which is not 0, and the kind in the lowest three bits.
  let bits: UInt32

  init(node: NodeID, kind: Node.Kind) { bits = node.index << 3 | UInt32(kind.rawValue) }

  /// The node with these bits; nil for none.
  @inline(__always)
  init?(bits: UInt32) {
    guard bits != 0 else { return nil }
    self.bits = bits
  }

  /// The node.
  var node: NodeID { NodeID(bits >> 3) }

  /// What it is. The bits came from a kind, so they are one.
  var kind: Node.Kind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 7), to: Node.Kind.self) }
}
