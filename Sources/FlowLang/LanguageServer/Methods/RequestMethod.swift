/// A request that the server answers: what it is called, what it lets the client do, and the answer. To add one, write
/// it into the file of its family and list it in ``all``.
struct RequestMethod: Sendable {
  /// What it is called.
  let name: String
  /// What `initialize` tells the client about it.
  let capability: JSONValue.Member?
  /// Makes the answer.
  let answer: @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> JSONBody

  init(
    _ name: String, offers capability: JSONValue.Member? = nil,
    answer: @escaping @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> JSONBody
  ) {
    self.name = name
    self.capability = capability
    self.answer = answer
  }

  /// Every request.
  static let all: [RequestMethod] = [
    .initialize, .shutdown, .completion, .hover, .signatureHelp, .definition, .references, .documentHighlight,
    .prepareRename, .rename, .documentSymbol, .workspaceSymbol, .foldingRange, .selectionRange, .semanticTokens,
    .semanticTokensRange, .codeAction, .formatting, .inlayHint, .codeLens, .documentLink,
  ]

  /// The request of a name.
  static func named(_ name: String) -> RequestMethod? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
