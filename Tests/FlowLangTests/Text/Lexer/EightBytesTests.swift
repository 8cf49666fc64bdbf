import Testing

@testable import FlowLang

/// Results for eight bytes at once equal those for each of the bytes.
@Suite struct EightBytesTests {
  private func check(_ bytes: [UInt8]) {
    let all = bytes.withUnsafeBufferPointer { EightBytes($0, at: 0) }
    #expect(all.wordLength == bytes.prefix { ASCII.isWordPart($0) }.count, "\(bytes)")
    let isPlain = { (byte: UInt8) in
      byte >= ASCII.space && byte < ASCII.delete && byte != ASCII.quote && byte != ASCII.backslash
    }
    #expect(all.plainTextLength == bytes.prefix(while: isPlain).count, "\(bytes)")
  }

  @Test func everyByteInEveryPlace() {
    for byte in UInt8.min ... .max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
        bytes[place] = byte
        check(bytes)
      }
    }
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 7)
    let likely = Array("azAZ09_@[`{/: \"\\~<>&".utf8) + [0, 0x1F, 0x7F, 0x80, 0xFF]
    for _ in 0..<20_000 { check((0..<8).map { _ in random.pick(likely) }) }
  }

  @Test func aPrefixIsTheFirstBytes() {
    let bytes = Array("abcdefgh".utf8)
    let all = bytes.withUnsafeBufferPointer { EightBytes($0, at: 0) }
    for length in 0...8 { #expect(all.prefix(length) == KeywordTable.key(bytes[..<length])) }
  }
}
