extension Reporter {
  /// All formats, the default first.
  public static let all: [Reporter] = [.text, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle]
}
