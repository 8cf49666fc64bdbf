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
    guard server.client.hasCodeActionLiterals else { return [] }
    var found: [JSONValue] = []
    if isWanted(quickFix, wanted) {
      for number in views.indices {
        let asked = views[number].places.range(range, in: views[number].file)
        let editor = Editor(views[number].project.judged ?? views[number].project.compilation)
        let hasErrors = editor.findings(in: asked).contains { $0.severity == .error }
        let guesses = hasErrors ? server.workspace.guesses(views[number].project) : []
        found += editor.actions(in: asked, guesses: guesses).map { $0.json(&views[number], server) }
      }
    }
    // A client that does not name the kind asks for the actions at one position.
    if wanted != nil, isWanted(fixAll, wanted), let repairs = server.allRepairs(views[0]) {
      found.append(["title": "make every safe repair", "kind": .string(fixAll), "edit": repairs.json(server)])
    }
    return .array(found)
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

extension CodeAction {
  fileprivate func json(_ view: inout FileView, _ server: LanguageServer) -> JSONValue {
    var edit = WorkspaceEdit()
    edit.add(edits, &view.places)
    return [
      "title": .string(title),
      "kind": "quickfix",
      "isPreferred": .bool(isSafe),
      "diagnostics": [finding.diagnostic(in: view.project, &view.places, for: server.client)],
      "edit": edit.json(server),
    ]
  }
}
