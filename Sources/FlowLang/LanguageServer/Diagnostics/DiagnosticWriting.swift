/// Conversion of findings to the diagnostics of the protocol.
extension JSONWriter {
  /// Writes a finding of an app.
  mutating func write(
    _ finding: Finding, of project: Project, _ places: inout ProjectPlaces, for client: ClientCapabilities
  ) {
    let range = places.range(finding.range)
    let related = project.editor.relatedPlaces(of: finding).map { ($0.message, places.location($0.range)) }
    object { json in
      json.member("range", range)
      json.member("severity", finding.severity.number)
      json.member("code", finding.rule)
      json.member("source", "flowc")
      json.member("message", finding.text(withWay: !client.hasRelatedInformation))
      if client.hasUnnecessaryTag, finding.rule.hasPrefix("unused-") {
        json.key("tags")
        json.value([1])
      }
      guard client.hasRelatedInformation, !related.isEmpty else { return }
      json.key("relatedInformation")
      json.array { json in
        for (message, location) in related {
          json.object { json in
            json.key("location")
            json.value(location)
            json.member("message", message)
          }
        }
      }
    }
  }
}

extension Finding {
  /// Returns the message and the help, with the trace if it cannot be shown otherwise.
  fileprivate func text(withWay: Bool) -> String {
    var lines = [message]
    if withWay, hasTrace { lines.append("shown by: " + trace.wayText) }
    if let help { lines.append("help: " + help) }
    return lines.joined(separator: "\n")
  }
}

extension Severity {
  /// The number of the severity in the protocol (`DiagnosticSeverity`).
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
