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
