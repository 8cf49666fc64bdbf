import FlowLang

extension Compilation {
  /// The errors about what the files say, not about what the app can do: with one, nothing can be generated.
  var mistakes: [Finding] {
    findings.shown.filter { $0.severity == .error && Rule.named($0.rule)?.isAboutStates != true }
  }

  /// Whether there is no error but those that judge what the app can do.
  var hasOnlyStateErrors: Bool { mistakes.isEmpty }
}

extension Console {
  /// Writes the findings of a flow to standard error, as `flowc check` writes them.
  func tell(errorsOf compilation: Compilation) {
    var style = ReportStyle()
    style.isColored = isErrorColored
    tell(Reporter.text.report([compilation], style))
  }

  /// Says in one line, at the place of the first error, why nothing is generated.
  func tell(refusalOf compilation: Compilation) {
    let paint = Paint(isColored: isErrorColored)
    let errors = compilation.mistakes.sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    guard let first = errors.first else { return }
    let file = compilation.sources[Int(first.range.file.index)]
    let place = LineTable(file).position(of: first.range.start)
    let rest = errors.count == 1 ? "fix it first" : "fix this and \((errors.count - 1).counted("other error")) first"
    let name = TerminalText.clean(compilation.sources[0].path)
    tell(
      "\(TerminalText.clean(file.path)):\(place.line):\(place.column): \(paint("error:", .error)) "
        + "\(TerminalText.clean(first.message)) [\(first.rule)]; nothing is written: \(rest) (`flowc check \(name)`)\n")
  }

  /// Says in one line that what is shown is a draft.
  func tell(draft compilation: Compilation) {
    let errors = compilation.mistakes
    guard !errors.isEmpty else { return }
    let paint = Paint(isColored: isErrorColored)
    let name = TerminalText.clean(compilation.sources[0].path)
    tell(
      "\(name): \(paint("draft:", .warning)) \(errors.count.counted("error")), drawn in red (`flowc check \(name)`)\n")
  }
}

/// Reads and compiles the flows of a command.
struct FlowReader {
  let arguments: Arguments
  let loader: ProjectLoader
  let configurations = ProjectConfigurations()

  init(_ arguments: Arguments) {
    self.arguments = arguments
    loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
  }

  /// The flows that the command works on.
  func roots(for command: Command) throws(Failure) -> [SourceFile] {
    try arguments.roots(for: command, loader, configurations)
  }

  /// The one flow that the command works on.
  func root(for command: Command) throws(Failure) -> SourceFile {
    try arguments.root(for: command, loader, configurations)
  }

  /// Compiles a flow and decides what a person can do.
  func compile(_ source: SourceFile) throws(Failure) -> Compilation {
    Compiler.compile(source, severities: try severities(source), load: loader.imports())
  }

  /// Compiles a flow as far as it takes little time: what a router or a walk needs.
  func bind(_ source: SourceFile) throws(Failure) -> Compilation {
    Compiler.bind(source, severities: try severities(source), load: loader.imports())
  }

  /// A flow as it is shown, with or without errors.
  func draft(_ compilation: Compilation) -> Draft { Draft(compilation, load: loader.imports()) }

  private func severities(_ source: SourceFile) throws(Failure) -> [String: Severity?] {
    try configurations.configuration(of: source.path).severities
  }
}
