/// A piece of a file with its meaning, for syntax colouring.
public struct SemanticToken: Hashable, Sendable {
  /// The meaning of a token.
  public enum Kind: Hashable, Sendable {
    /// The name of an entity of the flow.
    case symbol(SymbolKind)
    case keyword, type, effect, rule, property, string, number, comment, `operator`
  }

  /// Further properties of a token.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier.
    public let rawValue: UInt8

    /// Creates the set of the modifiers of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The token is the name in a declaration.
    public static let declaration = Modifiers(rawValue: 1 << 0)
    /// The token is a documentation comment.
    public static let documentation = Modifiers(rawValue: 1 << 1)
    /// The token names something that is implemented outside the file.
    public static let external = Modifiers(rawValue: 1 << 2)
    /// The token names something that is built into the language: a type, an effect or a transition.
    public static let defaultLibrary = Modifiers(rawValue: 1 << 3)
  }

  /// The range of the token, on a single line.
  public let range: SourceRange
  /// The meaning of the token.
  public let kind: Kind
  /// Further properties of the token.
  public let modifiers: Modifiers
}

extension Editor {
  /// Returns the tokens of a file in order, without overlaps. Brackets, commas and names that refer to nothing are left
  /// out.
  public func semanticTokens(of file: FileID) -> [SemanticToken] {
    let tree = tree(of: file)
    let names = nameUses.nameUses(in: file)
    var result: [SemanticToken] = []
    result.reserveCapacity(tree.tokens.count)
    var next = 0
    func add(_ start: UInt32, _ end: UInt32, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = []) {
      guard start < end else { return }
      let range = SourceRange(file: file, start: start, end: end)
      result.append(SemanticToken(range: range, kind: kind, modifiers: modifiers))
    }
    for index in tree.tokens.indices {
      for comment in tree.comments(before: TokenIndex(index)) {
        addLines(of: comment, tree) { add($0, $1, .comment, $2) }
      }
      let token = tree.tokens[index]
      while next < names.count, names[next].start < token.start { next += 1 }
      let first = next
      while next < names.count, names[next].start < token.end { next += 1 }
      if token.kind == .string {
        // The placeholders of a URL are inside its string token.
        var start = token.start
        for name in names[first..<next] where name.start >= start {
          guard let (kind, modifiers) = meaning(of: name, tree) else { continue }
          add(start, name.start, .string)
          add(name.start, name.end, kind, modifiers)
          start = name.end
        }
        add(start, token.end, .string)
      } else if first < next {
        if let (kind, modifiers) = meaning(of: names[first], tree) { add(token.start, token.end, kind, modifiers) }
      } else if let kind = Self.kind(of: token.kind) {
        add(token.start, token.end, kind)
      }
    }
    return result
  }

  /// Returns the meaning of a token that is not a name.
  private static func kind(of token: TokenKind) -> SemanticToken.Kind? {
    switch token {
    case .string: .string
    case .tag: .symbol(.tag)
    case .number, .duration: .number
    case .arrow, .equal, .pipe, .plus, .slash, .question: .operator
    default: token.isContextual || token.isReserved ? .keyword : nil
    }
  }

  private func meaning(of name: NameUse, _ tree: SyntaxTree) -> (SemanticToken.Kind, SemanticToken.Modifiers)? {
    let model = compilation.model
    if let symbol = name.symbol {
      var modifiers: SemanticToken.Modifiers = name.isDeclaration ? .declaration : []
      switch symbol {
      case .node(let node) where model[node].isExternal: modifiers.insert(.external)
      case .flag(let flag) where model[flag].isExternal, .value(let flag) where model[flag].isExternal:
        modifiers.insert(.external)
      default: break
      }
      return (.symbol(model.kind(of: symbol)), modifiers)
    }
    let text = tree.text(of: name)
    switch name.role {
    case .type: return (.type, ValueType(spelling: text).builtin == nil ? [] : .defaultLibrary)
    case .value: return (.symbol(.value), [])
    case .effect: return (.effect, .defaultLibrary)
    case .effectLabel, .member, .noteKey: return (.property, [])
    case .rule: return (.rule, [])
    case .transition:
      return TransitionReference.builtin(named: text).map { _ in (.symbol(.transition), .defaultLibrary) }
    case .tag: return (.symbol(.tag), [])
    case .node, .link, .tab, .flag, .flagValue, .outcome, .parameter, .placeholder: return nil
    }
  }

  /// Calls a function with the range of each line of a comment.
  private func addLines(
    of comment: Comment, _ tree: SyntaxTree, _ add: (UInt32, UInt32, SemanticToken.Modifiers) -> Void
  ) {
    let bytes = tree.source.bytes
    let text = bytes[comment.range]
    let isDocumentation = text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
    for line in text.split(whereSeparator: ASCII.isLineEnd) {
      let shown = line.drop(while: ASCII.isWhitespace)
      add(UInt32(shown.startIndex), UInt32(shown.endIndex), isDocumentation ? .documentation : [])
    }
  }
}
