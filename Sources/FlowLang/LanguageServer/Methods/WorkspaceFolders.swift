/// The folders of the workspace, and the files on disk in them.
enum WorkspaceFolders {
  /// Returns the URIs of the folders in the parameters of `initialize`, in any of the three forms of the protocol.
  static func named(in parameters: Parameters) -> [String] {
    if let folders = parameters["workspaceFolders"]?.array { return addresses(of: folders) }
    if let uri = parameters["rootUri"]?.string { return [uri] }
    return parameters["rootPath"]?.string.map { [DocumentURI.uri(ofPath: $0)] } ?? []
  }

  fileprivate static func addresses(of folders: [JSONValue]?) -> [String] {
    folders?.compactMap { $0["uri"]?.string } ?? []
  }
}

extension NotificationMethod {
  static let didChangeWorkspaceFolders: NotificationMethod = NotificationMethod("workspace/didChangeWorkspaceFolders") {
    server, parameters throws(ResponseError) in
    let event = parameters["event"]
    for uri in WorkspaceFolders.addresses(of: event?["removed"]?.array) {
      if let path = DocumentURI.path(of: uri) { server.workspace.remove(folder: path) }
    }
    for uri in WorkspaceFolders.addresses(of: event?["added"]?.array) {
      if let path = DocumentURI.path(of: uri) { server.workspace.add(folder: path) }
    }
  }

  static let didChangeWatchedFiles: NotificationMethod = NotificationMethod("workspace/didChangeWatchedFiles") {
    server, parameters throws(ResponseError) in
    for event in parameters["changes"]?.array ?? [] {
      if let uri = event["uri"]?.string { server.workspace.touch(uri) }
    }
  }
}
