extension ImportResult {
  /// What was read, for people: a line for each file, and what was kept in which way.
  public var summary: String {
    var lines: [String] = []
    for part in parts {
      let counts = part.counts
      var pieces = [counts.screens.counted("screen"), counts.links.counted("link")]
      for (number, noun) in [
        (counts.containers, "container"), (counts.externals, "reference"), (counts.deepLinks, "deep link"),
        (counts.globals, "global action"),
      ] where number > 0 { pieces.append(number.counted(noun)) }
      lines.append("\(TerminalText.clean(part.path)): " + pieces.joined(separator: ", "))
    }
    if let startReason { lines.append("start: \(TerminalText.clean(startReason))") }
    let kinds = parts.reduce(into: [:]) { $0.merge($1.counts.kinds, uniquingKeysWith: +) }
    if !kinds.isEmpty {
      let texts = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \(TerminalText.clean($0.key))" }
      lines.append("links: " + texts.joined(separator: ", "))
    }
    lines.append("kept: \(noteCount.counted("note")); \(allowCount.counted("rule")) silenced where code decides")
    if unknownEntryCount > 0 {
      lines.append("only code may open \(unknownEntryCount.counted("screen")): `--scan DIR` looks through it")
    }
    let unknown = problems.findings.shown.count { $0.rule == SourceProblem.notUnderstood.rawValue }
    let rest = problems.findings.shown.count - unknown
    lines.append(
      "not understood: \(unknown == 0 ? "nothing" : unknown.grouped); \(rest.counted("problem")) in the files")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same for programs: one object, with the problems as `flowc check --format json` tells findings.
  public var json: String {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 1)
      json.key("files")
      json.array(.lines) { json in
        for part in parts { json.write(part) }
      }
      json.member("notes", noteCount)
      json.member("allows", allowCount)
      if let startReason { json.member("startReason", startReason) }
      json.key("problems")
      json.array(.lines) { json in
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

extension JSONWriter {
  fileprivate mutating func write(_ part: ImportResult.Part) {
    object { json in
      json.member("file", part.path)
      json.member("format", part.format)
      json.write(part.counts)
      json.key("joined")
      json.object { json in json.write(part.joined) }
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
    key("kinds")
    object { json in
      for (kind, count) in counts.sortedKinds { json.member(kind, count) }
    }
  }
}
