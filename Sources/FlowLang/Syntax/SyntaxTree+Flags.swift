/// A flag in a condition or behind `set` or `clear`: `signedIn`, `not plan = pro`.
struct FlagUse {
  let name: TokenIndex
  /// The token behind the `=`, when there is one.
  let value: TokenIndex?
  let isNegated: Bool
}

extension SyntaxTree {
  /// Returns the flags in a list of conditions, or behind `set` or `clear`.
  func flagUses(in id: SyntaxID) -> [FlagUse] {
    var result: [FlagUse] = []
    var isNegated = false
    let end = endToken(of: id)
    var index = self[id].firstToken + (self[id].kind == .flagsModifier ? 1 : 0)
    while index < end {
      let name = index
      index += 1
      switch token(name).kind {
      case .not: isNegated = true
      case let kind where kind.isName:
        var value: TokenIndex?
        if index + 1 < end, separatesValue(index), token(index + 1).kind.isWord || token(index + 1).kind == .string {
          value = index + 1
          index += 2
        }
        result.append(FlagUse(name: name, value: value, isNegated: isNegated))
        isNegated = false
      default: break
      }
    }
    return result
  }

  /// Whether a token is `=`, or `is`, its spelling in other languages.
  private func separatesValue(_ index: TokenIndex) -> Bool {
    token(index).kind == .equal || token(index).kind == .name && spelling(of: index) == "is"
  }
}
