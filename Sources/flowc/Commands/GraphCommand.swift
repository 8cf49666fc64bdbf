import FlowLang

extension Command {
  static let graph: Command = Command(
    name: "graph",
    group: .show,
    summary: "draws the flow as SVG, PNG, Mermaid, PlantUML, DOT or JSON",
    details: """
      Draws a flow with its imports. The extension of -o decides the format: app.svg, app.png, app.mmd, app.puml, app.dot, \
      app.json; without either it is dot. A flow with errors is drawn as far as it goes, what is not declared in red. \
      With -o DIR each flow of a folder, or of the `paths` of .flowc.json, is drawn.
      """,
    page: "docs/preview.md",
    operands: .listed(.flow),
    options: [
      .format, .output, .overview, .trace, .screen, .depth, .flow, .from, .to, .against, .check, .assumeFilename,
    ],
    exits: [.done, .noFlow, .difference],
    examples: [
      ("flowc graph app.flow -o app.svg", "a picture, drawn by Graphviz"),
      ("flowc graph app.flow --trace dead-end -o trace.png", "how to get to the first dead end"),
      ("flowc graph app.flow --against main -o changes.svg", "what this branch changes"),
    ]
  ) { arguments, console throws(Failure) in
    let reader = FlowReader(arguments)
    let form = try GraphForm(arguments)
    let place = OutputPath(arguments)
    let roots = try reader.roots(for: .graph)
    if roots.count > 1 {
      _ = try place.file(for: roots[0], form.suffix, among: roots.count)
      try OutputPath.refuseSameNames(roots)
    }
    let results = try roots.map { source throws(Failure) in
      let file = try place.file(for: source, form.suffix, among: roots.count)
      let compilation = try reader.compile(source)
      try compilation.refuseToReplace(file)
      console.report(draft: compilation)
      let bytes = try picture(of: compilation, source, form, reader, console)
      return try place.deliver(bytes, to: file, console)
    }
    return .worst(of: results)
  }

  private static func picture(
    of original: Compilation, _ source: SourceFile, _ form: GraphForm, _ reader: FlowReader, _ console: Console
  ) throws(Failure) -> [UInt8] {
    let (arguments, emitter) = (reader.arguments, form.emitter)
    var options = Emitter.Options()
    options.finding = try arguments.value(of: .trace).map { value throws(Failure) in
      try RequestedFinding(value).find(in: original)
    }
    let draft = reader.draft(original)
    var compilation = draft.compilation
    options.missing = draft.missing
    if let commit = arguments.value(of: .against) {
      guard options.finding == nil else { throw Failure("--trace and --against are different pictures; ask for one") }
      guard emitter.isPicture else {
        throw Failure("--format \(emitter.name) shows no changes; `flowc diff --format json` lists them")
      }
      let old = try old(source.path, in: commit, reader.loader)
      guard !old.trees.contains(where: \.hasErrors), !original.trees.contains(where: \.hasErrors) else {
        throw Failure("a version of \(TerminalText.clean(source.path)) has a syntax error; `flowc diff` shows it")
      }
      let merged = MergedFlow(from: old, to: original)
      compilation = merged.compilation
      options.changes = merged.changes
      options.missing = [:]
    }
    options.part = try part(arguments, of: compilation)
    options.isOverview = arguments.has(.overview)
    if options.isOverview, emitter.name != "dot" || options.finding != nil || options.changes != nil {
      throw Failure("--overview goes with svg, png and dot, and neither with --trace nor with --against")
    }
    if options.part != nil, !emitter.isPicture {
      throw Failure("--format \(emitter.name) has no parts; it is always all")
    }
    guard let picture = form.picture else { return emitter.bytes(compilation, options) }
    let pictures = reader.loader.pictures(of: compilation, console)
    options.pictures = pictures.mapValues(\.path)
    options.isNamed = true
    let bytes = try Graphviz.draw(emitter.emit(compilation, options), as: picture)
    return picture == "svg" ? Graphviz.standingAlone(bytes, pictures.values.map { $0 }) : bytes
  }

  /// Returns the requested part; nil for the whole flow.
  private static func part(_ arguments: Arguments, of compilation: Compilation) throws(Failure) -> Set<NodeID>? {
    let (screen, flow) = (arguments.value(of: .screen), arguments.value(of: .flow))
    let (start, goal) = (arguments.value(of: .from), arguments.value(of: .to))
    guard [screen, flow, start ?? goal].compactMap({ $0 }).count <= 1 else {
      throw Failure("--screen, --flow and --from with --to are different parts; ask for one")
    }
    var part: DiagramPart?
    if let screen { part = .around(screen, depth: try arguments.number(of: .depth, "steps") ?? 1) }
    if let flow { part = .inside(flow) }
    if let start, let goal { part = .between(start, goal) }
    if (start == nil) != (goal == nil) { throw Failure("--from and --to go together") }
    if screen == nil, arguments.has(.depth) { throw Failure("--depth goes with --screen") }
    do {
      return try part?.nodes(of: compilation)
    } catch {
      throw Failure(TerminalText.clean(error.message))
    }
  }
}

/// The form of a picture: from `--format`, or from the extension of the file.
private struct GraphForm {
  /// The emitter of the text, which is written or passed to Graphviz.
  let emitter: Emitter
  /// The output format of Graphviz; nil if the text is written unchanged.
  let picture: String?
  /// The extension of the file.
  let suffix: String

  /// The names of all forms.
  static let names = Emitter.all.map(\.name) + ["svg", "png"]

  init(_ arguments: Arguments) throws(Failure) {
    let file = arguments.outputExtension
    let known = file.flatMap { Self.name(forExtension: $0) }
    let asked = arguments.value(of: .format)
    if let asked, let known, let file, asked != known {
      throw Failure("--format \(asked) and the extension .\(TerminalText.clean(file)) contradict each other")
    }
    if asked == nil, known == nil, let file {
      throw Failure(
        "no format is known by the extension .\(TerminalText.clean(file)); name one with --format: "
          + Self.names.joined(separator: ", "), usage: Command.graph.usage)
    }
    let name = asked ?? known ?? Emitter.all[0].name
    emitter = Emitter.all.first { $0.name == name } ?? Emitter.all[0]
    picture = emitter.name == name ? nil : name
    suffix = "." + (picture ?? emitter.fileExtension)
  }

  private static func name(forExtension suffix: String) -> String? {
    switch suffix {
    case "svg", "png": suffix
    case "gv": "dot"
    case "mermaid": "mermaid"
    case "plantuml", "pu": "plantuml"
    default: Emitter.all.first { $0.fileExtension == suffix }?.name
    }
  }
}

extension Option {
  fileprivate static let overview = Option(
    name: "overview", summary: "only the names of screens, with one arrow between two; for large flows")
  fileprivate static let trace = Option(
    name: "trace", value: Value(name: "RULE[:N]", kind: .finding),
    summary: "the trace to the first finding of this rule, or to the N-th")
  fileprivate static let screen = Option(
    name: "screen", value: Value(name: "NAME", kind: .text), summary: "only this screen and what is around it")
  fileprivate static let depth = Option(
    name: "depth", value: Value(name: "N", kind: .text),
    summary: "with --screen: how many steps around it; default: 1")
  fileprivate static let flow = Option(
    name: "flow", value: Value(name: "NAME", kind: .text), summary: "only this flow or group")
  fileprivate static let from = Option(
    name: "from", value: Value(name: "NAME", kind: .text), summary: "only the shortest walks from here")
  fileprivate static let to = Option(
    name: "to", value: Value(name: "NAME", kind: .text), summary: "with --from: where they lead")
  fileprivate static let format = Option(
    name: "format", letter: "f", value: Value(name: "FORM", kind: .words(GraphForm.names)),
    summary: "the format; svg and png are drawn by Graphviz")
}
