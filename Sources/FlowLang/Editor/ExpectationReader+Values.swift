/// Productions of parameters, types and effects.
extension ExpectationReader {
  /// `"(" [ param { "," param } ] ")"`, optional.
  mutating func readParameters() -> Bool {
    guard kind == .leftParenthesis else { return true }
    index += 1
    if kind == .rightParenthesis { return take(.rightParenthesis) }
    repeat {
      guard takeNewName(), take(.colon), let type = readType() else { return false }
      if take(.equal) { guard readLiteral(type) else { return false } }
    } while takeSeparator()
    return take(.rightParenthesis)
  }

  /// `( "[" type "]" | typePath ) [ "?" ]`
  private mutating func readType() -> ValueType? {
    let first = index
    var brackets = 0
    while kind == .leftBracket {
      index += 1
      brackets += 1
    }
    guard readPath(.type) else { return nil }
    _ = take(.question)
    while brackets > 0 {
      guard take(.rightBracket) else { return nil }
      brackets -= 1
      _ = take(.question)
    }
    return ValueType(spelling: (first..<index).map { tree.text(of: $0) }.joined())
  }

  /// `fx { "+" fx }`
  mutating func readEffects() -> Bool {
    repeat {
      guard readEffect(.effect) else { return false }
    } while take(.plus)
    return true
  }

  /// `word [ "(" fxArg { "," fxArg } ")" ]`
  mutating func readEffect(_ slot: Expected.Slot) -> Bool {
    guard let name = takeName(slot) else { return false }
    guard kind == .leftParenthesis else { return true }
    index += 1
    var position = 0
    repeat {
      if !isAtPlace, kind.isWord, index + 1 < context.end, tree.token(index + 1).kind == .colon { index += 2 }
      if isAtPlace { expected.names.append(.effectArgument(name, position)) }
      guard take(.number) || take(.duration) || readPath(nil) else { return false }
      position += 1
    } while takeSeparator()
    return take(.rightParenthesis)
  }
}
