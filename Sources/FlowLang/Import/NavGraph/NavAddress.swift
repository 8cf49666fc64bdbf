/// The addresses of deep links, in the terms of the language
/// (developer.android.com/guide/navigation/design/deep-link#implicit).
enum NavAddress {
  /// The addresses that a pattern stands for: one without a scheme is for `http` and `https`. Empty for what has no
  /// such address: wildcards, a part that the build puts in, placeholders where none may be.
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
