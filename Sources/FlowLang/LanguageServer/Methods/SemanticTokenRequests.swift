/// The meaning of each token of a document, for syntax colouring.
extension RequestMethod {
  static let semanticTokens: RequestMethod = RequestMethod(
    "textDocument/semanticTokens/full",
    offers: .init(
      "semanticTokensProvider",
      [
        "legend": [
          "tokenTypes": .array(TokenLegend.types.map { .string($0) }),
          "tokenModifiers": .array(TokenLegend.modifiers.map { .string($0) }),
        ], "full": true, "range": true,
      ])
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    return numbers(of: view.editor.semanticTokens(of: view.file)[...], &view.places)
  }

  static let semanticTokensRange: RequestMethod = RequestMethod("textDocument/semanticTokens/range") {
    server, parameters throws(ResponseError) in
    let range = try parameters.range
    var view = try server.view(parameters)
    let asked = view.places.range(range, in: view.file)
    let tokens = view.editor.semanticTokens(of: view.file)
    let first = tokens.firstIndex { $0.range.end > asked.start } ?? tokens.endIndex
    let end = tokens[first...].firstIndex { $0.range.start >= asked.end } ?? tokens.endIndex
    return numbers(of: tokens[first..<end], &view.places)
  }

  /// Tokens, each as five numbers: the lines and characters after the token before, its length, its type and its
  /// modifiers.
  private static func numbers(of tokens: ArraySlice<SemanticToken>, _ places: inout ProjectLocations) -> JSONValue {
    var last = TextPosition()
    var data: [Int] = []
    for token in tokens {
      let range = places.range(token.range)
      let isSameLine = range.start.line == last.line
      data += [
        range.start.line - last.line,
        isSameLine ? range.start.character - last.character : range.start.character,
        range.end.character - range.start.character,
        TokenLegend.numbers[token.kind] ?? 0,
        Int(token.modifiers.rawValue),
      ]
      last = range.start
    }
    return ["data": .array(data.map { .integer($0) })]
  }
}

/// The numbers of the kinds and modifiers of tokens in the protocol: their indices in these lists. The names are those
/// that editors have colours for, if there are any.
private enum TokenLegend {
  private static let kinds: [SemanticToken.Kind] =
    [.keyword] + SymbolKind.allCases.map { .symbol($0) }
    + [.type, .effect, .rule, .property, .string, .number, .comment, .operator]

  static let types: [String] = kinds.reduce(into: []) { names, kind in
    if !names.contains(kind.standardName) { names.append(kind.standardName) }
  }

  /// The names of the modifiers, in the order of their bits.
  static let modifiers = ["declaration", "documentation", "external", "defaultLibrary"]

  static let numbers = Dictionary(uniqueKeysWithValues: kinds.map { ($0, types.firstIndex(of: $0.standardName) ?? 0) })
}

extension SemanticToken.Kind {
  fileprivate var standardName: String {
    switch self {
    case .symbol(.app), .symbol(.group): "namespace"
    case .symbol(.screen): "class"
    case .symbol(.tabBar): "struct"
    case .symbol(.flow): "interface"
    case .symbol(.link): "method"
    case .symbol(.tab), .symbol(.value): "enumMember"
    case .symbol(.tag): "macro"
    case .symbol(.flag): "variable"
    case .symbol(.transition), .effect: "function"
    case .symbol(.outcome): "event"
    case .symbol(.parameter): "parameter"
    case .rule: "decorator"
    case .keyword, .type, .property, .string, .number, .comment, .operator: "\(self)"
    }
  }
}
