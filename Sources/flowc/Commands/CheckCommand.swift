import FlowLang

extension Command {
  static let check: Command = Command(
    name: "check",
    summary: "finds what is wrong with a flow",
    details: """
      Reads each FILE and what it imports, binds every name and asks every rule. `-` is standard input. A file without \
      an `app` counts with the files that import it; alone, it is checked for its names.

      Without a FILE it takes the flows that `paths` of the project's .flowc.json lists. That file can also say how bad \
      rules are: { "severities": { "dead-end": "warning", "unused-flag": "off" } }. The command line wins.

      Findings for people go to standard error, those for programs to standard output. The form xcode names files as \
      they are named here; the other forms for programs name them from the working directory.

      A baseline lists findings that are known and left out, by rule, file and names, so that edits around them do not \
      bring them back.

      With --conforms the flow is compared with the Swift code of the app: a link, screen or presentation that only one \
      of the two has is a finding. `conforms` in .flowc.json does the same for every check.

      With --watch the check is made again whenever a file changes, until the command is interrupted.
      """,
    operands: .listed(.flow),
    options: [
      .conforms, .unknown, .reportForm, .strict, .noNotes, .warn, .deny, .allow, .baseline, .writeBaseline, .relativeTo,
      .forTarget, .watch,
      .assumeFilename,
    ],
    exits: [.clean, .findings, .failure],
    examples: [
      ("flowc check app.flow", "every finding, with its line and the way there"),
      ("flowc check --strict --format json Flows/*.flow", "the same for programs, warnings as failures"),
      ("flowc check --format sarif=findings.sarif --warn dead-end app.flow", "both at once, and one rule less strict"),
      ("flowc check --write-baseline known.txt app.flow", "what is wrong now, so that only new findings count:"),
      ("flowc check --baseline known.txt app.flow", "only what is not listed there"),
      ("flowc check --conforms Sources app.flow", "also where the code of the app differs"),
      ("flowc check --target uikit app.flow", "also what that router cannot do"),
      ("git show HEAD:app.flow | flowc check --assume-filename app.flow -", "what was committed"),
    ]
  ) { arguments, console throws(Failure) in
    var run = try CheckRun(arguments, console)
    guard arguments.has(.watch) else { return try run.run() }
    if arguments.operands.contains("-") { throw Failure("standard input cannot be watched") }
    while true {
      let before = WatchedFiles(run.files)
      run = try CheckRun(arguments, console)
      do throws(Failure) { _ = try run.run() } catch { console.tell(error) }
      // What was changed while it was read is read again.
      let files = WatchedFiles(run.files)
      if before.haveChanged { continue }
      console.tell("watching \(run.files.count.counted("file")), until interrupted\n\n")
      console.flush()
      while !files.haveChanged { WatchedFiles.wait() }
    }
  }
}

extension Option {
  fileprivate static let watch = Option(name: "watch", summary: "check again whenever a file changes")
}
