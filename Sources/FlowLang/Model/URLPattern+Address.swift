/// Which pattern an address opens (decisions D9 and D10).
extension URLPattern {
  /// Whether an address without placeholders, taken apart like a pattern, is one of this pattern, whatever the origins.
  ///
  /// - Parameters:
  ///   - address: The address. What it has in its query beyond the pattern does no harm.
  ///   - optional: The parameters that may be left out.
  func matches(_ address: URLPattern, optional: Set<String>) -> Bool {
    guard segments.count == address.segments.count,
      zip(segments, address.segments).allSatisfy({ $0.matches($1.literals[0]) })
    else { return false }
    return query.allSatisfy { item in
      guard let given = address.query.first(where: { $0.key == item.key }) else {
        return item.value == nil && optional.isSuperset(of: item.placeholders)
      }
      return item.segment.matches(given.segment.literals[0])
    }
  }

  /// Whether the pattern beats another that matches the same address: it is as exact in every segment, and more exact
  /// in one.
  func isMoreExact(than other: URLPattern) -> Bool {
    let pairs = zip(segments, other.segments)
    return pairs.allSatisfy { $0.isLiteral || !$1.isLiteral } && pairs.contains { $0.isLiteral && !$1.isLiteral }
  }
}

extension URLPattern.Segment {
  /// Whether a text is the segment with something in the place of each placeholder.
  func matches(_ text: String) -> Bool {
    if isLiteral { return text == literals[0] }
    guard text.hasPrefix(literals[0]) else { return false }
    var rest = text.dropFirst(literals[0].count)
    for literal in literals.dropFirst().dropLast() where !literal.isEmpty {
      guard let range = rest.firstRange(of: literal) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(literals[literals.count - 1])
  }
}
