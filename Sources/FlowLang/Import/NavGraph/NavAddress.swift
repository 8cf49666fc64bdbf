/// The URLs of deep links, in the terms of the language
/// (developer.android.com/guide/navigation/design/deep-link#implicit).
enum NavAddress {
  /// Returns the URLs of a URI pattern: two, with `http` and `https`, if it has no scheme. Empty if it has wildcards,
  /// build placeholders, or placeholders where the language does not allow them.
  static func addresses(of uri: String) -> [String] {
    if uri.contains(".*") || uri.contains("${") || uri.contains(where: { $0.isWhitespace || $0.isNewline }) {
      return []
    }
    let origins = uri.contains("://") ? [uri] : uri.hasPrefix("/") ? [] : ["http://\(uri)", "https://\(uri)"]
    return origins.filter(isAddress)
  }

  private static func isAddress(_ text: String) -> Bool {
    let pattern = URLPattern(text)
    let hasFitPlaces = !pattern.origin.contains("{") && !pattern.query.contains { $0.key.contains("{") }
    let isUnique = Set(pattern.placeholders).count == pattern.placeholders.count
    return pattern.problem == nil && hasFitPlaces && isUnique && !pattern.origin.hasSuffix("://")
  }
}
