/// The repairs of findings, one by one, or all safe ones at once.
extension RequestMethod {
  static let codeAction: RequestMethod = RequestMethod(
    "textDocument/codeAction", offers: .init("codeActionProvider", ["codeActionKinds": [.string(quickFix)]])
  ) { server, parameters throws(ResponseError) in
    let range = try parameters.range
    let wanted = parameters["context"]?["only"]?.array?.compactMap(\.string)
    server.workspace.judge()
    var views = try server.views(parameters)
    guard server.client.hasCodeActionLiterals else { return { $0.value([]) } }
    var found: [(action: CodeAction, view: Int)] = []
    if isWanted(quickFix, wanted) {
      for number in views.indices {
        let asked = views[number].places.range(range, in: views[number].file)
        let editor = Editor(views[number].project.judged ?? views[number].project.compilation)
        found += editor.actions(in: asked).map { ($0, number) }
      }
    }
    let server = server
    return { json in
      json.array { json in
        for (action, number) in found { json.write(action, &views[number], server) }
      }
    }
  }

  private static let quickFix = "quickfix"

  /// Whether a client wants actions of a kind: it may name the kind, or one that it belongs to.
  private static func isWanted(_ kind: String, _ wanted: [String]?) -> Bool {
    wanted?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ action: CodeAction, _ view: inout FileView, _ server: LanguageServer) {
    var edit = WorkspaceEdit()
    edit.add(action.edits, &view.places)
    object { json in
      json.member("title", action.title)
      json.member("kind", "quickfix")
      json.member("isPreferred", action.isSafe)
      json.key("diagnostics")
      json.array { json in json.write(action.finding, of: view.project, &view.places, for: server.client) }
      json.key("edit")
      edit.body(server)(&json)
    }
  }
}
