/// All occurrences of names in the files of a compilation, with their symbols: the basis of definitions, references,
/// renaming, colours and most hovers.
struct NameUseIndex: Sendable {
  /// The name uses in each file, in source order. An ambiguous name use, such as a tab that is named without its bar, has
  /// an element for each symbol.
  let files: [[NameUse]]

  /// Creates the index, in time linear in the size of the files.
  init(_ trees: [SyntaxTree]) { files = ModelBuilder.nameUses(in: trees) }

  /// Returns the name uses in a file, in source order.
  func nameUses(in file: FileID) -> [NameUse] { files[Int(file.index)] }

  /// Returns the name uses at a cursor: those around it or, if there are none, those that end there.
  func nameUses(at cursor: Cursor) -> ArraySlice<NameUse> {
    let all = files[Int(cursor.file.index)]
    // The first name use that ends at the cursor or behind it.
    let first = all.partitioningIndex { $0.end >= cursor.offset }
    var found = all[first...].prefix { $0.start <= cursor.offset }
    if let last = found.last, found.first?.start != last.start { found = found.drop { $0.start != last.start } }
    return found
  }

  /// Returns the symbols that the name at a cursor may refer to.
  func symbols(at cursor: Cursor) -> Set<Symbol> { Set(nameUses(at: cursor).compactMap(\.symbol)) }

  /// Returns the name uses of symbols in one file, without duplicate ranges.
  func nameUses(of symbols: Set<Symbol>, in file: FileID) -> [NameUse] {
    var result: [NameUse] = []
    for nameUse in files[Int(file.index)] {
      guard let symbol = nameUse.symbol, symbols.contains(symbol), result.last?.start != nameUse.start else { continue }
      result.append(nameUse)
    }
    return result
  }

  /// Returns the name uses of symbols in all files, without duplicate ranges.
  func nameUses(of symbols: Set<Symbol>) -> [(file: FileID, nameUse: NameUse)] {
    guard !symbols.isEmpty else { return [] }
    return files.indices.flatMap { index in
      nameUses(of: symbols, in: FileID(index)).map { (FileID(index), $0) }
    }
  }

  /// Returns the closure of symbols under shared name uses, such as those of tabs that are named without their bars.
  func sharingNameUses(with symbols: Set<Symbol>) -> Set<Symbol> {
    var result = symbols
    var pending = files.flatMap { Self.sharedNameUses(in: $0) }
    while let index = pending.firstIndex(where: { $0.contains(where: result.contains) }) {
      result.formUnion(pending.remove(at: index))
    }
    return result
  }

  /// Returns the symbols of each ambiguous name use, in pairs.
  private static func sharedNameUses(in nameUses: [NameUse]) -> [[Symbol]] {
    var result: [[Symbol]] = []
    for (index, nameUse) in nameUses.enumerated().dropFirst() where nameUse.start == nameUses[index - 1].start {
      guard let symbol = nameUse.symbol, let other = nameUses[index - 1].symbol else { continue }
      result.append([other, symbol])
    }
    return result
  }
}
