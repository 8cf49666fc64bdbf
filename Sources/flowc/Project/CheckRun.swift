import FlowLang

/// One run of `flowc check` over the current files.
struct CheckRun {
  private let arguments: Arguments
  private let console: Console
  private let configurations = ProjectConfigurations()
  private let forms: [RequestedForm]
  private let folder: String
  /// The screens of each flow without a type in the code.
  private var uncompared: [(flow: String, screens: [String])] = []
  /// The baselines that were read, by path.
  private var baselines: [String: Baseline] = [:]
  /// The code of apps that was read.
  private var codeByKey: [CodeKey: AppSources] = [:]

  /// The folders of code, with the project's declarations about its own functions.
  private struct CodeKey: Hashable {
    let folders: [String]
    let table: NavigationTable
  }
  /// The files that determine the result, existing or not: a change of one requires another run.
  private(set) var files: [String] = []

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    forms = try RequestedForm.forms(arguments.values(of: .reportForm))
    let folder = arguments.value(of: .relativeTo) ?? "."
    guard let found = Path.real(folder) else {
      throw Failure("cannot read \(TerminalText.clean(folder)): no such folder")
    }
    self.folder = found
  }

  /// Checks the flows and reports the findings.
  mutating func run() throws(Failure) -> ExitStatus {
    files = arguments.operands
    defer { files = Set(files + baselines.keys).sorted() }
    let operands = try arguments.flows(for: .check, configurations)
    files += operands + arguments.values(of: .baseline)
    if let path = arguments.value(of: .baseline) { _ = try baseline(at: path) }
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let (sources, isComplete) = read(operands, loader)
    var compilations: [Compilation] = []
    for root in Compiler.roots(among: sources, load: loader.imports()) {
      compilations.append(try compile(root, loader))
    }
    files += compilations.flatMap { $0.sources.map(\.path) } + configurations.paths
    if let path = arguments.value(of: .writeBaseline) {
      return isComplete ? try writeBaseline(of: compilations, to: path) : .failure
    }
    var hidden = 0
    for index in compilations.indices { hidden += try hideKnown(in: &compilations[index]) }
    // Without any flow, a report would claim that there are no findings.
    for form in forms where isComplete || !compilations.isEmpty { try report(compilations, form) }
    if hidden > 0, !arguments.has(.noNotes) {
      console.report("\(hidden.counted("finding")) left out by the baseline\n")
    }
    if !arguments.has(.noNotes) { reportUncompared() }
    if !isComplete || compilations.contains(where: \.isForeign) { return .failure }
    for compilation in compilations where try fails(compilation) { return .findings }
    return .success
  }

  /// Reports the screens that were not compared, so that silence is not mistaken for conformance.
  private func reportUncompared() {
    for (flow, screens) in uncompared where !screens.isEmpty {
      let shown = screens.prefix(arguments.has(.unknown) ? .max : 5)
      let others = screens.count - shown.count
      let names = shown.map { TerminalText.clean($0) }.joined(separator: ", ")
      let more = others > 0 ? " and \(others.grouped) more, which --unknown lists" : ""
      let count = screens.count.counted("screen")
      console.report(
        "\(TerminalText.clean(flow)): \(count) without a type in the code, not compared: \(names)\(more)\n")
    }
  }

  /// Whether a flow fails the check: it has errors or, if the check is strict, warnings.
  private func fails(_ compilation: Compilation) throws(Failure) -> Bool {
    if compilation.findings.count(.error) > 0 { return true }
    if compilation.findings.count(.warning) == 0 { return false }
    if arguments.has(.strict) { return true }
    return try configurations.configuration(of: compilation.sources[0].path).isStrict
  }

  /// Returns the code that a flow is compared with; nil if none is given.
  private mutating func code(for flow: String) throws(Failure) -> AppSources? {
    let folders = arguments.has(.conforms) ? arguments.values(of: .conforms) : try configurations.code(for: flow)
    if folders.isEmpty { return nil }
    let key = CodeKey(folders: folders, table: try configurations.configuration(of: flow).navigation)
    if let known = codeByKey[key] { return known }
    let code = try SourceFolder.read(folders, key.table)
    codeByKey[key] = code
    if !arguments.has(.noNotes) { console.report(code.unreadStoryboardLines) }
    if arguments.has(.unknown) { console.report(code.unknownSites) }
    return code
  }

  private mutating func compile(_ root: SourceFile, _ loader: ProjectLoader) throws(Failure) -> Compilation {
    let configuration = try configurations.configuration(of: root.path)
    let hasBaseline = arguments.has(.baseline) || arguments.has(.writeBaseline) || configuration.baseline != nil
    let limit: FindingLimit = hasBaseline ? .none : .readable
    let severities = arguments.severities(configuration)
    var compilation = Compiler.compile(root, severities: severities, keeping: limit, load: loader.imports())
    compilation.guessRepairs()
    let targets = try targets(for: root.path)
    let hasRouter = !targets.isEmpty && compilation.mistakes.isEmpty
    for target in targets where compilation.isSound { target.addLimits(to: &compilation) }
    if hasRouter { SwiftTarget.addObstacles(to: &compilation) }
    if let code = try code(for: root.path) {
      uncompared.append((root.path, Conformance.check(&compilation, against: code)))
    }
    return compilation
  }

  /// Reads the files, without duplicates, and reports those that cannot be read.
  private func read(_ operands: [String], _ loader: ProjectLoader) -> (sources: [SourceFile], isComplete: Bool) {
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    var isComplete = true
    for operand in operands {
      do {
        let source = try loader.read(operand)
        if seen.insert(source.identity).inserted { sources.append(source) }
      } catch {
        console.report(error)
        isComplete = false
      }
    }
    return (sources, isComplete)
  }

  /// Returns the requested targets, or else the one of the configuration.
  private mutating func targets(for flow: String) throws(Failure) -> [SwiftTarget] {
    let asked = arguments.values(of: .forTarget)
    let names = asked.isEmpty ? [try configurations.configuration(of: flow).target].compactMap(\.self) : asked
    return names.compactMap { name in SwiftTarget.all.first { $0.name == name } }
  }

  /// Removes the findings of a baseline: of the one that the command line names, or else of the project's own, in which
  /// paths are relative to the project's folder.
  private mutating func hideKnown(in compilation: inout Compilation) throws(Failure) -> Int {
    if let path = arguments.value(of: .baseline) {
      return try baseline(at: path).hide(in: &compilation, style(forPrograms: true))
    }
    let flow = compilation.sources[0].path
    guard let entry = try configurations.configuration(of: flow).baseline else { return 0 }
    let root = try Path.absolute(configurations.path(".", inProjectOf: flow))
    return try baseline(at: configurations.path(entry, inProjectOf: flow)).hide(in: &compilation, style(from: root))
  }

  private mutating func baseline(at path: String) throws(Failure) -> Baseline {
    if let known = baselines[path] { return known }
    let content: FileReader.Content
    do {
      content = try FileReader.read(path)
    } catch {
      throw Failure("cannot read \(TerminalText.clean(path)): \(error.reason)")
    }
    do {
      let baseline = try Baseline(content.bytes)
      baselines[path] = baseline
      return baseline
    } catch {
      throw Failure(
        "\(TerminalText.clean(path)):\(error.line): this line is none of a baseline; --write-baseline writes one")
    }
  }

  private func writeBaseline(of compilations: [Compilation], to path: String) throws(Failure) -> ExitStatus {
    for compilation in compilations { try compilation.refuseToReplace(path) }
    let (text, count) = Baseline.text(of: compilations, style(forPrograms: true))
    try console.write(text, to: path)
    console.report("\(count.counted("finding")) written to \(TerminalText.clean(path))\n")
    return .success
  }

  private func report(_ compilations: [Compilation], _ form: RequestedForm) throws(Failure) {
    var style = style(forPrograms: form.reporter.isMachine && !form.reporter.keepsPaths)
    style.isQuiet = arguments.has(.noNotes)
    // A machine-readable form has standard output to itself.
    let isBeside = forms.contains { $0.file == nil && $0.reporter.isMachine }
    style.isColored = form.file == nil && (isBeside ? console.isErrorColored : console.isOutputColored)
    for compilation in compilations { try compilation.refuseToReplace(form.file) }
    guard form.file == nil, !form.reporter.isMachine else {
      return try console.write(form.reporter.report(compilations, style), to: form.file)
    }
    let isQuiet = style.isQuiet
    style.parts = .findings
    let findings = form.reporter.report(compilations, style)
    if isBeside { console.report(findings) } else { console.write(findings) }
    console.flush()
    if isQuiet { return }
    style.parts = .summary
    style.isColored = console.isErrorColored
    console.report(form.reporter.report(compilations, style))
  }

  /// Returns the style of a report: with paths as the caller gave them or, for programs, relative to one folder.
  private func style(forPrograms isForPrograms: Bool) -> ReportStyle {
    isForPrograms ? style(from: folder) : ReportStyle()
  }

  /// Returns the style of a report with paths relative to a folder.
  private func style(from folder: String) -> ReportStyle {
    var style = ReportStyle()
    style.path = { source in
      if source.isStandardInput { return source.path }
      return Path.relative(Path.absolute(source.path), to: folder)
    }
    return style
  }
}

extension Option {
  static let conforms = Option(
    name: "conforms", value: Value(name: "DIR", kind: .folder), isRepeatable: true,
    summary: "compare with the Swift code of the app below this folder")
  static let unknown = Option(
    name: "unknown", summary: "with --conforms, also list the places of the code that lead where flowc cannot see")
  static let reportForm = Option(
    name: "format", letter: "f", value: Value(name: "FORM", kind: .forms(Reporter.all.map(\.name))), isRepeatable: true,
    summary: "format of the report; FORM=FILE writes it to a file beside the text")
  static let strict = Option(name: "strict", summary: "warnings fail the check, too")
  static let noNotes = Option(name: "quiet", letter: "q", summary: "no notes and no summary")
  static let baseline = Option(name: "baseline", value: .file, summary: "leave out the findings that this file lists")
  static let writeBaseline = Option(
    name: "write-baseline", value: .file, summary: "record the current findings as a baseline")
  static let forTarget = Option(
    name: "target", value: Value(name: "TARGET", kind: .words(SwiftTarget.all.map(\.name))), isRepeatable: true,
    summary: "also report what this target of `flowc swift` cannot do")
  static let relativeTo = Option(
    name: "relative-to", value: Value(name: "DIR", kind: .folder),
    summary: "the folder that paths in machine formats start from; default: the working directory")
}
