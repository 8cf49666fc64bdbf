/// Every name in the files of a compilation with what it stands for: what definitions, references, renaming, colours
/// and much of hovering are read off.
struct MentionIndex: Sendable {
  /// For each file, the mentions in source order. One that may mean several things, such as a tab that is named without
  /// its bar, is there once for each.
  let files: [[Mention]]

  /// Takes time in proportion to the size of the files.
  init(_ model: Model, _ trees: [SyntaxTree]) {
    files = MentionSweep.mentions(in: model, trees)
  }

  /// The mentions in a file, in source order.
  func mentions(in file: FileID) -> [Mention] { files[Int(file.index)] }

  /// The mentions at a place: those that it lies in or, if there are none, those that end there.
  func mentions(at cursor: Cursor) -> ArraySlice<Mention> {
    let all = files[Int(cursor.file.index)]
    // The first that ends at the place or behind it.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].end < cursor.offset { low = middle + 1 } else { high = middle }
    }
    var found = all[low...].prefix { $0.start <= cursor.offset }
    if let last = found.last, found.first?.start != last.start { found = found.drop { $0.start != last.start } }
    return found
  }

  /// What the names at a place may stand for.
  func symbols(at cursor: Cursor) -> Set<Symbol> { Set(mentions(at: cursor).compactMap(\.symbol)) }

  /// The mentions of symbols in one file, each place once.
  func mentions(of symbols: Set<Symbol>, in file: FileID) -> [Mention] {
    var result: [Mention] = []
    for mention in files[Int(file.index)] {
      guard let symbol = mention.symbol, symbols.contains(symbol), result.last?.start != mention.start else { continue }
      result.append(mention)
    }
    return result
  }

  /// The mentions of symbols in all files, each place once.
  func mentions(of symbols: Set<Symbol>) -> [(file: FileID, mention: Mention)] {
    guard !symbols.isEmpty else { return [] }
    return files.indices.flatMap { index in
      mentions(of: symbols, in: FileID(index)).map { (FileID(index), $0) }
    }
  }

  /// The symbols with all that share a mention with one of them: tabs that are named without their bars.
  func sharingMentions(with symbols: Set<Symbol>) -> Set<Symbol> {
    var result = symbols
    var pending = files.flatMap { Self.sharedMentions(in: $0) }
    while let index = pending.firstIndex(where: { $0.contains(where: result.contains) }) {
      result.formUnion(pending.remove(at: index))
    }
    return result
  }

  /// What each name means that may mean several things.
  private static func sharedMentions(in mentions: [Mention]) -> [[Symbol]] {
    var result: [[Symbol]] = []
    for (index, mention) in mentions.enumerated().dropFirst() where mention.start == mentions[index - 1].start {
      guard let symbol = mention.symbol, let other = mentions[index - 1].symbol else { continue }
      result.append([other, symbol])
    }
    return result
  }
}
