/// Hints beside the text: the arguments of links, the numbers of links to screens, the targets of imports.
extension RequestMethod {
  static let inlayHint: RequestMethod = RequestMethod(
    "textDocument/inlayHint", offers: .init("inlayHintProvider", true)
  ) { server, parameters throws(ResponseError) in
    let range = try parameters.range
    var view = try server.view(parameters)
    let hints = view.editor.inlayHints(in: view.places.range(range, in: view.file))
    return .array(
      hints.map { hint in
        let position = view.places.position(of: hint.position.offset, in: hint.position.file)
        return ["position": position.json, "label": .string(hint.text), "paddingLeft": true]
      })
  }

  static let codeLens: RequestMethod = RequestMethod(
    "textDocument/codeLens", offers: .init("codeLensProvider", ["resolveProvider": false])
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    return .array(
      view.editor.lenses(of: view.file).map { lens in
        // The lens only shows a text: no command is called.
        ["range": view.places.range(lens.range).json, "command": ["title": .string(lens.title), "command": ""]]
      })
  }

  static let documentLink: RequestMethod = RequestMethod(
    "textDocument/documentLink", offers: .init("documentLinkProvider", ["resolveProvider": false])
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    return .array(
      view.editor.links(of: view.file).compactMap { link in
        link.target.map { target in
          ["range": view.places.range(link.range).json, "target": .string(view.places.uri(of: target))]
        }
      })
  }
}

/// The information about the word under the pointer.
extension RequestMethod {
  static let hover: RequestMethod = RequestMethod("textDocument/hover", offers: .init("hoverProvider", true)) {
    server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    guard let hover = view.editor.hover(at: cursor) else { return .null }
    return [
      "contents": .markup(hover.text, isMarkdown: server.client.hasMarkdown.hover),
      "range": view.places.range(hover.range).json,
    ]
  }
}
