/// The declaration and the mentions of a name, in each app that the document is part of.
extension RequestMethod {
  static let definition: RequestMethod = RequestMethod(
    "textDocument/definition", offers: .init("definitionProvider", true)
  ) { server, parameters throws(ResponseError) in try server.locations(parameters) { $0.definition(at: $1) } }

  static let references: RequestMethod = RequestMethod(
    "textDocument/references", offers: .init("referencesProvider", true)
  ) { server, parameters throws(ResponseError) in
    let withDeclaration = parameters["context"]?["includeDeclaration"]?.bool ?? false
    return try server.locations(parameters) { $0.references(at: $1, withDeclaration: withDeclaration) }
  }

  static let documentHighlight: RequestMethod = RequestMethod(
    "textDocument/documentHighlight", offers: .init("documentHighlightProvider", true)
  ) { server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    return .array(view.editor.highlights(at: cursor).map { ["range": view.places.range($0).json] })
  }
}

extension LanguageServer {
  /// Returns the results of a query about a position in each app that the document is part of, without duplicates.
  fileprivate mutating func locations(
    _ parameters: Parameters, _ question: (Editor, Cursor) -> [SourceRange]
  ) throws(ResponseError) -> JSONValue {
    let position = try parameters.position
    var found: [Location] = []
    for var view in try views(parameters) {
      for range in question(view.editor, view.places.cursor(at: position, in: view.file)) {
        found.append(view.places.location(range))
      }
    }
    return .array(found.distinct(by: \.self).map(\.json))
  }
}
