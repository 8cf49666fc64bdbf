import FlowLang

extension Command {
  static let preview: Command = Command(
    name: "preview",
    summary: "writes a page to click through the app",
    details: """
      Writes one page for any browser: a phone to tap through the app, the map of the whole flow beside it, the stack with \
      its tags, the flags, the urls to open it with, and the findings, each of which can be played step by step. The page \
      needs no network and works from a mail attachment. `-` is standard input.

      Pictures that screens name with `image` are in the page when they are PNG, JPEG, GIF or WebP files inside the project; \
      what is not there is told and left out.

      With --watch the page is written anew whenever a file of the flow changes, until the command is interrupted. With \
      --serve it is shown to browsers on this machine only, which load it anew by themselves. While the flow does not say \
      what it means, its findings are told and the page stays as it was.
      """,
    operands: .one(.flow),
    options: [.output, .watch, .serve, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc preview app.flow -o app.html", "the page, to be opened or sent"),
      ("flowc preview app.flow --serve 8080", "the page at http://localhost:8080, always as the flow is now"),
    ]
  ) { arguments, console throws(Failure) in
    let port = try port(arguments)
    let output = arguments.value(of: .output)
    let isLasting = arguments.has(.watch) || port != nil
    if isLasting, arguments.operands[0] == "-" { throw Failure("standard input cannot be watched") }
    if arguments.has(.watch), port == nil, output ?? "-" == "-" {
      throw Failure("--watch needs -o: the page to write anew")
    }
    if !isLasting {
      guard let draft = try PreviewDraft(arguments, console, isServed: false) else { return .findings }
      guard let page = draft.page else { throw draft.refusal }
      try console.write(page, to: output)
      return .success
    }
    var server: PageServer?
    if let port {
      server = try PageServer(port: port)
      console.tell("shown at http://localhost:\(server?.port ?? port), until interrupted\n")
    }
    try keepUp(arguments, console, server, output)
  }

  /// Writes and shows the page whenever a file changes.
  private static func keepUp(
    _ arguments: Arguments, _ console: Console, _ server: PageServer?, _ output: String?
  ) throws(Failure) -> Never {
    while true {
      var files = WatchedFiles(arguments.operands)
      if let draft = try PreviewDraft(arguments, console, isServed: server != nil) {
        files = WatchedFiles(draft.files)
        if let page = draft.page {
          server?.show(page)
          if let output, output != "-" { try FileWriter.replace(output, with: page) }
        } else {
          console.tell(draft.refusal)
        }
      }
      console.flush()
      while !files.haveChanged {
        if let server { server.answer(for: WatchedFiles.pause) } else { WatchedFiles.wait() }
      }
    }
  }

  private static func port(_ arguments: Arguments) throws(Failure) -> UInt16? {
    guard let text = arguments.value(of: .serve) else { return nil }
    guard let port = UInt16(text) else {
      throw Failure("--serve takes the number of a port, up to 65535, not \(TerminalText.clean(text))")
    }
    return port
  }
}

/// The page of a flow as its files are now.
private struct PreviewDraft {
  /// The files that it is made of.
  let files: [String]
  /// The page; nil when there is nothing to walk through.
  let page: [UInt8]?
  let refusal = Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")

  /// Reads the flow; nil when it does not say what it means, which is then told.
  init?(_ arguments: Arguments, _ console: Console, isServed: Bool) throws(Failure) {
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    guard let compilation = try arguments.compile(console, loader) else { return nil }
    try compilation.refuseToReplace(arguments.value(of: .output))
    let pictures = Walk(compilation) == nil ? nil : loader.pictures(of: compilation, console)
    files = compilation.sources.map(\.path) + (pictures ?? [:]).values.map(\.path)
    page = pictures.map { pictures in
      PreviewPage(compilation, pictures: pictures.mapValues(\.address), isServed: isServed).bytes
    }
  }
}

extension Option {
  fileprivate static let watch = Option(name: "watch", summary: "write the page anew whenever the flow changes")
  fileprivate static let serve = Option(
    name: "serve", value: Value(name: "PORT", kind: .text),
    summary: "show the page at this port of this machine, and load it anew whenever the flow changes")
}
