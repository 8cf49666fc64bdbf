/// Lookup by byte offset.
extension SyntaxTree {
  /// Returns the text of a name in the file, as it is written.
  func text(of nameUse: NameUse) -> String {
    String(decoding: source.bytes[Int(nameUse.start)..<Int(nameUse.end)], as: UTF8.self)
  }

  /// Returns the nodes around an offset, from the whole file to the innermost one; of two that meet there, the later
  /// one.
  func path(at offset: UInt32) -> [SyntaxID] {
    var result: [SyntaxID] = [.file]
    while let inner = innermost(of: result[result.count - 1], at: offset) { result.append(inner) }
    return result
  }

  private func innermost(of node: SyntaxID, at offset: UInt32) -> SyntaxID? {
    var found: SyntaxID?
    for child in children(of: node) {
      let range = range(of: child)
      if range.start > offset { break }
      if offset <= range.end { found = child }
    }
    return found
  }

  /// Returns the token around an offset, or else the one that ends there, if any.
  func token(at offset: UInt32) -> TokenIndex? {
    let next = firstToken(endingBehind: offset)
    if next < tokens.count, tokens[next].start <= offset, tokens[next].kind != .endOfFile { return TokenIndex(next) }
    guard next > 0, tokens[next - 1].end == offset else { return nil }
    return TokenIndex(next - 1)
  }

  /// Returns the token around an offset or the one that ends there, but not the one that begins there.
  func token(before offset: UInt32) -> TokenIndex? {
    guard offset > 0 else { return nil }
    let next = firstToken(endingBehind: offset - 1)
    guard next < tokens.count, tokens[next].start < offset, tokens[next].kind != .endOfFile else { return nil }
    return TokenIndex(next)
  }

  /// Returns the first token that ends after an offset; the number of tokens if there is none.
  func firstToken(endingBehind offset: UInt32) -> Int { tokens.partitioningIndex { $0.end > offset } }

  /// Returns the comment around an offset or the one that ends there.
  func comment(at offset: UInt32) -> Comment? {
    let next = min(firstToken(endingBehind: offset), tokens.count - 1)
    return comments(before: TokenIndex(next)).first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Returns the `{` and the `}` of a declaration or of the braces behind a target; the `}` may be missing.
  func braces(of id: SyntaxID) -> (open: TokenIndex, close: TokenIndex?)? {
    guard let open = firstToken(of: id, .leftBrace) else { return nil }
    let last = endToken(of: id) - 1
    return (open, last > open && token(last).kind == .rightBrace ? last : nil)
  }

  /// Returns tokens on one line, with a space wherever there is trivia between two of them.
  func oneLine(_ first: TokenIndex, _ end: TokenIndex) -> String {
    var result = ""
    for index in first..<max(first, end) {
      if index > first, !leadingTrivia(of: index).isEmpty { result += " " }
      result += spelling(of: index)
    }
    return result
  }
}
