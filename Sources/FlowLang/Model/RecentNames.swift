/// The numbers of the short names that were asked for last. Links are called the same on many screens, and finding a
/// name here takes a fraction of the steps that the ``NameTable`` takes.
struct RecentNames {
  /// The key of a name and its number; no name has the key that is there at first.
  private var entries = [(key: UInt64, name: NameID)](repeating: (0, NameID(0 as UInt32)), count: 256)

  /// The bytes of a name and how many there are, if they are few enough and the file does not end too soon.
  @inline(__always)
  static func key(_ source: [UInt8], _ range: Range<Int>) -> UInt64? {
    guard !range.isEmpty, range.count < 8, source.count - range.lowerBound >= 8 else { return nil }
    let bytes = source.withUnsafeBufferPointer { EightBytes($0, at: range.lowerBound).prefix(range.count) }
    return bytes | UInt64(range.count) &<< 56
  }

  /// The number of a name, unless it was not asked for or another has taken its place.
  @inline(__always)
  subscript(key: UInt64) -> NameID? {
    get {
      let entry = entries[Self.place(of: key)]
      return entry.key == key ? entry.name : nil
    }
    set { newValue.map { entries[Self.place(of: key)] = (key, $0) } }
  }

  @inline(__always)
  private static func place(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56) }
}
