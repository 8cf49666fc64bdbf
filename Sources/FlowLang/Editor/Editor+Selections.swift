extension Editor {
  /// Returns the ranges to select around a cursor, step by step: each range is inside the next and smaller.
  public func selections(at cursor: Cursor) -> [SourceRange] {
    let tree = tree(of: cursor.file)
    var ranges = nameUses.nameUses(at: cursor).prefix(1).map { range($0, in: cursor.file) }
    if let token = tree.token(at: cursor.offset) { ranges.append(range(token, in: cursor.file)) }
    if let comment = tree.comment(at: cursor.offset) { ranges.append(range(comment.range, in: cursor.file)) }
    for id in tree.path(at: cursor.offset).dropFirst().reversed() {
      if let inside = insideOfBraces(of: id, tree) { ranges.append(range(inside, in: cursor.file)) }
      ranges.append(range(id, in: cursor.file))
    }
    ranges.append(range(0..<tree.source.bytes.count, in: cursor.file))
    var result: [SourceRange] = []
    for range in ranges where range.start <= cursor.offset && cursor.offset <= range.end {
      guard let last = result.last else {
        result.append(range)
        continue
      }
      if range.contains(last), range != last { result.append(range) }
    }
    return result
  }

  /// Returns the range of the statements of a block.
  private func insideOfBraces(of id: SyntaxID, _ tree: SyntaxTree) -> Range<Int>? {
    switch tree[id].kind {
    case .app, .screen, .tabs, .group, .flow, .externalFlow, .transition, .handlers: break
    default: return nil
    }
    guard let (open, close) = tree.braces(of: id), let close, close > open + 1 else { return nil }
    return Int(tree.token(open + 1).start)..<Int(tree.token(close - 1).end)
  }
}
