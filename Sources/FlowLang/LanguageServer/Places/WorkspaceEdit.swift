/// Edits in any number of documents, in the order in which they were added.
struct WorkspaceEdit {
  /// One replacement.
  struct Edit: Hashable {
    let range: TextRange
    let text: String

    var json: JSONValue { ["range": range.json, "newText": .string(text)] }
  }

  private var uris: [String] = []
  private var edits: [String: [Edit]] = [:]
  private var known: Set<Located> = []

  private struct Located: Hashable {
    let uri: String
    let edit: Edit
  }

  /// Adds edits of an app, without those that another app has added already.
  mutating func add(_ edits: [TextEdit], _ places: inout ProjectLocations) {
    for edit in edits {
      add(Edit(range: places.range(edit.range), text: edit.text), uri: places.uri(of: edit.range.file))
    }
  }

  /// Adds edits of one file of an app.
  mutating func add(_ edits: [TextDifference.Edit], in file: FileID, _ places: inout ProjectLocations) {
    for edit in edits {
      let range = SourceRange(file: file, start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
      add(Edit(range: places.range(range), text: edit.text), uri: places.uri(of: file))
    }
  }

  private mutating func add(_ edit: Edit, uri: String) {
    guard known.insert(Located(uri: uri, edit: edit)).inserted else { return }
    if edits[uri] == nil { uris.append(uri) }
    edits[uri, default: []].append(edit)
  }

  /// The edits in a form that the client supports.
  func json(_ server: LanguageServer) -> JSONValue {
    func all(of uri: String) -> JSONValue { .array((edits[uri] ?? []).map(\.json)) }
    guard server.client.hasDocumentChanges else {
      return ["changes": .object(uris.map { JSONValue.Member($0, all(of: $0)) })]
    }
    let changes = uris.map { uri -> JSONValue in
      let version = server.workspace.documents[uri]?.version
      return [
        "textDocument": ["uri": .string(uri), "version": version.map { .integer($0) } ?? .null],
        "edits": all(of: uri),
      ]
    }
    return ["documentChanges": .array(changes)]
  }
}
