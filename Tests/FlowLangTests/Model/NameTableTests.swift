import Testing

@testable import FlowLang

/// Names and their numbers.
@Suite struct NameTableTests {
  @Test func namesKeepTheirNumbers() {
    var table = NameTable()
    var random = SeededRandom(seed: 3)
    var known: [String: UInt32] = [:]
    for _ in 0..<20_000 {
      let length = random.int(below: 20)
      let text = String((0..<length).map { _ in random.pick(Array("abAB_ä1")) })
      let number = table.intern(text).index
      if let first = known[text] { #expect(first == number, "\(text)") }
      known[text] = number
    }
    #expect(table.count == known.count)
    for (text, number) in known {
      let bytes = Array(text.utf8)
      #expect(table.find(bytes, 0..<bytes.count)?.index == number)
      #expect(table.text(NameID(number)) == text)
    }
    #expect(table.find(Array("nobody".utf8), 0..<6) == nil)
  }

  /// Strings that look alike are equal; names are compared by their bytes.
  @Test func namesThatLookAlikeAreTwo() {
    var table = NameTable()
    #expect("\u{E9}" == "e\u{301}")
    #expect(table.intern("\u{E9}") != table.intern("e\u{301}"))
    #expect(table.count == 2)
  }

  @Test func slicesAreFoundShortOrLong() {
    for count in [0, 1, 16, 17, 100] {
      var lookup = NamedSlices()
      let outcomes = (0..<count + 5).map {
        Outcome(owner: .app, name: NameID($0 % max(count, 1)), parameters: 0..<0, syntax: .file)
      }
      let slice = UInt32(5)..<UInt32(count + 5)
      for name in 0..<count + 2 {
        let expected = slice.first { outcomes[Int($0)].name == NameID(name) }
        #expect(lookup.first(NameID(name), in: slice, of: outcomes) == expected)
      }
      #expect(lookup.first(nil, in: slice, of: outcomes) == nil)
    }
  }

  @Test func suggestionsAreNear() {
    func best(_ text: String, _ names: String...) -> String? { SpellingSuggestion.best(for: text, among: names) }
    #expect(best("Prodct", "Home", "Product", "Produce") == "Product")
    #expect(best("home", "Home") == "Home")
    #expect(best("Hoem", "Home") == "Home")
    #expect(best("Home", "Home") == nil)
    #expect(best("Cart", "Settings", "Welcome") == nil)
    #expect(best("a", "b") == "b")
    #expect(best("", "a") == nil)
    #expect(best("größe", "grösse") == "grösse")
    #expect(best(String(repeating: "a", count: 65), String(repeating: "a", count: 64)) == nil)
  }
}
