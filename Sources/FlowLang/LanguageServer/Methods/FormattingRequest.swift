/// The canonical layout. Only trivia differs, so that the edits are small and cursors stay at their tokens.
extension RequestMethod {
  static let formatting: RequestMethod = RequestMethod(
    "textDocument/formatting", offers: .init("documentFormattingProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let source = view.project.compilation.sources[Int(view.file.index)]
    // The intended layout of a file with syntax errors is unknown.
    guard let text = FlowFormatter.format(source) else { return .null }
    let edits = TextDifference.edits(from: source.bytes, to: Array(text.utf8))
    return .array(
      edits.map { edit in
        let range = SourceRange(
          file: view.file, start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound))
        return WorkspaceEdit.Edit(range: view.places.range(range), text: edit.text).json
      })
  }
}
