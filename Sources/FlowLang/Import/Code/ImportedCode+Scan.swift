extension ImportedCode {
  /// The extensions of the files that ``scan(_:)`` reads, without a dot.
  public static let fileExtensions = ["swift", "kt", "java", "xml"]

  /// Looks through a file of the code of an app.
  public mutating func scan(_ file: SourceFile) {
    isKnown = true
  }

  /// Takes in a list of what code opens: a name on each line, and behind it perhaps a reason. Empty lines and lines
  /// that begin with `#` say nothing.
  public mutating func addEntries(_ file: SourceFile) {
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      add(String(name), in: words.count > 1 ? ImportedNames.clean(String(words[1])) : file.path)
    }
  }
}
