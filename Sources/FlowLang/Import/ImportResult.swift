/// The result of an import: the flow, the problems of the source files, and their counts.
public struct ImportResult: Sendable {
  /// The files of the flow; the one with the app comes first. Empty if nothing could be read.
  public internal(set) var files: [File] = []
  /// The files that were read, in order.
  public internal(set) var parts: [Part] = []
  /// The problems of the source files, as a compilation that reporters accept.
  public internal(set) var problems: Compilation
  /// The number of notes for information that has no statement of its own.
  public internal(set) var noteCount = 0
  /// The number of suppressions for rules that the files cannot satisfy.
  public internal(set) var allowCount = 0
  /// The reason why the start of the app is known, or why it is not.
  public internal(set) var startReason: String?
  /// The number of screens that only code may open, if no code was scanned.
  public internal(set) var unknownEntryCount = 0

  /// A file of the flow.
  public struct File: Sendable {
    /// The name of the file, without a folder.
    public let name: String
    /// The contents of the file.
    public let text: String
  }

  /// A file that was read.
  public struct Part: Sendable {
    /// The path of the file.
    public let path: String
    /// The name of the format.
    public let format: String
    /// The counts of the file by itself.
    public let counts: ImportCounts
    /// The counts of the file including what other files add to it.
    public let joined: ImportCounts
  }
}

extension Importer {
  /// Imports files into one flow, or into one flow for each file.
  ///
  /// - Parameters:
  ///   - sources: The files, all of one format.
  ///   - code: The names that occur in the code of the app.
  ///   - isSplit: Whether each file becomes a flow of its own, which the first one imports.
  /// - Returns: The flow. It has no files if there is nothing to import; the problems contain the reason.
  public static func run(
    _ sources: [SourceFile], code: ImportedCode = ImportedCode(), isSplit: Bool = false
  ) -> ImportResult {
    let known = sources.enumerated().map { ImportSource($1, FileID($0)) }
    var problems: [Finding] = []
    var read: [(source: ImportSource, format: Importer)] = []
    for source in known {
      if Importer.swift.recognizes(source) {
        read.append((source, .swift))
      } else if let place = MarkCounter.excess(in: source.source.bytes, source.source.bytes.indices) {
        let range = SourceRange(file: source.file, start: UInt32(place), end: UInt32(place))
        problems.report(.unreadableSource, "a letter has more than \(MarkCounter.limit) marks here", at: range)
      } else if let format = all.first(where: { $0.recognizes(source) }) {
        read.append((source, format))
      } else {
        problems.append(refusal(of: source))
      }
    }
    // Swift sources and storyboards together are one app.
    let isSwift = read.contains { $0.format.name == Importer.swift.name }
    if isSwift, read.allSatisfy({ $0.format.name == Importer.swift.name || $0.format.name == Importer.storyboard.name })
    {
      for index in read.indices { read[index].format = .swift }
    }
    for (source, format) in read where format.name != read[0].format.name {
      let message = "this is a \(format.name), and \(read[0].source.fileName) a \(read[0].format.name)"
      let help = "import \(format.plural) and \(read[0].format.plural) one after the other"
      let range = SourceRange(file: source.file, start: 0, end: 0)
      problems.report(.unreadableSource, message, at: range, help: help)
    }
    var result = ImportResult(problems: .reporting(problems, of: known.map(\.source)))
    guard problems.isEmpty, let format = read.first?.format else { return result }
    var reading = format.read(known, code, isSplit)
    result.problems = .reporting(reading.problems, of: known.map(\.source))
    if reading.problems.contains(where: { $0.severity == .error }) { return result }
    ImportedNames.assign(in: &reading.app)
    let notes = SuppressionFixpoint.settle(&reading.app)
    result.problems = .reporting(Self.distinct(reading.problems + notes, known), of: known.map(\.source))
    result.noteCount = reading.app.noteCount
    result.allowCount = reading.app.allowCount
    result.startReason = reading.app.startReason
    if !code.isKnown, format.isScanned {
      result.unknownEntryCount = reading.app.nodes.count { $0.allows.contains { $0.rule == "unreachable-screen" } }
    }
    result.files = FlowWriter.files(of: reading.app, isSplit: isSplit)
    if let whole = reading.whole {
      let paths = known.map(\.source.path)
      result.parts = [
        ImportResult.Part(
          path: paths.count == 1 ? paths[0] : "\(paths.count.grouped) files", format: format.name, counts: whole,
          joined: whole)
      ]
      return result
    }
    let listed = known.indices.filter { !isSwift || !known[$0].source.path.hasSuffix(".swift") }
    result.parts = listed.map { index in
      ImportResult.Part(
        path: known[index].source.path, format: isSwift ? Importer.storyboard.name : format.name,
        counts: reading.counts[index],
        joined: reading.joined[index])
    }
    return result
  }

  /// Whether a file is of one of the formats.
  public static func isImportable(_ source: SourceFile) -> Bool {
    let known = ImportSource(source, FileID(0))
    return all.contains { $0.recognizes(known) }
  }

  /// Returns the problems without duplicates in files that are copies of each other.
  private static func distinct(_ problems: [Finding], _ sources: [ImportSource]) -> [Finding] {
    var seen: Set<String> = []
    return problems.sorted().filter { problem in
      let source = sources[Int(problem.range.file.index)]
      return seen.insert("\(source.name)\n\(problem.range.start)\n\(problem.rule)\n\(problem.message)").inserted
    }
  }

  /// Returns the finding about a file that is not read.
  private static func refusal(of source: ImportSource) -> Finding {
    if case .failure(let problem) = source.document {
      let offset = UInt32(min(problem.offset, source.source.bytes.count))
      let range = SourceRange(file: source.file, start: offset, end: offset)
      return SourceProblem.unreadableSource.finding(problem.message, at: range, help: problem.help)
    }
    let root = source.xml.map { "begins with `<\($0.root.name)>`" } ?? "does not begin like one"
    return SourceProblem.unreadableSource.finding(
      "this is none of the files that are read: it \(root)", at: SourceRange(file: source.file, start: 0, end: 0),
      help: "\(names) are read")
  }
}

extension Compilation {
  /// Returns a compilation with findings about files that are no flows.
  static func reporting(_ findings: [Finding], of sources: [SourceFile], limit: FindingLimit = .none) -> Compilation {
    let model = ModelBuilder.build([Parser.parse(SourceFile(path: "", text: ""))])
    var compilation = Compilation(
      sources: sources, trees: [], failedImports: [], model: model, verdicts: Verdicts(),
      findings: Findings(severities: [:], limit: limit, model: model))
    for finding in findings { compilation.findings.add(finding) }
    return compilation
  }
}

extension ImportedApp {
  /// The number of notes of the app.
  var noteCount: Int { nodes.reduce(notes.count + links.noteCount) { $0 + $1.notes.count + $1.links.noteCount } }

  /// The number of suppressions of the app.
  var allowCount: Int { nodes.reduce(allows.count) { $0 + $1.allows.count } }
}

extension [ImportedLink] {
  fileprivate var noteCount: Int { reduce(0) { $0 + $1.notes.count } }
}
