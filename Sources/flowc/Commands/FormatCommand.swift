import FlowLang

extension Command {
  static let format: Command = Command(
    name: "format",
    group: .write,
    summary: "rewrites flows in the one canonical layout",
    details: """
      Changes the white space of each FILE, or of the flows in a folder, and nothing else; without one, of the `paths` of \
      .flowc.json. `-` is standard input, and goes to standard output.
      """,
    page: "docs/language.md",
    operands: .listed(.flow),
    options: [.check, .diff, .assumeFilename],
    exits: [.done, .unreadable, .noFlow, .difference],
    examples: [
      ("flowc format Flows", "every flow, in place"),
      ("flowc format --check --diff Flows", "in CI: fails and shows the difference"),
    ]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let statuses = try arguments.flows(for: .format, ProjectConfigurations()).map { operand in
      do throws(Failure) {
        return try format(operand, loader, arguments, console)
      } catch {
        console.report(error)
        return .failure
      }
    }
    return .worst(of: statuses)
  }

  /// Formats one file, or reports its syntax errors.
  private static func format(
    _ operand: String, _ loader: ProjectLoader, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitStatus {
    let source = try loader.readFlow(operand)
    guard let text = FlowFormatter.format(source) else {
      let others = Rule.all.map(\.name).filter { $0 != "syntax" }
      let silence = Dictionary(uniqueKeysWithValues: others.map { ($0, Severity?.none) })
      console.report(errorsOf: Compiler.compile(source, severities: silence))
      return .findings
    }
    let bytes = Array(text.utf8)
    let isSame = source.bytes == bytes
    if arguments.has(.diff), !isSame { console.write(differencesFrom: source.bytes, to: bytes, path: source.path) }
    guard arguments.has(.check) else {
      if arguments.has(.diff) { return .success }
      if operand == "-" {
        console.write(bytes)
      } else {
        try FileWriter.replace(operand, with: bytes, insteadOf: source.bytes)
      }
      return .success
    }
    if isSame { return .success }
    console.report("\(TerminalText.clean(source.path)) is not in the canonical layout\n")
    return .difference
  }
}
