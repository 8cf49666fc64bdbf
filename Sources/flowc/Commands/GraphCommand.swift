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

      --screen, --flow, or --from with --to draw a part: a screen with what is around it, a flow or group, or the \
      shortest ways between two places. A link that leads out of the part says in words where to.

      With --against it draws what changed since a commit: what is new is marked +, what is gone is put where it was and \
      marked −, and what is changed is marked ~.
      """,
    operands: .one(.flow),
    options: [.format, .trace, .screen, .depth, .flow, .from, .to, .against, .output, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc graph app.flow --format svg -o app.svg", "a picture, drawn by Graphviz"),
      ("flowc graph app.flow --format mermaid -o app.mmd", "a state diagram, as GitHub shows it in Markdown"),
      ("flowc graph app.flow --screen Product --depth 2 --format svg", "what leads to a screen, and what it leads to"),
      ("flowc graph app.flow --format json -o app.json", "the same graph for other programs"),
      ("flowc graph app.flow --against main --format svg -o changes.svg", "what this branch changes"),
      ("flowc graph app.flow --trace dead-end --format png -o way.png", "how to get to the first dead end"),
    ]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    guard var compilation = try arguments.compile(console, loader) else { return .findings }
    let form = arguments.value(of: .format)
    let picture = pictures.first { $0.name == form }
    let emitter = Emitter.all.first { $0.name == form } ?? Emitter.all[0]
    let output = arguments.value(of: .output)
    try compilation.refuseToReplace(output)
    var wish = Emitter.Wish()
    wish.finding = try arguments.value(of: .trace).map { value throws(Failure) in
      try RequestedFinding(value).find(in: compilation)
    }
    if let commit = arguments.value(of: .against) {
      guard wish.finding == nil else { throw Failure("--trace and --against are different pictures; ask for one") }
      guard emitter.isPicture else {
        throw Failure("--format \(emitter.name) shows no changes; `flowc diff --format json` tells them")
      }
      let old = try old(arguments.operands[0], in: commit)
      guard !old.trees.contains(where: \.hasErrors) else {
        throw Failure("what git has in \(TerminalText.clean(commit)) has an error of syntax; `flowc diff` tells it")
      }
      let merged = MergedFlow(from: old, to: compilation)
      compilation = merged.compilation
      wish.changes = merged.changes
    }
    wish.part = try part(arguments, of: compilation)
    if wish.part != nil, !emitter.isPicture {
      throw Failure("--format \(emitter.name) has no parts; it is always all")
    }
    guard let picture else {
      try console.write(emitter.bytes(compilation, wish), to: output)
      return .success
    }
    let pictures = loader.pictures(of: compilation, console)
    wish.pictures = pictures.mapValues(\.path)
    var bytes = try Graphviz.draw(emitter.emit(compilation, wish), as: picture.name)
    if picture.name == "svg" { bytes = Graphviz.standingAlone(bytes, pictures.values.map { $0 }) }
    try console.write(bytes, to: output)
    return .success
  }

  /// The part that is asked for; nil for all.
  private static func part(_ arguments: Arguments, of compilation: Compilation) throws(Failure) -> Set<NodeID>? {
    let (screen, flow) = (arguments.value(of: .screen), arguments.value(of: .flow))
    let (start, goal) = (arguments.value(of: .from), arguments.value(of: .to))
    guard [screen, flow, start ?? goal].compactMap({ $0 }).count <= 1 else {
      throw Failure("--screen, --flow and --from with --to are different parts; ask for one")
    }
    var part: DiagramPart?
    if let screen { part = .around(screen, depth: try depth(arguments)) }
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

  private static func depth(_ arguments: Arguments) throws(Failure) -> Int {
    guard let text = arguments.value(of: .depth) else { return 1 }
    guard let depth = Int(text), depth > 0 else {
      throw Failure("--depth is a number of steps from 1, not \(TerminalText.clean(text))")
    }
    return depth
  }

  /// The forms that Graphviz makes.
  fileprivate static let pictures = [
    (name: "svg", summary: "a picture, drawn by Graphviz"), (name: "png", summary: "the same in pixels"),
  ]
}

extension Option {
  fileprivate static let trace = Option(
    name: "trace", value: Value(name: "RULE[:N]", kind: .finding),
    summary: "show the way to a finding of this rule, the first or the N-th")
  fileprivate static let screen = Option(
    name: "screen", value: Value(name: "NAME", kind: .text), summary: "draw this screen and what is around it")
  fileprivate static let depth = Option(
    name: "depth", value: Value(name: "N", kind: .text),
    summary: "with --screen: how many steps around it; 1 unless said")
  fileprivate static let flow = Option(
    name: "flow", value: Value(name: "NAME", kind: .text), summary: "draw this flow or group")
  fileprivate static let from = Option(
    name: "from", value: Value(name: "NAME", kind: .text), summary: "draw the shortest ways from here")
  fileprivate static let to = Option(
    name: "to", value: Value(name: "NAME", kind: .text), summary: "with --from: where the ways lead to")
  fileprivate static let format = Option(
    name: "format", value: Value(name: "FORM", kind: .words(forms.map(\.name))),
    summary: forms.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))

  private static let forms = Emitter.all.map { (name: $0.name, summary: $0.summary) } + Command.pictures
}
