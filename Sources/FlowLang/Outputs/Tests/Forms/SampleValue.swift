/// Sample values for the parameters that the caller passes: any value of the type is valid.
enum SampleValue {
  /// Returns a value of a type in Swift syntax. A type of the app has one called `sample`.
  static func swift(_ type: String) -> String {
    let plain = plain(type)
    switch plain {
    case "Int": return "7"
    case "Double": return "1.5"
    case "Bool": return "true"
    case "String": return "\"text\""
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "UUID": return "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"
    case "URL": return "URL(fileURLWithPath: \"/sample\")"
    default: return plain.hasPrefix("[") ? "[]" : ".sample"
    }
  }

  /// Whether a type belongs to the app.
  static func isOwn(_ type: String) -> Bool { swift(type) == ".sample" }

  /// Returns a value of a type as it is written in an address.
  static func address(_ type: String) -> String {
    switch plain(type) {
    case "Int": "7"
    case "Double": "1.5"
    case "Bool": "true"
    case "Date": "1970-01-01T00:00:00Z"
    case "UUID": "00000000-0000-0000-0000-000000000001"
    case "String": "text"
    default: "sample"
    }
  }

  /// Returns the type without the signs of optionality.
  static func plain(_ type: String) -> String {
    var type = type[...]
    while type.hasSuffix("?") { type = type.dropLast() }
    return String(type)
  }
}

extension Router.Address {
  /// Returns an address that matches the pattern, with the app's own origin unless the pattern has one.
  func sample(_ origins: Router.Origins) -> String {
    var placeholders = pattern.placeholders[...]
    func text(_ segment: URLPattern.Segment) -> String {
      var result = PercentEncoding.encode(segment.literals[0])
      for literal in segment.literals.dropFirst() {
        let type = placeholders.popFirst().flatMap { parameter($0)?.type } ?? "String"
        result += SampleValue.address(type) + PercentEncoding.encode(literal)
      }
      return result
    }
    let path = pattern.segments.map { "/" + text($0) }.joined()
    let query = pattern.query.map { "\(PercentEncoding.encode($0.key))=\(text($0.segment))" }.joined(separator: "&")
    return origins.origin(of: pattern) + (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
  }
}
