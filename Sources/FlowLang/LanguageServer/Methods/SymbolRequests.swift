/// The declarations of a document, and those of all documents.
extension RequestMethod {
  static let documentSymbol: RequestMethod = RequestMethod(
    "textDocument/documentSymbol", offers: .init("documentSymbolProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let items = view.editor.outline(of: view.file)
    let isNested = server.client.hasNestedSymbols
    return { json in
      json.array { json in
        if isNested { json.write(items, &view.places) } else { json.write(flat: items, in: "", &view.places) }
      }
    }
  }

  static let workspaceSymbol: RequestMethod = RequestMethod(
    "workspace/symbol", offers: .init("workspaceSymbolProvider", true)
  ) { server, parameters throws(ResponseError) in
    let query = try parameters.string("query")
    server.workspace.settle()
    var found: [(symbol: WorkspaceSymbol, location: Location)] = []
    var seen: Set<Location> = []
    for project in server.workspace.projects {
      var places = ProjectPlaces(project, server.workspace, server.encoding)
      for symbol in project.editor.symbols(matching: query).prefix(mostSymbols) {
        let location = places.location(symbol.range)
        if seen.insert(location).inserted { found.append((symbol, location)) }
      }
    }
    return { json in
      json.array { json in
        for (symbol, location) in found.prefix(mostSymbols) {
          json.write(symbol.name, symbol.kind, location, container: symbol.container)
        }
      }
    }
  }

  /// The maximal number of symbols of all documents in a response; the user types more of the name to find others.
  private static let mostSymbols = 1000
}

extension JSONWriter {
  fileprivate mutating func write(_ items: [OutlineItem], _ places: inout ProjectPlaces) {
    for item in items {
      object { json in
        json.member("name", item.name.isEmpty ? item.kind.rawValue : item.name)
        if !item.detail.isEmpty { json.member("detail", item.detail) }
        json.member("kind", item.kind.number)
        json.member("range", places.range(item.range))
        json.member("selectionRange", places.range(item.nameRange))
        if !item.children.isEmpty {
          json.key("children")
          json.array { json in json.write(item.children, &places) }
        }
      }
    }
  }

  fileprivate mutating func write(flat items: [OutlineItem], in container: String, _ places: inout ProjectPlaces) {
    for item in items {
      write(
        item.name.isEmpty ? item.kind.rawValue : item.name, item.kind, places.location(item.range), container: container
      )
      write(flat: item.children, in: item.name, &places)
    }
  }

  fileprivate mutating func write(_ name: String, _ kind: SymbolKind, _ location: Location, container: String) {
    object { json in
      json.member("name", name)
      json.member("kind", kind.number)
      json.key("location")
      json.value(location)
      if !container.isEmpty { json.member("containerName", container) }
    }
  }
}

extension SymbolKind {
  /// The number of the closest kind in the protocol (`SymbolKind`).
  fileprivate var number: Int {
    switch self {
    case .app: 2
    case .screen: 5
    case .tabBar: 23
    case .group: 3
    case .flow: 11
    case .link: 6
    case .tab: 8
    case .tag: 20
    case .flag: 17
    case .value: 22
    case .transition: 12
    case .outcome: 24
    case .parameter: 13
    }
  }
}
