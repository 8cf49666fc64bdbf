/// Text of a flow as Markdown: whatever it holds, nothing in it becomes a link, a picture or a heading.
enum Markdown {
  /// Words of the language, or a name, as they are written.
  static func code(_ text: String) -> String {
    let shown = TerminalText.clean(text)
    guard shown.contains("`") else { return "`\(shown)`" }
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }

  /// A declaration on a line of its own.
  static func block(_ text: String) -> String { "```flow\n\(TerminalText.clean(text))\n```" }

  /// Prose, such as a documentation comment, line for line. What stands between two backticks of a line is code.
  static func prose(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
  }

  /// Markdown that was made here, for clients that show plain text: without fences and backslashes.
  static func plain(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }.map { line in
      var result = ""
      var (isEscaped, isCode) = (false, false)
      for scalar in line.unicodeScalars {
        if scalar == "`", !isEscaped { isCode.toggle() }
        isEscaped = scalar == "\\" && !isEscaped && !isCode
        if !isEscaped { result.unicodeScalars.append(scalar) }
      }
      return result
    }.joined(separator: "\n")
  }

  private static func line(_ text: Substring) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // Without a partner, or next to another one, a backtick is just a character.
    guard pieces.count % 2 == 1, !pieces.dropFirst().dropLast().contains("") else { return escaped(String(text)) }
    return pieces.enumerated().map { index, piece in
      index % 2 == 1 ? "`\(TerminalText.clean(piece))`" : escaped(piece)
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.clean(text).unicodeScalars {
      if "\\`*_[]<>#~|!&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
