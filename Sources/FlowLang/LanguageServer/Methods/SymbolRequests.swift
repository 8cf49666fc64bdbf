/// The declarations of a document, and those of all documents.
extension RequestMethod {
  static let documentSymbol: RequestMethod = RequestMethod(
    "textDocument/documentSymbol", offers: .init("documentSymbolProvider", true)
  ) { server, parameters throws(ResponseError) in
    var view = try server.view(parameters)
    let items = view.editor.outline(of: view.file)
    if server.client.hasNestedSymbols { return .array(items.map { $0.json(&view.places) }) }
    return .array(items.flatMap { $0.flat(in: "", &view.places) })
  }

  static let workspaceSymbol: RequestMethod = RequestMethod(
    "workspace/symbol", offers: .init("workspaceSymbolProvider", true)
  ) { server, parameters throws(ResponseError) in
    let query = try parameters.string("query")
    server.workspace.settle()
    var found: [(symbol: WorkspaceSymbol, location: Location)] = []
    for project in server.workspace.projects + server.workspace.closedProjects() {
      var places = ProjectLocations(project, server.workspace, server.encoding)
      for symbol in project.editor.symbols(matching: query).prefix(mostSymbols) {
        found.append((symbol, places.location(symbol.range)))
      }
    }
    return .array(
      found.distinct { $0.location }.prefix(mostSymbols).map { symbol, location in
        symbol.kind.json(symbol.name, location, container: symbol.container)
      })
  }

  /// The maximum number of symbols of all documents in a response; the user types more of the name to find others.
  private static let mostSymbols = 1000
}

extension OutlineItem {
  private var shownName: String { name.isEmpty ? kind.rawValue : name }

  /// The symbol, with its children.
  fileprivate func json(_ places: inout ProjectLocations) -> JSONValue {
    .object(omittingNil: [
      "name": .string(shownName),
      "detail": detail.isEmpty ? nil : .string(detail),
      "kind": .integer(kind.number),
      "range": places.range(range).json,
      "selectionRange": places.range(nameRange).json,
      "children": children.isEmpty ? nil : .array(children.map { $0.json(&places) }),
    ])
  }

  /// The symbol, followed by its children.
  fileprivate func flat(in container: String, _ places: inout ProjectLocations) -> [JSONValue] {
    [kind.json(shownName, places.location(range), container: container)]
      + children.flatMap { $0.flat(in: name, &places) }
  }
}

extension SymbolKind {
  /// A symbol of this kind.
  fileprivate func json(_ name: String, _ location: Location, container: String) -> JSONValue {
    .object(omittingNil: [
      "name": .string(name),
      "kind": .integer(number),
      "location": location.json,
      "containerName": container.isEmpty ? nil : .string(container),
    ])
  }

  /// The number of the most similar kind in the protocol (`SymbolKind`).
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
