/// Finds a block whose `}` is missing, by the indentation.
extension Parser {
  /// A block whose `}` is missing, and the repair that inserts it.
  struct MissingBrace {
    /// The token that represents the block in a message: the first of a declaration, or the brace.
    let token: TokenIndex
    let repair: SyntaxError.Repair
  }

  /// Returns the block whose `}` is missing around the current token: an inner block, if its `}` is indented less than
  /// the line it begins on, or else the block itself.
  ///
  /// - Parameter first: The first token of the unclosed block.
  func missingBrace(from first: TokenIndex) -> MissingBrace? {
    guard memory.maySearch() else { return nil }
    var open: [TokenIndex] = []
    for token in first..<index {
      if open.count == 1, Block.file.starters.contains(tokens.kind(at: Int(token))), !isOnSameLine(token),
        let own = column(of: token), let outer = indentation(of: first), own <= outer
      {
        // The parser has put the following statements into the block, but the author has not.
        return missingBrace(of: open[0], before: token)
      }
      switch tokens.kind(at: Int(token)) {
      case .leftBrace: open.append(token)
      case .rightBrace:
        guard let brace = open.popLast() else { continue }
        if !open.isEmpty, !isOnSameLine(token), let own = column(of: token), let outer = indentation(of: brace),
          own < outer
        {
          return missingBrace(of: brace, before: token)
        }
      default: continue
      }
    }
    return open.first.map { missingBrace(of: $0, before: index) }
  }

  private func missingBrace(of brace: TokenIndex, before token: TokenIndex) -> MissingBrace {
    let place = tokens[Int(token) - 1].end
    let hasLineEnd = ASCII.hasLineEnd(bytes, from: Int(tokens[Int(brace)].start), to: Int(place))
    let text = hasLineEnd ? "\n" + String(repeating: " ", count: indentation(of: brace) ?? 0) + "}" : " }"
    let repair = SyntaxError.Repair("insert `}`", replace: place, place, with: text)
    var head = brace
    while head > 0, isOnSameLine(head), brace - head < 32 { head -= 1 }
    let keyword = head + (tokens.kind(at: Int(head)) == .external ? 1 : 0)
    let declarations = TokenSet(.app, .screen, .tabs, .group, .flow, .transition)
    let isDeclaration = declarations.contains(tokens.kind(at: Int(keyword))) && keyword + 1 < brace
    return MissingBrace(token: isDeclaration ? head : brace, repair: repair)
  }
}
