/// Edits in any number of documents, in the order in which they were added.
struct WorkspaceEdit {
  /// One replacement.
  struct Edit: Hashable {
    let range: TextRange
    let text: String
  }

  private var uris: [String] = []
  private var edits: [String: [Edit]] = [:]
  private var known: Set<Located> = []

  private struct Located: Hashable {
    let uri: String
    let edit: Edit
  }

  /// Adds edits of an app, without those that another app has added already.
  mutating func add(_ edits: [TextEdit], _ places: inout ProjectPlaces) {
    for edit in edits {
      add(Edit(range: places.range(edit.range), text: edit.text), uri: places.uri(of: edit.range.file))
    }
  }

  /// Adds edits of one file of an app.
  mutating func add(_ edits: [TextDifference.Edit], in file: FileID, _ places: inout ProjectPlaces) {
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

  /// Returns the edits in the form that the client supports.
  func body(_ server: LanguageServer) -> JSONBody {
    let (hasDocumentChanges, workspace) = (server.client.hasDocumentChanges, server.workspace)
    return { json in
      json.object { json in
        json.key(hasDocumentChanges ? "documentChanges" : "changes")
        if hasDocumentChanges {
          json.array { json in
            for uri in uris { json.write(edits[uri] ?? [], of: uri, version: workspace.documents[uri]?.version) }
          }
        } else {
          json.object { json in
            for uri in uris {
              json.key(uri)
              json.value(edits[uri] ?? [])
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes edits of one document.
  mutating func value(_ edits: [WorkspaceEdit.Edit]) {
    array { json in
      for edit in edits {
        json.object { json in
          json.member("range", edit.range)
          json.member("newText", edit.text)
        }
      }
    }
  }

  fileprivate mutating func write(_ edits: [WorkspaceEdit.Edit], of uri: String, version: Int?) {
    object { json in
      json.key("textDocument")
      json.object { json in
        json.member("uri", uri)
        json.key("version")
        if let version { json.int(version) } else { json.null() }
      }
      json.key("edits")
      json.value(edits)
    }
  }
}
