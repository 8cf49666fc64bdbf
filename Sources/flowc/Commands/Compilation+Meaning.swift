import FlowLang

extension Compilation {
  /// The errors that are not about states. If there are any, nothing can be generated.
  var mistakes: [Finding] {
    findings.shown.filter { $0.severity == .error && Rule.named($0.rule)?.isAboutStates != true }
  }

  /// Whether the first file is of another format, and no flow.
  var isForeign: Bool {
    guard let format = ForeignFile(sources[0].bytes) else { return false }
    return format != .empty
  }

  /// The operand that stands for the flow on a command line.
  var operand: String { sources[0].isStandardInput ? "-" : TerminalText.clean(sources[0].path) }
}

extension Console {
  /// Writes the findings of a flow to standard error, in the form of `flowc check`.
  func report(errorsOf compilation: Compilation) {
    var style = ReportStyle()
    style.isColored = isErrorColored
    report(Reporter.text.report([compilation], style))
  }

  /// Whether something can be generated from a flow, since all of its errors are about states; reports otherwise.
  func isComplete(_ compilation: Compilation) -> Bool {
    if compilation.mistakes.isEmpty { return true }
    report(refusalOf: compilation)
    return false
  }

  /// Returns the router of a flow without other errors than those about states; if there is none, reports why.
  func router(of compilation: Compilation) -> Router? {
    do throws(SwiftTarget.Refusal) { return try SwiftTarget.router(of: compilation) } catch {
      report(errorsOf: error.compilation)
      return nil
    }
  }

  /// Writes the differences between two versions of a file to standard output.
  func write(differencesFrom old: [UInt8], to new: [UInt8], path: String) {
    write(
      UnifiedDiff.text(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self), path: path,
        isColored: isOutputColored))
  }

  /// Reports in one line, with the location of the first error, why nothing is generated.
  private func report(refusalOf compilation: Compilation) {
    let paint = Paint(isColored: isErrorColored)
    let errors = compilation.mistakes.sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    guard let first = errors.first else { return }
    let file = compilation.sources[Int(first.range.file.index)]
    let place = LineTable(file).position(of: first.range.start)
    let rest = errors.count == 1 ? "fix it first" : "fix this and \((errors.count - 1).counted("other error")) first"
    report(
      "\(TerminalText.clean(file.path)):\(place.line):\(place.column): \(paint("error:", .error)) "
        + "\(TerminalText.clean(first.message)) [\(first.rule)]; nothing is written: \(rest) (`flowc check \(compilation.operand)`)\n"
    )
  }

  /// Reports in one line that the output is a draft.
  func report(draft compilation: Compilation) {
    guard !compilation.mistakes.isEmpty else { return }
    let errors = compilation.findings.shown.filter { $0.severity == .error }
    let paint = Paint(isColored: isErrorColored)
    let name = TerminalText.clean(compilation.sources[0].path)
    report(
      "\(name): \(paint("draft:", .warning)) \(errors.count.counted("error")) (`flowc check \(compilation.operand)`)\n"
    )
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

  /// Returns the root files of the flows for the command.
  func roots(for command: Command) throws(Failure) -> [SourceFile] {
    try arguments.roots(for: command, loader, configurations)
  }

  /// Returns the root file of the only flow for the command.
  func root(for command: Command) throws(Failure) -> SourceFile {
    try arguments.root(for: command, loader, configurations)
  }

  /// Compiles and judges a flow.
  func compile(_ source: SourceFile) throws(Failure) -> Compilation {
    Compiler.compile(source, severities: try severities(source), load: loader.imports())
  }

  /// Compiles a flow without judging it, which is fast and sufficient for a router or a walk.
  func bind(_ source: SourceFile) throws(Failure) -> Compilation {
    Compiler.bind(source, severities: try severities(source), load: loader.imports())
  }

  /// Returns a flow in the form in which it is shown, with or without errors.
  func draft(_ compilation: Compilation) -> Draft { Draft(compilation, load: loader.imports()) }

  private func severities(_ source: SourceFile) throws(Failure) -> [String: Severity?] {
    try configurations.configuration(of: source.path).severities
  }
}
