import FlowLang

extension Command {
  static let graph: Command = Command(
    name: "graph",
    summary: "draws what leads where",
    details: """
      Writes the navigation graph of a flow and of all that it imports. `-` is standard input. A flow that does not say \
      what it means is not drawn: its findings are told instead. Screens that no way leads to are drawn, and marked.
      """,
    operands: .one(.flow),
    options: [.format, .output, .assumeFilename],
    exits: [.findings, .failure],
    examples: [
      ("flowc graph app.flow | dot -Tsvg -o app.svg", "a picture, drawn by Graphviz"),
      ("flowc graph app.flow --format json -o app.json", "the same graph for other programs"),
    ]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let source = try loader.read(arguments.operands[0])
    let compilation = Compiler.compile(source, load: loader.imports())
    guard compilation.saysWhatItMeans else {
      console.tell(errorsOf: compilation)
      return .findings
    }
    let form = arguments.value(of: .format)
    let emitter = Emitter.all.first { $0.name == form } ?? Emitter.all[0]
    let output = arguments.value(of: .output)
    try compilation.refuseToReplace(output)
    try console.write(emitter.emit(compilation), to: output)
    return .success
  }
}

extension Option {
  fileprivate static let format = Option(
    name: "format", value: Value(name: "FORM", kind: .words(Emitter.all.map(\.name))),
    summary: Emitter.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
}
