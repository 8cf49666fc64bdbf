/// Every name in the files of a compilation with what it stands for: what definitions, references, renaming, colours
/// and much of hovering are read off.
struct NameUseIndex: Sendable {
  /// For each file, the mentions in source order. One that may mean several things, such as a tab that is named without
  /// its bar, is there once for each.
  let files: [[NameUse]]

  /// Takes time in proportion to the size of the files.
  init(_ model: Model, _ trees: [SyntaxTree]) {
    files = NameUseSweep.nameUses(in: model, trees)
  }

  /// The mentions in a file, in source order.
  func nameUses(in file: FileID) -> [NameUse] { files[Int(file.index)] }

  /// The mentions at a place: those that it lies in or, if there are none, those that end there.
  func nameUses(at cursor: Cursor) -> ArraySlice<NameUse> {
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
  func symbols(at cursor: Cursor) -> Set<Symbol> { Set(nameUses(at: cursor).compactMap(\.symbol)) }

  /// The mentions of symbols in one file, each place once.
  func nameUses(of symbols: Set<Symbol>, in file: FileID) -> [NameUse] {
    var result: [NameUse] = []
    for nameUse in files[Int(file.index)] {
      guard let symbol = nameUse.symbol, symbols.contains(symbol), result.last?.start != nameUse.start else { continue }
      result.append(nameUse)
    }
    return result
  }

  /// The mentions of symbols in all files, each place once.
  func nameUses(of symbols: Set<Symbol>) -> [(file: FileID, nameUse: NameUse)] {
    guard !symbols.isEmpty else { return [] }
    return files.indices.flatMap { index in
      nameUses(of: symbols, in: FileID(index)).map { (FileID(index), $0) }
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
  private static func sharedMentions(in nameUses: [NameUse]) -> [[Symbol]] {
    var result: [[Symbol]] = []
    for (index, nameUse) in nameUses.enumerated().dropFirst() where nameUse.start == nameUses[index - 1].start {
      guard let symbol = nameUse.symbol, let other = nameUses[index - 1].symbol else { continue }
      result.append([other, symbol])
    }
    return result
  }
}
