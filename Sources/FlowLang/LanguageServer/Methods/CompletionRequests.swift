/// Completions and signatures while the user types.
extension RequestMethod {
  static let completion: RequestMethod = RequestMethod(
    "textDocument/completion",
    offers: .init("completionProvider", ["triggerCharacters": ["#", ".", "(", ",", ":", ">"]])
  ) { server, parameters throws(ResponseError) in
    var (view, cursor) = try server.place(parameters)
    let completions = view.editor.completions(at: cursor)
    let isMarkdown = server.client.hasMarkdown.completion
    return { json in
      json.object { json in
        json.member("isIncomplete", false)
        json.key("items")
        json.array { json in
          for completion in completions { json.write(completion, &view.places, isMarkdown) }
        }
      }
    }
  }

  static let signatureHelp: RequestMethod = RequestMethod(
    "textDocument/signatureHelp", offers: .init("signatureHelpProvider", ["triggerCharacters": ["(", ","]])
  ) { server, parameters throws(ResponseError) in
    let (view, cursor) = try server.place(parameters)
    guard let signature = view.editor.signature(at: cursor) else { return { $0.null() } }
    let isMarkdown = server.client.hasMarkdown.signature
    return { json in
      json.object { json in
        json.key("signatures")
        json.array { json in json.write(signature, isMarkdown) }
        json.member("activeSignature", 0)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ completion: Completion, _ places: inout ProjectPlaces, _ isMarkdown: Bool) {
    let range = places.range(completion.replaced)
    object { json in
      json.member("label", completion.label)
      json.member("kind", completion.kind.number)
      if !completion.detail.isEmpty { json.member("detail", completion.detail) }
      if !completion.documentation.isEmpty {
        json.member("documentation", markup: completion.documentation, isMarkdown: isMarkdown)
      }
      json.member("sortText", completion.sortKey)
      // The typed text may begin with a backtick or a `#` that the label does not have.
      if completion.label != completion.insertText { json.member("filterText", completion.insertText) }
      json.key("textEdit")
      json.object { json in
        json.member("range", range)
        json.member("newText", completion.insertText)
      }
    }
  }

  fileprivate mutating func write(_ signature: Signature, _ isMarkdown: Bool) {
    let label = Array(signature.label.utf8)
    object { json in
      json.member("label", signature.label)
      if !signature.documentation.isEmpty {
        json.member("documentation", markup: signature.documentation, isMarkdown: isMarkdown)
      }
      json.key("parameters")
      json.array { json in
        for parameter in signature.parameters {
          json.object { json in
            json.member(
              "label", String(decoding: label[parameter.labelRange.clamped(to: 0..<label.count)], as: UTF8.self))
            if !parameter.documentation.isEmpty { json.member("documentation", parameter.documentation) }
          }
        }
      }
      if let active = signature.activeParameter { json.member("activeParameter", active) }
    }
  }
}

extension Completion.Kind {
  /// The number of the closest kind in the protocol (`CompletionItemKind`).
  fileprivate var number: Int {
    switch self {
    case .keyword: 14
    case .screen: 7
    case .tabBar: 22
    case .group: 9
    case .flow: 8
    case .flag: 6
    case .transition, .effect: 3
    case .tag: 18
    case .link: 2
    case .tab: 5
    case .outcome: 23
    case .parameter: 10
    case .value: 12
    case .type: 25
    case .rule: 21
    case .text: 1
    }
  }
}
