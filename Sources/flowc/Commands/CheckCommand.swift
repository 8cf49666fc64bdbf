import FlowLang

extension Command {
  static let check: Command = Command(
    name: "check",
    summary: "finds what is wrong with a flow",
    details: """
      Reads each FILE and what it imports, binds every name and asks every rule. `-` is standard input. A file without \
      an `app` counts with the files that import it; alone, it is checked for its names.

      Findings for people go to standard error, those for programs to standard output.
      """,
    operands: .many(.flow),
    options: [
      .format, .strict, .quiet, .warn, .deny, .allow, .relativeTo, .forTarget, .assumeFilename,
    ],
    exits: [.clean, .findings, .failure],
    examples: [
      ("flowc check app.flow", "every finding, with its line and the way there"),
      ("flowc check --strict --format json Flows/*.flow", "the same for programs, warnings as failures"),
      ("flowc check --format json=findings.json --warn dead-end app.flow", "both at once, and one rule less strict"),
      ("flowc check --target uikit app.flow", "also what that router cannot do"),
      ("git show HEAD:app.flow | flowc check --assume-filename app.flow -", "what was committed"),
    ]
  ) { arguments, console throws(Failure) in
    try Check(arguments, console).run()
  }
}

extension Option {
  fileprivate static let format = Option(
    name: "format", value: Value(name: "FORM", kind: .forms(Reporter.all.map(\.name))), isRepeatable: true,
    summary: "how to tell the findings: \(Reporter.all.map(\.name).joined(separator: " or ")); FORM=FILE writes that "
      + "form to a file, beside what is told anyway")
  fileprivate static let strict = Option(name: "strict", summary: "let warnings fail the check, too")
  fileprivate static let quiet = Option(name: "quiet", summary: "no findings that are only notes, and no summary")
  fileprivate static let warn = Option(name: "warn", value: .rule, isRepeatable: true, summary: "make a rule a warning")
  fileprivate static let deny = Option(name: "deny", value: .rule, isRepeatable: true, summary: "make a rule an error")
  fileprivate static let allow = Option(name: "allow", value: .rule, isRepeatable: true, summary: "leave a rule out")
  fileprivate static let forTarget = Option(
    name: "target", value: Value(name: "TARGET", kind: .words(SwiftTarget.all.map(\.name))), isRepeatable: true,
    summary: "also tell what this target of `flowc swift` cannot do, as unsupported-by-target")
  fileprivate static let relativeTo = Option(
    name: "relative-to", value: Value(name: "DIR", kind: .folder),
    summary: "the folder that paths in forms for programs start from, instead of the working directory")
}

/// One run of `flowc check`.
private struct Check {
  let arguments: Arguments
  let console: Console
  let forms: [RequestedForm]
  let folder: String

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    forms = try RequestedForm.forms(arguments.values(of: .format))
    let folder = arguments.value(of: .relativeTo) ?? "."
    guard let found = Path.real(folder) else {
      throw Failure("cannot read \(TerminalText.clean(folder)): no such folder")
    }
    self.folder = found
  }

  func run() throws(Failure) -> ExitStatus {
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let (sources, isComplete) = read(loader)
    let compilations = Compiler.roots(among: sources, load: loader.imports()).map { root in
      var compilation = Compiler.compile(root, severities: severities, load: loader.imports())
      let hasRouter = !targets.isEmpty && compilation.saysWhatItMeans
      for target in targets where compilation.isSound { target.addLimits(to: &compilation) }
      if hasRouter { SwiftTarget.addObstacles(to: &compilation) }
      return compilation
    }
    // Of nothing, a form would say that nothing is wrong, and be believed.
    for form in forms where isComplete || !compilations.isEmpty { try tell(compilations, form) }
    if !isComplete { return .failure }
    let worst: [Severity] = arguments.has(.strict) ? [.error, .warning] : [.error]
    let fails = compilations.contains { compilation in worst.contains { compilation.findings.count($0) > 0 } }
    return fails ? .findings : .success
  }

  /// Reads the files that can be read, each once, and says of the others why they cannot.
  private func read(_ loader: ProjectLoader) -> (sources: [SourceFile], isComplete: Bool) {
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    var isComplete = true
    for operand in arguments.operands {
      do {
        let source = try loader.read(operand)
        if seen.insert(source.identity).inserted { sources.append(source) }
      } catch {
        console.tell(error)
        isComplete = false
      }
    }
    return (sources, isComplete)
  }

  /// The targets that are asked for.
  private var targets: [SwiftTarget] {
    arguments.values(of: .forTarget).compactMap { name in SwiftTarget.all.first { $0.name == name } }
  }

  /// What the command line says of rules; the last word counts.
  private var severities: [String: Severity?] {
    var result: [String: Severity?] = [:]
    for (name, rule) in arguments.options {
      switch name {
      case Option.warn.name: result.updateValue(.warning, forKey: rule)
      case Option.deny.name: result.updateValue(.error, forKey: rule)
      case Option.allow.name: result.updateValue(nil, forKey: rule)
      default: break
      }
    }
    return result
  }

  private func tell(_ compilations: [Compilation], _ form: RequestedForm) throws(Failure) {
    var style = ReportStyle()
    style.isQuiet = arguments.has(.quiet)
    style.isColored = form.file == nil && console.isErrorColored
    if form.reporter.isMachine, !form.reporter.keepsPaths {
      style.path = { [folder] source in
        if source.path == ProjectLoader.unnamedInput { return source.path }
        return Path.relative(Path.absolute(source.path), to: folder)
      }
    }
    for compilation in compilations { try compilation.refuseToReplace(form.file) }
    let text = form.reporter.report(compilations, style)
    if form.file != nil || form.reporter.isMachine {
      try console.write(text, to: form.file)
    } else {
      console.tell(text)
    }
  }
}
