/// A check whether a literal can be a value of a type.
enum LiteralFit {
  /// Whether a literal fits a type. A broken literal fits every type: the parser has reported it.
  static func fits(_ literal: SyntaxID, _ type: ValueType, in tree: SyntaxTree) -> Bool {
    guard !tree[literal].isBroken, !type.spelling.isEmpty, let first = tree.token(of: literal, at: 0) else {
      return true
    }
    let kind = tree.token(first).kind
    switch kind {
    case .nil: return type.isOptional
    case .leftBracket: return type.isArray || type.builtin == nil
    case .dot: return !type.isArray && type.builtin != .string && type.builtin != .bool
    default: break
    }
    if type.isArray { return false }
    switch type.builtin {
    case nil: return true
    case .string: return kind == .string
    case .bool: return kind == .true || kind == .false
    case .int: return kind == .number && isWhole(tree.source.bytes[tree.token(first).range])
    case .double: return kind == .number
    case .date, .uuid, .url: return false
    }
  }

  /// Whether a number has no fraction and fits into 64 bits.
  private static func isWhole(_ number: ArraySlice<UInt8>) -> Bool {
    if number.count <= 18 { return !number.contains(ASCII.dot) }
    return Int(String(decoding: number, as: UTF8.self)) != nil
  }
}
