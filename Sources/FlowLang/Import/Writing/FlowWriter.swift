/// Writes an imported app as a flow: one statement on a line, in the order of the source files.
struct FlowWriter {
  let app: ImportedApp
  var out = IndentedWriter()
  /// The size of the output at the beginning of the current block, before which no blank line is written.
  private var blockStart = 0
  /// The range of each node in the text, to which findings are mapped back.
  private(set) var places: [(range: Range<Int>, node: ImportedID)] = []

  /// The children of each node, and last the nodes at the top level.
  private let children: [[ImportedID]]

  init(_ app: ImportedApp) {
    self.app = app
    var children = [[ImportedID]](repeating: [], count: app.nodes.count + 1)
    for id in app.ids { children[app[id].parent.map { Int($0.index) } ?? app.nodes.count].append(id) }
    self.children = children
  }

  private init(_ app: ImportedApp, children: [[ImportedID]]) {
    self.app = app
    self.children = children
  }

  /// Returns the whole app as one text.
  static func text(of app: ImportedApp) -> (text: String, places: [(range: Range<Int>, node: ImportedID)]) {
    var writer = FlowWriter(app)
    writer.writeApp()
    for id in writer.outermost { writer.write(id) }
    return (writer.out.text, writer.places)
  }

  /// Returns the app as one text for each of its files with declarations, and before them the text of the app, which
  /// imports the others.
  static func texts(of app: ImportedApp, named names: [String], main: String) -> [(name: String, text: String)] {
    var others: [(name: String, text: String)] = []
    for (file, name) in names.enumerated() {
      var writer = FlowWriter(app)
      for id in writer.outermost where app[id].file == file { writer.write(id) }
      if writer.out.count > 0 { others.append((name, writer.out.text)) }
    }
    var first = FlowWriter(app)
    for other in others { first.out.line("import \(StringLiteral.quoted(other.name))") }
    if first.out.count > 0 { first.out.blank() }
    first.writeApp()
    return [(main, first.out.text)] + others
  }

  /// The nodes at the top level.
  private var outermost: [ImportedID] { children[app.nodes.count] }

  /// Writes the declaration of the app itself.
  private mutating func writeApp() {
    writeDocumentation(app.documentation)
    out.line("app \(Spelling.name(app.name)) {")
    out.indent()
    blockStart = out.count
    if let start = app.start { out.line("start \(text(of: start))") }
    writeCommon(app.links, app.notes, app.allows)
    out.outdent()
    out.line("}")
  }

  /// Writes a node with all its children; recursion is bounded by the importer, which limits the nesting.
  private mutating func write(_ id: ImportedID) {
    let node = app[id]
    if out.count > blockStart { out.blank() }
    let start = out.count
    writeDocumentation(node.documentation)
    let title = node.title.map { " " + StringLiteral.quoted($0) } ?? ""
    let head = "\(node.kind.rawValue) \(Spelling.name(node.name))\(text(of: node.parameters))\(title)"
    let inner = children[Int(id.index)]
    if node.isExternal {
      out.line(head)
    } else if inner.isEmpty, let only = onlyStatement(of: node) {
      out.line(only.isEmpty ? "\(head) {}" : "\(head) { \(only) }")
    } else {
      out.line("\(head) {")
      out.indent()
      blockStart = out.count
      writeParts(of: node)
      for child in inner { write(child) }
      out.outdent()
      out.line("}")
    }
    places.append((start..<out.count, id))
  }

  /// Returns the contents of a node's block if it has at most one statement that fits on a line; nil otherwise.
  private func onlyStatement(of node: ImportedNode) -> String? {
    guard node.statementCount > 0 else { return "" }
    guard node.statementCount == 1 else { return nil }
    var writer = FlowWriter(app, children: children)
    writer.writeParts(of: node)
    let text = writer.out.text.dropLast()
    return text.contains("\n") || text.count > FlowFormatter.lineLength ? nil : String(text)
  }

  private mutating func writeParts(of node: ImportedNode) {
    if let start = node.start { out.line("start \(text(of: start))") }
    if node.isLeft { out.line("outcome \(ImportedNode.leftOutcome)") }
    for entryPoint in node.entryPoints { write(entryPoint) }
    if !node.view.isEmpty {
      out.line("view \(node.isUIKit ? "uikit " : "")\(node.view.map(Spelling.word).joined(separator: "."))")
    }
    for embedded in node.embeds { out.line("embed \(Spelling.name(app[embedded].name))") }
    for link in node.dropped { out.line("without \(Spelling.word(link))") }
    for tab in node.tabs {
      let title = tab.title.map { " \(StringLiteral.quoted($0))" } ?? ""
      let icon = tab.icon.map { " icon \(StringLiteral.quoted($0))" } ?? ""
      out.line("tab \(Spelling.word(tab.name))\(title)\(icon) -> \(Spelling.name(app[tab.root].name))")
    }
    writeCommon(node.links, node.notes, node.allows)
  }

  private mutating func writeCommon(_ links: [ImportedLink], _ notes: [ImportedNote], _ allows: [ImportedAllow]) {
    for note in notes { out.line(text(of: note)) }
    for allow in allows { out.line("allow \(allow.rule) \(StringLiteral.quoted(allow.reason))") }
    if !links.isEmpty, out.count > blockStart { out.blank() }
    for link in links { write(link) }
  }

  private mutating func writeDocumentation(_ text: String?) {
    guard let text else { return }
    for line in text.split(separator: "\n") { out.line("/// \(ImportedNames.clean(String(line)))") }
  }

  private mutating func write(_ entryPoint: ImportedEntryPoint) {
    let over = entryPoint.over.map { Spelling.name(app[$0].name) }.joined(separator: ", ")
    out.line(
      "\(entryPoint.isURL ? "url" : "entry") \(StringLiteral.quoted(entryPoint.text))\(over.isEmpty ? "" : " over \(over)")"
    )
  }
}

extension ImportedNode {
  /// The number of statements in the block of the node, without nested nodes.
  fileprivate var statementCount: Int {
    let single = (start == nil ? 0 : 1) + (isLeft ? 1 : 0) + (view.isEmpty ? 0 : 1)
    let several = entryPoints.count + embeds.count + dropped.count + tabs.count
    return single + several + notes.count + allows.count + links.count
  }
}

extension FlowWriter {
  /// Returns the files of a flow: a single one, or one for each source file of the app.
  static func files(of app: ImportedApp, isSplit: Bool) -> [ImportResult.File] {
    guard isSplit, app.files.count > 1 else {
      return [ImportResult.File(name: "\(app.name).flow", text: canonical(text(of: app).text))]
    }
    var names: [String] = []
    for name in app.files {
      var unique = name
      var number = 2
      while names.contains("\(unique).flow") { (unique, number) = ("\(name)\(number)", number + 1) }
      names.append("\(unique).flow")
    }
    var main = "\(app.name).flow"
    if names.contains(main) { main = "App.flow" }
    return texts(of: app, named: names, main: main).map { ImportResult.File(name: $0.name, text: canonical($0.text)) }
  }

  /// Returns a text in the canonical layout.
  private static func canonical(_ text: String) -> String {
    FlowFormatter.format(SourceFile(path: "", text: text)) ?? text
  }
}
