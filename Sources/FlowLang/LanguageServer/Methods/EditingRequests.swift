/// Renaming a symbol, in all files.
extension RequestMethod {
  static let prepareRename: RequestMethod = RequestMethod("textDocument/prepareRename") {
    server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    return view.editor.renameRange(at: cursor).map { view.places.range($0).json } ?? .null
  }

  static let rename: RequestMethod = RequestMethod(
    "textDocument/rename", offers: .init("renameProvider", ["prepareProvider": true])
  ) { server, parameters throws(ResponseError) in
    let (position, name) = (try parameters.position, try parameters.string("newName"))
    var edit = WorkspaceEdit()
    for var view in try server.views(parameters) {
      switch view.editor.rename(at: view.places.cursor(at: position, in: view.file), to: name) {
      case .success(let edits): edit.add(edits, &view.places)
      case .failure(let problem): throw ResponseError(.requestFailed, problem.message)
      }
    }
    return edit.json(server)
  }
}

/// The canonical layout. Only trivia differs, so that the edits are small and cursors stay at their tokens.
extension RequestMethod {
  static let formatting: RequestMethod = RequestMethod(
    "textDocument/formatting", offers: .init("documentFormattingProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let source = view.project.compilation.sources[Int(view.file.index)]
    // The intended layout of a file with syntax errors is unknown.
    guard let text = FlowFormatter.format(source) else { return .null }
    let edits = TextDifference.edits(from: source.bytes, to: Array(text.utf8))
    return .array(
      edits.map { edit in
        let range = SourceRange(
          file: view.file, start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
        return WorkspaceEdit.Edit(range: view.places.range(range), text: edit.text).json
      })
  }
}
