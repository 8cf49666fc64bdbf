/// Eight bytes of a file, the first in the lowest bits, all examined in a few steps: each test sets the top bit of the
/// bytes that pass it. After "SIMD within a register", L. Lamport, Multiple Byte Processing with Full-Word
/// Instructions, CACM 18 (1975).
struct EightBytes {
  let bits: UInt64

  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Loads the bytes at an offset, of which there must be eight.
  @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    bits = UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The number of leading bytes that are letters, digits or `_`.
  @inline(__always) var wordLength: Int {
    let low = bits & ~Self.tops
    let folded = low | Self.all(ASCII.caseBit)
    let letters = Self.reaches(folded, UInt8(ascii: "a")) & ~Self.reaches(folded, UInt8(ascii: "z") + 1)
    let digits = Self.reaches(low, UInt8(ascii: "0")) & ~Self.reaches(low, UInt8(ascii: "9") + 1)
    let others = differs(from: UInt8(ascii: "_"))
    return Self.length(beforeFirstOf: (bits | (~letters & ~digits & others)) & Self.tops)
  }

  /// The number of leading bytes that are printable ASCII other than a quote and a backslash.
  @inline(__always) var plainTextLength: Int { Self.length(beforeFirstOf: ~plainText & Self.tops) }

  /// The number of bytes before the first control character; no line ends in them.
  @inline(__always) var lengthWithoutControls: Int {
    Self.length(beforeFirstOf: ~(bits | Self.reaches(bits & ~Self.tops, ASCII.space)) & Self.tops)
  }

  /// Returns the leading bytes, with zeros in place of the others.
  @inline(__always) func prefix(_ length: Int) -> UInt64 { length < 8 ? bits & (1 &<< UInt64(length &* 8) &- 1) : bits }

  /// The bytes that are printable ASCII other than a quote and a backslash.
  @inline(__always) private var plainText: UInt64 {
    let low = bits & ~Self.tops
    let printable = Self.reaches(low, ASCII.space) & ~Self.reaches(low, ASCII.delete)
    return ~bits & printable & differs(from: ASCII.quote) & differs(from: ASCII.backslash)
  }

  /// Returns the bytes whose lower seven bits differ from those of a byte below 0x80.
  @inline(__always)
  private func differs(from byte: UInt8) -> UInt64 { Self.reaches(bits & ~Self.tops ^ Self.all(byte), 1) }

  /// Sets the top bit of each byte that is not less than a limit. All bytes must be below 0x80.
  @inline(__always)
  private static func reaches(_ bytes: UInt64, _ limit: UInt8) -> UInt64 { bytes &+ all(0x80 - limit) }

  @inline(__always) private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always) private static func length(beforeFirstOf tops: UInt64) -> Int { tops.trailingZeroBitCount / 8 }
}
