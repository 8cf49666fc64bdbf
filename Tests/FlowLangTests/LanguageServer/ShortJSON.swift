@testable import FlowLang

/// JSON of the protocol in a readable form: `0:4-0:9` for a range, `a.flow 0:4-0:9` for a location, `0:4-0:9 "text"`
/// for an edit. Each element of an array has a line of its own.
enum ShortJSON {
  static func text(_ value: JSONValue) -> String {
    if case .array(let elements) = value { return elements.map { line($0) }.joined(separator: "\n") }
    return line(value)
  }

  /// Returns a `publishDiagnostics` with one diagnostic on a line, and its related information below.
  static func diagnostics(_ value: JSONValue) -> String {
    let version = value["version"].map { " (\(line($0)))" } ?? ""
    let lines = (value["diagnostics"]?.array ?? []).map { diagnostic in
      let severity = ["", "error", "warning", "note"][diagnostic["severity"]?.integer ?? 0]
      let message = (diagnostic["message"]?.string ?? "").replacing("\n", with: " | ")
      let tags = diagnostic["tags"].map { " tags \($0.text)" } ?? ""
      let related = (diagnostic["relatedInformation"]?.array ?? []).map { place in
        "\n    \(line(place["location"] ?? .null)) \(place["message"]?.string ?? "")"
      }
      return
        "  \(line(diagnostic["range"] ?? .null)) \(severity) \(diagnostic["code"]?.string ?? ""): \(message)\(tags)"
        + related.joined()
    }
    return (["\(name(value["uri"]))\(version)"] + lines).joined(separator: "\n")
  }

  private static func line(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      if let line = value["line"], let character = value["character"], members.count == 2 {
        return "\(self.line(line)):\(self.line(character))"
      }
      if let start = value["start"], let end = value["end"], members.count == 2 { return "\(line(start))-\(line(end))" }
      if let uri = value["uri"], members.count == 2, let range = value["range"] { return "\(name(uri)) \(line(range))" }
      if let range = value["range"], members.count == 2, let text = value["newText"] {
        return "\(line(range)) \(text.text)"
      }
      if let range = value["range"], members.count == 1 { return line(range) }
      return "{" + members.map { "\($0.name): \(line($0.value))" }.joined(separator: ", ") + "}"
    case .array(let elements): return "[" + elements.map { line($0) }.joined(separator: ", ") + "]"
    case .string(let text): return text.hasPrefix("file:///w/") ? name(value) : text
    default: return value.text
    }
  }

  private static func name(_ uri: JSONValue?) -> String {
    let text = uri?.string ?? ""
    return text.hasPrefix("file:///w/") ? String(text.dropFirst("file:///w/".count)) : text
  }
}
