/// The braces of a file, matched: the `}` of each `{`, and the block around each token.
///
/// A `}` without a `{` closes nothing and is in no block; a `{` without a `}` is open up to the end of the file.
struct BraceMap {
  /// The `{` of the file, in order.
  private var openings: [TokenIndex] = []
  /// For each `{`, the `}` that closes it.
  private var closings: [TokenIndex?] = []
  /// For each `{`, the index in ``openings`` of the one around it.
  private var outer: [Int?] = []

  /// - Complexity: Linear in the number of tokens.
  init(_ tokens: TokenList) {
    var current: Int?
    for token in tokens.indices {
      switch tokens.kind(at: token) {
      case .leftBrace:
        outer.append(current)
        current = openings.count
        openings.append(TokenIndex(token))
        closings.append(nil)
      case .rightBrace:
        guard let block = current else { continue }
        closings[block] = TokenIndex(token)
        current = outer[block]
      default: continue
      }
    }
  }

  /// Returns the `}` that closes a `{`; nil when none does.
  func closing(of opening: TokenIndex) -> TokenIndex? {
    let block = count(before: opening)
    return block < openings.count && openings[block] == opening ? closings[block] : nil
  }

  /// Returns the `{` that a `}` closes; nil when it closes nothing.
  func opening(closedBy closing: TokenIndex) -> TokenIndex? {
    block(around: closing).flatMap { closings[$0] == closing ? openings[$0] : nil }
  }

  /// Returns the `{` of the blocks around a token, the innermost first. The braces of a block count as around what is
  /// between them and as around the `}`, but not as around the `{`.
  func openings(around token: TokenIndex) -> [TokenIndex] {
    var (result, next) = ([TokenIndex](), block(around: token))
    while let block = next {
      result.append(openings[block])
      next = outer[block]
    }
    return result
  }

  /// Returns the index of the innermost block around a token.
  private func block(around token: TokenIndex) -> Int? {
    let count = count(before: token)
    var next = count > 0 ? count - 1 : nil
    while let block = next, let closing = closings[block], closing < token { next = outer[block] }
    return next
  }

  /// Returns the number of `{` before a token.
  private func count(before token: TokenIndex) -> Int { openings.partitioningIndex { $0 >= token } }
}

/// Questions about the blocks around the current statement, and about others.
extension Parser {
  /// The braces of the file, which are matched once, when a message first needs them.
  var braces: BraceMap { memory.braces(of: tokens) }

  /// Returns the tokens that are right in a block, without those of inner blocks.
  ///
  /// - Returns: The inner braces are included; nil when an inner block or the block itself is not closed.
  func tokens(rightIn opening: TokenIndex) -> [TokenIndex]? {
    let braces = braces
    guard let end = braces.closing(of: opening) else { return nil }
    var (result, token) = ([TokenIndex](), opening + 1)
    while token < end {
      result.append(token)
      if tokens.kind(at: Int(token)) == .leftBrace, let inner = braces.closing(of: token) {
        result.append(inner)
        token = inner
      }
      token += 1
    }
    return result
  }

  /// Returns the first tokens of the statements right in a block; empty when the block is not closed.
  func statements(in opening: TokenIndex) -> [TokenIndex] {
    if let known = memory.statements[opening] { return known }
    let result = (tokens(rightIn: opening) ?? []).filter { token in
      let last = tokens.kind(at: Int(token) - 1)
      return (token == opening + 1 || last == .rightBrace || !isOnSameLine(token))
        && !TokenSet(.leftBrace, .rightBrace).contains(tokens.kind(at: Int(token)))
    }
    memory.statements[opening] = result
    return result
  }

  /// Returns the first token on the line of a brace.
  func head(of brace: TokenIndex) -> TokenIndex {
    var head = brace
    while head > 0, isOnSameLine(head), brace - head < 64 { head -= 1 }
    return head
  }

  /// Returns the `{` of the declaration that begins at a token.
  func brace(of head: TokenIndex) -> TokenIndex? {
    (head..<min(head + 64, TokenIndex(tokens.count))).first { tokens.kind(at: Int($0)) == .leftBrace }
  }
}
