/// Arguments: the parameters of screens and flows, and the arguments that are passed on.
extension NavGraphImport {
  mutating func addParameters() {
    addOwnParameters()
    freeUnprovidedParameters()
  }

  private mutating func addOwnParameters() {
    for number in graphs.nodes.indices {
      guard let node = nodes[number] else { continue }
      var known: Set<String> = []
      for argument in graphs.nodes[number].arguments where known.insert(argument.name).inserted {
        let (parameter, note) = NavArgumentType.parameter(argument)
        app[node].parameters.append(parameter)
        if let note, !app[node].isExternal { app[node].notes.append(ImportedNote("argument", note)) }
      }
      addPlaceholders(of: number, node)
    }
    for argument in main.map({ graphs.nodes[$0].arguments }) ?? [] {
      let note = NavArgumentType.parameter(argument).note ?? "\(argument.name): \(argument.type ?? "string")"
      app.notes.append(ImportedNote("argument", note))
    }
    var isStarted: Set<Int> = []
    for number in graphs.nodes.indices.reversed() where graphs.nodes[number].kind == .graph {
      for graph in startingGraphs(from: number, without: isStarted) where isStarted.insert(graph).inserted {
        addStart(of: graph)
      }
    }
    guard let main else { return addStartInCode() }
    freeStart(of: main)
    if let start = graphs.start(of: main).flatMap({ nodes[$0] }) {
      app.start = ImportedCall(start)
    } else {
      let name = graphs.nodes[main].start ?? "start"
      app.start = ImportedCall(missingNode(name))
    }
  }

  /// Starts the app with code, which chooses one of the outermost graphs.
  private mutating func addStartInCode() {
    var first = ImportedNode(.externalScreen, ["Code"])
    first.documentation = "Code chooses the first graph."
    app.start = ImportedCall(app.add(first))
    guard let graph = graphs.outermost.first else { return }
    problems.report(
      .noStart, beginning.reason, at: graphs.nodes[graph].range,
      help: "look through the app with `--scan DIR` for its manifest and layouts; until then the app begins in code")
  }

  /// Adds a string parameter for each placeholder of a URL that is no argument.
  private mutating func addPlaceholders(of number: Int, _ node: ImportedID) {
    guard !app[node].isExternal else { return }
    var known = Set(app[node].parameters.map(\.name))
    for link in graphs.nodes[number].deepLinks {
      guard let uri = link.uri, let address = NavAddress.addresses(of: uri).first else { continue }
      for name in URLPattern(address).placeholders
      where ImportedNames.clean(name) == name && known.insert(name).inserted {
        let type = ImportedType(path: ["String"], isNullable: true)
        app[node].parameters.append(ImportedParameter(name: name, type: type, literal: "nil"))
      }
    }
  }

  /// Returns a graph and its start graphs, innermost first, because parameters are passed from a graph to its start.
  private func startingGraphs(from graph: Int, without known: Set<Int>) -> [Int] {
    var chain = [graph]
    while let last = chain.last, let start = directStart(of: last), graphs.nodes[start].kind == .graph,
      !known.contains(start), !chain.contains(start)
    {
      chain.append(start)
    }
    return chain.reversed()
  }

  /// Adds the start of a graph. The arguments of the graph are passed to the start, so it has the parameters of the
  /// start.
  private mutating func addStart(of number: Int) {
    guard let flow = nodes[number] else { return }
    guard let start = directStart(of: number), let node = nodes[start] else {
      let name = graphs.nodes[number].start ?? "start of \(graphs.id(of: number) ?? "")"
      app[flow].start = ImportedCall(missingNode(name))
      return
    }
    var call = ImportedCall(node)
    for parameter in app[node].parameters {
      let own = app[flow].parameters.first { $0.name == parameter.name }
      if own == nil, !parameter.isOptional { app[flow].parameters.append(parameter) }
      if own?.type == parameter.type || (own == nil && !parameter.isOptional) {
        call.arguments.append(ImportedArgument(name: parameter.name, value: Spelling.word(parameter.name)))
      } else if !parameter.isOptional {
        free(parameter.name, of: node)
      }
    }
    app[flow].start = call
  }

  /// Returns the start of a graph, which may be a graph.
  func directStart(of number: Int) -> Int? {
    graphs.nodes[number].start.flatMap { graphs.find($0, from: number) ?? graphs.findAnywhere($0, below: number) }
      .flatMap { $0 == number ? nil : $0 }
  }

  /// Makes the parameters of the start of the app optional: code provides them, and the files do not show how.
  mutating func freeStart(of graph: Int) {
    var current = graph
    for _ in graphs.nodes.indices {
      guard let start = directStart(of: current), let node = nodes[start] else { return }
      for parameter in app[node].parameters where !parameter.isOptional { free(parameter.name, of: node) }
      current = start
      guard graphs.nodes[start].kind == .graph else { return }
    }
  }

  /// Makes all parameters optional that the call of a start does not provide, wherever an id of a damaged graph leads.
  private mutating func freeUnprovidedParameters() {
    var isDone = false
    while !isDone {
      isDone = true
      for owner in [nil] + app.ids.map({ ImportedID?.some($0) }) {
        guard let call = owner.map({ app[$0].start }) ?? app.start else { continue }
        for parameter in app[call.node].parameters where !parameter.isOptional {
          let isGiven = call.arguments.contains { $0.name == parameter.name }
          let own = owner.flatMap { owner in app[owner].parameters.first { $0.name == parameter.name } }
          if isGiven, own?.type.isNullable != true { continue }
          free(parameter.name, of: call.node)
          isDone = false
        }
      }
    }
  }

  /// Makes a parameter optional.
  private mutating func free(_ name: String, of node: ImportedID) {
    guard let index = app[node].parameters.firstIndex(where: { $0.name == name }) else { return }
    app[node].parameters[index].type.isNullable = true
    if app[node].isExternal { return }
    app[node].notes.append(ImportedNote("argument", "\(name): required; code hands it over at the start"))
  }

  /// Returns an external screen for an id that refers to nothing in the files.
  mutating func missingNode(_ id: String) -> ImportedID {
    if let known = missing[id] { return known }
    var node = ImportedNode(.externalScreen, [id])
    node.file = mainFile
    node.documentation = "In none of the files."
    let added = app.add(node)
    missing[id] = added
    return added
  }
}
