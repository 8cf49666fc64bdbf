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
    let encoding = server.encoding
    return { json in
      json.object { json in
        json.key("capabilities")
        json.object { json in
          json.member("positionEncoding", encoding.rawValue)
          json.key("textDocumentSync")
          json.value(["openClose": true, "change": 2, "save": true])
          json.key("workspace")
          json.value(["workspaceFolders": ["supported": true, "changeNotifications": true]])
          for member in RequestMethod.all.compactMap(\.capability) {
            json.key(member.name)
            json.value(member.value)
          }
        }
        json.key("serverInfo")
        json.value(["name": "flowc", "version": .string(Compiler.version)])
      }
    }
  }

  static let shutdown: RequestMethod = RequestMethod("shutdown") { server, _ throws(ResponseError) in
    server.lifecycle = .shutDown
    return { $0.null() }
  }
}

extension NotificationMethod {
  /// Requests notifications about files that change on disk.
  static let initialized: NotificationMethod = NotificationMethod("initialized") { server, _ throws(ResponseError) in
    guard server.client.canWatchFiles else { return }
    server.send(
      OutgoingMessage.request(id: "flowc/watch", "client/registerCapability") { json in
        json.value([
          "registrations": [
            [
              "id": "flowc/watch", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": [
                "watchers": [
                  ["globPattern": "**/*.flow"], ["globPattern": "**/.flowc.json"], ["globPattern": "**/*.swift"],
                ]
              ],
            ]
          ]
        ])
      })
  }

  static let exit: NotificationMethod = NotificationMethod("exit", isAlwaysHeard: true) {
    server, _ throws(ResponseError) in
    server.lifecycle = .ended(status: server.statusAtEndOfInput)
  }
}
