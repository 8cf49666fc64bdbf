/// The bytes of a name where they stand, taken in by the word: the last one may overlap the one before it, so that no
/// byte is left over.
struct NameBytes {
  private let bytes: UnsafeRawBufferPointer
  private let start: Int
  private let count: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) {
    precondition(start >= 0 && count >= 0 && start &+ count <= bytes.count)
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// Whether these are the bytes of another name of the same length.
  @inline(__always)
  func isEqual(to other: NameBytes) -> Bool {
    if count < 8 { return shortWord == other.shortWord }
    var offset = 0
    while offset &+ 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset &+= 8
    }
    return word(at: count &- 8) == other.word(at: count &- 8)
  }

  /// Multiplies eight bytes at a time into 128 bits and folds them, as wyhash does.
  @inline(__always)
  func hash(_ seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    if count < 8 { return Self.mix(state ^ shortWord) }
    var offset = 0
    while offset &+ 8 < count {
      state = Self.mix(state ^ word(at: offset))
      offset &+= 8
    }
    return Self.mix(state ^ word(at: count &- 8))
  }

  /// All of a name of less than eight bytes.
  @inline(__always)
  private var shortWord: UInt64 {
    if count >= 4 { return UInt64(halfWord(at: 0)) &<< 32 | UInt64(halfWord(at: count &- 4)) }
    if count == 0 { return 0 }
    return UInt64(byte(at: 0)) &<< 16 | UInt64(byte(at: count &>> 1)) &<< 8 | UInt64(byte(at: count &- 1))
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: start &+ offset, as: UInt64.self) }

  @inline(__always)
  private func halfWord(at offset: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: start &+ offset, as: UInt32.self)
  }

  @inline(__always)
  private func byte(at offset: Int) -> UInt8 { bytes[start &+ offset] }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
