import FlowLang

extension Command {
  static let run: Command = Command(
    name: "run",
    group: .show,
    summary: "walks through the app in the terminal",
    details: """
      Shows the stack and numbers what can be done, and takes the steps that are typed. Tab completes, the arrow keys edit \
      and repeat lines. Commas separate several steps, and the trace of a finding can be pasted. With --script, or where \
      standard input is no terminal, a step that is not offered makes the exit status 2. A flow with errors is walked \
      through as far as it goes.
      """,
    table: ("Steps", Walk.commands),
    page: "docs/preview.md",
    operands: .listed(.flow),
    options: [.script, .assumeFilename],
    exits: [.done, .noFlow],
    examples: [
      ("flowc run app.flow", "look around"),
      ("flowc run app.flow --script 'open, buy, close, undo'", "four steps, each with the state that it leads to"),
      ("flowc run app.flow --script 'url /product/{id}, Product › first'", "the trace of a finding"),
    ]
  ) { arguments, console throws(Failure) in
    let script = arguments.value(of: .script)
    if script == nil, arguments.operands.contains("-") {
      throw Failure("standard input is the flow already; the steps go into --script")
    }
    let reader = FlowReader(arguments)
    let compilation = try reader.bind(try reader.root(for: .run))
    console.report(draft: compilation)
    console.flush()
    guard let walk = Walk(reader.draft(compilation)) else {
      throw Failure("there is nothing to walk through: the flow declares no screen")
    }
    var tour = Tour(walk, console)
    guard let script else { return tour.converse() }
    try tour.replay(script)
    return .success
  }
}

extension Option {
  fileprivate static let script = Option(
    name: "script", value: Value(name: "STEPS", kind: .text),
    summary: "take these steps, separated by commas, and print every state")
}

/// A walk in a terminal.
private struct Tour {
  private var walk: Walk
  private let console: Console

  /// Starts a walk and shows its first state.
  init(_ walk: Walk, _ console: Console) {
    self.walk = walk
    self.console = console
    console.write(walk.drawing(isColored: console.isOutputColored))
  }

  /// Takes the steps of a script.
  mutating func replay(_ script: String) throws(Failure) {
    let answer = walk.follow(script, isColored: console.isOutputColored) { console.write($0) }
    guard let refusal = answer.refusal else { return }
    console.flush()
    throw Failure(refusal)
  }

  /// Takes the steps that are typed, line by line, until the end of input. If standard input is not a terminal, a step
  /// that is not offered results in the exit status of a failure.
  mutating func converse() -> ExitStatus {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var terminal = Terminal()
    var status = ExitStatus.success
    while true {
      if isTerminal { console.write(terminal == nil ? "\n> " : "\n") }
      console.flush()
      guard let line = terminal == nil ? readLine() : terminal?.readLine(completions: walk.completions) else { break }
      let answer = walk.follow(line, isColored: console.isOutputColored) { console.write($0) }
      if let refusal = answer.refusal {
        console.flush()
        console.report(refusal + "\n")
        console.flush()
        if !isTerminal { status = .failure }
      }
      if answer.isEnd { return status }
    }
    if isTerminal, terminal == nil { console.write("\n") }
    return status
  }
}
