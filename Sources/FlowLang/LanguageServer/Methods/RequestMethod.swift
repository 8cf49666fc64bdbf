/// A request that the server handles: its name, its capability, and the handler. To add one, write it into the file of
/// its family and list it in ``all``.
struct RequestMethod: Sendable {
  /// The name of the method.
  let name: String
  /// The capability in the response to `initialize`.
  let capability: JSONValue.Member?
  let answer: @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> JSONValue

  init(
    _ name: String, offers capability: JSONValue.Member? = nil,
    answer: @escaping @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> JSONValue
  ) {
    self.name = name
    self.capability = capability
    self.answer = answer
  }

  static let all: [RequestMethod] = [
    .initialize, .shutdown, .completion, .hover, .signatureHelp, .definition, .references, .documentHighlight,
    .prepareRename, .rename, .documentSymbol, .workspaceSymbol, .foldingRange, .selectionRange, .semanticTokens,
    .semanticTokensRange, .codeAction, .formatting, .inlayHint, .codeLens, .documentLink,
  ]

  static func named(_ name: String) -> RequestMethod? { table[name] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
