/// A name as Swift spells it, or another piece of text that a router is full of: its number in a ``WordTable``.
typealias Word = Identifier<WordTable>

/// The words that a router is written with, each once. A large router mentions them hundreds of thousands of times, and
/// to make or pass on a string costs more than to write its bytes.
struct WordTable: Sendable {
  private var words = NameTable()

  /// How many words there are.
  var count: Int { words.count }

  mutating func reserve(_ count: Int) { words.reserve(count) }

  /// The word of some text; a new one where there is none.
  mutating func word(_ text: String) -> Word { Word(words.intern(text).index) }

  /// The word that two others are together.
  mutating func word(_ first: Word, _ second: Word) -> Word {
    Word(words.intern(NameID(first.index), NameID(second.index)).index)
  }

  /// The text of a word.
  func text(_ word: Word) -> String { words.text(NameID(word.index)) }

  /// How many columns a word takes, a character each.
  func columns(of word: Word) -> Int {
    withBytes(of: word) { $0.columns }
  }

  /// Calls a function with the bytes of a word, which are UTF-8.
  @inline(__always)
  func withBytes<Result>(of word: Word, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    words.withBytes(of: NameID(word.index), body)
  }
}

/// Words that stand side by side in Swift, each different from the others.
struct WordScope {
  /// The words that were taken, as long as looking through them is quicker than anything else.
  private var few: [Word] = []
  /// All words that were taken, when they are many.
  private var many: Set<Word> = []

  /// - Parameters:
  ///   - reserved: Words that are there already.
  ///   - count: About how many there will be.
  init(reserved: [Word] = [], count: Int = 0) {
    if reserved.count + count < Self.fewest {
      few.reserveCapacity(reserved.count + count)
      few += reserved
    } else {
      many.reserveCapacity(reserved.count + count)
      many.formUnion(reserved)
    }
  }

  private static let fewest = 16

  /// The wanted word; with a number behind it when it is taken.
  mutating func take(_ wanted: Word, in table: inout WordTable) -> Word {
    if insert(wanted) { return wanted }
    var number = 2
    while true {
      let word = table.word("\(table.text(wanted))_\(number)")
      if insert(word) { return word }
      number += 1
    }
  }

  /// Takes a word; false when it is taken.
  private mutating func insert(_ word: Word) -> Bool {
    if many.capacity > 0 { return many.insert(word).inserted }
    if few.contains(word) { return false }
    few.append(word)
    if few.count == Self.fewest { many = Set(few) }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many columns these bytes of UTF-8 take, a character each.
  var columns: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ 1 } }
}
