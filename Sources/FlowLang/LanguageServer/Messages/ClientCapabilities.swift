/// What a client can do, as far as answers depend on it. Without a word it can do the least.
struct ClientCapabilities {
  /// Edits may name the version of the document that they are meant for.
  var hasDocumentChanges = false
  /// Documents may have symbols in symbols.
  var hasNestedSymbols = false
  /// Diagnostics may have places that belong to them.
  var hasRelatedInformation = false
  /// Text that nothing uses may be shown faded.
  var hasUnnecessaryTag = false
  /// Repairs may be offered with their edits; otherwise they would have to be commands.
  var hasCodeActionLiterals = false
  /// Texts to read may be Markdown.
  var hasMarkdown = Markdown()
  /// It watches files when it is asked to.
  var canWatchFiles = false

  /// Where Markdown may be sent.
  struct Markdown {
    var hover = false
    var completion = false
    var signature = false
  }

  init() {}

  /// Reads what `initialize` says of the client.
  init(_ value: JSONValue?) {
    let document = value?["textDocument"]
    func isOffered(_ formats: JSONValue?) -> Bool {
      formats?.array?.contains { $0.string == "markdown" } ?? false
    }
    hasDocumentChanges = value?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    hasNestedSymbols = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    let diagnostics = document?["publishDiagnostics"]
    hasRelatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    hasUnnecessaryTag = diagnostics?["tagSupport"]?["valueSet"]?.array?.contains(.integer(1)) ?? false
    hasCodeActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"] != nil
    hasMarkdown.hover = isOffered(document?["hover"]?["contentFormat"])
    hasMarkdown.completion = isOffered(document?["completion"]?["completionItem"]?["documentationFormat"])
    hasMarkdown.signature = isOffered(document?["signatureHelp"]?["signatureInformation"]?["documentationFormat"])
    canWatchFiles =
      value?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
  }
}
