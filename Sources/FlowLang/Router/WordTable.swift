/// A name as Swift spells it, or another piece of text that a router is full of: its number in a ``WordTable``.
typealias Word = Identifier<WordTable>

/// The words that a router is written with, each once. A large router mentions them hundreds of thousands of times, and
/// to make or pass on a string costs more than to write its bytes.
struct WordTable: Sendable {
  fileprivate var words: NameTable

  /// - Parameters:
  ///   - names: The names of the flow, each of which is a word of the same number.
  ///   - texts: Other words that are there from the beginning.
  init(_ names: NameTable, _ texts: [String]) {
    words = names
    for text in texts { _ = word(text) }
  }

  /// How many words there are.
  var count: Int { words.count }

  mutating func reserve(_ count: Int) { words.reserve(count) }

  /// The word of some text; a new one where there is none.
  mutating func word(_ text: String) -> Word { Word(words.intern(text).index) }

  /// The word that a name of the flow is as it stands.
  func word(_ name: NameID) -> Word { Word(name.index) }

  /// The word that another is with its first letter, one of ASCII, in the other case.
  mutating func word(changingCaseOf word: Word) -> Word {
    Word(words.intern(NameID(word.index), turning: ASCII.caseBit).index)
  }

  /// A word as it is written where it is a name: a keyword in backticks.
  mutating func quoted(_ word: Word) -> Word {
    withBytes(of: word) { SwiftName.mayBeKeyword($0) } ? self.word(SwiftName.quoted(text(word))) : word
  }

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

  /// How many bytes of UTF-8 a word has.
  func count(of word: Word) -> Int { withBytes(of: word) { $0.count } }

  /// Calls a function with the bytes of a word, which are UTF-8.
  @inline(__always)
  func withBytes<Result>(of word: Word, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    words.withBytes(of: NameID(word.index), body)
  }
}

/// The words of a table that is there for as long as they are lent.
struct LentWords: Sendable {
  private let names: LentNames

  fileprivate init(_ names: LentNames) { self.names = names }

  /// No words.
  static let none = LentWords(.none)

  /// The bytes of a word, which are UTF-8; nil for one that came into the table later, or is of another.
  @inline(__always)
  subscript(word: Word) -> UnsafeBufferPointer<UInt8>? {
    Int(word.index) < names.count ? names[NameID(word.index)] : nil
  }
}

extension WordTable {
  /// Lends the words to a function.
  func lend<Result>(_ body: (LentWords) -> Result) -> Result { words.lend { body(LentWords($0)) } }
}

/// Words that are side by side in Swift, each different from the others.
struct WordScope {
  /// For each word, by its number, whether it was taken; those beyond the end were not.
  private var isTaken: [Bool] = []
  /// The words that were taken, in order.
  private var taken: [Word] = []

  /// - Parameter reserved: Words that are there already.
  init(reserved: [Word] = []) { for word in reserved { _ = insert(word) } }

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

  /// Forgets the words that were taken, but for the first ones. A scope that is used again needs no room of its own for
  /// each use.
  mutating func forget(allBut count: Int) {
    while taken.count > count { isTaken[Int(taken.removeLast().index)] = false }
  }

  /// Takes a word; false when it is taken.
  private mutating func insert(_ word: Word) -> Bool {
    let index = Int(word.index)
    if index >= isTaken.count {
      isTaken.append(contentsOf: repeatElement(false, count: max(index + 1, isTaken.count * 2) - isTaken.count))
    }
    if isTaken[index] { return false }
    isTaken[index] = true
    taken.append(word)
    return true
  }
}

extension IndentedWriter {
  /// Goes on with the line. Whose table it is must not be copied, which takes longer than all else.
  @inline(__always)
  mutating func write(_ word: Word, of table: borrowing WordTable) { table.withBytes(of: word) { write($0) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many columns these bytes of UTF-8 take, a character each.
  var columns: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ 1 } }
}
