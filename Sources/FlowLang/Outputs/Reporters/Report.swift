/// The findings of some compilations, ready to be reported: sorted by file, line, column and rule, with the line and
/// column of every location. A finding that several compilations share, because they import the same file, is in it
/// once.
struct Report {
  /// A finding and its file.
  struct Entry {
    let finding: Finding
    let file: ReportedFile
    let compilation: Int
  }

  /// The findings to report, in order.
  let entries: [Entry]
  /// The number of findings of each severity.
  let counts: [Severity: Int]
  /// The number of findings of each severity that are omitted because there are too many.
  let hidden: [Severity: Int]
  /// The number of errors that keep a flow from being analysed.
  let bindingErrorCount: Int
  /// The number of screens that the flows declare, without external ones.
  let screenCount: Int
  /// The number of links that the flows declare.
  let linkCount: Int
  private let files: [[ReportedFile]]
  private let places: [Int: LocationTable]

  init(_ compilations: [Compilation], _ style: ReportStyle) {
    let files = ReportedFile.files(of: compilations, style)
    let entries = Self.entries(compilations, files)
    var counts: [Severity: Int] = [:]
    var hidden: [Severity: Int] = [:]
    for severity in Severity.allCases {
      hidden[severity] = compilations.reduce(0) { sum, compilation in
        sum + compilation.findings.count(severity) - compilation.findings.shown.count { $0.severity == severity }
      }
      counts[severity] = entries.count { $0.finding.severity == severity } + (hidden[severity] ?? 0)
    }
    let shown = entries.count { $0.finding.severity == .error && Rule.named($0.finding.rule)?.isAboutBinding == true }
    let isHeld = compilations.contains { $0.findings.bindingErrorCount > 0 }
    bindingErrorCount = isHeld ? shown + (hidden[.error] ?? 0) : 0
    let size = FlowSize(compilations)
    self.files = files
    self.entries = entries
    self.counts = counts
    self.hidden = hidden
    screenCount = size.screenCount
    linkCount = size.linkCount
    places = Self.places(entries, files)
  }

  func path(of compilation: Int) -> String { files[compilation].first?.path ?? "" }

  /// Returns the file of a range in a finding or in one of its notes.
  func file(of range: SourceRange, in entry: Entry) -> ReportedFile { files[entry.compilation][Int(range.file.index)] }

  /// Returns the lines and columns of a range in a finding, in one of its notes or in one of its edits.
  func place(of range: SourceRange, in entry: Entry) -> ReportLocation {
    let number = file(of: range, in: entry).number
    return places[number]?.place(of: range) ?? ReportLocation()
  }

  /// Returns the excerpt of the line that a range begins on.
  func excerpt(of range: SourceRange, in entry: Entry) -> Excerpt {
    let file = file(of: range, in: entry)
    let line = places[file.number]?.lines.range(ofLine: place(of: range, in: entry).line) ?? 0..<0
    return Excerpt(file.source.bytes, line: line, marking: Int(range.start)..<Int(range.end))
  }

  /// Returns the findings in order, equal ones once.
  private static func entries(_ compilations: [Compilation], _ files: [[ReportedFile]]) -> [Entry] {
    var entries = compilations.indices.flatMap { index in
      compilations[index].findings.shown.map {
        Entry(finding: $0, file: files[index][Int($0.range.file.index)], compilation: index)
      }
    }
    entries.sort { $0.precedes($1) }
    var result: [Entry] = []
    for entry in entries where result.last.map({ $0.saysTheSame(as: entry) }) != true { result.append(entry) }
    return result
  }

  /// Returns a table for each file with reported locations.
  private static func places(_ entries: [Entry], _ files: [[ReportedFile]]) -> [Int: LocationTable] {
    var offsets: [Int: [UInt32]] = [:]
    var sources: [Int: SourceFile] = [:]
    for entry in entries {
      let finding = entry.finding
      let edits = finding.fixes.flatMap(\.edits).map(\.range)
      for range in [finding.range] + finding.notes.map(\.range) + edits {
        let file = files[entry.compilation][Int(range.file.index)]
        offsets[file.number, default: []] += [range.start, range.end]
        sources[file.number] = file.source
      }
    }
    return sources.reduce(into: [:]) { tables, source in
      tables[source.key] = LocationTable(source.value, offsets[source.key] ?? [])
    }
  }
}

extension Report.Entry {
  /// Orders by file, severity, location, rule and message; of equal findings, the first compilation's comes first.
  fileprivate func precedes(_ other: Self) -> Bool {
    let (left, right) = (self, other)
    let (leftRange, rightRange) = (left.finding.range, right.finding.range)
    if left.file.number != right.file.number { return left.file.number < right.file.number }
    if left.finding.severity != right.finding.severity { return left.finding.severity < right.finding.severity }
    if leftRange.start != rightRange.start { return leftRange.start < rightRange.start }
    if left.finding.rule != right.finding.rule { return left.finding.rule < right.finding.rule }
    if leftRange.end != rightRange.end { return leftRange.end < rightRange.end }
    return (left.finding.message, left.compilation) < (right.finding.message, right.compilation)
  }

  fileprivate func saysTheSame(as other: Self) -> Bool {
    file.number == other.file.number && finding.range.start == other.finding.range.start
      && finding.range.end == other.finding.range.end && finding.rule == other.finding.rule
      && finding.message == other.finding.message
  }
}

/// A file of one or several compilations, with its path in the report.
struct ReportedFile {
  /// The content of the file.
  let source: SourceFile
  /// The path in the report.
  let path: String
  /// The index among all files of the report, by path; the same file has the same number in every compilation.
  let number: Int

  static func files(of compilations: [Compilation], _ style: ReportStyle) -> [[ReportedFile]] {
    var paths: [String: String] = [:]
    for source in compilations.lazy.flatMap(\.sources) where paths[source.identity] == nil {
      paths[source.identity] = style.path(source)
    }
    let ordered = paths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let numbers = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1.key, $0) })
    return compilations.map { compilation in
      compilation.sources.map { source in
        ReportedFile(source: source, path: paths[source.identity] ?? source.path, number: numbers[source.identity] ?? 0)
      }
    }
  }
}

/// The text of a finding beside its message, for formats without a layout of their own.
extension Report {
  /// Returns the remarks on a finding: the trace, further locations without a label, the advice.
  func remarks(on entry: Entry) -> [(label: String?, text: String)] {
    let finding = entry.finding
    var remarks: [(label: String?, text: String)] = []
    if finding.hasTrace || !finding.trace.isEmpty { remarks.append(("shown by", finding.trace.traceText)) }
    if !finding.cycle.isEmpty { remarks.append(("again and again", finding.cycle.text)) }
    remarks += finding.notes.map { note -> (label: String?, text: String) in
      if note.hasTrace { return (note.message, note.trace.traceText) }
      let place = place(of: note.range, in: entry)
      return (nil, "\(file(of: note.range, in: entry).path):\(place.line):\(place.column): \(note.message)")
    }
    if let help = finding.help { remarks.append(("help", help)) }
    return remarks
  }

  /// Returns the remarks on a finding, each on one line.
  func lines(on entry: Entry) -> [String] {
    remarks(on: entry).map { label, text in (label.map { "\($0): " } ?? "") + text }
  }

  /// Returns the message of a finding with all its remarks, each on a line of its own.
  func fullText(of entry: Entry) -> String { ([entry.finding.message] + lines(on: entry)).joined(separator: "\n") }
}

/// The numbers of screens and links in some compilations; those in a file that several compilations share count once.
struct FlowSize {
  private(set) var screenCount = 0
  private(set) var linkCount = 0

  init(_ compilations: [Compilation]) {
    var seen: Set<String> = []
    for compilation in compilations {
      let isNew = compilation.sources.map { seen.insert($0.identity).inserted }
      let model = compilation.model
      for node in model.nodes where isNew[Int(node.file.index)] {
        if node.kind == .screen, !node.isExternal { screenCount += 1 }
        linkCount += node.links.count
      }
    }
  }
}
