/// Candidates that move one part of a statement to another place in it: `in tab home url "/help"`.
extension EditCandidates {
  mutating func addPartOrders() {
    guard let parts = parts, (2...Self.mostParts).contains(parts.count) else { return }
    let range = start(parts[0].lowerBound)..<end(parts[parts.count - 1].upperBound)
    for from in parts.indices {
      // A step to the left is one of its neighbour to the right.
      for to in parts.indices where to != from && to != from - 1 {
        var order = Array(parts.indices)
        order.insert(order.remove(at: from), at: to)
        add(abs(to - from) == 1 ? 4 : 5, (range, joined(order.map { parts[$0] })))
      }
    }
  }

  private static let mostParts = 9

  private func joined(_ parts: [ClosedRange<Int>]) -> String {
    parts.reduce(into: "") { result, part in
      let isArguments = kind(part.lowerBound) == .leftParenthesis
      result += (result.isEmpty || isArguments ? "" : " ") + text(part.lowerBound, part.upperBound)
    }
  }

  /// The parts of the statement at the error: keywords with what belongs to them, names with their arguments. Nil when
  /// there is more than white space between them.
  private var parts: [ClosedRange<Int>]? {
    let braces = TokenSet(.leftBrace, .rightBrace)
    guard !braces.contains(kind(anchor)), kind(anchor) != .endOfFile else { return nil }
    var (first, last) = (anchor, anchor)
    while isOnLine(first), !braces.contains(kind(first - 1)) { first -= 1 }
    while isOnLine(last + 1), !braces.contains(kind(last + 1)) { last += 1 }
    var (parts, token) = ([ClosedRange<Int>](), first)
    while token <= last {
      let end = min(last, max(token, endOfPart(token)))
      parts.append(token...end)
      token = end + 1
    }
    let isPlain = (first..<last).allSatisfy { bytes[end($0)..<start($0 + 1)].allSatisfy(ASCII.isWhitespace) }
    return isPlain ? parts : nil
  }

  private func endOfPart(_ token: Int) -> Int {
    switch kind(token) {
    case .in where kind(token + 1) == .tab: endOfTab(token + 2)
    case .tab where kind(token + 1).isWord && kind(token - 1) == .arrow: endOfTab(token + 1)
    case .over, .via, .as, .or, .icon, .open, .raise, .of, .from, .after, .finish, .to: endOfCall(token + 1)
    case .back where kind(token + 1) == .to, .replace where kind(token + 1) == .from,
      .only where kind(token + 1) == .after:
      token + 2
    case .within where kind(token + 1) == .number: token + 2
    case .set, .clear, .when: endOfList(token + 1)
    case .not: token + 1
    case .leftParenthesis, .leftBracket: closing(token) ?? token
    case _ where kind(token).isName: endOfCall(token)
    default: token
    }
  }

  private func endOfCall(_ name: Int) -> Int { kind(name + 1) == .leftParenthesis ? closing(name + 1) ?? name : name }

  private func endOfTab(_ name: Int) -> Int { kind(name + 1) == .dot ? name + 2 : name }

  /// Returns the end of a list of flags or conditions.
  private func endOfList(_ first: Int) -> Int {
    var token = first
    while true {
      if kind(token) == .not { token += 1 }
      if kind(token + 1) == .equal { token += 2 }
      guard kind(token + 1) == .comma else { return token }
      token += 2
    }
  }
}
