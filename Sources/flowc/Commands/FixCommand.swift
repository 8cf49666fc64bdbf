import FlowLang

extension Command {
  static let fix: Command = Command(
    name: "fix",
    summary: "mends what a tool can mend",
    details: """
      Applies the repairs that findings of `flowc check` come with, to each FILE and what it imports, and says which files \
      have changed. Repairs are made until none is left, because one can bring up the next. `-` is standard input, and \
      goes to standard output.

      Only safe repairs are made: those that keep what the author meant beyond doubt. With --unsafe the others are made, \
      too; look at the difference before you keep them.

      Without a FILE it takes the flows that `paths` of the project's .flowc.json lists.
      """,
    operands: .listed(.flow),
    options: [.unsafe, .assumeFilename],
    exits: [.done, .failure],
    examples: [
      ("flowc fix app.flow", "everything that is safe to mend"),
      ("flowc fix --unsafe app.flow && git diff", "the rest, too, to be looked at"),
    ]
  ) { arguments, console throws(Failure) in
    let configurations = ProjectConfigurations()
    var count = 0
    for operand in try arguments.flows(for: .fix, configurations) {
      // A loader of its own: what was mended for one flow, the next one finds mended.
      let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
      let source = try loader.read(operand)
      let repair = Repair(
        source, includingUnsafe: arguments.has(.unsafe),
        severities: try configurations.configuration(of: source.path).severities, load: loader.imports())
      count += repair.count
      for file in repair.changed where operand != "-" || file.identity != source.identity {
        try FileWriter.replace(file.path, with: file.bytes, insteadOf: loader.bytes(of: file.identity))
        console.tell("mended \(TerminalText.clean(file.path))\n")
      }
      if operand == "-" { console.write(repair.compilation.sources[0].bytes) }
    }
    console.tell(count == 0 ? "nothing to mend\n" : "\(count.counted("repair")) made\n")
    return .success
  }
}

extension Option {
  fileprivate static let unsafe = Option(
    name: "unsafe", summary: "also make repairs that may not be what the author meant")
}
