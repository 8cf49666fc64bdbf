extension Emitter {
  static let json = Emitter(
    name: "json", fileExtension: "json",
    isPicture: false
  ) { compilation, options in
    var json = JSONWriter()
    ModelJSON(compilation, options).write(to: &json, showing: options.finding)
    json.endLine()
    return json.bytes
  }
}

/// Writes a model in the format of `docs/graph-json.md`: the contents of the files, and the verdicts.
///
/// Absent facts are left out, so that a key is present exactly when it has a meaning.
struct ModelJSON {
  let compilation: Compilation
  let options: Emitter.Options
  private let lines: [LineTable]
  private let isDeadEnd: Set<NodeID>

  /// The version of the format. Rises when a key changes its meaning or is removed, not when a key is added.
  static let version = 1

  var model: Model { compilation.model }

  init(_ compilation: Compilation, _ options: Emitter.Options = Emitter.Options()) {
    self.compilation = compilation
    self.options = options
    lines = compilation.sources.map { LineTable($0) }
    isDeadEnd = Set(compilation.verdicts.deadEnds.map(\.screen))
  }

  /// Writes the model, and a finding with its trace if one is given.
  func write(to json: inout JSONWriter, showing finding: Finding? = nil) {
    json.object(.lines) { json in
      json.member("version", Self.version)
      json.objects("files", compilation.trees) { json, tree in
        json.member("path", options.path(tree.source))
        json.strings("imports", tree.imports.map(\.path))
      }
      if model.hasApp { json.object(key: "app", .lines) { writeMembers(of: .app, to: &$0) } }
      json.objects("flags", model.declaredFlags, each: .lines) { writeMembers(of: $1, to: &$0) }
      json.objects("transitions", model.transitions, each: .lines) { writeMembers(of: $1, to: &$0) }
      json.strings("tags", model.tags.map { model.text($0.name) })
      json.objects("nodes", model.nodes.indices.dropFirst(), each: .lines) { writeMembers(of: NodeID($1), to: &$0) }
      json.objects("expectations", model.expectations) { writeMembers(of: $1, to: &$0) }
      json.object(key: "summary", .lines) { writeSummary(to: &$0) }
      guard let finding else { return }
      json.object(key: "finding", .lines) { write(finding, to: &$0) }
    }
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    writePlace(of: finding.range, to: &json)
    json.member("screen", ifAny: finding.screen.isEmpty ? nil : finding.screen)
    json.member("link", ifAny: finding.link.isEmpty ? nil : finding.link)
    json.member("outcome", ifAny: finding.outcome.isEmpty ? nil : finding.outcome)
    json.member("trace", .steps(finding.trace))
    json.member("cycle", .steps(finding.cycle))
  }

  // MARK: Verdicts

  /// Whether the flow has no binding errors, so that there are verdicts.
  private var isDecided: Bool { !compilation.verdicts.isReachable.isEmpty }

  /// Writes the verdicts about a screen.
  func writeVerdicts(of node: NodeID, to json: inout JSONWriter) {
    guard isDecided, model[node].kind == .screen else { return }
    json.member("reachable", compilation.verdicts.isReachable(node))
    json.member("deadEnd", isDeadEnd.contains(node))
  }

  private func writeSummary(to json: inout JSONWriter) {
    func count(_ kind: Node.Kind) -> Int { model.nodes.reduce(0) { $1.kind == kind ? $0 + 1 : $0 } }
    let screens = model.nodeIDs.filter { model[$0].kind == .screen && !model[$0].isExternal }
    json.member("screens", screens.count { options.missing[$0] == nil })
    json.member("tabBars", count(.tabs))
    json.member("groups", count(.group))
    json.member("flows", count(.flow))
    json.member("links", model.links.count)
    json.member("decided", isDecided)
    guard isDecided else { return }
    json.member("unreachableScreens", screens.count { !compilation.verdicts.isReachable($0) })
    json.member("deadEnds", isDeadEnd.count)
  }

  // MARK: Locations

  /// Writes the file, line and column of a declaration; of a missing one, of the first name of it.
  func writePlace(of node: NodeID, to json: inout JSONWriter) {
    writePlace(of: options.missing[node] ?? compilation.range(model[node].syntax, in: node), to: &json)
  }

  /// Writes the file, line and column of a declaration.
  func writePlace(of syntax: SyntaxID, in file: FileID, to json: inout JSONWriter) {
    writePlace(of: compilation.range(syntax, in: file), to: &json)
  }

  private func writePlace(of range: SourceRange, to json: inout JSONWriter) {
    json.member("file", Int(range.file.index))
    writeLine(of: range, to: &json)
  }

  /// Writes the line and column of a statement; the file is that of the enclosing declaration.
  func writeLine(of syntax: SyntaxID, in file: FileID, to json: inout JSONWriter) {
    writeLine(of: compilation.range(syntax, in: file), to: &json)
  }

  private func writeLine(of range: SourceRange, to json: inout JSONWriter) {
    let position = lines[Int(range.file.index)].position(of: range.start)
    json.member("line", position.line)
    json.member("column", position.column)
  }

  /// Writes the documentation of a declaration or statement.
  func writeDocumentation(of syntax: SyntaxID, in file: FileID, to json: inout JSONWriter) {
    let text = compilation.trees[Int(file.index)].documentation(of: syntax)
    if !text.isEmpty { json.member("doc", text) }
  }
}
