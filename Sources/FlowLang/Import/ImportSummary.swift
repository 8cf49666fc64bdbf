extension ImportResult {
  /// The summary as text: a line for each file, and the numbers of notes, suppressions and problems.
  public var summary: String {
    var lines: [String] = []
    let names = ImportedNames.shortPaths(parts.map(\.path))
    for (part, name) in zip(parts, names) {
      let counts = part.counts
      var pieces = [counts.screens.counted("screen"), counts.links.counted("link")]
      for (number, noun) in [
        (counts.containers, "container"), (counts.externals, "reference"), (counts.deepLinks, "deep link"),
        (counts.globals, "global action"),
      ] where number > 0 { pieces.append(number.counted(noun)) }
      lines.append("\(TerminalText.clean(name)): " + pieces.joined(separator: ", "))
    }
    if let startReason { lines.append("start: \(TerminalText.clean(startReason))") }
    let kinds = parts.reduce(into: [String: Int]()) { $0.merge($1.counts.kinds, uniquingKeysWith: +) }
    if !kinds.isEmpty {
      let texts = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \(TerminalText.clean($0.key))" }
      lines.append("links: " + texts.joined(separator: ", "))
    }
    lines.append("kept: \(noteCount.counted("note")); \(allowCount.counted("rule")) suppressed where code decides")
    if unknownEntryCount > 0 {
      lines.append(
        "nothing in the files leads to \(unknownEntryCount.counted("screen")): `--scan DIR` looks through the code")
    }
    let reported = reported.findings
    let unknown = reported.shown.count { $0.rule == SourceProblem.notUnderstood.rawValue }
    let noted = reported.count(.note)
    let all = Severity.allCases.reduce(0) { $0 + reported.count($1) }
    let rest = (all - unknown - noted).counted("problem") + (noted > 0 ? " and \(noted.counted("note"))" : "")
    lines.append("not understood: \(unknown == 0 ? "nothing" : unknown.grouped); \(rest) in the files")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The summary as a JSON object, with the problems in the form of `flowc check --format json`.
  public var json: String {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 1)
      json.array(key: "files", .lines) { json in
        for part in parts { json.write(part) }
      }
      json.member("notes", noteCount)
      json.member("allows", allowCount)
      if let startReason { json.member("startReason", startReason) }
      json.array(key: "problems", .lines) { json in
        let lines = problems.sources.map(LineTable.init)
        for finding in problems.findings.sorted {
          let file = Int(finding.range.file.index)
          let place = lines[file].position(of: finding.range.start)
          json.object { json in
            json.member("rule", finding.rule)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
            json.member("file", problems.sources[file].path)
            json.member("line", place.line)
            json.member("column", place.column)
          }
        }
      }
    }
    json.endLine()
    return json.text
  }
}

extension ImportResult {
  /// The problems to report as text: equal messages about a file are reported once, at the first location, with the
  /// lines of the others.
  public var reported: Compilation {
    let alike = problems.findings.sorted.grouped { "\($0.range.file.index) \($0.rule) \($0.message)" }
    var lines: [UInt32: LineTable] = [:]
    let findings = alike.map { all in
      let first = all[0]
      guard all.count > 1 else { return first }
      let file = first.range.file
      let table = lines[file.index] ?? LineTable(problems.sources[Int(file.index)])
      lines[file.index] = table
      let others = all.dropFirst().map { "\(table.position(of: $0.range.start).line)" }
      let places = "the same in line\(others.count == 1 ? "" : "s") \(listed(others, most: 40))"
      var joined = Finding(
        rule: first.rule, severity: first.severity, message: "\(first.message); \(places)", range: first.range)
      joined.help = first.help
      joined.notes = first.notes
      return joined
    }
    return .reporting(findings, of: problems.sources, limit: .readable)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ part: ImportResult.Part) {
    object { json in
      json.member("file", part.path)
      json.member("format", part.format)
      json.write(part.counts)
      json.object(key: "joined") { json in json.write(part.joined) }
    }
  }

  private mutating func write(_ counts: ImportCounts) {
    for (name, number) in [
      ("scenes", counts.scenes), ("screens", counts.screens), ("containers", counts.containers),
      ("externals", counts.externals), ("links", counts.links), ("tabs", counts.tabs), ("nested", counts.nested),
      ("deeplinks", counts.deepLinks), ("globals", counts.globals),
      ("unreachable_declared", counts.unreachableFromStart), ("unreachable", counts.unreachable),
      ("no_out", counts.withoutLinks), ("duplicates", counts.duplicates),
    ] { member(name, number) }
    key("start")
    if let start = counts.start { string(start) } else { null() }
    object(key: "kinds") { json in
      for (kind, count) in counts.sortedKinds { json.member(kind, count) }
    }
  }
}
