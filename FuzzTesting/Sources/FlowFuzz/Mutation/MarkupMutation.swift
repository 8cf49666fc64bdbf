@testable import FlowLang

/// Changes what other tools write (XML, diagrams, JSON): tags, lines, and what stands in quotes come, go and are mixed up.
enum MarkupMutation: Mutation {
  static func change(_ bytes: [UInt8], with other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let quotes = random.int(below: 2) == 0
    let pieces = quotes ? quoted(in: bytes) : tags(in: bytes)
    let others = quotes ? quoted(in: other) : tags(in: other)
    if pieces.isEmpty || others.isEmpty { return DamagedSource(bytes).damaged(&random).bytes }
    let piece = random.pick(pieces)
    switch random.int(below: 6) {
    case 0: return bytes.replacing(piece, with: [])
    case 1: return bytes.replacing(piece.upperBound..<piece.upperBound, with: bytes[piece])
    case 2: return bytes.swapping(piece, random.pick(pieces))
    case 3: return bytes.replacing(piece, with: other[random.pick(others)])
    case 4: return bytes.replacing(piece.upperBound..<piece.upperBound, with: other[random.pick(others)])
    default: return DamagedSource(bytes).damaged(&random).bytes
    }
  }

  /// What stands between quotes.
  private static func quoted(in bytes: [UInt8]) -> [Range<Int>] {
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    return zip(places, places.dropFirst()).map { $0 + 1..<$1 }
  }

  /// The pieces that a tag or a line begins.
  private static func tags(in bytes: [UInt8]) -> [Range<Int>] {
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") || bytes[$0] == ASCII.lineFeed }
    return zip([0] + places, places + [bytes.count]).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}
