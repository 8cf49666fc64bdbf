extension Reporter {
  static let json = Reporter(name: "json", isMachine: true) { compilations, style in
    var json = JSONWriter()
    let report = Report(compilations, style)
    json.object(.lines) { json in
      json.member("version", 1)
      json.array(key: "findings", .lines) { json in
        for entry in report.entries { json.value(report.json(entry)) }
      }
      json.object(key: "summary") { json in
        for severity in Severity.allCases { json.member("\(severity.rawValue)s", report.counts[severity] ?? 0) }
        json.member("screens", report.screenCount)
        json.member("links", report.linkCount)
        json.member("analysed", report.bindingErrorCount == 0)
      }
    }
    json.endLine()
    return json.text
  }
}

extension Report {
  fileprivate func json(_ entry: Entry) -> JSONValue {
    let finding = entry.finding
    var members: [JSONValue.Member] = [
      .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)), .init("file", .string(entry.file.path)),
    ]
    members += place(of: finding.range, in: entry).json
    members += [.init("screen", .string(finding.screen)), .init("link", .string(finding.link))]
    if !finding.outcome.isEmpty { members.append(.init("outcome", .string(finding.outcome))) }
    members += [
      .init("trace", .steps(finding.trace)), .init("cycle", .steps(finding.cycle)),
      .init("notes", .array(finding.notes.map { json($0, of: entry) })),
      .init("fixes", .array(finding.fixes.map { json($0, of: entry) })),
    ]
    return .object(members)
  }

  private func json(_ note: Finding.Note, of entry: Entry) -> JSONValue {
    let place = place(of: note.range, in: entry)
    return [
      "message": .string(note.hasTrace ? "\(note.message): \(note.trace.traceText)" : note.message),
      "file": .string(file(of: note.range, in: entry).path),
      "line": .integer(place.line),
      "column": .integer(place.column),
      "trace": .steps(note.trace),
    ]
  }

  private func json(_ fix: FixIt, of entry: Entry) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.object(place(of: edit.range, in: entry).json + [.init("text", .string(edit.text))])
    }
    return ["title": .string(fix.title), "safe": .bool(fix.isSafe), "edits": .array(edits)]
  }
}
