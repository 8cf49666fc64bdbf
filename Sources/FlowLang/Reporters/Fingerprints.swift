/// What tells a finding from others in the next run, so that a platform knows which are new: the same finding has the
/// same fingerprint wherever its line has moved to.
extension Report {
  /// A fingerprint for each entry, in their order. Of findings that say the same, the second and later ones count up.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let key = identity(of: entry).line
      counts[key, default: 0] += 1
      return Self.hash("\(key)\n\(counts[key] ?? 0)")
    }
  }

  /// FNV-1a with 64 bits (Fowler, Noll and Vo), in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
