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
