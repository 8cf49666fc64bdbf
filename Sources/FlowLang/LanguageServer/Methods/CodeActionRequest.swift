/// The repairs of findings, one by one, or all safe ones at once.
extension RequestMethod {
  static let codeAction: RequestMethod = RequestMethod(
    "textDocument/codeAction",
    offers: .init("codeActionProvider", ["codeActionKinds": [.string(quickFix), .string(fixAll)]])
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
        let hasErrors = editor.findings(in: asked).contains { $0.severity == .error }
        let guesses = hasErrors ? server.workspace.guesses(views[number].project) : []
        found += editor.actions(in: asked, guesses: guesses).map { ($0, number) }
      }
    }
    // A client that does not name the kind asks for actions at one location.
    let repairs = wanted != nil && isWanted(fixAll, wanted) ? server.allRepairs(views[0]) : nil
    let server = server
    return { json in
      json.array { json in
        for (action, number) in found { json.write(action, &views[number], server) }
        if let repairs { json.write(repairs, kind: fixAll, server) }
      }
    }
  }

  private static let quickFix = "quickfix"
  private static let fixAll = "source.fixAll"

  /// Whether a client wants actions of a kind: it may name the kind or a parent of it.
  private static func isWanted(_ kind: String, _ wanted: [String]?) -> Bool {
    wanted?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }
}

extension LanguageServer {
  /// Returns the edits of all safe repairs of an app; nil if there are none.
  fileprivate func allRepairs(_ view: FileView) -> WorkspaceEdit? {
    guard let judged = view.project.judged,
      judged.findings.shown.contains(where: { $0.fixes.contains(where: \.isSafe) })
    else { return nil }
    var (edit, places) = (WorkspaceEdit(), view.places)
    for source in workspace.repaired(view.project) {
      guard let file = view.project.file(source.identity) else { continue }
      let old = view.project.compilation.sources[Int(file.index)].bytes
      edit.add(TextDifference.edits(from: old, to: source.bytes), in: file, &places)
    }
    return edit
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ repairs: WorkspaceEdit, kind: String, _ server: LanguageServer) {
    object { json in
      json.member("title", "make every safe repair")
      json.member("kind", kind)
      json.key("edit")
      repairs.body(server)(&json)
    }
  }

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
