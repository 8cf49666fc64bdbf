import FlowLang

extension Command {
  static let fix: Command = Command(
    name: "fix",
    group: .write,
    summary: "applies safe fixes",
    details: """
      Applies the fixes that findings of `flowc check` come with, to each FILE, or the flows in a folder, with their \
      imports; without one, to the `paths` of .flowc.json. It repeats until no fix is left, and says what it left and \
      why. `-` is standard input, and goes to standard output.
      """,
    page: "docs/rules.md",
    operands: .listed(.flow),
    options: [.unsafe, .diff, .assumeFilename],
    exits: [.done, .noFlow],
    examples: [
      ("flowc fix app.flow --diff", "shows what would change"),
      ("flowc fix --unsafe Flows", "also fixes to look at before you keep them"),
    ]
  ) { arguments, console throws(Failure) in
    let configurations = ProjectConfigurations()
    var tally = Tally()
    for operand in try roots(arguments, configurations) {
      // A new loader for each flow, which reads the fixed versions of shared files.
      let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
      let source = try loader.readFlow(operand)
      let repair = Repair(
        source, includingUnsafe: arguments.has(.unsafe), guessing: true,
        severities: try configurations.configuration(of: source.path).severities, load: loader.imports())
      tally.add(repair)
      if arguments.has(.diff) {
        for file in repair.changed {
          console.write(differencesFrom: loader.bytes(of: file.identity) ?? [], to: file.bytes, path: file.path)
        }
        continue
      }
      for file in repair.changed where operand != "-" || file.identity != source.identity {
        try FileWriter.replace(file.path, with: file.bytes, insteadOf: loader.bytes(of: file.identity))
        console.report("fixed \(TerminalText.clean(file.path))\n")
      }
      if operand == "-" { console.write(repair.compilation.sources[0].bytes) }
    }
    console.flush()
    console.report(tally.text(isPlan: arguments.has(.diff)))
    return .success
  }

  /// Returns the flows to fix: of several files those that no other imports, since each is fixed with its imports.
  private static func roots(
    _ arguments: Arguments, _ configurations: ProjectConfigurations
  ) throws(Failure) -> [String] {
    let flows = try arguments.flows(for: .fix, configurations)
    guard flows.count > 1 else { return flows }
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let sources = try flows.map { path throws(Failure) in try loader.readFlow(path) }
    return Compiler.roots(among: sources, load: loader.imports()).map(\.path)
  }

  /// The number of fixed and of remaining findings.
  private struct Tally {
    private var count = 0
    /// The locations that only `--unsafe` would fix, and the number of findings without a fix.
    private var unsafe: [String] = []
    private var unsafeCount = 0
    private var otherCount = 0

    mutating func add(_ repair: Repair) {
      count += repair.count
      for finding in repair.compilation.findings.shown where finding.severity != .note {
        guard repair.compilation.isRepairable(finding), finding.fixes.contains(where: { !$0.edits.isEmpty }) else {
          otherCount += 1
          continue
        }
        unsafeCount += 1
        let file = repair.compilation.sources[Int(finding.range.file.index)]
        let line = LineTable(file).position(of: finding.range.start).line
        if unsafe.count < 5 { unsafe.append("\(TerminalText.clean(file.path)):\(line) [\(finding.rule)]") }
      }
    }

    func text(isPlan: Bool) -> String {
      var text =
        count == 0
        ? "nothing to fix\n" : "\(count.grouped) fix\(count == 1 ? "" : "es") \(isPlan ? "possible" : "made")\n"
      if unsafeCount > 0 {
        let places = unsafe.joined(separator: ", ") + (unsafeCount > unsafe.count ? ", …" : "")
        text += "left: `--unsafe` would fix \(unsafeCount), which may not be what you meant: \(places)\n"
      }
      if otherCount > 0 {
        text += "left: \(otherCount.counted("finding")) without an automatic fix (`flowc check` lists them)\n"
      }
      return text
    }
  }
}

extension Option {
  fileprivate static let unsafe = Option(
    name: "unsafe", summary: "also apply fixes that may not be what the author meant")

  static let diff = Option(name: "diff", summary: "write nothing; show what would change, as a unified diff")
}
