extension Editor {
  /// Where what the name at a place stands for is declared: the name there. A tag, which is declared nowhere, is where
  /// it is given.
  public func definition(at cursor: Cursor) -> [SourceRange] { [] }

  /// Every mention of what the name at a place stands for, in all files.
  public func references(at cursor: Cursor, withDeclaration: Bool) -> [SourceRange] { [] }

  /// The same in the file of the place.
  public func highlights(at cursor: Cursor) -> [SourceRange] { [] }
}
