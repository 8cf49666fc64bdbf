extension Editor {
  /// Where what the name at a place stands for is declared: the name there. A tag, which is declared nowhere, is where
  /// it is given.
  public func definition(at cursor: Cursor) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor)).filter(\.nameUse.isDeclaration).map { range($1, in: $0) }
  }

  /// Every mention of what the name at a place stands for, in all files.
  public func references(at cursor: Cursor, withDeclaration: Bool) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor)).filter { withDeclaration || !$0.nameUse.isDeclaration }
      .map { range($1, in: $0) }
  }

  /// The same in the file of the place.
  public func highlights(at cursor: Cursor) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor), in: cursor.file).map { range($0, in: cursor.file) }
  }
}
