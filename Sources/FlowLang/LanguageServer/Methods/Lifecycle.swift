/// The beginning and the end of a session.
extension RequestMethod {
  static let initialize: RequestMethod = RequestMethod("initialize") { server, parameters throws(ResponseError) in
    let capabilities = parameters["capabilities"]
    server.client = ClientCapabilities(capabilities)
    let encodings = capabilities?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    server.encoding = .negotiated(encodings)
    for uri in WorkspaceFolders.named(in: parameters) {
      if let path = DocumentURI.path(of: uri) { server.workspace.add(folder: path) }
    }
    server.lifecycle = .running
    let sync: [JSONValue.Member] = [
      .init("positionEncoding", .string(server.encoding.rawValue)),
      .init("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      .init("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    return [
      "capabilities": .object(sync + RequestMethod.all.compactMap(\.capability)),
      "serverInfo": ["name": "flowc", "version": .string(Compiler.version)],
    ]
  }

  static let shutdown: RequestMethod = RequestMethod("shutdown") { server, _ throws(ResponseError) in
    server.lifecycle = .shutDown
    return .null
  }
}

extension NotificationMethod {
  /// Requests notifications about files that change on disk.
  static let initialized: NotificationMethod = NotificationMethod("initialized") { server, _ throws(ResponseError) in
    guard server.client.canWatchFiles else { return }
    let globs: [JSONValue] = (["*.flow", Configuration.fileName] + AppSources.fileExtensions.map { "*.\($0)" }).map {
      .string("**/\($0)")
    }
    server.send(
      OutgoingMessage.request(
        id: "flowc/watch", "client/registerCapability",
        [
          "registrations": [
            [
              "id": "flowc/watch", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": .array(globs.map { ["globPattern": $0] })],
            ]
          ]
        ]))
  }

  static let exit: NotificationMethod = NotificationMethod("exit", isAlwaysHandled: true) {
    server, _ throws(ResponseError) in
    server.lifecycle = .ended(status: server.statusAtEndOfInput)
  }
}
