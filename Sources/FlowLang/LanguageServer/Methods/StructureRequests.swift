/// The ranges to fold, and the ranges to select around a position.
extension RequestMethod {
  static let foldingRange: RequestMethod = RequestMethod(
    "textDocument/foldingRange", offers: .init("foldingRangeProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    return .array(
      view.editor.foldings(of: view.file).compactMap { folding in
        let range = view.places.range(folding.range)
        // The line with the closing brace stays visible.
        let end = folding.kind == .block ? range.end.line - 1 : range.end.line
        guard end > range.start.line else { return nil }
        return .object(omittingNil: [
          "startLine": .integer(range.start.line),
          "endLine": .integer(end),
          "kind": folding.kind == .block ? nil : .string(folding.kind.rawValue),
        ])
      })
  }

  static let selectionRange: RequestMethod = RequestMethod(
    "textDocument/selectionRange", offers: .init("selectionRangeProvider", true)
  ) { server, parameters throws(ResponseError) in
    var positions: [TextPosition] = []
    for position in parameters["positions"]?.array ?? [] {
      positions.append(try Parameters.position(position, "positions"))
    }
    var view = try server.view(parameters)
    return .array(
      positions.map { position in
        let ranges = view.editor.selections(at: view.places.cursor(at: position, in: view.file))
        let nested = ranges.map { view.places.range($0) }
        return nestedRanges(nested.isEmpty ? [TextRange(start: position, end: position)] : nested)
      })
  }

  /// Ranges from the inside out, each contained in the next.
  private static func nestedRanges(_ ranges: [TextRange]) -> JSONValue {
    ranges.reversed().reduce(.null) { parent, range in
      .object(omittingNil: ["range": range.json, "parent": parent == .null ? nil : parent])
    }
  }
}
