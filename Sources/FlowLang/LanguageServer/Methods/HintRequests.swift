/// Hints beside the text: the arguments of links, the numbers of links to screens, the targets of imports.
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
            // The lens is only information: there is no command to execute.
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
