extension Reporter {
  /// The XML of Checkstyle (its `XMLLogger`), which most CI servers read.
  static let checkstyle = Reporter(name: "checkstyle", isMachine: true) { compilations, style in
    let report = Report(compilations, style)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for entries in report.entriesByFile {
      text += "  <file name=\"\(XMLMarkup.escaped(entries[0].file.path))\">\n"
      for entry in entries {
        let place = report.place(of: entry.finding.range, in: entry)
        text += "    <error line=\"\(place.line)\" column=\"\(place.column)\""
        text += " severity=\"\(entry.finding.severity.checkstyleName)\""
        text += " message=\"\(XMLMarkup.escaped(report.fullText(of: entry)))\""
        text += " source=\"flowc.\(XMLMarkup.escaped(entry.finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}

extension Report {
  /// The findings of each file that has any.
  fileprivate var entriesByFile: [[Entry]] {
    var groups: [[Entry]] = []
    for entry in entries {
      if groups.last?.last?.file.number == entry.file.number {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups
  }
}
