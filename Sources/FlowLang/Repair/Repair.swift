/// Applies the fix-its of findings, round after round, until none is left.
///
/// Each round makes all repairs that do not touch each other, in the order of their places, and compiles again. It ends:
/// when a flow comes up that was there before, or after ``mostRounds``. The lines that were edited are then laid out as the
/// formatter does.
public struct Repair: Sendable {
  /// The files that are different now.
  public private(set) var changed: [SourceFile] = []
  /// How many mistakes were repaired: a repair on a line that an earlier one has edited completes that one.
  public private(set) var count = 0
  /// How many rounds it took.
  private(set) var roundCount = 0
  /// The flow as it is now.
  public private(set) var compilation: Compilation

  /// In how many rounds repairs are looked for that errors come without.
  private static let mostGuesses = 32

  /// Repairs of one round bring up others, but no flow has shown more than a few rounds.
  public static let mostRounds = 100

  /// Repairs a flow with all that it imports.
  ///
  /// - Parameters:
  ///   - source: The file that the flow begins with.
  ///   - isUnsafeMeant: Whether repairs are made, too, that may not be what the author meant.
  ///   - isGuessing: Whether repairs are looked for, too, where an error comes without one; they are never safe.
  ///   - severities: Rules with another severity; what is off is not repaired.
  ///   - load: Finds imported files.
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
    for _ in 0..<Self.mostRounds {
      let chosen = Self.choose(from: compilation, includingUnsafe: isUnsafeMeant)
      if chosen.isEmpty { break }
      let known = compilation.sources.map { source in edited[source.identity].map { ($0, LineStarts(source.bytes)) } }
      let new = chosen.count { repair in
        guard let (lines, starts) = known[Int(repair.place.file.index)] else { return true }
        return !lines.contains(starts.line(of: repair.place.start))
      }
      for (file, edits) in Self.editsByFile(chosen.flatMap(\.edits)) {
        let old = compilation.sources[file]
        let bytes = TextEdit.apply(edits, to: old.bytes)
        files[old.identity] = SourceFile(path: old.path, identity: old.identity, bytes: bytes)
        edited[old.identity, default: EditedLines()].edit(old.bytes, edits)
      }
      compilation = compile()
      guard seen.insert(compilation.sources.map(\.bytes)).inserted else { break }
      count += new
      roundCount += 1
    }
    let untidy = compilation.sources.compactMap { source in
      edited[source.identity]?.formatted(source).map {
        SourceFile(path: source.path, identity: source.identity, bytes: $0)
      }
    }
    if !untidy.isEmpty {
      for file in untidy { files[file.identity] = file }
      compilation = compile()
    }
    self.compilation = compilation
    changed = original.compactMap { file in
      files[file.identity].flatMap { $0.bytes == file.bytes ? nil : $0 }
    }
  }

  /// A repair that is made: the place of what it repairs, and its edits.
  private struct Chosen {
    let place: SourceRange
    let edits: [TextEdit]
  }

  /// The repairs of one round: for each finding the first that is meant, unless it touches one that was chosen before.
  private static func choose(from compilation: Compilation, includingUnsafe isUnsafeMeant: Bool) -> [Chosen] {
    var chosen: [Chosen] = []
    var taken = TakenRanges()
    for finding in compilation.findings.sorted {
      guard let fix = finding.fixes.first(where: { $0.isSafe || isUnsafeMeant }), !fix.edits.isEmpty else { continue }
      let edits = TextEdit.tidied(fix.edits, in: compilation.sources)
      let ranges = edits.map(\.range)
      if taken.isFree(ranges) {
        taken.take(ranges)
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

/// Which pieces of the files are edited already.
private struct TakenRanges {
  /// Sorted, none touching another.
  private var ranges: [SourceRange] = []

  /// Whether none of some pieces overlaps or touches what is taken: two insertions at one place would depend on order.
  func isFree(_ wanted: [SourceRange]) -> Bool {
    wanted.allSatisfy { range in
      let next = index(after: range)
      return (next == ranges.count || !touches(ranges[next], range)) && (next == 0 || !touches(ranges[next - 1], range))
    }
  }

  mutating func take(_ wanted: [SourceRange]) {
    for range in wanted { ranges.insert(range, at: index(after: range)) }
  }

  /// Where the first taken piece stands that begins after a piece does.
  private func index(after range: SourceRange) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if (ranges[middle].file, ranges[middle].start) <= (range.file, range.start) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func touches(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.file == right.file && left.start <= right.end && right.start <= left.end
  }
}
