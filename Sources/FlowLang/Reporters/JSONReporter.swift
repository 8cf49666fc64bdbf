extension Reporter {
  static let json = Reporter(
    name: "json", summary: "for programs: one object, a finding on each line", isMachine: true
  ) { compilations, style in
    var json = JSONWriter()
    let report = Report(compilations, style)
    json.object(.lines) { json in
      json.member("version", 1)
      json.key("findings")
      json.array(.lines) { json in
        for entry in report.entries { json.write(entry, report) }
      }
      json.key("summary")
      json.object { json in
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

extension JSONWriter {
  fileprivate mutating func write(_ entry: Report.Entry, _ report: Report) {
    let finding = entry.finding
    object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message)
      json.member("file", entry.file.path)
      json.write(report.place(of: finding.range, in: entry))
      json.member("screen", finding.screen)
      json.member("link", finding.link)
      if !finding.outcome.isEmpty { json.member("outcome", finding.outcome) }
      json.member("trace", finding.trace)
      json.member("cycle", finding.cycle)
      json.key("notes")
      json.array { json in
        for note in finding.notes { json.write(note, of: entry, report) }
      }
      json.key("fixes")
      json.array { json in
        for fix in finding.fixes { json.write(fix, of: entry, report) }
      }
    }
  }

  private mutating func write(_ place: Place) {
    member("line", place.line)
    member("column", place.column)
    member("endLine", place.endLine)
    member("endColumn", place.endColumn)
  }

  private mutating func write(_ note: Finding.Note, of entry: Report.Entry, _ report: Report) {
    let place = report.place(of: note.range, in: entry)
    object { json in
      json.member("message", note.hasTrace ? "\(note.message): \(note.trace.wayText)" : note.message)
      json.member("file", report.file(of: note.range, in: entry).path)
      json.member("line", place.line)
      json.member("column", place.column)
      json.member("trace", note.trace)
    }
  }

  private mutating func write(_ fix: FixIt, of entry: Report.Entry, _ report: Report) {
    object { json in
      json.member("title", fix.title)
      json.member("safe", fix.isSafe)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.write(report.place(of: edit.range, in: entry))
            json.member("text", edit.text)
          }
        }
      }
    }
  }
}
