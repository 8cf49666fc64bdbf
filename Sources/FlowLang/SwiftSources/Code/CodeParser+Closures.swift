/// Parses closures.
extension CodeParser {
  /// Parses a closure: its parameters, and then its body.
  mutating func parseClosure() -> CodeNodeID {
    let first = position
    advance()
    var parts = Parts()
    if let end = endOfSignature { parseSignature(upTo: end, &parts) }
    parseItems(&parts, .code)
    _ = take(.rightBrace)
    return make(.closure, first: first, parts)
  }

  /// The index after `in`, if the closure begins with parameters.
  private var endOfSignature: Int? {
    var index = position
    let last = min(tokens.count - 1, position + Self.longestSignature)
    while index < last, tokens[index].kind == .at {
      index += 2
      if tokens[min(index, last)].kind == .leftParen { index = endOfGroup(index) }
    }
    if index < last, tokens[index].kind == .leftBracket { index = endOfGroup(index) }
    if index < last, tokens[index].kind == .leftParen {
      index = endOfGroup(index)
    } else {
      while index < last, tokens[index].kind == .name || tokens[index].kind == .quotedName,
        tokens[index].name != .in
      {
        index += 1
        guard index < last, tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    while index < last, tokens[index].kind == .name,
      [CodeKeyword.async, .throws, .rethrows].contains(tokens[index].name.keyword)
    {
      index += 1
      if tokens[index].kind == .leftParen { index = endOfGroup(index) }
    }
    if index < last, tokens[index].kind == .arrow {
      index += 1
      while index < last, tokens[index].name != .in || tokens[index].kind != .name {
        switch tokens[index].kind {
        case .name, .quotedName, .dot, .op, .arrow, .at: index += 1
        case .leftParen, .leftBracket: index = endOfGroup(index)
        case .comma, .colon: index += 1
        default: return nil
        }
      }
    }
    guard index < last, tokens[index].kind == .name, tokens[index].name == .in else { return nil }
    return index + 1
  }

  /// The maximum number of tokens in the parameters of a closure.
  private static let longestSignature = 2000

  private mutating func parseSignature(upTo end: Int, _ parts: inout Parts) {
    while position < end - 1, kind == .at { _ = parseAttribute() }
    if kind == .leftBracket { skipGroup() }
    if kind == .leftParen {
      parseParameters(&parts)
    } else {
      while position < end - 1, isName, kind != .arrow {
        if isAt(.async) || isAt(.throws) { break }
        let name = position
        advance()
        append(make(.parameter, first: name, token: name, Parts()), to: &parts)
        _ = take(.comma)
      }
    }
    position = end
  }
}
