extension Finding {
  /// The diagnostic of the protocol.
  func diagnostic(in project: Project, _ places: inout ProjectLocations, for client: ClientCapabilities) -> JSONValue {
    let related = client.hasRelatedInformation ? project.editor.relatedLocations(of: self) : []
    let information = related.map { place -> JSONValue in
      ["location": places.location(place.range).json, "message": .string(place.message)]
    }
    return .object(omittingNil: [
      "range": places.range(range).json,
      "severity": .integer(severity.number),
      "code": .string(rule),
      "source": "flowc",
      "message": .string(text(withTrace: !client.hasRelatedInformation)),
      "tags": client.hasUnnecessaryTag && rule.hasPrefix("unused-") ? [1] : nil,
      "relatedInformation": information.isEmpty ? nil : .array(information),
    ])
  }
}

extension Finding {
  /// Returns the message and the help, with the trace where the client cannot show it otherwise.
  fileprivate func text(withTrace: Bool) -> String {
    var lines = [message]
    if withTrace, hasTrace { lines.append("shown by: " + trace.traceText) }
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
