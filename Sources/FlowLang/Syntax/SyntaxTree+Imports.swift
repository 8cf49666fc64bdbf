/// The imports of a file.
extension SyntaxTree {
  /// The path of an `import` and its range of bytes.
  struct Import {
    let path: String
    let start: UInt32
    let end: UInt32
  }

  /// The imports in source order, including misplaced ones; those without a path are left out.
  var imports: [Import] {
    let items =
      hasErrors
      ? nodes.indices.map { SyntaxID(UInt32($0)) }.filter { self[$0].kind == .importItem }
      : children(of: .file, .importItem)
    return items.compactMap { item in
      guard let token = token(of: item, at: 1), self.token(token).kind == .string else { return nil }
      return Import(path: text(of: token), start: self.token(token).start, end: self.token(token).end)
    }
  }
}
