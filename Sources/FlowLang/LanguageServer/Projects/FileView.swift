/// The document of a request, in one of the apps that it is part of.
struct FileView {
  let project: Project
  let file: FileID
  /// The conversion of locations to those of the protocol.
  var places: ProjectLocations

  var editor: Editor { project.editor }
}

extension LanguageServer {
  /// Returns the document of a request in each app that it is part of; at least one.
  mutating func views(_ parameters: Parameters) throws(ResponseError) -> [FileView] {
    let uri = try parameters.uri
    let key = workspace.key(of: uri)
    workspace.settle()
    let views = workspace.projects.compactMap { project in
      project.file(key).map {
        FileView(project: project, file: $0, places: ProjectLocations(project, workspace, encoding))
      }
    }
    if views.isEmpty { throw ResponseError(.invalidParameters, "the document is not open") }
    return views
  }

  /// Returns the document of a request in the first app that it is part of.
  mutating func view(_ parameters: Parameters) throws(ResponseError) -> FileView { try views(parameters)[0] }

  /// Returns the document of a request and the position in it.
  mutating func place(_ parameters: Parameters) throws(ResponseError) -> (view: FileView, cursor: Cursor) {
    let position = try parameters.position
    var view = try view(parameters)
    let cursor = view.places.cursor(at: position, in: view.file)
    return (view, cursor)
  }
}
