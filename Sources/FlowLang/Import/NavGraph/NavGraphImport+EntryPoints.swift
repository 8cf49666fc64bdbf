/// Deep links, screens that code opens, and graphs that code chooses.
extension NavGraphImport {
  mutating func addEntryPoints() {
    let isEntered = isEntered
    for number in graphs.nodes.indices {
      // A deep link of the app's own graph shows the start.
      guard let node = nodes[number] ?? graphs.start(of: number).flatMap({ nodes[$0] }), !app[node].isExternal else {
        continue
      }
      let parameters = app[node].parameters
      let names = Set(parameters.map(\.name))
      let required = parameters.filter { !$0.isOptional }.map(\.name)
      for link in graphs.nodes[number].deepLinks {
        add(link, to: node, number) { address in
          let given = Set(URLPattern(address).placeholders)
          return given.isSubset(of: names) && required.allSatisfy { given.contains($0) }
        }
      }
      let id = graphs.id(of: number)
      guard nodes[number] != nil else { continue }
      if isNamed(number), let nameUse = code.nameUse(of: [id, graphs.nodes[number].className]) {
        app[node].add(ImportedEntryPoint(isURL: false, text: nameUse))
      } else if !isEntered.contains(number), let nameUse = code.nameUse(ofClass: graphs.nodes[number].className) {
        app[node].add(ImportedEntryPoint(isURL: false, text: nameUse))
      }
    }
    for root in graphs.outermost where root != main {
      guard let node = nodes[root] else { continue }
      app[node].add(ImportedEntryPoint(isURL: false, text: "navigation graph that code sets"))
    }
  }

  /// Whether code mentions the id of a node other than as a link of the screen that the code belongs to.
  func isNamed(_ number: Int) -> Bool {
    let names = [graphs.id(of: number), graphs.nodes[number].className].compactMap { $0 }
    return names.contains { name in
      code.nameUse(of: [name]).map { !usesOfCode.contains(UseOfCode(name: name, place: $0)) } == true
    }
  }

  /// The nodes that actions and code lead to.
  private var isEntered: Set<Int> {
    var result = Set(linksOfCode.map(\.to))
    for number in graphs.nodes.indices {
      result.formUnion(
        graphs.nodes[number].actions.compactMap { $0.destination.flatMap { graphs.destination($0, from: number) } })
      if graphs.nodes[number].kind == .graph, let start = directStart(of: number) { result.insert(start) }
    }
    return result
  }

  /// - Parameter canOpen: Whether a URL contains all required arguments.
  private mutating func add(
    _ link: NavGraph.DeepLink, to node: ImportedID, _ number: Int, where canOpen: (String) -> Bool
  ) {
    let over = starts(around: number, node)
    var others = [link.action.map { "action \($0)" }, link.mimeType.map { "type \($0)" }].compactMap { $0 }
    var addresses: [String] = []
    if let uri = link.uri {
      addresses = NavAddress.addresses(of: uri).filter(canOpen)
      if addresses.isEmpty { others.insert("deep link \(uri)", at: 0) }
    }
    for address in addresses { app[node].add(ImportedEntryPoint(isURL: true, text: address, over: over)) }
    if !others.isEmpty {
      app[node].add(ImportedEntryPoint(isURL: false, text: others.joined(separator: ", "), over: over))
    }
    if let note = ImportedNote.attributes(link.rest) {
      app[node].notes.append(ImportedNote("deepLink", [link.uri ?? "", note.value].joined(separator: " ")))
    }
  }

  /// Returns the starts of the graphs around a destination, which a deep link puts below it; without those that require
  /// arguments.
  private func starts(around number: Int, _ node: ImportedID) -> [ImportedID] {
    var result: [ImportedID] = []
    for graph in graphs.around(number).reversed() where graph != main && !graphs.parents[graph].isEmpty {
      guard let start = graphs.start(of: graph).flatMap({ nodes[$0] }), start != node, app[start].kind == .screen,
        app[start].parameters.allSatisfy(\.isOptional), !result.contains(start)
      else { continue }
      result.append(start)
    }
    return result
  }
}

/// The URLs of deep links, in the terms of the language
/// (developer.android.com/guide/navigation/design/deep-link#implicit).
enum NavAddress {
  /// Returns the URLs of a URI pattern: two, with `http` and `https`, if it has no scheme. Empty if it has wildcards,
  /// build placeholders, or placeholders where the language does not allow them.
  static func addresses(of uri: String) -> [String] {
    if uri.contains(".*") || uri.contains("${") || uri.contains(where: { $0.isWhitespace || $0.isNewline }) {
      return []
    }
    let origins = uri.contains("://") ? [uri] : uri.hasPrefix("/") ? [] : ["http://\(uri)", "https://\(uri)"]
    return origins.filter(isAddress)
  }

  private static func isAddress(_ text: String) -> Bool {
    let pattern = URLPattern(text)
    let hasFitPlaces = !pattern.origin.contains("{") && !pattern.query.contains { $0.key.contains("{") }
    let isUnique = Set(pattern.placeholders).count == pattern.placeholders.count
    return pattern.problem == nil && hasFitPlaces && isUnique && !pattern.origin.hasSuffix("://")
  }
}
