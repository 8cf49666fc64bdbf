/// The way from text to findings. Read this first.
///
///     text ── Lexer ──▶ tokens ── Parser ──▶ tree ── ModelBuilder ──▶ model
///                                                                       │
///              findings ◀── Rule.all ◀── verdicts ◀── Judge.decide ── ──┘
///
/// Compiling never throws and never traps, whatever the bytes are: it returns everything it could build, and findings.
/// It does no input or output; files come through the `load` function of the caller.
public enum Compiler {
  /// Finds the file that an `import` names.
  ///
  /// - Parameters:
  ///   - path: What the import says.
  ///   - importer: The file that says it.
  public typealias Loader = (_ path: String, _ importer: SourceFile) -> Result<SourceFile, ImportProblem>

  /// Compiles a file with all that it imports and asks every rule.
  ///
  /// Takes time and memory in proportion to the size of the files.
  /// - Parameters:
  ///   - source: The file.
  ///   - severities: Rules to report with another severity, or with none to leave them out.
  ///   - limit: How many findings are kept.
  ///   - load: Finds imported files.
  public static func compile(
    _ source: SourceFile, severities: [String: Severity?] = [:], keeping limit: FindingLimit = .readable,
    load: Loader = { _, _ in .failure(.notFound) }
  ) -> Compilation {
    var compilation = bind(source, severities: severities, keeping: limit, load: load)
    compilation.judge()
    return compilation
  }

  /// Compiles a file with all that it imports as far as it takes little time whatever the flow is: what it says is known
  /// and whether it means something, what a person can do is not. That is enough for a router.
  ///
  /// ``Compilation/judge()`` does the rest. For the parameters see
  /// ``compile(_:severities:keeping:load:)``.
  public static func bind(
    _ source: SourceFile, severities: [String: Severity?] = [:], keeping limit: FindingLimit = .readable, load: Loader
  ) -> Compilation {
    var parsed = parse(source, mostErrors: limit.mostSyntaxErrors, load)
    let model = ModelBuilder.build(parsed.trees)
    var compilation = Compilation(
      sources: parsed.trees.map(\.source), trees: parsed.trees, failedImports: parsed.failedImports,
      loadedImports: parsed.loadedImports, model: model, verdicts: Verdicts(),
      findings: Findings(severities: severities, limit: limit, model: model))
    parsed = ParsedFiles(trees: [])
    compilation.ask(.names)
    compilation.findings.leaveOutFollowUps(of: compilation.trees)
    // What follows an error may be what would use it.
    if compilation.findings.bindingErrorCount == 0 { compilation.ask(.uses) }
    return compilation
  }

  /// Parses a file and, breadth first, what it imports; each file once.
  private static func parse(_ source: SourceFile, mostErrors: Int, _ load: Loader) -> ParsedFiles {
    var result = ParsedFiles(trees: [Parser.parse(source, mostErrors: mostErrors)])
    var known = [source.identity: FileID(0)]
    var limit = ImportLimit([source])
    var next = 0
    while next < result.trees.count {
      for declaration in result.trees[next].imports {
        let place = SourceRange(file: FileID(next), start: declaration.start, end: declaration.end)
        switch limit.load(declaration.path, result.trees[next].source, by: load) {
        case .success(let source):
          let file = known[source.identity] ?? FileID(result.trees.count)
          if known.updateValue(file, forKey: source.identity) == nil {
            result.trees.append(Parser.parse(source, mostErrors: mostErrors))
          }
          result.loadedImports.append(Compilation.LoadedImport(place: place, file: file))
        case .failure(let problem):
          result.failedImports.append(Compilation.FailedImport(place: place, problem: problem))
        }
      }
      next += 1
    }
    return result
  }

  /// The trees of all files, and what the imports led to.
  private struct ParsedFiles {
    var trees: [SyntaxTree]
    var failedImports: [Compilation.FailedImport] = []
    var loadedImports: [Compilation.LoadedImport] = []
  }
}

extension Compilation {
  /// Decides what a person can do, and asks the rules about that. Once for each compilation.
  mutating func judge() {
    if isAnalysed {
      verdicts = Judge.decide(machine)
      ask(.states)
    }
    ask(.last)
  }

  /// Asks the rules of one stage.
  fileprivate mutating func ask(_ stage: Rule.Stage) {
    var findings = findings
    for rule in Rule.all where rule.stage == stage { rule.find(self, &findings) }
    self.findings = findings
  }
}

/// The reason why an `import` led to no file.
public enum ImportProblem: Error, Equatable, Sendable {
  /// There is no such file.
  case notFound
  /// There is no such file, but one with a similar path, relative to the importing file.
  case misspelt(String)
  /// It is outside the project's folder, or the path is absolute.
  case outsideProject
  /// It is a folder, or something else that is no file.
  case notAFile
  /// It cannot be read; with the system's reason.
  case unreadable(String)
  /// It is larger than ``SourceFile/maximumSize``.
  case tooLarge
  /// With it, all files together are.
  case tooMuch

  /// Returns the problem of a path that leads to no file.
  ///
  /// - Parameter files: The paths of the files that there are, relative to the importing file.
  package static func absent(_ path: String, among files: [String]) -> ImportProblem {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let sameName = files.filter { name($0) == name(path) }
    if let file = sameName.count == 1 ? sameName[0] : SpellingSuggestion.best(for: path, among: files) {
      return .misspelt(file)
    }
    return .notFound
  }
}
