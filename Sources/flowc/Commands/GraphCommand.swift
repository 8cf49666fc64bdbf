import FlowLang

extension Command {
  static let graph: Command = Command(
    name: "graph",
    summary: "draws what leads where",
    details: """
      Writes the navigation graph of a flow and of all that it imports. `-` is standard input. A flow that does not say \
      what it means is not drawn: its findings are told instead. Screens that no way leads to are drawn, and marked.

      With --trace it shows how to get to a finding of a rule about states: the links to tap are numbered and stand \
      out, what lies beside the way steps back, and the message is the caption. As JSON the finding is a member of its \
      own. RULE is the first finding of the rule in the order of `flowc check`, RULE:2 the second. Where there is none, \
      nothing is written and the exit status is 2.
      """,
    operands: .one(.flow),
    options: [.format, .trace, .output, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc graph app.flow | dot -Tsvg -o app.svg", "a picture, drawn by Graphviz"),
      ("flowc graph app.flow --format mermaid -o app.mmd", "a state diagram, as GitHub shows it in Markdown"),
      ("flowc graph app.flow --format json -o app.json", "the same graph for other programs"),
      ("flowc graph app.flow --trace dead-end | dot -Tpng -o way.png", "how to get to the first dead end"),
    ]
  ) { arguments, console throws(Failure) in
    guard let compilation = try arguments.compile(console) else { return .findings }
    let form = arguments.value(of: .format)
    let emitter = Emitter.all.first { $0.name == form } ?? Emitter.all[0]
    let output = arguments.value(of: .output)
    try compilation.refuseToReplace(output)
    let finding = try arguments.value(of: .trace).map { value throws(Failure) in
      try RequestedFinding(value).find(in: compilation)
    }
    try console.write(emitter.emit(compilation, showing: finding), to: output)
    return .success
  }
}

extension Option {
  fileprivate static let trace = Option(
    name: "trace", value: Value(name: "RULE[:N]", kind: .finding),
    summary: "show the way to a finding of this rule, the first or the N-th")
  fileprivate static let format = Option(
    name: "format", value: Value(name: "FORM", kind: .words(Emitter.all.map(\.name))),
    summary: Emitter.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
}
