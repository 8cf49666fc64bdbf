extension Reporter {
  /// Every form there is, the default first.
  public static let all: [Reporter] = [.text, .json]
}
