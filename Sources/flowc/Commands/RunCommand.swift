import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Command {
  static let run: Command = Command(
    name: "run",
    summary: "walks through the app in the terminal",
    details: """
      Draws the stack and numbers what can be done there. Type a number or a name, `back`, `undo`, `restart`, \
      `url /product/3`; `help` tells the rest. The trace of a finding can be pasted in. A flow that does not say what \
      it means is not walked through: its findings are told instead.

      With --script the steps are taken from the command line and every state is printed; a step that is not offered \
      ends it, with exit status 2. Without a terminal, lines are read from standard input; one that is not followed to \
      its end makes the exit status 2, and the next goes on.
      """,
    operands: .one(.flow),
    options: [.script, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc run app.flow", "looks around"),
      ("flowc run app.flow --script 'open, buy, back'", "three steps, and what they lead to"),
      ("flowc run app.flow --script 'url /product/{id}, Product › first'", "the trace of a finding"),
    ]
  ) { arguments, console throws(Failure) in
    let script = arguments.value(of: .script)
    if script == nil, arguments.operands[0] == "-" {
      throw Failure("standard input is the flow already; the steps go into --script")
    }
    guard let compilation = try arguments.bind(console) else { return .findings }
    guard let walk = Walk(compilation) else {
      throw Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")
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
    summary: "take these steps, with commas between, and print every state")
}

/// A walk in a terminal.
private struct Tour {
  private var walk: Walk
  private let console: Console

  /// Shows where the walk begins.
  init(_ walk: Walk, _ console: Console) {
    self.walk = walk
    self.console = console
    console.write(walk.drawing(isColored: console.isOutputColored))
  }

  /// Takes the steps of one line.
  mutating func replay(_ script: String) throws(Failure) {
    let answer = walk.follow(script, isColored: console.isOutputColored) { console.write($0) }
    guard let refusal = answer.refusal else { return }
    console.flush()
    throw Failure(refusal)
  }

  /// Takes what is typed, line by line, to the end. Where nobody is there to see it, a step that is not offered tells
  /// in the exit status.
  mutating func converse() -> ExitStatus {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var status = ExitStatus.success
    while true {
      if isTerminal { console.write("\n> ") }
      console.flush()
      guard let line = readLine() else { break }
      let answer = walk.follow(line, isColored: console.isOutputColored) { console.write($0) }
      if let refusal = answer.refusal {
        console.flush()
        console.tell(refusal + "\n")
        console.flush()
        if !isTerminal { status = .failure }
      }
      if answer.isEnd { return status }
    }
    if isTerminal { console.write("\n") }
    return status
  }
}
