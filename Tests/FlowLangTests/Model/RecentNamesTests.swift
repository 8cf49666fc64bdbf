import Testing

@testable import FlowLang

/// The cache of short names.
@Suite struct RecentNamesTests {
  private func key(_ text: String, _ range: Range<Int>) -> UInt64? { RecentNames.key(Array(text.utf8), range) }

  @Test func shortNamesHaveDifferentKeys() {
    let text = "a\0ab abcdefgh 12345678"
    let keys = [0..<1, 0..<2, 1..<2, 1..<3, 2..<3, 2..<4, 5..<11, 5..<12].map { key(text, $0) }
    #expect(!keys.contains(nil) && !keys.contains(0))
    #expect(key(text, 2..<3) == key(text, 0..<1))
    #expect(Set(keys).count == keys.count - 1)
  }

  @Test func otherNamesHaveNone() {
    let text = "abcdefghijkl"
    #expect(key(text, 0..<8) == nil)
    #expect(key(text, 3..<3) == nil)
    #expect(key(text, 4..<5) != nil)
    #expect(key(text, 5..<6) == nil)
  }

  @Test func namesAreRememberedUntilAnotherTakesTheirPlace() {
    var names = RecentNames()
    var known: [UInt64: NameID] = [:]
    for number in 0..<5_000 {
      let key = UInt64(number + 1) << 40
      #expect(names[key] == nil)
      names[key] = NameID(number)
      known[key] = NameID(number)
      #expect(names[key] == known[key])
    }
    #expect(known.allSatisfy { names[$0.key] == nil || names[$0.key] == $0.value })
  }
}
