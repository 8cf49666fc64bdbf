@testable import FlowLang

/// A text that can be damaged at random.
struct DamagedSource {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Words to insert, so that a damaged text stays close to the language.
  private static let words =
    TokenKind.allCases.compactMap(\.spelling) + [
      "name", "Name", "`a b`", "``", "`", "a-b", "\"text\"", "\"", "#tag", "#\"a b\"", "#", "12", "-1.5", "0.4s", "5x",
      "//", "/*", "*/", "///", "\n", "\r", "\\u{41}",
    ]

  /// Bytes to insert: some that no text may contain, and some that are allowed.
  private static let pieces: [[UInt8]] = [
    [0x00], [0x1B], [0x7F], [0x80], [0xC2], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF, 0xFE], [0xED, 0xA0, 0x80],
    [0xEF, 0xBB, 0xBF],
    [0xC2, 0xA0], [0xE2, 0x80, 0xAE], [0xF0, 0x9F, 0x99, 0x82], [0xCC, 0x81], [0x0D], [0x0D, 0x0A], [0x22], [0x60],
    [0x7B], [0x7D],
  ]

  /// Returns the text with one more damage.
  func damaged(_ random: inout SeededRandom) -> DamagedSource { DamagedSource(damage(&random)) }

  private func damage(_ random: inout SeededRandom) -> [UInt8] {
    if bytes.isEmpty { return Array(random.pick(Self.words).utf8) }
    let tokens = Array(Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0)
    let token = random.pick(tokens).range
    let other = random.pick(tokens).range
    let place = random.int(below: bytes.count + 1)
    switch random.int(below: 9) {
    case 0: return bytes.replacing(token, with: [])
    case 1: return bytes.replacing(token.upperBound..<token.upperBound, with: [ASCII.space] + bytes[token])
    case 2: return bytes.swapping(token, other)
    case 3: return bytes.replacing(token, with: bytes[other])
    case 4: return bytes.replacing(token, with: random.pick(Self.words).utf8)
    case 5: return bytes.replacing(token.lowerBound..<token.lowerBound, with: " \(random.pick(Self.words)) ".utf8)
    case 6: return Array(random.int(below: 2) == 0 ? bytes[..<place] : bytes[place...])
    case 7: return bytes.replacing(place..<place, with: random.pick(Self.pieces))
    default:
      let end = min(bytes.count, place + random.int(below: 60))
      return bytes.replacing(place..<end, with: bytes[end...].prefix(random.int(below: 60)))
    }
  }
}
