/// Notifications about documents in the editor.
extension NotificationMethod {
  static let didOpen: NotificationMethod = NotificationMethod("textDocument/didOpen") {
    server, parameters throws(ResponseError) in
    let uri = try parameters.uri
    guard let text = parameters["textDocument"]?["text"]?.string else { return }
    server.workspace.open(uri, version: parameters["textDocument"]?["version"]?.integer, text: text)
  }

  static let didChange: NotificationMethod = NotificationMethod("textDocument/didChange") {
    server, parameters throws(ResponseError) in
    let uri = try parameters.uri
    var changes: [OpenDocument.Change] = []
    for change in parameters["contentChanges"]?.array ?? [] {
      let range = Parameters.range(change["range"])
      // With an incomplete change, the text would differ from that of the client: the change is ignored.
      guard let text = change["text"]?.string, range != nil || (change["range"] ?? .null) == .null else { return }
      changes.append(OpenDocument.Change(range: range, text: text))
    }
    let version = parameters["textDocument"]?["version"]?.integer
    if !server.workspace.change(uri, changes, version: version, server.encoding) {
      server.send(
        OutgoingMessage.notification(
          "window/showMessage",
          ["type": 1, "message": "flowc: the document is too large, and no longer checked"]))
    }
  }

  static let didClose: NotificationMethod = NotificationMethod("textDocument/didClose") {
    server, parameters throws(ResponseError) in
    server.workspace.close(try parameters.uri)
  }

  static let didSave: NotificationMethod = NotificationMethod("textDocument/didSave") {
    server, parameters throws(ResponseError) in
    server.workspace.touch(try parameters.uri)
  }
}
