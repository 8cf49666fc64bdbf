import FlowLang

extension Command {
  static let check: Command = Command(
    name: "check",
    group: .check,
    summary: "finds mistakes; the gate in CI",
    details: """
      Checks each FILE, or the flows in a folder, with their imports; without one, the `paths` of .flowc.json. Findings \
      go to standard output, the summary to standard error. A file without an `app` is checked with the files that \
      import it. With --conforms the flow is compared with the Swift code of the app; `conforms` in .flowc.json does the \
      same for every check, and its `check` section sets --strict and --baseline.
      """,
    page: "docs/ci.md, docs/rules.md, docs/sources.md",
    operands: .listed(.flow),
    options: [
      .conforms, .unknown, .reportForm, .strict, .noNotes, .warn, .deny, .allow, .baseline, .writeBaseline, .relativeTo,
      .forTarget, .watch,
      .assumeFilename,
    ],
    exits: [.clean, .findings, .noFlow],
    examples: [
      ("flowc check app.flow", "every finding, with its line and a trace that shows it"),
      ("flowc check --conforms Sources app.flow", "also where the code of the app differs"),
      ("flowc check Flows --strict --format sarif=findings.sarif", "in CI: text and a report, warnings fail"),
    ]
  ) { arguments, console throws(Failure) in
    var run = try CheckRun(arguments, console)
    guard arguments.has(.watch) else { return try run.run() }
    if arguments.operands.contains("-") { throw Failure("standard input cannot be watched") }
    while true {
      Outputs.shared.forget()
      let before = WatchedFiles(run.files)
      run = try CheckRun(arguments, console)
      do throws(Failure) { _ = try run.run() } catch { console.report(error) }
      // A file that changed while it was read is read again.
      let files = WatchedFiles(run.files)
      if before.haveChanged { continue }
      console.report("watching \(run.files.count.counted("file")), until interrupted\n\n")
      console.flush()
      while !files.haveChanged { WatchedFiles.wait() }
    }
  }
}

extension Option {
  fileprivate static let watch = Option(name: "watch", letter: "w", summary: "check again whenever a file changes")
}
