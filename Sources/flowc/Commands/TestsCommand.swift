import FlowLang

extension Command {
  static let tests: Command = Command(
    name: "tests",
    summary: "writes walks that take every link, as tests",
    details: "",
    operands: .one(.flow),
    options: [.output, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc tests app.flow", "")
    ]
  ) { arguments, console throws(Failure) in
    guard let compilation = try arguments.compile(console) else { return .findings }
    let walks = CoveringWalks(compilation)
    console.tell(walks.summary)
    return .success
  }
}
