import FlowLang

extension Command {
  static let preview: Command = Command(
    name: "preview",
    group: .show,
    summary: "writes a page to click through the app",
    details: """
      Writes app.html beside app.flow: one page that needs no network, with the app as on a phone, the map of the flow, \
      and the findings. A flow with errors is shown as far as it goes. Of a folder, or without a FILE of the `paths` of \
      .flowc.json, each flow gets its page. `-` is standard input, and goes to standard output.
      """,
    page: "docs/preview.md",
    operands: .listed(.flow),
    options: [.output, .open, .watch, .serve, .check, .assumeFilename],
    exits: [.done, .noFlow, .difference],
    examples: [
      ("flowc preview app.flow --open", "writes app.html and opens it"),
      ("flowc preview app.flow --serve 8080 --open", "the page at http://localhost:8080, always as the flow is now"),
    ]
  ) { arguments, console throws(Failure) in
    let port = try port(arguments)
    let isLasting = arguments.has(.watch) || port != nil
    guard isLasting else {
      let reader = FlowReader(arguments)
      let roots = try reader.roots(for: .preview)
      if arguments.value(of: .output) != nil { try OutputPath.refuseSameNames(roots) }
      let results = try roots.map { source throws(Failure) in
        try PreviewPageRun(source, reader, arguments, console).deliver(among: roots.count)
      }
      return .worst(of: results)
    }
    if arguments.has(.check) { throw Failure("--check goes with neither --watch nor --serve") }
    if arguments.operands.contains("-") { throw Failure("standard input cannot be watched") }
    var server: PageServer?
    if let port {
      server = try PageServer(port: port)
      let address = "http://localhost:\(server?.port ?? port)"
      console.report("shown at \(address), until interrupted\n")
      console.flush()
      if arguments.has(.open) { try Browser.open(address) }
    } else if arguments.value(of: .output) == "-" {
      throw Failure("--watch needs a file to write: -o - is none")
    }
    try keepUp(arguments, console, server)
  }

  /// Writes and shows the page whenever a file changes. An unreadable file may become readable again.
  private static func keepUp(_ arguments: Arguments, _ console: Console, _ server: PageServer?) throws(Failure) -> Never
  {
    var isFirst = true
    // A command line with no flow, or with several, is an error; a file that is missing for a while is none.
    _ = try FlowReader(arguments).root(for: .preview)
    // The files that were read last, so that a flow that reappears is noticed.
    var known = arguments.operands
    while true {
      Outputs.shared.forget()
      var files = WatchedFiles(known)
      do throws(Failure) {
        let reader = FlowReader(arguments)
        let run = try PreviewPageRun(reader.root(for: .preview), reader, arguments, console, isServed: server != nil)
        known = run.files + arguments.operands
        files = WatchedFiles(run.files)
        if let server { server.show(try run.page()) }
        if server == nil || arguments.has(.output) {
          _ = try run.deliver(among: 1, opening: isFirst && server == nil && arguments.has(.open))
        }
        isFirst = false
      } catch {
        console.report(error)
      }
      console.flush()
      while !files.haveChanged {
        if let server { server.answer(for: WatchedFiles.pause) } else { WatchedFiles.wait() }
      }
    }
  }

  /// Returns the port of the command line; nil if nothing is served.
  private static func port(_ arguments: Arguments) throws(Failure) -> UInt16? {
    guard let text = arguments.value(of: .serve) else { return nil }
    guard let port = UInt16(text) else {
      throw Failure("--serve takes the number of a port, up to 65535, not \(TerminalText.clean(text))")
    }
    return port
  }
}

/// The page of one flow, for the current contents of its files.
private struct PreviewPageRun {
  private let source: SourceFile
  private let draft: Draft
  private let pictures: [NodeID: ProjectLoader.Picture]
  private let isServed: Bool
  private let output: String?
  /// The folder that paths in the page begin in, which is the same for everyone.
  private let project: String
  private let arguments: Arguments
  private let console: Console

  /// The files that the page depends on.
  var files: [String] { draft.original.sources.map(\.path) + pictures.values.map(\.path) }

  /// Reads and compiles the flow.
  init(
    _ source: SourceFile, _ reader: FlowReader, _ arguments: Arguments, _ console: Console, isServed: Bool = false
  ) throws(Failure) {
    let compilation = try reader.compile(source)
    self.source = source
    self.arguments = arguments
    self.console = console
    self.isServed = isServed
    draft = reader.draft(compilation)
    project = try reader.configurations.folder(ofProjectOf: source.path)
    let configured = try reader.configurations.configuration(of: source.path).previewOutput
    if let path = arguments.value(of: .output) {
      output = path
    } else if let configured {
      let path = try reader.configurations.path(configured, inProjectOf: source.path)
      output = path + (configured.hasSuffix("/") ? "/" : "")
    } else {
      output = nil
    }
    console.report(draft: compilation)
    pictures = reader.loader.pictures(of: draft.compilation, console)
  }

  func page() throws(Failure) -> [UInt8] {
    guard Walk(draft) != nil else {
      throw Failure("there is nothing to show: \(TerminalText.clean(source.path)) declares no screen")
    }
    return PreviewPage(draft, pictures: pictures.mapValues(\.address), isServed: isServed) { [project] file in
      file.isStandardInput ? file.path : Path.relative(Path.absolute(file.path), to: project)
    }.bytes
  }

  /// Writes or compares the page.
  func deliver(among count: Int, opening isOpened: Bool? = nil) throws(Failure) -> ExitStatus {
    let page = try page()
    let isCheck = arguments.has(.check)
    let place = OutputPath(path: output ?? (arguments.operands == ["-"] ? nil : defaultFile), isCheck: isCheck)
    let isBeside = output == nil
    guard let file = isBeside ? place.path : try place.file(for: source, ".html", among: count) else {
      console.write(page)
      return .success
    }
    try draft.original.refuseToReplace(file)
    let status = try place.deliver(page, to: file, console)
    if isCheck { return status }
    console.report("wrote \(TerminalText.clean(file))\n")
    console.flush()
    if isOpened ?? arguments.has(.open) { try Browser.open(file) }
    return status
  }

  /// The path of the page beside the flow.
  private var defaultFile: String {
    let folder = Path.folder(of: source.path)
    let name = OutputPath.stem(of: source) + ".html"
    return folder == "." && !source.path.hasPrefix("./") ? name : Path.join(folder, name)
  }
}

extension Option {
  fileprivate static let open = Option(name: "open", summary: "open the page in the browser")
  fileprivate static let watch = Option(
    name: "watch", letter: "w", summary: "write the page again whenever a file of the flow changes")
  fileprivate static let serve = Option(
    name: "serve", value: Value(name: "PORT", kind: .text),
    summary: "show the page at this port to this machine only, and reload it whenever a file changes")
}
