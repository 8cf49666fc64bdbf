/// The parsed address of a `url`: `shop://host/product/{id}?source={source}`.
///
/// The grammar is that of RFC 3986, sections 3.2 to 3.4, with `{name}` for the value of a parameter. Texts are decoded.
struct URLPattern: Sendable {
  /// A piece of the path between slashes: text and placeholders in turn.
  struct Segment: Hashable, Sendable {
    /// The text around the placeholders: one more piece than there are placeholders.
    var literals: [String]
    var isLiteral: Bool { literals.count == 1 }
  }

  /// `key=value` in the query.
  struct QueryItem: Sendable {
    let key: String
    let segment: Segment
    /// The names of its placeholders.
    let placeholders: [String]
    /// The text; nil where there is a placeholder.
    var value: String? { segment.isLiteral ? segment.literals[0] : nil }
  }

  /// The scheme and host, when the address names them; otherwise those of the app.
  private(set) var origin = ""
  private(set) var segments: [Segment] = []
  private(set) var query: [QueryItem] = []
  /// The names of the placeholders, in order, with repetitions.
  private(set) var placeholders: [String] = []
  /// The error in the address as a whole, if any.
  private(set) var problem: String?

  /// Parses an address; an error is recorded in `problem`.
  init(_ text: String) {
    var rest = text[...]
    if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
    var queryText: Substring?
    if let mark = rest.firstIndex(of: "?") {
      queryText = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let end = Self.originEnd(of: rest) {
      origin = rest[..<end].lowercased()
      rest = rest[end...]
    } else if !rest.hasPrefix("/") {
      problem = "an address begins with `/`, or with a scheme such as `shop://`"
    }
    for piece in rest.split(separator: "/", omittingEmptySubsequences: true) { segments.append(segment(piece)) }
    for piece in queryText?.split(separator: "&") ?? [] {
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let known = placeholders.count
      let value = segment(parts.count > 1 ? parts[1] : "")
      query.append(
        QueryItem(key: PercentEncoding.decode(parts[0]), segment: value, placeholders: Array(placeholders[known...])))
    }
  }

  /// Returns an address with `{}` for each placeholder.
  static func withoutNames(_ text: String) -> String {
    let pieces = text.split(separator: "{", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece in "{" + piece[(piece.firstIndex(of: "}") ?? piece.startIndex)...] }
    return String(pieces[0]) + rest.joined()
  }

  /// Returns the end of `scheme://host`.
  private static func originEnd(of text: Substring) -> Substring.Index? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://"),
      text[..<colon].utf8.allSatisfy({ ASCII.isWordPart($0) || $0 == ASCII.dot || $0 == ASCII.minus || $0 == 0x2B })
    else { return nil }
    let host = text.index(colon, offsetBy: 3)
    return text[host...].firstIndex(of: "/") ?? text.endIndex
  }

  private mutating func segment(_ text: Substring) -> Segment {
    var literals = [""]
    var rest = text
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        problem = "a placeholder is written `{name}`"
        return Segment(literals: [String(text)])
      }
      literals[literals.count - 1] += PercentEncoding.decode(rest[..<open])
      let name = String(rest[rest.index(after: open)..<close])
      if name.isEmpty || name.contains("{") { problem = "a placeholder is written `{name}`" }
      placeholders.append(name)
      literals.append("")
      rest = rest[rest.index(after: close)...]
    }
    literals[literals.count - 1] += PercentEncoding.decode(rest)
    return Segment(literals: literals)
  }
}

extension URLPattern {
  /// Whether some address matches both patterns and neither is more exact: a literal segment is more exact than a
  /// placeholder, and a pattern is more exact than another when it is so in every segment where they differ.
  func isAmbiguous(with other: URLPattern) -> Bool {
    guard origin == other.origin || origin.isEmpty || other.origin.isEmpty,
      segments.count == other.segments.count, !queriesExclude(other)
    else { return false }
    var (isBetter, isWorse) = (false, false)
    for (left, right) in zip(segments, other.segments) {
      switch (left.isLiteral, right.isLiteral) {
      case (true, true):
        if left != right { return false }
      case (true, false):
        if !right.mayEqual(left.literals[0]) { return false }
        isBetter = true
      case (false, true):
        if !left.mayEqual(right.literals[0]) { return false }
        isWorse = true
      case (false, false):
        if !left.mayMeet(right) { return false }
      }
    }
    return isBetter == isWorse
  }

  /// Whether both patterns require different values for the same key.
  private func queriesExclude(_ other: URLPattern) -> Bool {
    query.contains { own in
      other.query.contains { $0.key == own.key && $0.value != nil && own.value != nil && $0.value != own.value }
    }
  }
}

extension URLPattern.Segment {
  /// Whether a text could match the segment.
  fileprivate func mayEqual(_ text: String) -> Bool {
    text.utf8.count >= literals.reduce(0) { $0 + $1.utf8.count } && text.hasPrefix(literals[0])
      && text.hasSuffix(literals[literals.count - 1])
  }

  /// Whether some text could match both segments: their prefixes and suffixes are compatible.
  fileprivate func mayMeet(_ other: URLPattern.Segment) -> Bool {
    func agree(_ left: String, _ right: String, _ test: (String, String) -> Bool) -> Bool {
      test(left, right) || test(right, left)
    }
    return agree(literals[0], other.literals[0]) { $0.hasPrefix($1) }
      && agree(literals[literals.count - 1], other.literals[other.literals.count - 1]) { $0.hasSuffix($1) }
  }
}
