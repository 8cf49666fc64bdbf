/// Where the `}` of a block is missing, as the indentation shows it.
extension Parser {
  /// The block whose `}` is missing, and where it belongs.
  struct MissingBrace {
    /// The token that the block is known by, and what it is called where it is a declaration.
    let token: TokenIndex
    let head: String?
    let repair: SyntaxError.Repair
  }

  /// The block around the token at hand whose `}` is missing: one inside it, if the `}` that closes that is indented less than
  /// the line it begins on, or else the block itself.
  ///
  /// - Parameter first: The first token of the block that is not closed.
  func missingBrace(from first: TokenIndex) -> MissingBrace? {
    guard memory.maySearch() else { return nil }
    var open: [TokenIndex] = []
    for token in first..<index {
      if open.count == 1, Block.file.starters.contains(tokens.kind(at: Int(token))), !isOnSameLine(token),
        let own = column(of: token), let outer = indentation(of: first), own <= outer
      {
        // What follows is in the block for the parser, but not for who wrote it.
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
    if tokens.kind(at: Int(head)) == .external { head += 1 }
    let declarations = TokenSet(.app, .screen, .tabs, .group, .flow, .transition)
    guard declarations.contains(tokens.kind(at: Int(head))), head + 1 < brace else {
      return MissingBrace(token: brace, head: nil, repair: repair)
    }
    return MissingBrace(
      token: head, head: "`\(spelling(of: head)) \(spelling(of: head + 1))`", repair: repair)
  }
}
