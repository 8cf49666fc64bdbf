extension Reporter {
  /// SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), for GitHub code scanning and other platforms:
  /// with the traces of findings, related locations and fixes.
  static let sarif = Reporter(name: "sarif", isMachine: true) { compilations, style in
    let report = Report(compilations, style)
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array(key: "runs", .lines) { json in
        json.object(.lines) { json in
          json.object(key: "tool") { json in
            json.key("driver")
            json.writeSARIFDriver()
          }
          json.member("columnKind", "unicodeCodePoints")
          json.array(key: "results", .lines) { json in
            for (entry, fingerprint) in zip(report.entries, report.fingerprints) {
              json.value(report.sarifResult(entry, fingerprint))
            }
          }
        }
      }
    }
    json.endLine()
    return json.text
  }
}

extension JSONWriter {
  /// Writes the description of the tool, with every rule.
  fileprivate mutating func writeSARIFDriver() {
    object { json in
      json.member("name", "flowc")
      json.member("semanticVersion", Compiler.version)
      json.array(key: "rules", .lines) { json in
        for rule in Rule.all {
          json.value([
            "id": .string(rule.name),
            "shortDescription": ["text": .string(rule.summary)],
            "fullDescription": ["text": .string(rule.explanation)],
            "help": ["text": .string("`flowc explain \(rule.name)` has an example and its repair")],
            "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
          ])
        }
      }
    }
  }
}

extension Report {
  fileprivate func sarifResult(_ entry: Entry, _ fingerprint: String) -> JSONValue {
    let finding = entry.finding
    let index = Rule.all.firstIndex { $0.name == finding.rule }
    let notes = finding.notes.map { sarifLocation($0.range, in: entry, message: $0.message) }
    let fixes = finding.fixes.map { sarifFix($0, in: entry) }
    return .object(omittingNil: [
      "ruleId": .string(finding.rule),
      "ruleIndex": index.map { .integer($0) },
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(fullText(of: entry))],
      "locations": [sarifLocation(finding.range, in: entry)],
      "partialFingerprints": ["flowcFindingIdentity/v1": .string(fingerprint)],
      "codeFlows": finding.trace.isEmpty ? nil : sarifFlows(of: entry),
      "relatedLocations": notes.isEmpty ? nil : .array(notes),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  private func sarifLocation(_ range: SourceRange, in entry: Entry, message: String? = nil) -> JSONValue {
    .object(omittingNil: [
      "physicalLocation": [
        "artifactLocation": sarifArtifact(file(of: range, in: entry)),
        "region": sarifRegion(place(of: range, in: entry)),
      ],
      "message": message.map { ["text": .string($0)] },
    ])
  }

  private func sarifArtifact(_ file: ReportedFile) -> JSONValue {
    ["uri": .string(PercentEncoding.reference(toFile: file.path))]
  }

  private func sarifRegion(_ place: ReportLocation) -> JSONValue {
    [
      "startLine": .integer(place.line), "startColumn": .integer(place.column),
      "endLine": .integer(place.endLine), "endColumn": .integer(place.endColumn),
    ]
  }

  /// Returns the trace of a finding as a code flow: each step as a message, and the finding's own location at the end.
  private func sarifFlows(of entry: Entry) -> JSONValue {
    var locations: [JSONValue] = entry.finding.trace.map { step in
      ["location": ["message": ["text": .string(step.text)]]]
    }
    locations.append(["location": sarifLocation(entry.finding.range, in: entry, message: entry.finding.message)])
    return [["threadFlows": [["locations": .array(locations)]]]]
  }

  private func sarifFix(_ fix: FixIt, in entry: Entry) -> JSONValue {
    var changes: [(file: ReportedFile, replacements: [JSONValue])] = []
    for edit in fix.edits {
      let file = file(of: edit.range, in: entry)
      if changes.last?.file.number != file.number { changes.append((file, [])) }
      changes[changes.count - 1].replacements.append([
        "deletedRegion": sarifRegion(place(of: edit.range, in: entry)),
        "insertedContent": ["text": .string(edit.text)],
      ])
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": .array(
        changes.map { change in
          ["artifactLocation": sarifArtifact(change.file), "replacements": .array(change.replacements)]
        }),
    ]
  }
}
