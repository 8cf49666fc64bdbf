extension Editor {
  /// Returns the names in the declarations of the symbol at a cursor. A tag, which has no declaration, counts as
  /// declared wherever it is given.
  public func definition(at cursor: Cursor) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor)).filter(\.nameUse.isDeclaration).map { range($1, in: $0) }
  }

  /// Returns all uses of the symbol at a cursor, in all files.
  public func references(at cursor: Cursor, withDeclaration: Bool) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor)).filter { withDeclaration || !$0.nameUse.isDeclaration }
      .map { range($1, in: $0) }
  }

  /// Returns all uses of the symbol at a cursor, in the file of the cursor.
  public func highlights(at cursor: Cursor) -> [SourceRange] {
    nameUses.nameUses(of: nameUses.symbols(at: cursor), in: cursor.file).map { range($0, in: cursor.file) }
  }
}
