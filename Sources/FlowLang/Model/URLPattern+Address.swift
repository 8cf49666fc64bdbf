/// Matching of addresses (decisions D9 and D10).
extension URLPattern {
  /// Whether an address without placeholders, parsed as a pattern, matches this pattern, regardless of origins.
  ///
  /// - Parameters:
  ///   - address: The address. Keys of its query that the pattern does not have are ignored.
  ///   - optional: The parameters that may be left out.
  ///   - accepts: Whether a text can be the value of the placeholder with a name.
  func matches(
    _ address: URLPattern, optional: Set<String>, accepts: (_ name: String, _ text: String) -> Bool = { _, _ in true }
  ) -> Bool {
    guard segments.count == address.segments.count else { return false }
    var names = placeholders[...]
    for (segment, given) in zip(segments, address.segments) {
      let own = names.prefix(segment.literals.count - 1)
      names = names.dropFirst(own.count)
      guard let values = segment.values(in: given.literals[0]), zip(own, values).allSatisfy(accepts) else {
        return false
      }
    }
    return query.allSatisfy { item in
      guard let given = address.query.first(where: { $0.key == item.key }) else {
        return item.value == nil && optional.isSuperset(of: item.placeholders)
      }
      guard let values = item.segment.values(in: given.segment.literals[0]) else { return false }
      return zip(item.placeholders, values).allSatisfy(accepts)
    }
  }

  /// Whether the pattern takes precedence over another that matches the same address: it is as exact in every segment,
  /// and more exact in one.
  func isMoreExact(than other: URLPattern) -> Bool {
    let pairs = zip(segments, other.segments)
    return pairs.allSatisfy { $0.isLiteral || !$1.isLiteral } && pairs.contains { $0.isLiteral && !$1.isLiteral }
  }
}

extension URLPattern.Segment {
  /// Returns the value of each placeholder when a text matches the segment; nil when it does not.
  func values(in text: String) -> [String]? {
    if isLiteral { return text == literals[0] ? [] : nil }
    guard text.hasPrefix(literals[0]) else { return nil }
    var values: [String] = []
    var rest = text.dropFirst(literals[0].count)
    for literal in literals.dropFirst().dropLast() {
      guard let range = literal.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: literal) else {
        return nil
      }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(literals[literals.count - 1]) else { return nil }
    return values + [String(rest.dropLast(literals[literals.count - 1].count))]
  }
}
