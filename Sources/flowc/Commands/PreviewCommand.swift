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

      A flow that does not say what it means has no preview: its findings are told instead.
      """,
    operands: .one(.flow),
    options: [.output, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [("flowc preview app.flow -o app.html", "the page, to be opened or sent")]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    guard let compilation = try arguments.compile(console, loader) else { return .findings }
    guard Walk(compilation) != nil else {
      throw Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")
    }
    let output = arguments.value(of: .output)
    try compilation.refuseToReplace(output)
    var pictures: [NodeID: String] = [:]
    for picture in PreviewPage.pictures(of: compilation) {
      switch loader.picture(picture.path, from: picture.file) {
      case .success(let address): pictures[picture.screen] = address
      case .failure(let problem):
        let (path, file) = (TerminalText.clean(picture.path), TerminalText.clean(picture.file.path))
        console.tell("\(file): warning: the picture \(path) is left out: \(problem.message)\n")
      }
    }
    try console.write(PreviewPage(compilation, pictures: pictures).bytes, to: output)
    return .success
  }
}
