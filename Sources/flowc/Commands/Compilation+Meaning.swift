import FlowLang

extension Compilation {
  /// Whether there is no error but those that judge what the app can do, so that there is something to draw or to walk
  /// through.
  var saysWhatItMeans: Bool {
    !findings.shown.contains { $0.severity == .error && Rule.named($0.rule)?.isAboutStates != true }
  }
}

extension Console {
  /// Tells what is wrong with a flow, as `flowc check` does.
  func tell(errorsOf compilation: Compilation) {
    var style = ReportStyle()
    style.isColored = isErrorColored
    tell(Reporter.text.report([compilation], style))
  }
}

extension Arguments {
  /// Compiles the flow that a command takes; nil when it does not say what it means, which is then told.
  ///
  /// - Parameter loader: What reads the files, where somebody else asks it, too.
  func compile(_ console: Console, _ loader: ProjectLoader? = nil) throws(Failure) -> Compilation? {
    try meaningful(console, loader) { Compiler.compile($0, severities: $1, load: $2) }
  }

  /// The same without deciding what a person can do: for what asks only for the meaning.
  func bind(_ console: Console) throws(Failure) -> Compilation? {
    try meaningful(console, nil) {
      Compiler.bind($0, severities: $1, load: $2)
    }
  }

  private func meaningful(
    _ console: Console, _ loader: ProjectLoader?,
    _ compile: (SourceFile, [String: Severity?], Compiler.Loader) -> Compilation
  ) throws(Failure) -> Compilation? {
    let loader = loader ?? ProjectLoader(assumedName: value(of: .assumeFilename))
    let source = try loader.read(operands[0])
    let severities = try ProjectConfigurations().configuration(of: source.path).severities
    let compilation = compile(source, severities, loader.imports())
    if compilation.saysWhatItMeans { return compilation }
    console.tell(errorsOf: compilation)
    return nil
  }
}
