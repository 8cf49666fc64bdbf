import FlowLang

extension Command {
  static let dump: Command = Command(
    name: "dump",
    group: .tools,
    summary: "shows what a stage of the compiler makes of a flow",
    details: """
      For work on flowc itself: writes the product of one stage as text. `-` is standard input. `tokens` and `tree` show the \
      file alone, broken or not; `model` and `graph` show it with all that it imports. The form may change at any time.
      """,
    page: "docs/contributing.md",
    operands: .two(Value(name: "STAGE", kind: .words(Dump.all.map(\.name))), .flow),
    options: [.outputFile, .assumeFilename],
    exits: [.done, .failure],
    examples: Dump.all.map { ("flowc dump \($0.name) app.flow", $0.summary) }
  ) { arguments, console throws(Failure) in
    let dump = Dump.all.first { $0.name == arguments.operands[0] } ?? Dump.all[0]
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let source = try loader.read(arguments.operands[1])
    let load = loader.imports()
    let compilation = Compiler.bind(source) { dump.isOfTree ? .failure(.notFound) : load($0, $1) }
    try console.write(dump.write(compilation), to: arguments.value(of: .outputFile))
    return .success
  }
}
