import Testing

@testable import FlowLang

/// The suggested name, with each of the algorithms.
@Suite struct SpellingSuggestionTests {
  /// Returns the distance by the complete table, as defined.
  private func naiveDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let isEqual = left[row - 1] == right[column - 1]
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }

  private func word(_ random: inout SeededRandom, _ letters: String, atMost length: Int) -> [Unicode.Scalar] {
    (0..<1 + random.int(below: length)).map { _ in random.pick(Array(letters.unicodeScalars)) }
  }

  @Test func distancesEqualThoseOfTheTable() {
    var random = SeededRandom(seed: 5)
    for round in 0..<4_000 {
      let letters = ["ab", "abcdé", "abcdefghijklmno日"][round % 3]
      let left = word(&random, letters, atMost: round % 2 == 0 ? 8 : 64)
      let right = word(&random, letters, atMost: round % 5 == 0 ? 90 : 10)
      #expect(EditDistance(from: left).distance(to: right) == naiveDistance(left, right), "\(left) \(right)")
    }
    #expect(EditDistance(from: ["a"]).distance(to: []) == 1)
  }

  /// Among the nearest, one that differs in doubled letters alone comes first.
  @Test func aDoubledLetterIsLeftOut() {
    #expect(SpellingSuggestion.best(for: "Tripp", among: ["Trips", "Trip"]) == "Trip")
    #expect(SpellingSuggestion.best(for: "adress", among: ["adjess", "address"]) == "address")
  }

  private func withoutDoubles(_ text: String) -> String { text.reduce(into: "") { if $0.last != $1 { $0.append($1) } } }

  @Test func theFirstOfTheNearestIsFound() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<300 {
      let names = (0..<20).map { _ in String(String.UnicodeScalarView(word(&random, "abcdé", atMost: 9))) }
      let text = String(String.UnicodeScalarView(word(&random, "abcdé", atMost: 9)))
      let distances = names.filter { $0 != text }.compactMap { name -> (name: String, distance: Int)? in
        let (left, right) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
        let distance = naiveDistance(left, right)
        return distance <= SpellingSuggestion.mostEdits(of: max(left.count, right.count)) ? (name, distance) : nil
      }
      let longer = names.filter { text.count >= 4 && $0 != text && $0.hasPrefix(text) }
      let same = withoutDoubles(text)
      let nearest =
        distances.min {
          ($0.distance, withoutDoubles($0.name) == same ? 0 : 1) < (
            $1.distance, withoutDoubles($1.name) == same ? 0 : 1
          )
        }?.name ?? (longer.count == 1 ? longer[0] : nil)
      #expect(SpellingSuggestion.best(for: text, among: names) == nearest, "\(text) \(names)")
    }
  }

  @Test func caseIsAnEditOnlyWhereNothingElseDiffers() {
    var suggestion = SpellingSuggestion(among: ["", "Home", "Hone", "Products"])
    #expect(
      ["home", "Home", "hme", "Prodcut", "", "zzzz", "home"].map { suggestion.best(for: $0) } == [
        "Home", "Hone", "Home", "Products", nil, nil, "Home",
      ])
    #expect(suggestion.best(for: String(repeating: "x", count: 65)) == nil)
  }

  /// What two names have in common at their ends does not make the rest of them alike.
  @Test(arguments: [
    ("AccountSwitcher", "AccountSearch", false), ("TipPicker", "TimePicker", false),
    ("accountSerach", "AccountSearch", true),
    ("AccountSearchs", "AccountSearch", true), ("TimPicker", "TimePicker", true), ("OrderDetailX", "OrderDetail", true),
    ("FlightStatusBar", "FlightStatus", true), ("AcountSearch", "AccountSearch", true),
  ])
  func theWordsOfANameAreCompared(_ text: String, _ name: String, _ isNear: Bool) {
    #expect(SpellingSuggestion.best(for: text, among: [name]) == (isNear ? name : nil))
  }

  @Test func theWordsOfANameMayHaveAnyOrder() {
    #expect(SpellingSuggestion.best(for: "accountSwitch", among: ["switchAccount", "home"]) == "switchAccount")
    #expect(SpellingSuggestion.best(for: "accountSwitch", among: ["accountMerge", "switchBank"]) == nil)
  }

  /// Two edits in five letters, three only in nine; a transposition is one edit.
  @Test(arguments: [
    ("Ratings", "Settings", false), ("payed", "paid", true), ("Setitngs", "Settings", true),
    ("Stetigns", "Settings", true), ("Reviwes", "Reviews", true), ("Orders", "Offers", true),
    ("chekcuot", "Checkout", true), ("Chikkotu", "Checkout", false), ("hm", "Home", false),
  ])
  func namesAreAThirdApartAtMost(_ text: String, _ name: String, _ isNear: Bool) {
    #expect(SpellingSuggestion.best(for: text, among: [name]) == (isNear ? name : nil))
  }
}
