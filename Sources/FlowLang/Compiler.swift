/// The pipeline from text to findings. Read this first.
///
///     text ── Lexer ──▶ tokens ── Parser ──▶ tree ── ModelBuilder ──▶ model
///                                                                       │
///              findings ◀── Rule.all ◀── verdicts ◀── Judge.decide ── ──┘
///
/// Compiling never throws and never traps, whatever the bytes are: it returns everything it could build, and findings.
/// It does no input or output; files come through the `load` function of the caller.
public enum Compiler {
  /// The version of the tool and of the library, as in `1.2.3`.
  public static let version = "0.1.0"

  /// Finds the file that an `import` names.
  ///
  /// - Parameters:
  ///   - path: The path in the import.
  ///   - importer: The file with the import.
  public typealias Loader = (_ path: String, _ importer: SourceFile) -> Result<SourceFile, ImportProblem>

  /// Compiles a file with all its imports and evaluates every rule.
  ///
  /// Takes time and memory in proportion to the size of the files.
  /// - Parameters:
  ///   - source: The file.
  ///   - severities: The rules to report with another severity, or to leave out, which have nil.
  ///   - limit: The maximum number of findings.
  ///   - load: Finds imported files.
  public static func compile(
    _ source: SourceFile, severities: [String: Severity?] = [:], keeping limit: FindingLimit = .readable,
    load: Loader = { _, _ in .failure(.notFound) }
  ) -> Compilation {
    var compilation = bind(source, severities: severities, keeping: limit, load: load)
    compilation.judge()
    return compilation
  }

  /// Parses a file with all its imports, binds names, and evaluates the rules about names, types and arguments; the
  /// states of the app are not analysed. It takes time linear in the files, and is enough for a router.
  ///
  /// ``Compilation/judge()`` analyses the states. For the parameters see ``compile(_:severities:keeping:load:)``.
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
    compilation.evaluate(.names)
    compilation.findings.leaveOutFollowUps(of: compilation.trees)
    // The statement with an error may be the one that uses a declaration.
    if compilation.findings.bindingErrorCount == 0 { compilation.evaluate(.uses) }
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
        let range = SourceRange(file: FileID(next), start: declaration.start, end: declaration.end)
        switch limit.load(declaration.path, result.trees[next].source, by: load) {
        case .success(let source):
          let file = known[source.identity] ?? FileID(result.trees.count)
          if known.updateValue(file, forKey: source.identity) == nil {
            result.trees.append(Parser.parse(source, mostErrors: mostErrors))
          }
          result.loadedImports.append(Compilation.LoadedImport(range: range, file: file))
        case .failure(let problem):
          result.failedImports.append(Compilation.FailedImport(range: range, problem: problem))
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
  /// Analyses the states of the app and evaluates the rules about them. Must be called once at most.
  ///
  /// - Parameter earlier: The app before an edit, if it is known; where only texts differ, its verdicts still hold.
  mutating func judge(after earlier: Compilation? = nil) {
    if isAnalysed {
      verdicts = earlier.flatMap { hasSameStates(as: $0) ? $0.verdicts : nil } ?? Judge.decide(machine)
      evaluate(.states)
    }
    evaluate(.last)
  }

  /// Whether another app has the same states, by the same numbers: the files differ in nothing but labels, titles and
  /// other texts in quotes, comments and spaces.
  private func hasSameStates(as other: Compilation) -> Bool {
    other.isAnalysed && trees.count == other.trees.count && findings.brokenLinks == other.findings.brokenLinks
      && zip(trees, other.trees).allSatisfy { $0.hasSameWords(as: $1) }
  }

  fileprivate mutating func evaluate(_ stage: Rule.Stage) {
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
  /// All files together, with it, are larger than that.
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
