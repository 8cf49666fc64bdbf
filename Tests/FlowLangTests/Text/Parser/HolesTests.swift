import Testing

@testable import FlowLang

/// Text that the lexer skipped is found without a search through all errors.
@Suite struct HolesTests {
  @Test func holesAreThoseOfALinearSearch() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<200 {
      let errors = (0..<random.int(below: 12)).map { _ in
        let start = UInt32(random.int(below: 100))
        let message = random.pick([SyntaxMessage.malformedUTF8, .semicolon])
        return SyntaxError(message, start: start, end: start + UInt32(random.int(below: 9)))
      }
      let holes = RangeIndex(errors.filter(\.message.leavesHole))
      for _ in 0..<50 {
        let start = UInt32(random.int(below: 110))
        let end = start + UInt32(random.int(below: 20))
        let expected = errors.contains { $0.message.leavesHole && $0.start < end && $0.end > start }
        #expect(holes.touches(start, end) == expected)
      }
    }
  }
}
