/// The ranges to fold, and the ranges to select around a position.
extension RequestMethod {
  static let foldingRange: RequestMethod = RequestMethod(
    "textDocument/foldingRange", offers: .init("foldingRangeProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let foldings = view.editor.foldings(of: view.file)
    return { json in
      json.array { json in
        for folding in foldings {
          let range = view.places.range(folding.range)
          // The line with the closing brace stays visible.
          let end = folding.kind == .block ? range.end.line - 1 : range.end.line
          if end > range.start.line { json.write(folding.kind, from: range.start.line, to: end) }
        }
      }
    }
  }

  static let selectionRange: RequestMethod = RequestMethod(
    "textDocument/selectionRange", offers: .init("selectionRangeProvider", true)
  ) { server, parameters throws(ResponseError) in
    var positions: [TextPosition] = []
    for position in parameters["positions"]?.array ?? [] {
      positions.append(try Parameters.position(position, "positions"))
    }
    var view = try server.view(parameters)
    return { json in
      json.array { json in
        for position in positions {
          let ranges = view.editor.selections(at: view.places.cursor(at: position, in: view.file))
          let nested = ranges.map { view.places.range($0) }
          json.write(nested.isEmpty ? [TextRange(start: position, end: position)] : nested[...])
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ kind: Folding.Kind, from start: Int, to end: Int) {
    object { json in
      json.member("startLine", start)
      json.member("endLine", end)
      switch kind {
      case .block: break
      case .comment, .imports: json.member("kind", kind.rawValue)
      }
    }
  }

  /// Writes ranges from the innermost outwards, each inside the next. The recursion is bounded by the nesting of
  /// blocks.
  fileprivate mutating func write(_ ranges: ArraySlice<TextRange>) {
    guard let innermost = ranges.first else { return null() }
    object { json in
      json.member("range", innermost)
      if ranges.count > 1 {
        json.key("parent")
        json.write(ranges.dropFirst())
      }
    }
  }
}
