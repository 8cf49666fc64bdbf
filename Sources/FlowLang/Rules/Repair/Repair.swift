/// Applies the fix-its of findings, round after round, until none is left.
///
/// Each round applies all fixes that do not touch each other, in source order, and compiles again; when there are none,
/// it formats the edited lines. The rounds also end when a flow repeats an earlier one, and after ``mostRounds``.
public struct Repair: Sendable {
  /// The files that the repair changed.
  public private(set) var changed: [SourceFile] = []
  /// The number of mistakes that were repaired; a fix on a line that an earlier fix has edited completes that one.
  public private(set) var count = 0
  /// The number of rounds that were run.
  private(set) var roundCount = 0
  /// The compilation of the repaired flow.
  public private(set) var compilation: Compilation

  /// The maximum number of rounds that search for repairs of errors without a fix.
  private static let mostGuesses = 32

  /// The maximum number of rounds. Fixes of one round can enable others, but no flow has needed more than a few rounds.
  public static let mostRounds = 100

  /// Repairs a flow with all its imports.
  ///
  /// - Parameters:
  ///   - source: The root file of the flow.
  ///   - isUnsafeMeant: Whether to apply also fixes that are not safe.
  ///   - isGuessing: Whether to search for repairs of errors without a fix; these are never safe.
  ///   - severities: The severities that override those of rules; rules that are off are not repaired.
  ///   - load: Loads imported files.
  public init(
    _ source: SourceFile, includingUnsafe isUnsafeMeant: Bool, guessing isGuessing: Bool = false,
    severities: [String: Severity?] = [:],
    load: Compiler.Loader
  ) {
    var files: [String: SourceFile] = [:]
    var rounds = 0
    func compile() -> Compilation {
      var compilation = Compiler.compile(
        files[source.identity] ?? source, severities: severities, keeping: .repairable
      ) { path, importer in
        load(path, importer).map { files[$0.identity] ?? $0 }
      }
      if isGuessing, rounds < Self.mostGuesses { compilation.guessRepairs() }
      rounds += 1
      return compilation
    }
    var compilation = compile()
    let original = compilation.sources
    var seen: Set<[[UInt8]]> = [compilation.sources.map(\.bytes)]
    var edited: [String: EditedLines] = [:]
    func apply(_ edits: [TextEdit]) {
      for (file, edits) in Self.editsByFile(edits) {
        let old = compilation.sources[file]
        let bytes = TextEdit.apply(edits, to: old.bytes)
        files[old.identity] = SourceFile(path: old.path, identity: old.identity, bytes: bytes)
        edited[old.identity, default: EditedLines()].edit(old.bytes, edits)
      }
      compilation = compile()
    }
    for _ in 0..<Self.mostRounds {
      let chosen = Self.choose(
        from: compilation.findings.sorted.filter { compilation.isRepairable($0) }, of: compilation.trees,
        includingUnsafe: isUnsafeMeant)
      if chosen.isEmpty {
        // In the canonical layout, a search can find repairs that it did not find before.
        let layout = compilation.sources.indices.flatMap { file in
          edited[compilation.sources[file].identity]?.layout(of: compilation.sources[file], FileID(file)) ?? []
        }
        if layout.isEmpty { break }
        apply(layout)
        guard seen.insert(compilation.sources.map(\.bytes)).inserted else { break }
        continue
      }
      let known = compilation.sources.map { source in edited[source.identity].map { ($0, LineStarts(source.bytes)) } }
      let new = chosen.count { repair in
        guard let (lines, starts) = known[Int(repair.place.file.index)] else { return true }
        return !lines.contains(starts.line(of: repair.place.start))
      }
      apply(chosen.flatMap(\.edits))
      guard seen.insert(compilation.sources.map(\.bytes)).inserted else { break }
      count += new
      roundCount += 1
    }
    self.compilation = compilation
    changed = original.compactMap { file in
      files[file.identity].flatMap { $0.bytes == file.bytes ? nil : $0 }
    }
  }

  /// A fix to apply: the range of its finding, and its edits.
  private struct Chosen {
    let place: SourceRange
    let edits: [TextEdit]
  }

  /// Returns the fixes of one round: the first eligible fix of each finding, unless it touches one that was chosen
  /// before.
  private static func choose(
    from findings: [Finding], of trees: [SyntaxTree], includingUnsafe isUnsafeMeant: Bool
  ) -> [Chosen] {
    var chosen: [Chosen] = []
    var taken = TakenEdits()
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.isSafe || isUnsafeMeant }), !fix.edits.isEmpty else { continue }
      let edits = TextEdit.tidied(fix.edits, in: trees)
      if taken.allow(edits, of: finding.rule) {
        taken.take(edits, of: finding.rule)
        chosen.append(Chosen(place: finding.range, edits: edits))
      }
    }
    return chosen
  }

  private static func editsByFile(_ edits: [TextEdit]) -> [(file: Int, edits: [TextEdit])] {
    let groups = Dictionary(grouping: edits) { Int($0.range.file.index) }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Compilation {
  /// Whether the fixes of a finding may be applied: they edit no file whose rest is missing, which may declare what is
  /// unknown. Such a file is only closed, if no name is unknown without that rest.
  public func isRepairable(_ finding: Finding) -> Bool {
    guard trees.contains(where: \.isCutOff) else { return true }
    let isClosed = finding.rule == Rule.syntax.name && !model.unresolved.contains { $0.actual == nil }
    return isClosed || !finding.fixes.flatMap(\.edits).contains { trees[Int($0.range.file.index)].isCutOff }
  }
}
