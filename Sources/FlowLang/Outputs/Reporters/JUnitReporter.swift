extension Reporter {
  /// JUnit's XML as expected by Jenkins and other readers of test results (`junit-10.xsd` of Jenkins' xUnit plugin):
  /// each flow is a suite and each rule a test of it, which fails where the rule has found an error or a warning.
  static let junit = Reporter(name: "junit", isMachine: true) { compilations, style in
    let report = Report(compilations, style)
    let suites = report.testSuites(compilations.count)
    let failures = suites.reduce(0) { $0 + $1.failures }
    let tests = suites.count * Rule.all.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"flowc\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for suite in suites { text += report.write(suite) }
    return text + "</testsuites>\n"
  }
}

/// The findings in one flow, by rule.
private struct TestSuite {
  let path: String
  var entries: [String: [Report.Entry]] = [:]

  /// The number of rules with findings that are more than notes.
  var failures: Int { entries.values.count { $0.contains { $0.finding.severity != .note } } }
}

extension Report {
  fileprivate func testSuites(_ count: Int) -> [TestSuite] {
    var suites = (0..<count).map { TestSuite(path: path(of: $0)) }
    for entry in entries { suites[entry.compilation].entries[entry.finding.rule, default: []].append(entry) }
    return suites
  }

  fileprivate func write(_ suite: TestSuite) -> String {
    let path = XMLMarkup.escaped(suite.path)
    var text = "  <testsuite name=\"\(path)\" tests=\"\(Rule.all.count)\" failures=\"\(suite.failures)\""
    text += " errors=\"0\" skipped=\"0\">\n"
    for rule in Rule.all {
      text += "    <testcase classname=\"\(path)\" name=\"\(XMLMarkup.escaped(rule.name))\""
      let entries = suite.entries[rule.name] ?? []
      if entries.isEmpty {
        text += "/>\n"
      } else {
        text += ">\n"
        write(entries, &text)
        text += "    </testcase>\n"
      }
    }
    return text + "  </testsuite>\n"
  }

  /// Writes the findings of a rule: one failure, as a test has at most one, and notes as output.
  private func write(_ entries: [Entry], _ text: inout String) {
    let failing = entries.filter { $0.finding.severity != .note }
    if let first = failing.first {
      let more = failing.count == 1 ? "" : " (and \(failing.count - 1) more)"
      text += "      <failure type=\"\(first.finding.severity.rawValue)\""
      text += " message=\"\(XMLMarkup.escaped(first.finding.message + more))\">"
      text += failing.map { XMLMarkup.escaped(listing($0)) }.joined(separator: "\n") + "</failure>\n"
    }
    let notes = entries.filter { $0.finding.severity == .note }
    if !notes.isEmpty {
      text += "      <system-out>" + notes.map { XMLMarkup.escaped(listing($0)) }.joined(separator: "\n")
      text += "</system-out>\n"
    }
  }

  private func listing(_ entry: Entry) -> String {
    let place = place(of: entry.finding.range, in: entry)
    return
      "\(entry.file.path):\(place.line):\(place.column): \(entry.finding.severity.rawValue): \(fullText(of: entry))"
  }
}
