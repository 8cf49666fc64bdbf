extension Editor {
  /// What to select around a place, step by step: each range lies within the next and is smaller.
  public func selections(at cursor: Cursor) -> [SourceRange] { [] }
}
