/// What an editor shows beside the text: what links ask for, how screens are reached, where imports lead.
extension RequestMethod {
  static let inlayHint: RequestMethod = RequestMethod(
    "textDocument/inlayHint", offers: .init("inlayHintProvider", true)
  ) { server, parameters throws(ResponseError) in
    let range = try parameters.range
    var view = try server.view(parameters)
    let hints = view.editor.inlayHints(in: view.places.range(range, in: view.file))
    return { json in
      json.array { json in
        for hint in hints {
          let position = view.places.position(of: hint.position.offset, in: hint.position.file)
          json.object { json in
            json.key("position")
            json.value(position)
            json.member("label", hint.text)
            json.member("paddingLeft", true)
          }
        }
      }
    }
  }

  static let codeLens: RequestMethod = RequestMethod(
    "textDocument/codeLens", offers: .init("codeLensProvider", ["resolveProvider": false])
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let lenses = view.editor.lenses(of: view.file)
    return { json in
      json.array { json in
        for lens in lenses {
          json.object { json in
            json.member("range", view.places.range(lens.range))
            // It only tells something: no command is called.
            json.key("command")
            json.value(["title": .string(lens.title), "command": ""])
          }
        }
      }
    }
  }

  static let documentLink: RequestMethod = RequestMethod(
    "textDocument/documentLink", offers: .init("documentLinkProvider", ["resolveProvider": false])
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let links = view.editor.links(of: view.file)
    return { json in
      json.array { json in
        for link in links {
          guard let target = link.target else { continue }
          json.object { json in
            json.member("range", view.places.range(link.range))
            json.member("target", view.places.uri(of: target))
          }
        }
      }
    }
  }
}
