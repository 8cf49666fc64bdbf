/// The information about the word under the pointer.
extension RequestMethod {
  static let hover: RequestMethod = RequestMethod("textDocument/hover", offers: .init("hoverProvider", true)) {
    server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    guard let hover = view.editor.hover(at: cursor) else { return { $0.null() } }
    let isMarkdown = server.client.hasMarkdown.hover
    return { json in
      json.object { json in
        json.member("contents", markup: hover.text, isMarkdown: isMarkdown)
        json.member("range", view.places.range(hover.range))
      }
    }
  }
}
