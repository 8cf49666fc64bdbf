/// The capabilities of a client, as far as responses depend on them. By default, those that every client has.
struct ClientCapabilities {
  /// Whether edits may contain the version of their document.
  var hasDocumentChanges = false
  /// Whether document symbols may be nested.
  var hasNestedSymbols = false
  /// Whether diagnostics may have related locations.
  var hasRelatedInformation = false
  /// Whether unused text may be shown faded.
  var hasUnnecessaryTag = false
  /// Whether code actions may contain their edits; otherwise they would have to be commands.
  var hasCodeActionLiterals = false
  /// The texts that may be Markdown.
  var hasMarkdown = Markdown()
  /// Whether the client watches files on request.
  var canWatchFiles = false

  /// The kinds of texts for which the client supports Markdown.
  struct Markdown {
    var hover = false
    var completion = false
    var signature = false
  }

  init() {}

  /// Reads the capabilities in the parameters of `initialize`.
  init(_ value: JSONValue?) {
    let document = value?["textDocument"]
    func isOffered(_ formats: JSONValue?) -> Bool { formats?.array?.contains { $0.string == "markdown" } ?? false }
    hasDocumentChanges = value?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    hasNestedSymbols = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    let diagnostics = document?["publishDiagnostics"]
    hasRelatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    hasUnnecessaryTag = diagnostics?["tagSupport"]?["valueSet"]?.array?.contains(.integer(1)) ?? false
    hasCodeActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"] != nil
    hasMarkdown.hover = isOffered(document?["hover"]?["contentFormat"])
    hasMarkdown.completion = isOffered(document?["completion"]?["completionItem"]?["documentationFormat"])
    hasMarkdown.signature = isOffered(document?["signatureHelp"]?["signatureInformation"]?["documentationFormat"])
    canWatchFiles = value?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
  }
}
