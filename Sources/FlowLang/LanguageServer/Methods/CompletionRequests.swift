/// Completions and signatures while the user types.
extension RequestMethod {
  static let completion: RequestMethod = RequestMethod(
    "textDocument/completion",
    offers: .init("completionProvider", ["triggerCharacters": ["#", ".", "(", ",", ":", ">", "\""]])
  ) { server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    let isMarkdown = server.client.hasMarkdown.completion
    let importer = view.editor.compilation.sources[Int(view.file.index)].identity
    let workspace = server.workspace
    let completions = view.editor.completions(at: cursor) { workspace.importable(from: importer) }
    let items = completions.map { $0.json(&view.places, isMarkdown) }
    return ["isIncomplete": false, "items": .array(items)]
  }

  static let signatureHelp: RequestMethod = RequestMethod(
    "textDocument/signatureHelp", offers: .init("signatureHelpProvider", ["triggerCharacters": ["(", ","]])
  ) { server, parameters throws(ResponseError) in
    let (view, cursor) = try server.place(parameters)
    guard let signature = view.editor.signature(at: cursor) else { return .null }
    return ["signatures": [signature.json(server.client.hasMarkdown.signature)], "activeSignature": 0]
  }
}

extension Completion {
  fileprivate func json(_ places: inout ProjectLocations, _ isMarkdown: Bool) -> JSONValue {
    .object(omittingNil: [
      "label": .string(label),
      "kind": .integer(kind.number),
      "detail": detail.isEmpty ? nil : .string(detail),
      "documentation": documentation.isEmpty ? nil : .markup(documentation, isMarkdown: isMarkdown),
      "sortText": .string(sortKey),
      // The typed text may begin with a backtick or a `#` that the label does not have.
      "filterText": label == insertText ? nil : .string(insertText),
      "textEdit": WorkspaceEdit.Edit(range: places.range(replaced), text: insertText).json,
    ])
  }
}

extension Signature {
  fileprivate func json(_ isMarkdown: Bool) -> JSONValue {
    let bytes = Array(label.utf8)
    let parameters = parameters.map { parameter -> JSONValue in
      let label = String(decoding: bytes[parameter.labelRange.clamped(to: 0..<bytes.count)], as: UTF8.self)
      let documentation = parameter.documentation
      return .object(omittingNil: [
        "label": .string(label), "documentation": documentation.isEmpty ? nil : .string(documentation),
      ])
    }
    return .object(omittingNil: [
      "label": .string(label),
      "documentation": documentation.isEmpty ? nil : .markup(documentation, isMarkdown: isMarkdown),
      "parameters": .array(parameters),
      "activeParameter": activeParameter.map { .integer($0) },
    ])
  }
}

extension Completion.Kind {
  /// The number of the closest kind in the protocol (`CompletionItemKind`).
  fileprivate var number: Int {
    switch self {
    case .symbol(.app), .symbol(.screen): 7
    case .symbol(.tabBar): 22
    case .symbol(.group): 9
    case .symbol(.flow): 8
    case .symbol(.flag): 6
    case .symbol(.transition), .effect: 3
    case .symbol(.tag): 18
    case .symbol(.link): 2
    case .symbol(.tab): 5
    case .symbol(.outcome): 23
    case .symbol(.parameter): 10
    case .symbol(.value): 12
    case .keyword: 14
    case .type: 25
    case .rule: 21
    case .text: 1
    case .file: 17
    }
  }
}
