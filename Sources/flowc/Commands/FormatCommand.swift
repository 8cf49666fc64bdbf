import FlowLang

extension Command {
  static let format: Command = Command(
    name: "format",
    summary: "rewrites flows in the one canonical layout",
    details: """
      Changes the white space of each FILE and nothing else, as docs/language.md describes it. Comments keep their \
      places. A file that has the layout already is left alone. `-` is standard input, and goes to standard output.

      A file that has an error of syntax is not changed: its errors are told instead.

      Without a FILE it takes the flows that `paths` of the project's .flowc.json lists.

      With --check nothing is written; the files that would change are named.
      """,
    operands: .listed(.flow),
    options: [.check, .assumeFilename],
    exits: [.done, .unreadable, .failure, .difference],
    examples: [
      ("flowc format Flows/*.flow", "every flow, in place"),
      ("flowc format --check Flows/*.flow", "in CI: fails when somebody forgot to"),
      ("flowc format - < app.flow", "what it would look like"),
    ]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let statuses = try arguments.flows(for: .format, ProjectConfigurations()).map { operand in
      do throws(Failure) {
        return try format(operand, loader, arguments, console)
      } catch {
        console.tell(error)
        return .failure
      }
    }
    return [.failure, .findings, .difference].first { statuses.contains($0) } ?? .success
  }

  /// Formats one file, or says why it is not formatted.
  private static func format(
    _ operand: String, _ loader: ProjectLoader, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitStatus {
    let source = try loader.read(operand)
    guard let text = FlowFormatter.format(source) else {
      let others = Rule.all.map(\.name).filter { $0 != "syntax" }
      let silence = Dictionary(uniqueKeysWithValues: others.map { ($0, Severity?.none) })
      console.tell(errorsOf: Compiler.compile(source, severities: silence))
      return .findings
    }
    guard arguments.has(.check) else {
      if operand == "-" {
        console.write(text)
      } else {
        try FileWriter.replace(operand, with: Array(text.utf8), insteadOf: source.bytes)
      }
      return .success
    }
    if source.bytes.elementsEqual(text.utf8) { return .success }
    console.tell("\(TerminalText.clean(source.path)) is not in the canonical layout\n")
    return .difference
  }
}

extension Option {
  fileprivate static let check = Option(name: "check", summary: "write nothing; say which files would change")
}
