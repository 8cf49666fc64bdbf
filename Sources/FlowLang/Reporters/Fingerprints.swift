/// Fingerprints that identify findings from one run to the next, so that a platform knows which are new: a finding
/// keeps its fingerprint when its line moves.
extension Report {
  /// A fingerprint for each entry, in order. Further findings with the same identity are numbered.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let key = identity(of: entry).line
      counts[key, default: 0] += 1
      return Self.hash("\(key)\n\(counts[key] ?? 0)")
    }
  }

  /// Returns the FNV-1a hash with 64 bits (Fowler, Noll and Vo), in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
