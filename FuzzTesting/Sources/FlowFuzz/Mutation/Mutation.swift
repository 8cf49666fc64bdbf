@testable import FlowLang

/// Changes texts at random, so that most of what comes out still has something to say to the target. The same seed makes
/// the same change.
protocol Mutation: Sendable {
  /// Changes a text a little.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - other: A text to take pieces from; the text itself where there is none.
  ///   - random: The source of chance.
  static func change(_ bytes: [UInt8], with other: [UInt8], _ random: inout SeededRandom) -> [UInt8]
}

extension Mutation {
  /// Changes a text a few times.
  ///
  /// - Parameter longest: More bytes than that do not come out.
  static func mutate(_ bytes: [UInt8], with other: [UInt8]? = nil, seed: UInt32, longest: Int) -> [UInt8] {
    var random = SeededRandom(seed: UInt64(seed))
    var result = bytes
    repeat {
      let changed = change(result, with: other ?? result, &random)
      if changed.count <= longest { result = changed }
    } while random.int(below: 3) == 0
    return result
  }
}

extension [UInt8] {
  /// The bytes with a piece of them replaced.
  func replacing(_ range: Range<Int>, with piece: some Sequence<UInt8>) -> [UInt8] {
    Array(self[..<range.lowerBound] + Array(piece) + self[range.upperBound...])
  }

  /// The bytes with two pieces of them in each other's place; the same where they overlap.
  func swapping(_ one: Range<Int>, _ other: Range<Int>) -> [UInt8] {
    let (first, second) = one.lowerBound <= other.lowerBound ? (one, other) : (other, one)
    if first.upperBound > second.lowerBound { return self }
    return replacing(second, with: self[first]).replacing(first, with: self[second])
  }
}
